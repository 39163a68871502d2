#include "engine/platform/gamepad.h"

#include <algorithm>
#include <cmath>

namespace platform {

namespace {

constexpr double kDead = 0.22;                              // share of a stick's travel: nobody holds it quite still
constexpr double kWindowsASecond = 0.9;                     // window heights, with the stick fully tilted
constexpr double kNotchesASecond = 8, kPulledASecond = 14;  // wheel notches

constexpr std::pair<SDL_GameControllerButton, Chord> kPadButtons[] = {
    {SDL_CONTROLLER_BUTTON_B, {Key::Escape, {}}},
    {SDL_CONTROLLER_BUTTON_X, {Key::PadX, {}}},
    {SDL_CONTROLLER_BUTTON_Y, {Key::PadY, {}}},
    {SDL_CONTROLLER_BUTTON_BACK, {Key::PadBack, {}}},
    {SDL_CONTROLLER_BUTTON_START, {Key::PadStart, {}}},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, {Key::PadLeftStick, {}}},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, {Key::PadRightStick, {}}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, {Key::Tab, {.shift = true}}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, {Key::Tab, {}}},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, {Key::Left, {}}},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, {Key::Right, {}}},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, {Key::Up, {}}},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, {Key::Down, {}}},
    {SDL_CONTROLLER_BUTTON_GUIDE, {Key::F6, {}}},
};

// Zero near the middle, and finer there than at the end.
double bent(Sint16 raw) {
    const double way = std::clamp(raw / 32767.0, -1.0, 1.0), beyond = std::abs(way) - kDead;
    if (beyond <= 0) return 0;
    const double part = beyond / (1 - kDead);
    return std::copysign(part * part, way);
}

std::vector<Event> stroke_of(Key key, Vec2 pointer) {
    return {{.kind = Event::Kind::KeyDown, .at = pointer, .key = key},
            {.kind = Event::Kind::KeyUp, .at = pointer, .key = key}};
}

}  // namespace

Gamepads::Gamepads() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); }
Gamepads::~Gamepads() {
    pads_.clear();
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

std::vector<Event> Gamepads::take(const SDL_Event& event, Vec2 pointer) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) {
        if (SDL_GameController* pad = SDL_GameControllerOpen(event.cdevice.which))
            pads_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))].reset(pad);
    } else if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        pads_.erase(event.cdevice.which);
        pointing_ = pulling_ = {};
        nearer_ = farther_ = 0;
        pressed_.reset();
    } else if (event.type == SDL_CONTROLLERAXISMOTION) {
        follow(event.caxis);
    } else if (event.type == SDL_CONTROLLERBUTTONDOWN || event.type == SDL_CONTROLLERBUTTONUP) {
        const bool down = event.type == SDL_CONTROLLERBUTTONDOWN;
        if (event.cbutton.button == SDL_CONTROLLER_BUTTON_A) return press(down, pointer);
        for (const auto& [button, chord] : kPadButtons)
            if (button == event.cbutton.button)
                return {{.kind = down ? Event::Kind::KeyDown : Event::Kind::KeyUp,
                         .at = pointer,
                         .key = chord.key,
                         .mods = chord.mods}};
    }
    return {};
}

void Gamepads::follow(const SDL_ControllerAxisEvent& axis) {
    if (axis.axis == SDL_CONTROLLER_AXIS_LEFTX) pointing_.x = bent(axis.value);
    if (axis.axis == SDL_CONTROLLER_AXIS_LEFTY) pointing_.y = bent(axis.value);
    if (axis.axis == SDL_CONTROLLER_AXIS_RIGHTX) pulling_.x = bent(axis.value);
    if (axis.axis == SDL_CONTROLLER_AXIS_RIGHTY) pulling_.y = bent(axis.value);
    if (axis.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) nearer_ = bent(axis.value);
    if (axis.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT) farther_ = bent(axis.value);
}

// Returns a full Enter stroke if A is released early.
std::vector<Event> Gamepads::press(bool down, Vec2 pointer) {
    const bool short_one = !down && pressed_;
    pressed_ = down ? std::optional(0.0) : std::nullopt;
    return short_one ? stroke_of(Key::Enter, pointer) : std::vector<Event>{};
}

bool Gamepads::leaning() const { return pointing_ != Vec2{} || pulling_ != Vec2{} || nearer_ != farther_ || pressed_; }

std::vector<Event> Gamepads::lean(double seconds, Vec2 pointer, Vec2 size) {
    std::vector<Event> events;
    if (pointer.x < 0 || pointer.y < 0) pointer = size / 2;
    if (pressed_ && (*pressed_ += seconds) >= kHeld) {
        pressed_.reset();
        events = stroke_of(Key::PadHeld, pointer);
    }
    if (pointing_ != Vec2{}) {
        const Vec2 to = pointer + pointing_ * (seconds * kWindowsASecond * size.y);
        pointer = {std::clamp(to.x, 0.0, size.x - 1), std::clamp(to.y, 0.0, size.y - 1)};
        events.push_back({.kind = Event::Kind::Move, .at = pointer});
    }
    turned_ += (nearer_ - farther_) * seconds * kNotchesASecond;
    const double notches = std::trunc(turned_);
    turned_ -= notches;
    if (notches != 0) events.push_back({.kind = Event::Kind::Wheel, .at = pointer, .wheel = notches});
    if (const Vec2 by = pulling_ * (seconds * kPulledASecond); by != Vec2{})
        events.push_back({.kind = Event::Kind::Wheel, .at = pointer, .wheel = -by.y, .sideways = by.x});
    return events;
}

}  // namespace platform
