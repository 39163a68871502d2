// Editing one condition: coins lost, or ground held.

#include <algorithm>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"

namespace screens {

namespace {

using editor::ConditionPlace;
using Of = editor::ConditionRoot::Of;
using Kind = cw::Condition::Kind;
using When = cw::Condition::When;

constexpr int kCentsAtFirst = 100;

// --- its kind: lost, held, or always
enum class Always { Offered, No };

bool choose_kind(EditorView& view, cw::Side side, Always always, cw::Condition& condition) {
    std::vector<Phrase> kinds{say("Coins lost"), say("Ground held")};
    if (always == Always::Offered) kinds.push_back(say("Always"));
    const std::size_t now = condition.kind == Kind::Lost ? 0 : condition.kind == Kind::Held ? 1 : 2;
    const auto pressed = one_of(view.ui, say("What counts"), kinds, now);
    if (!pressed) return false;
    if (*pressed == 0) condition = editor::fresh_lost(cw::other(side));
    if (*pressed == 1) condition = editor::fresh_held(view.scenario(), side);
    if (*pressed == 2) condition = editor::always();
    return true;
}

// Chooses between any coins and named ones. True if it was changed.
bool choose_named(EditorView& view, cw::Condition& condition) {
    bool changed = false;
    if (const auto taken = choose_coins(view, condition.side, condition.named)) {
        condition.named = *taken;
        changed = true;
    }
    if (!condition.named.empty() && view.ui.button(say("Any coins"))) {
        condition.named.clear();
        changed = true;
    }
    return changed;
}

// Ensures that a condition asks for at least one coin, and for no more than there are.
void make_sense(cw::Condition& condition) {
    const int named = static_cast<int>(condition.named.size());
    if (named > 0) condition.coins = std::min(condition.coins, named);
    const bool asks = condition.coins > 0 || named > 0 || condition.cents > 0;
    if (condition.kind == Kind::Held || !asks) condition.coins = std::max(condition.coins, 1);
}

bool choose_lost(EditorView& view, cw::Condition& lost) {
    ui::Ui& ui = view.ui;
    ui.caption(say("WHO LOSES THEM"));
    bool changed = choose_side(view, lost.side);
    if (changed) lost.named.clear();
    ui.caption(say("WHICH COINS"));
    changed |= choose_named(view, lost);
    const int named = static_cast<int>(lost.named.size());
    if (named > 0 && ui.toggle(say("Each of them"), lost.coins == 0)) {
        lost.coins = lost.coins == 0 ? named : 0;
        changed = true;
    }
    const int max = named > 0 ? named : static_cast<int>(cw::limits::kCoins);
    const int min = named == 0 && lost.cents > 0 ? 0 : 1;
    if (named == 0 || lost.coins > 0) changed |= whole_number(ui, say("At least this many"), lost.coins, {min, max, 1});
    if (ui.toggle(say("With a minimum value"), lost.cents > 0)) {
        lost.cents = lost.cents > 0 ? 0 : kCentsAtFirst;
        changed = true;
    }
    if (lost.cents > 0) changed |= whole_number(ui, say("Cents"), lost.cents, {1, cw::limits::kCents, 5});
    return changed;
}

// --- the ground to hold
struct Area {
    Phrase name;
    editor::Polygon polygon;
};

// Returns all pieces of ground, both zones, and an area in the middle that can be reshaped freely.
std::vector<Area> areas(const EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    std::vector<Area> all;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const cw::Terrain& ground = scenario.terrain[i];
        all.push_back(
            {ground.name.empty() ? say("Ground {1}", static_cast<int>(i + 1)) : known(ground.name), ground.polygon});
    }
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        all.push_back({say("The zone of {1}", cw::display_name(scenario, side)), cw::deployment_zone(scenario, side)});
    const Vec2 middle{scenario.width / 2, scenario.height / 2}, half{2, 2};
    all.push_back({say("A square in the middle"), editor::rectangle(middle - half, middle + half)});
    if (view.selection.shape)
        all.push_back({say("The selected area"), editor::polygon(scenario, *view.selection.shape)});
    return all;
}

// Returns the area's own shape if it has one that is not a zone or an arrival area.
std::optional<editor::EditorShape> own_shape(const EditorView& view, const editor::Polygon& area) {
    for (const editor::EditorShape& shape : editor::shapes(view.scenario()))
        if (editor::polygon(view.scenario(), shape) == area && shape.piece != editor::Piece::Zone &&
            shape.piece != editor::Piece::Arrival)
            return shape;
    return std::nullopt;
}

bool choose_area(EditorView& view, cw::Condition& held) {
    ui::Ui& ui = view.ui;
    ui.caption(say("WHICH GROUND"));
    const std::vector<Area> all = areas(view);
    const auto now = std::ranges::find(all, held.area, &Area::polygon);
    const Phrase name = now == all.end() ? say("A separate area") : now->name;
    bool changed = false;
    if (ui.button(view.pages.places ? say("Choose:") : name)) view.pages.places = !view.pages.places;
    if (view.pages.places)
        for (auto area = all.begin(); area != all.end(); ++area) {
            if (!ui.choice(area->name, {}, area == now)) continue;
            held.area = area->polygon;
            view.pages.places = false;
            changed = true;
        }
    const auto shape = own_shape(view, held.area);
    if (shape && ui.button(say("Show it on the table")))
        request(view, {{}, {}, {}, [&view, one = *shape] { view.select(one); }});
    if (shape && shape->piece == editor::Piece::Goal) ui.remark(say("Move its corners on the table."));
    return changed;
}

bool choose_when(EditorView& view, cw::Condition& held) {
    view.ui.caption(say("WHEN"));
    const auto when =
        one_of(view.ui, say("WHEN"), {say("At any time"), say("At the end of a round"), say("At the round limit")},
               static_cast<std::size_t>(held.when));
    if (when) held.when = static_cast<When>(*when);
    if (held.when != When::TurnEnd) held.turns = 1;
    bool changed = when.has_value();
    if (held.when == When::TurnEnd)
        changed |= whole_number(view.ui, say("Consecutive rounds"), held.turns, {1, cw::limits::kTurns, 1});
    return changed;
}

bool choose_held(EditorView& view, cw::Condition& held) {
    view.ui.caption(say("WHO HOLDS IT"));
    bool changed = choose_side(view, held.side);
    if (changed) {
        held.named.clear();
        held.types.clear();
    }
    changed |= choose_area(view, held);
    const int named = static_cast<int>(held.named.size());
    const int max = named > 0 ? named : static_cast<int>(cw::limits::kCoins);
    changed |= whole_number(view.ui, say("With at least this many"), held.coins, {1, max, 1});
    view.ui.caption(say("WHICH COINS"));
    changed |= choose_named(view, held);
    view.ui.caption(say("WHICH TYPES (MARK NONE FOR ALL)"));
    changed |= choose_types(view, held.side, held.types);
    changed |= choose_when(view, held);
    return changed;
}

bool choose(EditorView& view, cw::Side side, Always always, cw::Condition& condition) {
    if (choose_kind(view, side, always, condition)) return true;
    if (condition.kind == Kind::Lost) return choose_lost(view, condition);
    return condition.kind == Kind::Held && choose_held(view, condition);
}

// The wording in the band below the bar during play.
void edit_tally(EditorView& view, const ConditionPlace& place, const cw::Condition& condition, const std::string& of) {
    view.ui.caption(say("PROGRESS"));
    edit_lines(view, say("Custom wording"), say("Change the wording of a goal"), of, condition.tally.text,
               cw::limits::kWording, 1, [place](editor::Draft& draft, const std::string& text) {
                   editor::condition_at(draft.scenario, place)->tally.text = text;
               });
    view.ui.remark(say("{1} stands for how many there are, {2} for how many are needed.", plain("{1}"), plain("{2}")));
}

// Only goals and results have their progress shown; another file's words are kept in view.
bool has_tally(const ConditionPlace& place, const cw::Condition& condition) {
    if (condition.kind != Kind::Lost && condition.kind != Kind::Held) return false;
    return place.root.of == Of::Goal || place.root.of == Of::Result || !condition.tally.text.empty();
}

std::string step_of(const ConditionPlace& place) {
    std::string of =
        "condition " + std::to_string(static_cast<int>(place.root.of)) + " " + std::to_string(place.root.index);
    for (const std::size_t part : place.path) of.append(" ").append(std::to_string(part));
    return of;
}

}  // namespace

void draw_condition(EditorView& view, const ConditionPlace& place) {
    cw::Condition condition = *editor::condition_at(view.scenario(), place);
    const bool whole_result = place.root.of == Of::Result && place.path.empty();
    const bool empty_group = condition.kind == Kind::All || condition.kind == Kind::Any;
    const bool changed = choose(view, editor::favoured(view.scenario(), place.root),
                                whole_result || empty_group ? Always::Offered : Always::No, condition);
    const std::string of = step_of(place);
    if (has_tally(place, condition)) edit_tally(view, place, condition, "words of " + of);
    if (!changed) return;
    make_sense(condition);
    request(
        view,
        {say("Change a condition"),
         [place, condition](editor::Draft& draft) { *editor::condition_at(draft.scenario, place) = condition; }, of});
}

}  // namespace screens
