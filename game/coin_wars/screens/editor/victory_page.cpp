// How to win the battle: the turn limit and the result then, and each side's goal, a tree of conditions as lines of
// text. Pressing a line opens it for editing.

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using editor::GoalLine;
using editor::GoalPlace;
using Kind = cw::Condition::Kind;

constexpr double kIndent = 14, kAroundGoal = 6;  // points
constexpr int kTurnsAtFirst = 12;

// Returns, for example, "any of these:", "France has lost 15 coins".
Phrase line_text(const cw::Scenario& scenario, const GoalLine& line) {
    const cw::Condition& core = *editor::condition_at(scenario.victory, line.core);
    const bool group = (core.kind == Kind::Any || core.kind == Kind::All) && !core.of.empty();
    if (!group) return cw::in_words(scenario, *editor::condition_at(scenario.victory, line.whole));
    if (core.kind == Kind::Any) return line.negated ? say("none of these:") : say("one of these:");
    return line.negated ? say("not all of these:") : say("all of these:");
}

// Draws pressable text over several lines, with a bar on its left for each enclosing group.
bool press_line(ui::Ui& ui, const Phrase& words, int depth, bool open) {
    const double indent = ui.px(kIndent) * depth, around = ui.px(kAroundGoal);
    const double width = ui.rest().width() - indent - 2 * around;
    const Rect rect = ui.take(ui.text_height(words, Type::Body, width) + around);
    const Rect box{rect.x0 + indent, rect.y0, rect.x1, rect.y1};
    const bool pressed = ui.area(words, box);
    const bool lit = ui.hovered() || ui.focused();
    const ui::Painter paint = ui.paint();
    for (int i = 0; i < depth; ++i) {
        const double x = rect.x0 + ui.px(kIndent) * i + ui.px(3);
        paint.fill({x, rect.y0 - ui.px(4), x + ui.px(1.5), rect.y1 + ui.px(4)}, palette::kSoft.faded(0.5));
    }
    paint.fill(box, palette::kChosen.faded(open ? 1 : lit ? 0.7 : 0.3), ui.px(3));
    paint.print_lines({box.x0 + around, box.y0 + around / 2, box.x1 - around, box.y1}, words, Type::Body,
                      palette::kInk);
    return pressed;
}

// --- the actions of an open line
void change_victory(EditorView& view, const Phrase& what, const std::function<GoalPlace(cw::Victory&)>& edit) {
    request(view, {what, [&view, edit](editor::Draft& draft) { view.pages.condition = edit(draft.scenario.victory); }});
}

void draw_joins(EditorView& view, const GoalPlace& place) {
    const cw::Victory& victory = view.scenario().victory;
    const cw::Side side = place.root == 1 ? cw::Side::Heads : cw::Side::Tails;
    const auto join = [&](const Phrase& label, Kind kind) {
        if (!view.ui.button(label, Look::Plain,
                            {editor::can_join(victory, place, kind), say("There is no room for more.")}))
            return;
        change_victory(view, say("Add a condition"), [place, kind, side](cw::Victory& to) {
            return editor::join(to, place, kind, editor::fresh_lost(side));
        });
    };
    button_row(view.ui, {say("and \u2026"), say("or \u2026"), say("not")});
    join(say("and \u2026"), Kind::All);
    join(say("or \u2026"), Kind::Any);
    if (view.ui.button(say("not"), Look::Plain))
        change_victory(view, say("Negate a condition"), [place](cw::Victory& to) { return editor::negate(to, place); });
}

void draw_moves(EditorView& view, const GoalPlace& place) {
    ui::Ui& ui = view.ui;
    const cw::Victory& victory = view.scenario().victory;
    button_row(ui, {say("Up"), say("Down"), say("Remove")});
    for (const int by : {-1, 1})
        if (ui.button(by < 0 ? say("Up") : say("Down"), Look::Plain,
                      {editor::can_move(victory, place, by),
                       by < 0 ? say("It is already the first.") : say("It is already the last.")}))
            change_victory(view, say("Move a condition"),
                           [place, by](cw::Victory& to) { return editor::move_condition(to, place, by); });
    if (!ui.button(say("Remove"))) return;
    request(view, {say("Remove a condition"), [&view, place](editor::Draft& draft) {
                       editor::remove_condition(draft.scenario.victory, place);
                       view.pages.condition.reset();
                   }});
}

