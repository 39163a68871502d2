// "How it went": one sentence for each step, arrows drawn on the table from tail to head, and the step's coins.

#include <algorithm>
#include <utility>

#include "game/coin_wars/editor/course_edits.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/table/course_arrows.h"
#include "game/coin_wars/table/marks.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using battles::CourseStep;

constexpr double kOpen = 0.85, kOthers = 0.22;  // strength of arrows

const battles::Course& course_of(const EditorView& view) { return view.draft().pages.course; }

void change_step(EditorView& view, const Phrase& what, std::size_t i, const std::function<void(CourseStep&)>& edit) {
    request(view, {what, [i, edit](editor::Draft& draft) { edit(draft.pages.course[i]); }});
}

void draw_arrow_buttons(EditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    EditorBrush& brush = view.brush;
    const auto& arrows = course_of(view)[i].arrows;
    ui.caption(say("ITS ARROWS"));
    const auto label = [&](cw::Side side) { return say("Arrow for {1}", cw::display_name(view.scenario(), side)); };
    button_row(ui, {label(cw::Side::Heads), label(cw::Side::Tails)});
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const bool on = brush.draws_arrow() && brush.side == side;
        if (!ui.button(label(side), on ? Look::Chosen : Look::Plain,
                       {arrows.size() < editor::kCourseArrows, say("There is no room for more.")}))
            continue;
        view.clear();
        if (on) continue;
        brush.side = side;
        brush.tool = EditorTool::DrawArrow;
    }
    if (brush.draws_arrow())
        ui.remark(say("Click along the arrow from tail to head; Enter or a double click ends it."));
    else if (!arrows.empty() && ui.button(say("Remove the last arrow")))
        change_step(view, say("Remove an arrow"), i, [](CourseStep& step) { step.arrows.pop_back(); });
}

void draw_step_coins(EditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    const CourseStep& step = course_of(view)[i];
    ui.caption(say("COINS IN THIS STEP"));
    std::vector<Phrase> names;
    const auto& coins = view.scenario().coins;
    for (const std::string& id : step.coins) {
        const auto coin = std::ranges::find(coins, id, &cw::CoinSetup::id);
        names.push_back(coin == coins.end() ? plain(id)
                                            : cw::name_of(view.scenario(), static_cast<int>(coin - coins.begin())));
    }
    if (!names.empty()) ui.text(joined(names, rules::comma()), {Type::Small, palette::kInk});
    std::vector<std::string> taken;
    for (const int coin : view.selection.coins) taken.push_back(view.coin(coin).id);
    if (taken.empty()) ui.remark(say("Select them on the table first."));
    button_row(ui, {say("Use the selected ones"), say("None")});
    if (ui.button(say("Use the selected ones"), Look::Plain,
                  {!taken.empty() && taken != step.coins,
                   taken.empty() ? say("Select coins first.") : say("They are already in this step.")}))
        change_step(view, say("Change a step's coins"), i, [taken](CourseStep& to) { to.coins = taken; });
    if (ui.button(say("None"), Look::Plain, {!step.coins.empty(), say("There are no coins in this step.")}))
        change_step(view, say("Change a step's coins"), i, [](CourseStep& to) { to.coins.clear(); });
}

void draw_step_moves(EditorView& view, std::size_t i) {
    const auto swap = [&](std::size_t other) {
        request(view, {say("Move a step"), [&view, i, other](editor::Draft& draft) {
                           std::swap(draft.pages.course[i], draft.pages.course[other]);
                           view.pages.step = other;
                       }});
    };
    button_row(view.ui, {say("Up"), say("Down"), say("Remove")});
    if (view.ui.button(say("Up"), Look::Plain, {i > 0, say("It is already the first.")})) swap(i - 1);
    if (view.ui.button(say("Down"), Look::Plain, {i + 1 < course_of(view).size(), say("It is already the last.")}))
        swap(i + 1);
    if (view.ui.button(say("Remove")))
        request(view, {say("Remove a step"), [&view, i](editor::Draft& draft) {
                           draft.pages.course.erase(draft.pages.course.begin() + static_cast<std::ptrdiff_t>(i));
                           view.pages.step.reset();
                       }});
}

void draw_open_step(EditorView& view, std::size_t i) {
    if (std::exchange(view.pages.fresh, false)) view.ui.focus_next();
    edit_lines(view, say("What happens"), say("Change a step"), "step " + std::to_string(i), course_of(view)[i].text,
               editor::kCourseText, 3,
               [i](editor::Draft& to, const std::string& text) { to.pages.course[i].text = text; });
    draw_arrow_buttons(view, i);
    draw_step_coins(view, i);
    draw_step_moves(view, i);
}

}  // namespace

void draw_course_steps(EditorView& view) {
    const std::size_t count = course_of(view).size();
    auto& open = view.pages.step;
    if (open && *open >= count) open.reset();
    for (std::size_t i = 0; i < count; ++i) {
        const Phrase label = say("Step {1}", static_cast<int>(i + 1));
        const Phrase text = open == i ? Phrase() : plain(course_of(view)[i].text);
        if (view.ui.entry(label, text, ui::Sign::None, open == i, true)) {
            view.clear();
            open = open == i ? std::nullopt : std::optional(i);
        }
        if (open == i) draw_open_step(view, i);
    }
    if (view.ui.button(say("Add a step"), Look::Plain,
                       {count < editor::kCourseSteps, say("There is no room for more.")}))
        request(view, {say("Add a step"), [&view](editor::Draft& draft) {
                           view.pages.step = draft.pages.course.size();
                           view.pages.fresh = true;
                           draft.pages.course.emplace_back();
                       }});
    if (count == 0)
        view.ui.remark(say("Players can go through this one step at a time, before and during the battle."));
}

void mark_course(render::Scene& scene, const EditorView& view) {
    const bool shown = view.page == EditorPage::Battle && view.pages.shows_course;
    if (!shown) return;
    for (std::size_t i = 0; i < course_of(view).size(); ++i) {
        const CourseStep& step = course_of(view)[i];
        const bool open = view.pages.step == i;
        for (const battles::CourseArrow& arrow : step.arrows)
            scene.regions.push_back(table::course_arrow(arrow.along, arrow.side, open ? kOpen : kOthers));
        if (!open) continue;
        std::vector<int> coins;
        for (const std::string& id : step.coins)
            if (const int coin = view.seen.match.find(id); coin != cw::kNoCoin) coins.push_back(coin);
        table::mark_coins(scene, view.seen.match, coins, render::Ink::Amber);
    }
}

void finish_arrow(EditorView& view) {
    const auto step = view.pages.step;
    const std::vector<Vec2> along = editor::arrow_points(view.scenario(), view.brush.corners);
    view.brush.corners.clear();
    if (!step || *step >= course_of(view).size() || along.size() < 2) return;
    const cw::Side side = view.brush.side;
    view.change(say("Draw an arrow"), [&](editor::Draft& draft) {
        draft.pages.course[*step].arrows.push_back({side, along});
    });
    view.brush.put_away();
}

}  // namespace screens
