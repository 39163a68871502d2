#pragma once
// How the pointer moves any table's view: the wheel zooms at it; two fingers on a trackpad pan, and zoom with Ctrl; on
// a touch screen they do both; the middle button pans, as does any button while Space is held.

#include <optional>

#include "engine/platform/input.h"
#include "game/kit/table/camera.h"

namespace table {

class CameraMouse {
public:
    // True if the event moved the view; nothing on the table should react to it then.
    bool follow(Camera& camera, const platform::Event& event);
    // This press pans as well, until its button is released.
    void pull_with(const platform::Event& press);
    bool pulls() const { return pulled_.has_value(); }

private:
    struct Pull {
        Vec2 at;  // last pointer position, pixels
        platform::Button button;
    };
    std::optional<Pull> pulled_{};
    bool space_ = false;  // held down
};

}  // namespace table
