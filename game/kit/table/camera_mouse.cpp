#include "game/kit/table/camera_mouse.h"

#include <cmath>

namespace table {

namespace {

constexpr double kZoomOfNotch = 1.15;

}  // namespace

void CameraMouse::pull_with(const platform::Event& press) { pulled_ = {press.at, press.button}; }

bool CameraMouse::follow(Camera& camera, const platform::Event& event) {
    using Kind = platform::Event::Kind;
    if (event.kind == Kind::Wheel) {
        camera.zoom(event.at, std::pow(kZoomOfNotch, event.wheel));
        return true;
    }
    if (event.kind == Kind::Press && event.button == platform::Button::Middle) {
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
