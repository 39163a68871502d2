// How to win the battle: the turn limit and the result then, each side's goal, and how complete a victory is.

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using editor::ConditionRoot;
using Of = ConditionRoot::Of;

constexpr int kTurnsAtFirst = 12;

// --- goals
void add_goal(EditorView& view, const ConditionRoot& root, const cw::Condition& condition) {
    request(view, {say("Add a goal"), [&view, root, condition](editor::Draft& draft) {
                       editor::set_condition(draft.scenario, root, condition);
                       view.pages.condition = {root, {}};
                   }});
}

void draw_goal(EditorView& view, cw::Side side) {
    const cw::Scenario& scenario = view.scenario();
    const ConditionRoot root{Of::Goal, cw::index(side)};
    view.ui.text(say("{1} wins at once if", cw::display_name(scenario, side)), {.type = Type::Strong});
    if (scenario.victory.goals[root.index]) return draw_conditions(view, root);
    view.ui.remark(say("the other side has no coins left."));
    button_row(view.ui, {say("Coins lost"), say("Ground held")});
    if (view.ui.button(say("Coins lost"))) add_goal(view, root, editor::fresh_lost(cw::other(side)));
    if (view.ui.button(say("Ground held"))) add_goal(view, root, editor::fresh_held(scenario, side));
}

// --- the limit and its results
void draw_result_buttons(EditorView& view, std::size_t i, std::size_t count) {
    const auto swap = [&](std::size_t a, std::size_t b) {
        request(view, {say("Move a result"), [&view, a, b](editor::Draft& draft) {
                           std::swap(draft.scenario.victory.results[a], draft.scenario.victory.results[b]);
                           view.pages.condition.reset();
                       }});
    };
    button_row(view.ui, {say("Up"), say("Down"), say("Remove")});
    if (view.ui.button(say("Up"), Look::Plain, {i > 0, say("It is already the first.")})) swap(i, i - 1);
    if (view.ui.button(say("Down"), Look::Plain, {i + 1 < count, say("It is already the last.")})) swap(i, i + 1);
    if (view.ui.button(say("Remove")))
        request(view, {say("Remove a result"), [&view, i](editor::Draft& draft) {
                           editor::remove_condition(draft.scenario, {{Of::Result, i}, {}});
                           view.pages.condition.reset();
                       }});
}

void draw_result(EditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    const cw::LimitResult& result = scenario.victory.results[i];
    ui.text(i == 0 ? say("Victory goes to") : say("otherwise to"), {.type = Type::Strong});
    const auto winner = one_of(
        ui, i == 0 ? say("Victory goes to") : say("otherwise to"),
        {cw::display_name(scenario, cw::Side::Heads), cw::display_name(scenario, cw::Side::Tails), say("nobody")},
        result.winner ? cw::index(*result.winner) : 2);
    if (winner)
        request(view, {say("Change who wins"), [i, to = *winner](editor::Draft& draft) {
                           draft.scenario.victory.results[i].winner =
                               to < 2 ? std::optional(static_cast<cw::Side>(to)) : std::nullopt;
                       }});
    ui.remark(say("if"));
    draw_conditions(view, {Of::Result, i});
    draw_result_buttons(view, i, scenario.victory.results.size());
}

void draw_limit(EditorView& view) {
    const cw::Victory& victory = view.scenario().victory;
    int turns = victory.turns;
    bool changed = view.ui.toggle(say("Limited number of rounds"), turns > 0);
    if (changed) turns = turns > 0 ? 0 : kTurnsAtFirst;
    if (turns > 0) changed |= whole_number(view.ui, say("Rounds"), turns, {1, cw::limits::kTurns, 1});
    if (changed)
        request(view, {say("Change the round limit"),
                       [turns](editor::Draft& draft) { draft.scenario.victory.turns = turns; }, "turns"});
    if (victory.turns == 0) return;
    for (std::size_t i = 0; i < victory.results.size(); ++i) draw_result(view, i);
    if (view.ui.button(say("Add a result"), Look::Plain,
                       {victory.results.size() < cw::limits::kResults, say("There is no room for more.")}))
        request(view, {say("Add a result"), [](editor::Draft& draft) {
                           draft.scenario.victory.results.push_back({editor::always(), cw::Side::Heads});
                       }});
    view.ui.text(victory.results.empty() ? say("At the end") : say("otherwise"), {.type = Type::Strong});
    const auto last = one_of(view.ui, victory.results.empty() ? say("At the end") : say("otherwise"),
                             {say("the larger purse"), say("a draw")}, victory.at_limit == cw::AtLimit::Purse ? 0 : 1);
    if (last)
        request(view, {say("Change the round limit"), [to = *last](editor::Draft& draft) {
                           draft.scenario.victory.at_limit = to == 0 ? cw::AtLimit::Purse : cw::AtLimit::Draw;
                       }});
}

// --- degrees (BX-14)
void change_degree(EditorView& view, std::size_t i, const cw::VictoryDegree& degree) {
    request(view, {say("Change a degree of victory"),
                   [i, degree](editor::Draft& draft) { draft.scenario.victory.degrees[i] = degree; },
                   std::string("degree ").append(std::to_string(i))});
}

