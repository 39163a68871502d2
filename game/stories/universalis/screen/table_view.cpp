// The table of Universalis as it is seen.

#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens {

namespace {

constexpr double kTallestUniDesk = 12.6;

}  // namespace

void lay_out_uni(UniView& view) {
    const ui::Ui& ui = view.app.ui();
    view.narrow = ui.width() / ui.scale() < 900;
    const DeskPlace place =
        place_desk(view.app, std::min(ui.px(392), ui.width() * (view.narrow ? 0.62 : 0.42)), kTallestUniDesk);
    view.tools = place.tools;
    view.view = place.view;
    // In a window of another shape all of it lies elsewhere.
    if (view.desk != place.desk) view.motion.settle();
    view.desk = place.desk;
}

void draw_uni_desk(UniView& view) {
    UniTable table(view);
    table.scene.width = view.desk.x;
    table.scene.height = view.desk.y;
    table.scene.yardstick = false;
    lay_uni_bank(table);
    if (view.game) {
        lay_uni_seats(table);
        lay_uni_scene(table);
        lay_uni_papers(table);
        lay_uni_tray(table);
        lay_uni_flights(table);
    }
    table.draw();
    view.motion.all_laid();
}

}  // namespace screens
