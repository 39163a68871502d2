#include "game/shell/view_keys.h"

#include "game/shell/true_size.h"

namespace screens {

bool move_view(App& app, table::Camera& camera, KeyAction action) {
    constexpr double kZoomOfKey = 1.25;
    const double step = app.ui().px(60);
    switch (action) {
        case KeyAction::ZoomIn:
            camera.zoom(kZoomOfKey);
            return true;
        case KeyAction::ZoomOut:
            camera.zoom(1 / kZoomOfKey);
            return true;
        case KeyAction::PanLeft:
            camera.pan({step, 0});
            return true;
        case KeyAction::PanRight:
            camera.pan({-step, 0});
            return true;
        case KeyAction::PanUp:
            camera.pan({0, step});
            return true;
        case KeyAction::PanDown:
            camera.pan({0, -step});
            return true;
        case KeyAction::WholeTable:
            camera.show_whole();
            return true;
        case KeyAction::TrueSize:
            show_true_size(app, camera);
            return true;
        case KeyAction::TurnView:
            camera.turn();
            return true;
        default:
            return false;
    }
}

}  // namespace screens
