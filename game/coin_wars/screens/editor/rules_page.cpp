// The rules of a battle: the table options, and the advanced rules with everything that a file can specify.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/common/rule_rows.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

void set_rules(EditorView& view, const cw::Scenario& rules) {
    request(view, {say("Change a rule"), [rules](editor::Draft& draft) {
                       draft.scenario.options = rules.options;
                       draft.scenario.advanced = rules.advanced;
                   }});
}

void draw_table_options(EditorView& view) {
    view.ui.caption(say("ON THIS TABLE"));
    cw::Scenario preset = view.scenario();
    const cw::TableOptions kitchen = cw::with_preset(cw::kitchen_table(), preset.options),
                           tournament = cw::with_preset(cw::tournament(), preset.options);
    const std::size_t now = preset.options == kitchen ? 0 : preset.options == tournament ? 1 : 2;
    if (const auto pressed = one_of(view.ui, say("Table options"), {say("Kitchen"), say("Tournament")}, now)) {
        preset.options = *pressed == 0 ? kitchen : tournament;
        set_rules(view, preset);
    }
    if (const auto changed = draw_rule_rows(view.ui, view.scenario(), cw::table_rules(), view.pages.wipes))
        set_rules(view, *changed);
}

// Edits an optional number: 0 for none.
bool limited(ui::Ui& ui, const Phrase& asked, const Phrase& label, int& value, int max) {
    const bool switched = ui.toggle(asked, value > 0);
    if (switched) value = value > 0 ? 0 : 1;
    return (value > 0 && whole_number(ui, label, value, {1, max, 1})) || switched;
}

// --- going beyond (BX-6)
constexpr std::size_t kNobody = 0, kEveryone = 1, kChosen = 2;

editor::Coins coins_of(const cw::Scenario& scenario, cw::Side side) {
    editor::Coins coins;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i)
        if (scenario.coins[i].side == side) coins.push_back(static_cast<int>(i));
    return coins;
}

// Draws a switch for each type, on if all coins of that type are in `coins`.
bool choose_by_type(EditorView& view, cw::Side side, editor::Coins& coins) {
    const cw::Scenario& scenario = view.scenario();
    bool changed = false;
    for (const int type : types_in_use(scenario, side)) {
        editor::Coins of_type = coins_of(scenario, side);
        std::erase_if(of_type, [&](int coin) { return scenario.coins[static_cast<std::size_t>(coin)].type != type; });
        const bool all = std::ranges::includes(coins, of_type);
        if (!view.ui.toggle(say("Every {1}", cw::display_name(scenario, type, side)), all)) continue;
        changed = true;
        std::erase_if(coins, [&](int coin) { return core::contains(of_type, coin); });
        if (!all) coins.insert(coins.end(), of_type.begin(), of_type.end());
    }
    std::ranges::sort(coins);
    return changed;
}

bool draw_limits(ui::Ui& ui, cw::Beyond& beyond) {
    const int max = cw::limits::kTurns;
    bool changed = limited(ui, say("Limited uses per battle"), say("Per battle"), beyond.a_battle, max);
    changed |= limited(ui, say("Limited uses per turn"), say("Per turn"), beyond.a_turn, max);
    changed |= limited(ui, say("Only until a certain round"), say("Last round"), beyond.to_turn, max);
    return changed;
}

void draw_beyond(EditorView& view, cw::Side side) {
    const std::size_t s = cw::index(side);
    const cw::Scenario& scenario = view.scenario();
    std::optional<cw::Beyond> beyond = scenario.advanced.beyond[s];
    view.ui.text(cw::display_name(scenario, side), {.type = Type::Strong});
    const std::size_t now = !beyond ? kNobody : beyond->coins.empty() ? kEveryone : kChosen;
    const auto who =
        one_of(view.ui, cw::display_name(scenario, side), {say("Nobody"), say("Everyone"), say("Some")}, now);
    bool changed = who.has_value();
    if (who == kNobody) beyond.reset();
    if (who == kEveryone || who == kChosen) beyond = beyond.value_or(cw::Beyond{});
    if (who == kEveryone) beyond->coins.clear();
    if (who == kChosen) beyond->coins = coins_of(scenario, side);
    if (beyond && !beyond->coins.empty()) {
        changed |= choose_by_type(view, side, beyond->coins);
        if (const auto taken = choose_coins(view, side, beyond->coins)) {
            beyond->coins = *taken;
            changed = true;
        }
        // An empty list would mean all coins, so the rule goes with its last coin.
        if (beyond->coins.empty()) beyond.reset();
    }
    if (beyond) changed |= draw_limits(view.ui, *beyond);
    if (!changed) return;
    request(view, {say("Change who may go beyond"),
                   [s, beyond](editor::Draft& draft) { draft.scenario.advanced.beyond[s] = beyond; },
                   s == 0 ? "beyond heads" : "beyond tails"});
}

