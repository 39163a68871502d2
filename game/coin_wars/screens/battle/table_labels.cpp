// Labels and buttons on the table: coins' names, groups that could form an Army, coins that could join one, an Army's
// strength, arrivals.

#include <algorithm>

#include "engine/core/box.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/coin_ids.h"
#include "game/coin_wars/screens/common/coin_names.h"
#include "game/coin_wars/screens/common/leader_line.h"

namespace screens {

namespace {

// Places buttons and labels on the table where there is room.
class Tags {
public:
    Tags(const Battle& battle, LabelRoom& room) : battle_(battle), room_(room) {}

    // Draws a small walnut button for these coins at the first free one of these places, never on a coin; none if all
    // are taken.
    bool press(std::string_view name, const Phrase& label, const std::vector<int>& coins,
               const std::vector<Vec2>& places) {
        const About about{coins, About::To::Nearest};
        const render::Scene& scene = battle_.game.stage().scene();
        const render::View& view = battle_.camera.view();
        const std::optional<Rect> rect = place_beside(room_, size_of(label), in_pixels(places), scene, view, about);
        if (!rect) return false;
        ui::Ui& ui = battle_.ui;
        draw_leader(ui, *rect, scene, view, about);
        bool pressed = false;
        ui.overlay(name, *rect, [&] {
            const bool lit = ui.over_panel() && rect->contains(ui.pointer());
            ui.paint().fill(*rect, lit ? palette::kAccent : palette::kWalnut.faded(0.86), ui.px(4));
            ui.paint().frame(*rect, palette::kCreamSoft.faded(0.5), 1, ui.px(4));
            ui.paint().print({rect->x0 + ui.px(8), rect->y0 + ui.px(3)}, label, Type::Small, palette::kCream);
            pressed = ui.area(label, *rect);
        });
        return pressed;
    }

    // Never on a coin; left out if all places are taken.
    void print(const Phrase& words, const std::vector<Vec2>& places) {
        print_at(room_.take(size_of(words), in_pixels(places)), words);
    }

    // Returns half the size of the label in table inches.
    Vec2 half_of(const Phrase& words) const { return size_of(words) / (2 * battle_.camera.view().scale); }

private:
    Vec2 size_of(const Phrase& words) const {
        return {battle_.ui.text_width(words, Type::Small) + battle_.ui.px(16),
                battle_.ui.line_height(Type::Small) + battle_.ui.px(6)};
    }

    std::vector<Vec2> in_pixels(const std::vector<Vec2>& places) const {
        std::vector<Vec2> middles;
        for (const Vec2 at : places) middles.push_back(battle_.camera.view().to_pixels(at));
        return middles;
    }
    void print_at(const std::optional<Rect>& place, const Phrase& words) {
        if (place) battle_.ui.tag(words, place->center(), {.type = Type::Small, .colour = palette::kCream});
    }

