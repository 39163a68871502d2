// The drawing tools for a war's map, and the name of the selection.

#include <algorithm>
#include <array>

#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

struct InkRow {
    war::Ink ink;
    words::Key label;
};
constexpr std::array kInks{
    InkRow{war::Ink::River, mark("River")}, InkRow{war::Ink::Sea, mark("Sea")},
    InkRow{war::Ink::Land, mark("Island")}, InkRow{war::Ink::Water, mark("Lake")},
    InkRow{war::Ink::Hills, mark("Hills")}, InkRow{war::Ink::Wood, mark("Wood")},
    InkRow{war::Ink::Town, mark("Town")},   InkRow{war::Ink::Words, mark("Words")},
};

Phrase hint_of(const WarBrush& brush) {
    if (brush.tool == WarTool::Road) return say("Drag from one battle to another: the road follows your line.");
    if (brush.tool == WarTool::Move)
        return say("Drag battles and drawings to where they belong; Delete removes a drawing.");
    if (brush.ink == war::Ink::Town || brush.ink == war::Ink::Words) return say("Click where it goes.");
    if (brush.ink == war::Ink::River || brush.ink == war::Ink::Hills) return say("Drag along it.");
    return say("Drag around it.");
}

void choose_tool(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    const auto tool = [&](const Phrase& label, bool on, const std::function<void()>& take) {
        if (ui.button(label, on ? Look::Chosen : Look::Plain)) take();
    };
    ui.caption(say("DRAW IN INK"));
    for (std::size_t i = 0; i < kInks.size(); ++i) {
        if (i % 4 == 0) ui.row({1, 1, 1, 1});
        const bool on = view.brush.tool == WarTool::Draw && view.brush.ink == kInks[i].ink;
        tool(kInks[i].label, on, [&] {
            view.brush.tool = on ? WarTool::Move : WarTool::Draw;
            view.brush.ink = kInks[i].ink;
        });
    }
    button_row(ui, {say("Bend a road"), say("Move things")});
    tool(say("Bend a road"), view.brush.tool == WarTool::Road, [&] { view.brush.tool = WarTool::Road; });
    tool(say("Move things"), view.brush.tool == WarTool::Move, [&] { view.brush.tool = WarTool::Move; });
    ui.remark(hint_of(view.brush));
}

void size_of_map(WarEditorView& view) {
    double width = view.plan().map.width, height = view.plan().map.height;
    const bool wider = number_of_inches(view.ui, say("Width"), width, war::limits::kMinMap, war::limits::kMaxMap);
    const bool deeper = number_of_inches(view.ui, say("Depth"), height, war::limits::kMinMap, war::limits::kMaxMap);
    if (!wider && !deeper) return;
    view.change(
        say("Change the map's size"),
        [&](war::WarPlan& plan) {
            plan.map.width = width;
            plan.map.height = height;
        },
        wider ? "width" : "depth");
}

}  // namespace

void draw_map_page(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    choose_tool(view);
    ui.rule();
    if (!view.chosen.shape) {
        ui.caption(say("THE SHEET, IN INCHES"));
        return size_of_map(view);
    }
    const std::size_t i = *view.chosen.shape;
    const auto* const row = std::ranges::find(kInks, view.plan().map.shapes[i].ink, &InkRow::ink);
    ui.heading(row->label);
    std::string name = view.plan().map.shapes[i].name;
    if (ui.input_text(say("Its name on the map"), name, war::limits::kName))
        view.change(
            say("Name a drawing"), [&](war::WarPlan& plan) { plan.map.shapes[i].name = name; },
            "shape " + std::to_string(i));
    if (!ui.button(say("Remove it from the map"))) return;
    view.chosen.shape.reset();
    view.change(say("Remove it from the map"), [&](war::WarPlan& plan) {
        plan.map.shapes.erase(plan.map.shapes.begin() + static_cast<std::ptrdiff_t>(i));
    });
}

}  // namespace screens
