#include "game/coin_wars/screens/common/coin_ids.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/common/leader_line.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

// Prefix of labels that are ids on the table, to tell them from sentences that mention ids.
constexpr const char* kOnTable = "#";
constexpr double kOff = 0.5;  // radii between the middles of a coin and its id

bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '#';
}

// Adds possible ids: words with a digit in them; others are names.
void add_words(std::string_view text, std::set<std::string, std::less<>>& ids) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        bool numbered = false;
        for (; at < text.size() && is_of_word(text[at]); ++at) numbered |= text[at] >= '0' && text[at] <= '9';
        if (numbered) ids.emplace(text.substr(begin, at - begin));
        if (at == begin) ++at;
    }
}

bool is_seen(const ui::Label& label) {
    return !label.scrolled || (label.rect.y1 > label.panel.y0 && label.rect.y0 < label.panel.y1);
}

class Writing {
public:
    Writing(ui::Ui& ui, LabelRoom& room, const render::Scene& scene, const render::View& view)
        : ui_(ui), room_(room), scene_(scene), view_(view) {}

    // Writes it on one of these coins if there is space, otherwise beside them with a line to them.
    void write(const std::string& id, const std::vector<int>& about) {
        const words::Phrase written = words::plain(id);
        const Vec2 size{ui_.text_width(written, Type::Small), ui_.line_height(Type::Small)};
        for (const int coin : about)
            if (const auto rect = room_.take_over_coins(size, on(coin))) return print(written, *rect);
        const std::vector<Vec2> places = beside(about.front(), size);
        auto rect = place_beside(room_, size, places, scene_, view_, {about});
        if (!rect) rect = room_.take_over_coins(size, places);
        if (!rect) return;
        draw_leader(ui_, *rect, scene_, view_, {about});
        print(written, *rect);
    }

private:
    const render::CoinSprite& sprite(int coin) const { return scene_.coins[static_cast<std::size_t>(coin)]; }
    Vec2 middle(int coin) const { return view_.to_pixels(sprite(coin).at); }
    double radius(int coin) const { return sprite(coin).radius * view_.scale; }

    std::vector<Vec2> on(int coin) const {
        const double off = kOff * radius(coin);
        return {middle(coin) + Vec2{0, off}, middle(coin), middle(coin) - Vec2{0, off}};
    }
    std::vector<Vec2> beside(int coin, Vec2 size) const {
        std::vector<Vec2> middles;
        for (const double far : {1.0, 2.0, 3.0}) {
            const Vec2 away = Vec2{radius(coin), radius(coin)} + size * (far - 0.4);
            for (const Vec2 way : {Vec2{0, -1}, Vec2{0, 1}, Vec2{1, 0}, Vec2{-1, 0}, Vec2{1, -1}, Vec2{-1, 1}})
                middles.push_back(middle(coin) + Vec2{way.x * away.x, way.y * away.y});
        }
        return middles;
    }

    void print(const words::Phrase& written, const Rect& rect) {
        const Vec2 at{rect.x0, rect.y0};
        const double shade = std::max(1.0, ui_.px(1.2));
        for (const Vec2 aside : {Vec2{shade, 0}, Vec2{-shade, 0}, Vec2{0, shade}, Vec2{0, -shade}, Vec2{shade, shade}})
            ui_.paint().print(at + aside, written, Type::Small, palette::kWalnut.faded(0.8));
        ui_.paint().print(at, written, Type::Small, palette::kCream);
        ui_.add_label(words::plain(kOnTable) + written, rect);
    }

    ui::Ui& ui_;
    LabelRoom& room_;
    const render::Scene& scene_;
    const render::View& view_;
};

}  // namespace

void draw_ids(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
              const render::View& view) {
    std::set<std::string, std::less<>> ids;
    for (const ui::Label& label : ui.labels())
        if (is_seen(label)) add_words(label.text, ids);
    Writing writing(ui, room, scene, view);
    for (const std::string& id : ids)
        if (const int coin = match.find(id); coin != cw::kNoCoin) writing.write(id, {coin});
    for (const cw::Army& army : match.armies)
        if (ids.contains(cw::army_id(army.number)))
            writing.write(cw::army_id(army.number), cw::members(match, army.number));
}

}  // namespace screens
