// A tree of conditions (BX-7) as lines of text: goals, results, degrees of victory, and conditions of ground and of
// special rules. Pressing a line opens it for editing.

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using editor::ConditionLine;
using editor::ConditionPlace;
using editor::ConditionRoot;
using Kind = cw::Condition::Kind;

constexpr double kIndent = 14, kAround = 6;  // points

bool is_group(const cw::Condition& condition) {
    return (condition.kind == Kind::Any || condition.kind == Kind::All) && !condition.of.empty();
}

// Returns, for example, "one of these:", "France has lost 15 coins".
Phrase line_text(const cw::Scenario& scenario, const ConditionLine& line) {
    const cw::Condition& core = *editor::condition_at(scenario, line.core);
    if (!is_group(core)) return cw::in_words(scenario, *editor::condition_at(scenario, line.whole));
    if (core.kind == Kind::Any) return line.negated ? say("none of these:") : say("one of these:");
    return line.negated ? say("not all of these:") : say("all of these:");
}

// --- the actions of an open line
void change_tree(EditorView& view, const Phrase& what, const std::function<ConditionPlace(cw::Scenario&)>& edit) {
    request(view, {what, [&view, edit](editor::Draft& draft) { view.pages.condition = edit(draft.scenario); }});
}

void draw_joins(EditorView& view, const ConditionPlace& place) {
    const cw::Scenario& scenario = view.scenario();
    const cw::Side loser = cw::other(editor::favoured(scenario, place.root));
    const auto join = [&](const Phrase& label, Kind kind) {
        if (!view.ui.button(label, Look::Plain,
                            {editor::can_join(scenario, place, kind), say("There is no room for more.")}))
            return;
        change_tree(view, say("Add a condition"), [place, kind, loser](cw::Scenario& to) {
            return editor::join(to, place, kind, editor::fresh_lost(loser));
        });
    };
    button_row(view.ui, {say("and \u2026"), say("or \u2026"), say("not")});
    join(say("and \u2026"), Kind::All);
    join(say("or \u2026"), Kind::Any);
    if (view.ui.button(say("not"), Look::Plain))
        change_tree(view, say("Negate a condition"), [place](cw::Scenario& to) { return editor::negate(to, place); });
}

void draw_moves(EditorView& view, const ConditionPlace& place) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    button_row(ui, {say("Up"), say("Down"), say("Remove")});
    for (const int by : {-1, 1})
        if (ui.button(by < 0 ? say("Up") : say("Down"), Look::Plain,
                      {editor::can_move(scenario, place, by),
                       by < 0 ? say("It is already the first.") : say("It is already the last.")}))
            change_tree(view, say("Move a condition"),
                        [place, by](cw::Scenario& to) { return editor::move_condition(to, place, by); });
    if (!ui.button(say("Remove"))) return;
    request(view, {say("Remove a condition"), [&view, place](editor::Draft& draft) {
                       editor::remove_condition(draft.scenario, place);
                       view.pages.condition.reset();
                   }});
}

void draw_open_line(EditorView& view, const ConditionLine& line) {
    const cw::Condition& core = *editor::condition_at(view.scenario(), line.core);
    if (is_group(core)) {
        const auto pressed = one_of(view.ui, say("What counts"), {say("one of these"), say("all of these")},
                                    core.kind == Kind::Any ? 0 : 1);
        const ConditionPlace place = line.core;
        if (pressed)
            request(view, {say("Change a condition"),
                           [place, kind = *pressed == 0 ? Kind::Any : Kind::All](editor::Draft& draft) {
                               editor::condition_at(draft.scenario, place)->kind = kind;
                           }});
    } else {
        draw_condition(view, line.core);
    }
    draw_joins(view, line.whole);
    draw_moves(view, line.whole);
    if (view.ui.button(say("Done"))) view.pages.condition.reset();
    view.ui.rule();
}

}  // namespace

bool press_line(ui::Ui& ui, const Phrase& words, int depth, bool open) {
    const double indent = ui.px(kIndent) * depth, around = ui.px(kAround);
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

void draw_conditions(EditorView& view, const ConditionRoot& root) {
    auto& open = view.pages.condition;
    if (open && !editor::condition_at(view.scenario(), *open)) open.reset();
    for (const ConditionLine& line : editor::condition_lines(view.scenario(), root)) {
        const bool is_open = open == line.whole;
        if (press_line(view.ui, line_text(view.scenario(), line), line.depth, is_open)) {
            open = is_open ? std::nullopt : std::optional(line.whole);
            view.pages.places = false;
        }
        if (open == line.whole) draw_open_line(view, line);
    }
}

void draw_optional_condition(EditorView& view, const Phrase& label, const ConditionRoot& root) {
    const bool there = editor::condition_at(view.scenario(), {root, {}}) != nullptr;
    if (view.ui.toggle(label, there)) {
        if (there)
            request(view, {say("Remove a condition"), [&view, root](editor::Draft& draft) {
                               editor::remove_condition(draft.scenario, {root, {}});
                               view.pages.condition.reset();
                           }});
        else
            request(view, {say("Add a condition"), [&view, root](editor::Draft& draft) {
                               const cw::Side loser = cw::other(editor::favoured(draft.scenario, root));
                               editor::set_condition(draft.scenario, root, editor::fresh_lost(loser));
                               view.pages.condition = {root, {}};
                           }});
    }
    if (there) draw_conditions(view, root);
}

}  // namespace screens
