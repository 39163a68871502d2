// The table of Universalis as it is seen.

#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens::universalis {

void draw_desk(View& view) {
    Mat table(view);
    table.scene = bare_desk(view.place.desk);
    lay_bank(table);
    if (view.game) {
        lay_seats(table);
        lay_scene(table);
        lay_papers(table);
        lay_tray(table);
        lay_flights(table);
    }
    table.draw();
    view.motion.all_laid();
}

}  // namespace screens::universalis