// --- technology (BX-5)
std::span<const cw::RuleValue> severities() {
    return std::ranges::find(cw::advanced_rules(), mark("Advantage"), &cw::AgreedRule::name)->values;
}

void change_technology(EditorView& view, std::size_t i, const cw::Technology& technology) {
    request(view, {say("Change technology"),
                   [i, technology](editor::Draft& draft) { draft.scenario.advanced.technology[i] = technology; },
                   std::string("technology").append(std::to_string(i))});
}

// The same text as in the agreement.
Phrase technology_note(const cw::Scenario& scenario, const cw::Technology& technology) {
    return joined({cw::behind_in_words(scenario, technology), cw::advantage_in_words(scenario, technology)},
                  plain(" "));
}

void draw_technology(EditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    cw::Technology technology = scenario.advanced.technology[i];
    const cw::Side advanced = cw::other(technology.backward);
    ui.caption(say("WHO IS BEHIND: -1/-1"));
    bool changed = choose_side(view, technology.backward);
    if (changed) std::swap(technology.types, technology.against);
    const auto severe =
        one_of(ui, say("Technology"), {severities()[0].word, severities()[1].word, severities()[2].word},
               static_cast<std::size_t>(technology.severe));
    if (severe) technology.severe = static_cast<cw::Severe>(*severe);
    changed |= severe.has_value();
    if (technology.severe == cw::Severe::No) ui.remark(severities().front().sentence);
    if (!changed) {
        ui.caption(say("WHO IS AHEAD (MARK NONE FOR ALL)"));
        changed |= choose_types(view, advanced, technology.types);
        ui.caption(say("AGAINST WHOM (MARK NONE FOR ALL)"));
        changed |= choose_types(view, technology.backward, technology.against);
    }
    if (ui.toggle(say("Only when they shoot"), technology.ranged_only)) {
        technology.ranged_only = !technology.ranged_only;
        changed = true;
    }
    changed |= whole_number(ui, say("From round"), technology.from_turn, {1, cw::limits::kTurns, 1});
    if (changed) change_technology(view, i, technology);
    if (ui.button(say("Remove it")))
        request(view, {say("Remove a technology"), [i](editor::Draft& draft) {
                           auto& all = draft.scenario.advanced.technology;
                           all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
                       }});
}

void draw_technologies(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    const auto& all = scenario.advanced.technology;
    view.ui.caption(say("TECHNOLOGY"));
    if (all.empty()) view.ui.remark(say("Both sides are armed alike."));
    auto& open = view.pages.technology;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Phrase label = say("{1} is behind", cw::display_name(scenario, all[i].backward));
        if (view.ui.choice(label, technology_note(scenario, all[i]), open == i))
            open = open == i ? std::nullopt : std::optional(i);
        if (open == i) draw_technology(view, i);
    }
    if (!view.ui.button(say("Add a technology"), Look::Plain,
                        {all.size() < cw::limits::kTechnologies, say("There is no room for more.")}))
        return;
    open = all.size();
    request(view,
            {say("Add a technology"), [](editor::Draft& draft) { draft.scenario.advanced.technology.emplace_back(); }});
}

void draw_watchers(EditorView& view) {
    std::set<int> types = foreign_types(view.scenario());
    for (const cw::CoinSetup& coin : view.scenario().coins)
        if (coin.watching) types.insert(coin_beneath(view.scenario(), coin.type));
    if (types.empty()) return;
    view.ui.rule();
    view.ui.caption(say("FOREIGN COINS"));
    for (const int type : types) {
        if (!draw_foreign_row(view.ui, view.scenario(), type)) continue;
        const bool watching = !watches(view.scenario(), type);
        request(view, {say("Change who watches"),
                       [type, watching](editor::Draft& draft) { set_watching(draft.scenario, type, watching); }});
    }
}

}  // namespace

void draw_rules_page(EditorView& view) {
    draw_page(view, [&] {
        ui::Ui& ui = view.ui;
        ui.caption(say("RULES (CLICK ONE TO CHANGE IT)"));
        // Terrain, morale and dice; files specify more for the other rules.
        if (const auto changed = draw_rule_rows(ui, view.scenario(), cw::advanced_rules().first(3), view.pages.wipes))
            set_rules(view, *changed);
        ui.rule();
        ui.caption(say("WHO MAY GO BEYOND"));
        for (const Phrase& limits : cw::beyond_limits_in_words(view.scenario())) ui.remark(limits);
        draw_beyond(view, cw::Side::Heads);
        draw_beyond(view, cw::Side::Tails);
        ui.rule();
        draw_technologies(view);
        ui.rule();
        draw_table_options(view);
        draw_watchers(view);
    });
}

}  // namespace screens
