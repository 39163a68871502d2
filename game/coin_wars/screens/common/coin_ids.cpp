#include "game/coin_wars/screens/common/coin_ids.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "game/coin_wars/rules/army.h"

namespace screens {

namespace {

using core::Vec2;
using ui::Type;
namespace palette = ui::palette;

// Before an id as it is registered on the table: that is no sentence that names it.
constexpr const char* kOnTable = "#";
constexpr double kBelow = 0.45;  // radii from a coin's middle to that of its id

bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '#';
}

// What may be an id: a word with a number in it, for one without is a name.
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

void write(ui::Ui& ui, const std::string& id, Vec2 middle) {
    const words::Phrase written = words::plain(id);
    const Vec2 size{ui.text_width(written, Type::Small), ui.line_height(Type::Small)};
    const Vec2 at = middle - size / 2;
    const double shade = std::max(1.0, ui.px(1.2));
    for (const Vec2 aside : {Vec2{shade, 0}, Vec2{-shade, 0}, Vec2{0, shade}, Vec2{0, -shade}, Vec2{shade, shade}})
        ui.paint().print(at + aside, written, Type::Small, palette::kWalnut.faded(0.8));
    ui.paint().print(at, written, Type::Small, palette::kCream);
    ui.written(words::plain(kOnTable + id), {at.x, at.y, at.x + size.x, at.y + size.y});
}

// The middle of the uppermost coin's upper rim.
Vec2 top_of(const std::vector<int>& coins, const render::Scene& scene, const render::View& view) {
    Vec2 top{0, 1e9};
    for (const int coin : coins) {
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
        const Vec2 rim = view.to_pixels(sprite.at) - Vec2{0, sprite.radius * view.scale};
        if (rim.y < top.y) top = rim;
    }
    return top;
}

}  // namespace

void draw_ids(ui::Ui& ui, const cw::Match& match, const render::Scene& scene, const render::View& view) {
    std::set<std::string, std::less<>> ids;
    for (const ui::Label& label : ui.labels())
        if (is_seen(label)) add_words(label.text, ids);
    for (const std::string& id : ids) {
        const int coin = match.find(id);
        if (coin == cw::kNobody) continue;
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
        write(ui, id, view.to_pixels(sprite.at) + Vec2{0, kBelow * sprite.radius * view.scale});
    }
    for (const cw::Army& army : match.armies)
        if (ids.contains(cw::army_id(army.number)))
            write(ui, cw::army_id(army.number), top_of(cw::members(match, army.number), scene, view));
}

}  // namespace screens
