#include "engine/render/sharpness.h"

namespace render {

namespace {

constexpr double kSlow = 1.25 / 60;  // seconds; a frame synchronized with the display takes a sixtieth
constexpr int kFirst = 2;            // the first frames also draw the crowd's pictures
constexpr int kSlowFrames = 3;       // slow frames in a row
constexpr int kTriedEach = 8;        // movements until the next try: the machine may have become faster

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
