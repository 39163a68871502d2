#include "game/kit/table/camera_mouse.h"

#include <cmath>

namespace table {

namespace {

constexpr double kZoomOfNotch = 1.3;
constexpr double kPullOfNotch = 40;  // pixels

// A wheel sends whole notches; two fingers send fractions and sideways motion.
bool by_fingers(const platform::Event& event) { return event.sideways != 0 || event.wheel != std::round(event.wheel); }

}  // namespace

void CameraMouse::pull_with(const platform::Event& press) { pulled_ = {press.at, press.button}; }

bool CameraMouse::follow(Camera& camera, const platform::Event& event) {
    using Kind = platform::Event::Kind;
    if (event.kind == Kind::Wheel) {
        if (by_fingers(event) && !event.mods.ctrl)
            camera.pan(Vec2{-event.sideways, event.wheel} * kPullOfNotch);
        else
            camera.zoom(event.at, std::pow(kZoomOfNotch, event.wheel));
        return true;
    }
    if (event.kind == Kind::Pinch) {
        camera.pan(event.by);
        camera.zoom(event.at, event.factor);
        return true;
    }
    const bool key = event.kind == Kind::KeyDown || event.kind == Kind::KeyUp;
    if (key && event.key == platform::Key::Space) space_ = event.kind == Kind::KeyDown;
    if (event.kind == Kind::Leave) space_ = false;
    if (event.kind == Kind::Press && (event.button == platform::Button::Middle || space_)) {
        pull_with(event);
        return true;
    }
    if (!pulled_) return false;
    if (event.kind == Kind::Move) {
        camera.pan(event.at - pulled_->at);
        pulled_->at = event.at;
        return true;
    }
    const bool released = event.kind == Kind::Release && event.button == pulled_->button;
    if (released) pulled_.reset();
    return released;
}

}  // namespace table
