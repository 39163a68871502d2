#include "game/shell/view_keys.h"

#include "game/shell/true_size.h"

namespace screens {

bool move_view(App& app, table::Camera& camera, Deed deed) {
    constexpr double kZoomOfKey = 1.25;
    switch (deed) {
        case Deed::ZoomIn:
            camera.zoom(kZoomOfKey);
            return true;
        case Deed::ZoomOut:
            camera.zoom(1 / kZoomOfKey);
            return true;
        case Deed::WholeTable:
            camera.show_whole();
            return true;
        case Deed::TrueSize:
            show_true_size(app, camera);
            return true;
        case Deed::TurnView:
            camera.turn();
            return true;
        default:
            return false;
    }
}

}  // namespace screens
