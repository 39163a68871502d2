#pragma once
// Gamepads, as what keys, pointer and wheel would have said: the left stick moves the pointer, the right one
// zooms, the cross is the arrows, buttons are keys. Pads come and go while the program runs; without any
// nothing happens.

#include <SDL.h>

#include <map>
#include <memory>
#include <vector>

#include "engine/platform/input.h"

namespace platform {

class Gamepads {
public:
    Gamepads();
    ~Gamepads();
    Gamepads(const Gamepads&) = delete;
    Gamepads& operator=(const Gamepads&) = delete;

    // What an SDL event of a pad means; nothing for others. Opens pads that are plugged in.
    std::vector<Event> take(const SDL_Event& event, Vec2 pointer);
    // A stick is held over: time has to pass.
    bool leaning() const;
    // What held sticks did in so many seconds to a pointer in a window of this size.
    std::vector<Event> lean(double seconds, Vec2 pointer, Vec2 size);

private:
    struct Close {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };
    void follow(const SDL_ControllerAxisEvent& axis);

    std::map<SDL_JoystickID, std::unique_ptr<SDL_GameController, Close>> pads_;
    Vec2 pointing_, zooming_;  // of the sticks, -1 to 1, y down
    double turned_ = 0;        // part of a wheel's notch
};

}  // namespace platform
