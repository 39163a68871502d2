#include "engine/render/sharpness.h"

namespace render {

namespace {

constexpr double kSlow = 1.25 / 60;  // seconds: one that waits for the display takes a sixtieth
constexpr int kFirst = 2;            // frames that also make the pictures of the crowd
constexpr int kSlowFrames = 3;       // so many in a row
constexpr int kTriedEach = 8;        // movements: perhaps the machine has become faster

}  // namespace

void Sharpness::add(double seconds, bool crowd) {
    if (!crowd) return end_movement();
    ++frames_;
    slow_ = frames_ > kFirst && seconds > kSlow ? slow_ + 1 : 0;
    if (slow_ >= kSlowFrames) coarse_ = true;
}

void Sharpness::end_movement() {
    if (frames_ > 0 && coarse_ && ++movements_ >= kTriedEach) {
        coarse_ = false;
        movements_ = 0;
    }
    frames_ = slow_ = 0;
}

}  // namespace render
