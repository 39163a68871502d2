#pragma once
// What the pointer does to the view of any table: the wheel zooms at it; two fingers on a trackpad pull the table along,
// and zoom with Ctrl; on the screen they do both; so does the middle button, or any while Space is held.

#include <optional>

#include "engine/platform/input.h"
#include "game/kit/table/camera.h"

namespace table {

class CameraMouse {
public:
    // True: the event was for the view, and for nothing that lies on the table.
    bool follow(Camera& camera, const platform::Event& event);
    // The button of this press pulls the table too, until it is released.
    void pull_with(const platform::Event& press);
    bool pulls() const { return pulled_.has_value(); }

private:
    struct Pull {
        Vec2 at;  // pixels, where the pointer was last
        platform::Button button;
    };
    std::optional<Pull> pulled_{};
    bool space_ = false;  // is held
};

}  // namespace table