void draw_open_line(EditorView& view, const GoalLine& line) {
    const cw::Condition& core = *editor::condition_at(view.scenario().victory, line.core);
    if ((core.kind == Kind::Any || core.kind == Kind::All) && !core.of.empty()) {
        const auto pressed = one_of(view.ui, say("What counts"), {say("one of these"), say("all of these")},
                                    core.kind == Kind::Any ? 0 : 1);
        const GoalPlace place = line.core;
        if (pressed)
            request(view, {say("Change a condition"),
                           [place, kind = *pressed == 0 ? Kind::Any : Kind::All](editor::Draft& draft) {
                               editor::condition_at(draft.scenario.victory, place)->kind = kind;
                           }});
    } else {
        draw_condition(view, line.core);
    }
    draw_joins(view, line.whole);
    draw_moves(view, line.whole);
    if (view.ui.button(say("Done"))) view.pages.condition.reset();
    view.ui.rule();
}

void draw_tree(EditorView& view, std::size_t root) {
    auto& open = view.pages.condition;
    for (const GoalLine& line : editor::goal_lines(view.scenario().victory, root)) {
        const bool is_open = open == line.whole;
        if (press_line(view.ui, line_text(view.scenario(), line), line.depth, is_open)) {
            open = is_open ? std::nullopt : std::optional(line.whole);
            view.pages.places = false;
        }
        if (open == line.whole) draw_open_line(view, line);
    }
}

// --- goals
void add_goal(EditorView& view, std::size_t root, const cw::Condition& condition) {
    request(view, {say("Add a goal"), [&view, root, condition](editor::Draft& draft) {
                       draft.scenario.victory.goals[root] = condition;
                       view.pages.condition = GoalPlace{root, {}};
                   }});
}

void draw_goal(EditorView& view, cw::Side side) {
    const cw::Scenario& scenario = view.scenario();
    const std::size_t root = cw::index(side);
    view.ui.text(say("{1} wins at once if", cw::called(scenario, side)), {.type = Type::Strong});
    if (scenario.victory.goals[root]) return draw_tree(view, root);
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
                           editor::remove_condition(draft.scenario.victory, {editor::kFirstResult + i, {}});
                           view.pages.condition.reset();
                       }});
}

void draw_result(EditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    const cw::LimitResult& result = scenario.victory.results[i];
    ui.text(i == 0 ? say("Victory goes to") : say("otherwise to"), {.type = Type::Strong});
    const auto winner =
        one_of(ui, i == 0 ? say("Victory goes to") : say("otherwise to"),
               {cw::called(scenario, cw::Side::Heads), cw::called(scenario, cw::Side::Tails), say("nobody")},
               result.winner ? cw::index(*result.winner) : 2);
    if (winner)
        request(view, {say("Change who wins"), [i, to = *winner](editor::Draft& draft) {
                           draft.scenario.victory.results[i].winner =
                               to < 2 ? std::optional(static_cast<cw::Side>(to)) : std::nullopt;
                       }});
    ui.remark(say("if"));
    draw_tree(view, editor::kFirstResult + i);
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
    const auto winner =
        one_of(view.ui, say("Whose victory"),
               {say("Either"), cw::called(scenario, cw::Side::Heads), cw::called(scenario, cw::Side::Tails)},
               degree.winner ? 1 + cw::index(*degree.winner) : 0);
    if (winner) degree.winner = *winner == 0 ? std::nullopt : std::optional(static_cast<cw::Side>(*winner - 1));
    return winner.has_value();
}

// Chooses whether a condition must hold; one that is more than coins lost or ground held is shown as text only.
bool choose_degree_condition(EditorView& view, cw::VictoryDegree& degree) {
    if (view.ui.toggle(say("Only if something has happened"), degree.when.has_value())) {
        degree.when = degree.when ? std::nullopt : std::optional(editor::fresh_lost(cw::Side::Tails));
        return true;
    }
    if (!degree.when) return false;
    const bool simple = degree.when->kind == Kind::Lost || degree.when->kind == Kind::Held;
    if (simple) return choose_condition(view, degree.winner.value_or(cw::Side::Heads), *degree.when);
    view.ui.remark(say("if {1}", cw::in_words(view.scenario(), *degree.when)));
    return false;
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
    changed |= choose_degree_condition(view, degree);
    if (changed) change_degree(view, i, degree);
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
    field(say("What {1} has to do", cw::called(scenario, cw::Side::Heads)), "words heads", &cw::VictoryWords::heads);
    field(say("What {1} has to do", cw::called(scenario, cw::Side::Tails)), "words tails", &cw::VictoryWords::tails);
    if (scenario.victory.turns > 0) field(say("When the last round ends"), "words limit", &cw::VictoryWords::limit);
    view.ui.remark(
        say("If you leave this empty, the program writes it for you. Changing a goal deletes its wording, so write "
            "that last."));
}

}  // namespace

void draw_victory_page(EditorView& view) {
    draw_page(view, [&] {
        ui::Ui& ui = view.ui;
        if (view.pages.condition && !editor::condition_at(view.scenario().victory, *view.pages.condition))
            view.pages.condition.reset();
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
