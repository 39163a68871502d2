// Words and buttons on the table itself: groups that could form an Army, coins that could join one, what an
// Army strikes with, when coins arrive.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/marks.h"

namespace screens {

namespace {

bool meet(const Rect& a, const Rect& b) { return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1; }

// Places that may not be covered: side panels, and tags already placed.
class Tags {
public:
    Tags(Battle& battle, const Rect& covered) : battle_(battle), taken_{covered} {}

    // A small walnut button at the first free one of these places on the table; none if all are taken.

    bool press(std::string_view name, const Phrase& label, const std::vector<Vec2>& places) {
        std::optional<Rect> rect;
        for (std::size_t i = 0; i < places.size() && !rect; ++i) rect = free_at(label, places[i]);
        if (!rect) return false;
        taken_.push_back(*rect);
        ui::Ui& ui = battle_.ui;
        bool pressed = false;
        ui.bare(name, *rect, [&] {
            const bool lit = ui.over_panel() && rect->contains(ui.pointer());
            ui.paint().fill(*rect, lit ? palette::kAccent : palette::kWalnut.faded(0.86), ui.px(4));
            ui.paint().frame(*rect, palette::kCreamSoft.faded(0.5), 1, ui.px(4));
            ui.paint().print({rect->x0 + ui.px(8), rect->y0 + ui.px(3)}, label, Type::Small, palette::kCream);
            pressed = ui.area(label, *rect);
        });
        return pressed;
    }

    void print(const Phrase& words, Vec2 at) {
        const std::optional<Rect> rect = free_at(words, at);
        if (!rect) return;
        taken_.push_back(*rect);
        battle_.ui.tag(words, rect->center(), {.type = Type::Small, .colour = palette::kCream});
    }

private:
    std::optional<Rect> free_at(const Phrase& words, Vec2 at) const {
        const Vec2 pixel = battle_.camera.view().to_pixels(at);
        const double wide = battle_.ui.text_width(words, Type::Small) + battle_.ui.px(16),
                     high = battle_.ui.line_height(Type::Small) + battle_.ui.px(6);
        const Rect rect =
            ui::sized({std::round(pixel.x - wide / 2), std::round(pixel.y - high / 2)}, wide, high);
        if (!layout_of(battle_).table.covers(rect)) return std::nullopt;
        for (const Rect& other : taken_)
            if (meet(rect, other)) return std::nullopt;
        return rect;
    }

    Battle& battle_;
    std::vector<Rect> taken_;
};

void draw_offers(Battle& battle, Tags& tags) {
    const auto& scene = battle.game.stage().scene();
    // As the player sees it.
    const Vec2 up = battle.camera.across() ? Vec2{0, -1} : Vec2{0, 1};
    for (std::size_t i = 0; i < battle.offers.armies.size(); ++i) {
        Vec2 middle;
        double top = -1e9, low = 1e9;
        for (const int coin : battle.offers.armies[i]) {
            const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
            middle = middle + sprite.at / static_cast<double>(battle.offers.armies[i].size());
            top = std::max(top, dot(sprite.at, up));
            low = std::min(low, dot(sprite.at, up));
        }
        const std::vector<Vec2> places{{middle.x, (top + 0.85) * up.y}, {middle.x, (low - 0.85) * up.y}};
        if (!tags.press("offer" + std::to_string(i), say("Form Army"), places)) continue;
        battle.gathered = {battle.offers.armies[i], cw::kNobody};
        battle.pointing.clear();
    }
}

void draw_joiners(Battle& battle, Tags& tags) {
    const int selected = battle.pointing.selected();
    if (selected == cw::kNobody || !battle.match().in_army(selected) || battle.pointing.plan().strike) return;
    const int army = battle.match().coin(selected).army;
    if (cw::side_of_army(battle.match(), army) != battle.match().side) return;
    for (const int coin : cw::possible_members(battle.match(), army)) {
        const render::CoinSprite& sprite = battle.game.stage().scene().coins[static_cast<std::size_t>(coin)];
        if (tags.press("join" + std::to_string(coin), plain("+"), {sprite.at}))
            return battle.submit(cw::Join{cw::army_id(army), {battle.match().id(coin)}, ""});
    }
}

void draw_offense(Battle& battle, Tags& tags) {
    const int selected = battle.pointing.selected(), hovered = battle.pointing.hovered();
    for (const int coin : {selected, hovered != selected ? hovered : cw::kNobody}) {
        if (coin == cw::kNobody || !battle.match().in_army(coin)) continue;
        const int army = battle.match().coin(coin).army;
        if (coin == hovered && selected != cw::kNobody && battle.match().coin(selected).army == army)
            continue;
        int sum = 0;
        for (const int member : cw::body(battle.match(), army))
            sum += cw::offense_value(battle.match(), member);
        const auto place = table::pennant_place(battle.game.stage().scene(), battle.match(), army);
        if (place) tags.print(say("Offense {1}", sum), *place + Vec2{0.35, 0.1});
    }
}

void draw_arrivals(Battle& battle, Tags& tags) {
    const cw::Match& match = battle.match();
    std::vector<const std::vector<Vec2>*> told;
    for (int coin = 0; coin < match.count(); ++coin) {
        const cw::CoinSetup& setup = match.setup(coin);
        if (match.coin(coin).place != cw::Place::Arriving || setup.area.empty()) continue;
        bool known = false;
        for (const auto* area : told) known = known || *area == setup.area;
        if (known) continue;
        told.push_back(&setup.area);
        Vec2 middle, top = setup.area.front();
        for (const Vec2 corner : setup.area) {
            middle = middle + corner / static_cast<double>(setup.area.size());
            if (corner.y > top.y) top = corner;
        }
        tags.print(say("Turn {1}", setup.arrives), {middle.x, top.y - 0.35});
    }
}

}  // namespace

void draw_tags(Battle& battle, const Rect& covered) {
    battle.offers.renew(battle.match(), battle.game.version(), battle.may_form());
    if (battle.is_asked() || battle.waits_for_bot() || battle.game.stage().moving()) return;
    const bool playing = battle.playing() || battle.match().phase == cw::Phase::Deploy;
    if (!playing || battle.deciding()) return;
    Tags tags(battle, covered);
    draw_arrivals(battle, tags);
    const bool free = battle.pointing.selected() == cw::kNobody && battle.gathered.empty() &&
                      battle.grip.lasso.empty() && !battle.deployment.carries();
    if (free) draw_offers(battle, tags);
    draw_joiners(battle, tags);
    const table::Aim& aim = battle.pointing.aim();
    if (aim.coin == cw::kNobody) draw_offense(battle, tags);
}

}  // namespace screens
