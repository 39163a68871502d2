#pragma once
// Translates gamepads to keyboard, pointer and wheel events: the left stick moves the pointer, the right one pulls the view
// as two fingers do, the triggers zoom, the D-pad is the arrow keys, buttons are keys: A is Enter once it is released, or
// Key::PadHeld once it was held for kHeld. Pads may come and go while the program runs.

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

    // The events that an SDL pad event stands for; none for other events. Opens pads as they are plugged in.
    std::vector<Event> take(const SDL_Event& event, Vec2 pointer);
    static constexpr double kHeld = 0.6;  // seconds

    // True while a stick is held over, a trigger pulled or A held down: time has to pass for it.
    bool leaning() const;
    // What held sticks and triggers do, and A held down, in so many seconds in a window of this size.
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
    std::optional<double> pressed_{};  // so many seconds A has been down; nothing: it is up, or it was held
};

}  // namespace platform