bool choose_winner(EditorView& view, cw::VictoryDegree& degree) {
    const cw::Scenario& scenario = view.scenario();
    const auto winner = one_of(
        view.ui, say("Whose victory"),
        {say("Either"), cw::display_name(scenario, cw::Side::Heads), cw::display_name(scenario, cw::Side::Tails)},
        degree.winner ? 1 + cw::index(*degree.winner) : 0);
    if (winner) degree.winner = *winner == 0 ? std::nullopt : std::optional(static_cast<cw::Side>(*winner - 1));
    return winner.has_value();
}

void draw_degree(EditorView& view, std::size_t i) {
    constexpr int kAheadAtFirst = 100;
    ui::Ui& ui = view.ui;
    cw::VictoryDegree degree = view.scenario().victory.degrees[i];
    const auto kind =
        one_of(ui, say("How complete"), {say("Marginal"), Phrase(words::mark_in("victory", "Clear")), say("Crushing")},
               static_cast<std::size_t>(degree.degree));
    if (kind) degree.degree = static_cast<cw::Degree>(*kind);
    bool changed = kind.has_value();
    changed |= choose_winner(view, degree);
    if (ui.toggle(say("Only if the winner's purse is larger"), degree.ahead > 0)) {
        degree.ahead = degree.ahead > 0 ? 0 : kAheadAtFirst;
        changed = true;
    }
    if (degree.ahead > 0) changed |= whole_number(ui, say("By cents"), degree.ahead, {1, cw::limits::kCents, 5});
    if (changed) change_degree(view, i, degree);
    draw_optional_condition(view, say("Only if something has happened"), {Of::Degree, i});
    if (ui.button(say("Remove this degree")))
        request(view, {say("Remove a degree of victory"), [&view, i](editor::Draft& draft) {
                           auto& degrees = draft.scenario.victory.degrees;
                           degrees.erase(degrees.begin() + static_cast<std::ptrdiff_t>(i));
                           view.pages.degree.reset();
                       }});
}

// Draws a line for each degree; the first that fits counts. The pressed one is open.
void draw_degrees(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    const std::vector<Phrase> sentences = cw::degrees_in_words(scenario);
    auto& open = view.pages.degree;
    for (std::size_t i = 0; i < scenario.victory.degrees.size(); ++i) {
        if (press_line(view.ui, sentences[i], 0, open == i)) open = open == i ? std::nullopt : std::optional(i);
        if (open == i) draw_degree(view, i);
    }
    view.ui.remark(sentences.empty() ? say("Every victory is simply a victory.") : sentences.back());
    if (view.ui.button(say("Add a degree of victory"), Look::Plain,
                       {scenario.victory.degrees.size() < cw::limits::kDegrees, say("There is no room for more.")}))
        request(view, {say("Add a degree of victory"), [&view](editor::Draft& draft) {
                           auto& degrees = draft.scenario.victory.degrees;
                           degrees.push_back({cw::Degree::Clear, std::nullopt, std::nullopt, 100});
                           view.pages.degree = degrees.size() - 1;
                       }});
}

// The battle's own sentences, shown wherever goals are described.
void draw_own_words(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    const cw::VictoryWords& words = scenario.victory.words;
    view.ui.caption(say("CUSTOM WORDING"));
    const auto field = [&](const Phrase& label, const std::string& of, std::string cw::VictoryWords::*enum_names) {
        edit_lines(
            view, label, say("Change the wording of a goal"), of, words.*enum_names, cw::limits::kWording, 2,
            [enum_names](editor::Draft& to, const std::string& text) { to.scenario.victory.words.*enum_names = text; });
    };
    field(say("What {1} has to do", cw::display_name(scenario, cw::Side::Heads)), "words heads",
          &cw::VictoryWords::heads);
    field(say("What {1} has to do", cw::display_name(scenario, cw::Side::Tails)), "words tails",
          &cw::VictoryWords::tails);
    if (scenario.victory.turns > 0) field(say("When the last round ends"), "words limit", &cw::VictoryWords::limit);
    view.ui.remark(
        say("If you leave this empty, the program writes it for you. Changing a goal deletes its wording, so write "
            "that last."));
}

}  // namespace

void draw_victory_page(EditorView& view) {
    draw_page(view, [&] {
        ui::Ui& ui = view.ui;
        ui.caption(say("HOW TO WIN (PRESS A LINE TO OPEN IT)"));
        draw_goal(view, cw::Side::Heads);
        ui.space(6);
        draw_goal(view, cw::Side::Tails);
        ui.rule();
        ui.caption(say("HOW LONG IT LASTS"));
        draw_limit(view);
        ui.rule();
        ui.caption(say("HOW COMPLETE A VICTORY IS"));
        draw_degrees(view);
        ui.rule();
        draw_own_words(view);
        const std::vector<Phrase> sentences = cw::victory_in_words(view.scenario());
        if (sentences.empty()) return;
        ui.rule();
        ui.caption(say("IN WORDS"));
        for (const Phrase& sentence : sentences) ui.text(sentence, {Type::Small, palette::kInk});
    });
}

}  // namespace screens