    const Battle& battle_;
    LabelRoom& room_;
};

// Returns middles for a tag around some coins: above as the player sees it, below, beside, at the corners; then again
// one and two tags farther out.
std::vector<Vec2> around(const Battle& battle, const std::vector<int>& coins, Vec2 half) {
    constexpr double kGap = 0.2;
    Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
    for (const int coin : coins) {
        const render::CoinSprite& sprite = battle.game.stage().scene().coins[static_cast<std::size_t>(coin)];
        low = {std::min(low.x, sprite.at.x - sprite.radius), std::min(low.y, sprite.at.y - sprite.radius)};
        high = {std::max(high.x, sprite.at.x + sprite.radius), std::max(high.y, sprite.at.y + sprite.radius)};
    }
    const Vec2 middle = (low + high) / 2;
    const bool across = battle.camera.across();
    std::vector<Vec2> places;
    for (const Vec2 away : {half, half * 3, half * 5}) {
        const double up = high.y + away.y + kGap, down = low.y - away.y - kGap;
        const double right = high.x + half.x + kGap, left = low.x - half.x - kGap;
        const double above = across ? down : up, below = across ? up : down;
        places.insert(places.end(), {{middle.x, above},
                                     {middle.x, below},
                                     {middle.x + half.x, above},
                                     {middle.x - half.x, above},
                                     {middle.x + half.x, below},
                                     {middle.x - half.x, below},
                                     {right, middle.y},
                                     {left, middle.y},
                                     {right, above},
                                     {left, above},
                                     {right, below},
                                     {left, below}});
    }
    return places;
}

void draw_offers(Battle& battle, Tags& tags) {
    for (std::size_t i = 0; i < battle.offers.armies.size(); ++i) {
        const Phrase label = say("Form Army: free");
        const std::vector<Vec2> places = around(battle, battle.offers.armies[i], tags.half_of(label));
        if (!tags.press("offer" + std::to_string(i), label, battle.offers.armies[i], places)) continue;
        return battle.form_offered(battle.offers.armies[i]);
    }
}

void draw_joiners(Battle& battle, Tags& tags) {
    const int selected = battle.pointing.selected();
    if (selected == cw::kNoCoin || !battle.match().in_army(selected) || battle.pointing.plan().strike) return;
    const int army = battle.match().coin(selected).army;
    if (cw::side_of_army(battle.match(), army) != battle.match().side) return;
    for (const int coin : cw::possible_members(battle.match(), army)) {
        const std::vector<Vec2> places = around(battle, {coin}, tags.half_of(plain("+")));
        if (tags.press("join" + std::to_string(coin), plain("+"), {coin}, places))
            return battle.submit(cw::Join{cw::army_id(army), {battle.match().id(coin)}, ""});
    }
}

void draw_offense(const Battle& battle, Tags& tags) {
    const int selected = battle.pointing.selected(), hovered = battle.pointing.hovered();
    for (const int coin : {selected, hovered != selected ? hovered : cw::kNoCoin}) {
        if (coin == cw::kNoCoin || !battle.match().in_army(coin)) continue;
        const int army = battle.match().coin(coin).army;
        if (coin == hovered && selected != cw::kNoCoin && battle.match().coin(selected).army == army) continue;
        int sum = 0;
        for (const int member : cw::body(battle.match(), army)) sum += cw::offense_value(battle.match(), member);
        const Phrase words = say("Offense {1}", sum);
        tags.print(words, around(battle, cw::members(battle.match(), army), tags.half_of(words)));
    }
}

// Labels each striker that is somebody's worst threat with its strength.
void draw_danger(const Battle& battle, const table::Danger& danger, Tags& tags) {
    for (const table::Striker& striker : danger.strikers) {
        const auto worst = [&](const table::Endangered& one) {
            return cw::party(battle.match(), one.by.coin).front() == striker.coin;
        };
        if (std::ranges::none_of(danger.endangered, worst)) continue;
        const Phrase words = say("Offense {1}", striker.offense);
        tags.print(words, around(battle, cw::party(battle.match(), striker.coin), tags.half_of(words)));
    }
}

void draw_arrivals(const cw::Match& match, Tags& tags) {
    std::vector<const std::vector<Vec2>*> told;
    for (int coin = 0; coin < match.count(); ++coin) {
        const cw::CoinSetup& setup = match.setup(coin);
        if (match.coin(coin).place != cw::Place::Arriving || setup.area.empty()) continue;
        const cw::SpecialRule* delay = cw::special_delay(match, coin);
        if (!delay && cw::arrives_too_late(match, coin)) continue;
        bool known = false;
        for (const auto* area : told) known = known || *area == setup.area;
        if (known) continue;
        told.push_back(&setup.area);
        const core::Box area = core::box_around(setup.area);
        const Phrase words = delay ? ::words::known(delay->name) : say("Round {1}", cw::arrives_in(match, coin));
        const Vec2 middle = area.center(), half = tags.half_of(words);
        tags.print(words, {{middle.x, area.high.y - half.y},
                           {middle.x, area.low.y + half.y},
                           {middle.x, area.high.y + half.y},
                           {middle.x, area.low.y - half.y},
                           {area.low.x - half.x, middle.y},
                           {area.high.x + half.x, middle.y}});
    }
}

}  // namespace

void draw_tags(Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered) {
    battle.offers.renew(battle.match(), battle.game.version(), battle.may_form());
    // The tossed coin covers everything.
    if (battle.has_dialog() || battle.match().phase == cw::Phase::Order) return;
    const render::View& view = battle.camera.view();
    LabelRoom room(layout_of(battle).table);
    for (const Rect& rect : covered) room.keep_clear(rect);
    room.keep_clear(scene, view);
    if (!battle.hides()) {
        draw_crowns(battle.ui, battle.game.shown_match(), scene, view);
        draw_ids(battle.ui, room, battle.game.shown_match(), scene, view);
        draw_names(battle.ui, room, battle.game.shown_match(), scene, view, battle.pointing.hovered());
    }
    if (battle.waits() || battle.game.stage().moving()) return;
    const bool playing = battle.playing() || battle.match().phase == cw::Phase::Deploy;
    if (!playing || battle.deciding()) return;
    Tags tags(battle, room);
    draw_arrivals(battle.match(), tags);
    if (battle.shows_danger()) draw_danger(battle, *battle.danger.danger(), tags);
    const bool free = battle.pointing.selected() == cw::kNoCoin && battle.gathered.empty() &&
                      battle.drag.lasso.empty() && !battle.deployment.carries();
    if (free) draw_offers(battle, tags);
    draw_joiners(battle, tags);
    const table::Aim& aim = battle.pointing.aim();
    if (aim.coin == cw::kNoCoin) draw_offense(battle, tags);
}

}  // namespace screens
