#include "game/stories/screen/story_pictures.h"

#include <array>
#include <map>

#include "engine/render/snapshot.h"
#include "engine/ui/image_file.h"
#include "game/kit/table/coin_look.h"
#include "game/kit/table/playing_cards.h"
#include "game/stories/screen/papers.h"

namespace screens {

namespace {

using Painted = std::shared_ptr<const print::Image>;

constexpr int kPortraitPixels = 220, kCardPixels = 240;  // width
constexpr double kCardWide = 2.5;                        // inches

Painted painted(Drawing& drawing, const render::Scene& scene, core::Vec2 half, int wide) {
    render::View view;
    view.center = {};
    view.width = wide;
    view.height = static_cast<int>(wide * half.y / half.x);
    view.scale = wide / (2 * half.x);
    const auto rgb = render::snapshot(drawing.renderer(), scene, view);
    if (!rgb) return nullptr;
    std::string jpeg = ui::jpeg({view.width, view.height}, *rgb);
    if (jpeg.empty()) return nullptr;
    return std::make_shared<print::Image>(print::Image{std::move(jpeg), view.width, view.height});
}

render::Scene bare() {
    render::Scene scene;
    scene.width = scene.height = 0;
    scene.yardstick = false;
    return scene;
}

Painted paint(Drawing& drawing, const story::Portrait& portrait) {
    render::Scene scene = bare();
    scene.coins = {face_of(portrait.person)};
    return painted(drawing, scene, {1, 1}, kPortraitPixels);
}

Painted paint(Drawing& drawing, rules::playing::Card card) {
    render::Scene scene = bare();
    scene.sheets = {table::card_sheet(print_of(card), {.at = {}, .width = kCardWide})};
    scene.sheets.front().corner_lift = scene.sheets.front().corner_radius = 0;
    return painted(drawing, scene, {kCardWide / 2, kCardWide * table::kCardShape / 2}, kCardPixels);
}

Painted paint(Drawing&, story::Plate) { return nullptr; }  // these games' stories have none

int key_of(story::Plate) { return 0; }
int key_of(const story::Portrait& portrait) { return portrait.person; }
int key_of(rules::playing::Card card) { return card.index(); }

}  // namespace

// Six portrait heads, each in its own metal; then other emblems.
render::CoinSprite face_of(int person) {
    struct Head {
        const char* design;
        render::Metal metal;
    };
    constexpr std::array kHeads{Head{"penny", render::Metal::Copper},       Head{"nickel", render::Metal::Nickel},
                                Head{"dollar", render::Metal::Golden},      Head{"quarter", render::Metal::Silver},
                                Head{"half_dollar", render::Metal::Copper}, Head{"dime", render::Metal::Silver}};
    render::CoinSprite coin;
    coin.radius = 1;
    coin.seed = 0.07 * (person % 14);
    coin.wear = 0.25;
    const auto number = static_cast<std::size_t>(person);
    if (number < kHeads.size()) {
        coin.face = render::coin_face(kHeads[number].design, true);
        coin.metal = kHeads[number].metal;
        return coin;
    }
    coin.face.drawn = render::kStruck;
    coin.face.emblem = static_cast<render::Emblem>((number - kHeads.size()) % render::kEmblems);
    coin.metal = static_cast<render::Metal>(number % 4);
    return coin;
}

void paint_pictures(Drawing& drawing, std::vector<story::DocumentPart>& parts) {
    drawing.renderer().set_looked_at(true);  // paint even when a script skips frames: the page will be seen
    std::map<std::pair<std::size_t, int>, Painted> all;
    for (story::DocumentPart& part : parts)
        for (story::DocumentPicture& picture : part.pictures) {
            const int key = visit([](const auto& one) { return key_of(one); }, picture.of);
            const auto [place, is_new] = all.try_emplace({picture.of.index(), key}, nullptr);
            if (is_new) place->second = visit([&](const auto& one) { return paint(drawing, one); }, picture.of);
            picture.image = place->second;
        }
}

}  // namespace screens
