#include "game/coin_wars/screens/shelf/medal_tray.h"

#include <array>

#include "engine/core/hash.h"

namespace screens {

namespace {

// Inches.
constexpr std::size_t kColumns = 4;
constexpr Vec2 kStep{2.7, 2.75};
constexpr double kMargin = 0.45, kAround = 0.5, kName = 0.5;  // kName: space below a medal for its name
constexpr std::size_t kMaxOnRim = 15;

std::string roman(int number) {
    struct Sign {
        int value;
        const char* letters;
    };
    constexpr std::array kSigns{Sign{1000, "M"}, Sign{900, "CM"}, Sign{500, "D"}, Sign{400, "CD"}, Sign{100, "C"},
                                Sign{90, "XC"},  Sign{50, "L"},   Sign{40, "XL"}, Sign{10, "X"},   Sign{9, "IX"},
                                Sign{5, "V"},    Sign{4, "IV"},   Sign{1, "I"}};
    std::string text;
    for (const Sign& sign : kSigns)
        for (; number >= sign.value; number -= sign.value) text += sign.letters;
    return text;
}

// Reads a design such as "mask-beads" into an emblem and a border; the date goes around it.
render::CoinFace face_of(const ladder::Medal& medal, const std::string& day) {
    const std::size_t dash = medal.design.find('-');
    render::CoinFace face;
    face.drawn = render::kStruck;
    face.heads = false;  // the side that bears a legend
    face.emblem = render::emblem_of(medal.design.substr(0, dash)).value_or(render::Emblem::Crown);
    face.border = render::border_of(medal.design.substr(dash + 1)).value_or(render::Border::Beads);
    face.legend = render::CoinText(date_on_rim(day));
    return face;
}

render::CoinSprite struck(const ladder::Medal& medal, const std::string& day, Vec2 at) {
    render::CoinSprite coin;
    coin.at = at;
    coin.radius = kMedalRadius;
    coin.face = coin.back = face_of(medal, day);
    coin.metal = medal.golden ? render::Metal::Golden : render::Metal::Silver;
    coin.reeds = 120;
    coin.seed = static_cast<double>(core::Hash().add(medal.key).value() % 1000) / 1000;
    coin.angle = 0.12 * (coin.seed - 0.5);
    coin.wear = 0.15;
    return coin;
}

}  // namespace

std::string date_on_rim(const std::string& day) {
    if (day.size() != 10) return "";
    const auto number = [&](std::size_t from, std::size_t length) {
        int value = 0;
        for (const char c : day.substr(from, length)) value = value * 10 + (c - '0');
        return value;
    };
    const std::string month = roman(number(5, 2)) + " " + roman(number(0, 4)),
                      whole = roman(number(8, 2)) + " " + month;
    return whole.size() <= kMaxOnRim ? whole : month;
}

MedalTray medal_tray(const std::vector<ladder::Result>& results, const std::string& person) {
    MedalTray tray;
    const auto all = ladder::medals();
    const std::size_t rows = (all.size() + kColumns - 1) / kColumns;
    const Vec2 size{kStep.x * kColumns + 2 * kMargin, kStep.y * static_cast<double>(rows) + 2 * kMargin};
    tray.scene.width = tray.scene.height = 0;
    tray.scene.yardstick = false;
    tray.scene.trays.push_back({{0, 0}, size, false});
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Vec2 at{kMargin + kStep.x * (static_cast<double>(i % kColumns) + 0.5),
                      size.y - kMargin - kStep.y * (static_cast<double>(i / kColumns) + 0.5) + kName / 2};
        tray.places.push_back(at);
        tray.days.push_back(ladder::day_earned(results, person, all[i]));
        if (tray.days.back().empty())
            tray.scene.halos.push_back({.at = at, .radius = kMedalRadius, .ink = render::Ink::Dim, .strength = 0.7});
        else
            tray.scene.coins.push_back(struck(all[i], tray.days.back(), at));
    }
    tray.whole = core::Box{{-render::TraySprite::kRim, -render::TraySprite::kRim},
                           size + Vec2{render::TraySprite::kRim, render::TraySprite::kRim}}
                     .grown(kAround);
    return tray;
}

}  // namespace screens
