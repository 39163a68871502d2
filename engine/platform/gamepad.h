#pragma once
// Translates gamepads to keyboard, pointer and wheel events: the left stick moves the pointer, the right one pans like
// two fingers, the triggers zoom, the D-pad is the arrow keys, buttons are keys: A is Enter when released, or
// Key::PadHeld after being held for kHeld. Pads may be connected and removed at any time.

#include <SDL.h>

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/platform/input.h"

namespace platform {

class Gamepads {
public:
    Gamepads();
    ~Gamepads();
    Gamepads(const Gamepads&) = delete;
    Gamepads& operator=(const Gamepads&) = delete;

    // The events for an SDL pad event; empty for other events. Opens pads as they are plugged in.
    std::vector<Event> take(const SDL_Event& event, Vec2 pointer);
    static constexpr double kHeld = 0.6;  // seconds

    // True while a stick is tilted, a trigger pulled or A held down: call lean() regularly.
    bool leaning() const;
    // The events of held sticks, triggers and A during this time, in a window of this size.
    std::vector<Event> lean(double seconds, Vec2 pointer, Vec2 size);

private:
    struct Close {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };
    void follow(const SDL_ControllerAxisEvent& axis);
    std::vector<Event> press(bool down, Vec2 pointer);

    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Close>> pads_;
    Vec2 pointing_, pulling_;          // stick positions, -1 to 1, y down
    double nearer_ = 0, farther_ = 0;  // triggers, 0 to 1
    double turned_ = 0;                // fraction of a wheel notch
    std::optional<double> pressed_{};  // seconds that A has been down; nullopt: it is up, or was held
};

}  // namespace platform
