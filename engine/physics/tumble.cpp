#include "engine/physics/tumble.h"

#include <cmath>
#include <numbers>

namespace physics {

namespace {

constexpr double kGravity = 386.09;    // inches per second squared
constexpr double kRestitution = 0.45;  // of metal on a wooden table
constexpr double kCarry = 0.65;        // share of the spin left after a bounce; friction takes the rest
constexpr double kSoft = 4;            // inches per second: nothing bounces below it
constexpr double kLow = 0.03;          // in radii: a slow rim no higher than this lies down
constexpr double kSlow = 6;            // inches per second

}  // namespace

double Tumble::clearance() const { return lift_ - radius_ * std::abs(std::sin(flip_)); }

bool Tumble::front_up() const { return std::cos(flip_) > 0; }

double Tumble::step(double seconds) {
    if (flat_) return 0;
    rise_ -= kGravity * seconds;
    lift_ += rise_ * seconds;
    flip_ += spin_ * seconds;

    // The lower end of the turning diameter: its lever is its horizontal distance from the centre, towards
    // the side that spin lifts.
    const double sine = std::sin(flip_);
    const double lever = (sine > 0 ? -1 : 1) * radius_ * std::cos(flip_);
    const double depth = -clearance();
    if (depth <= 0) return 0;
    lift_ += depth;
    const double hit = strike(lever);
    if (radius_ * std::abs(sine) < kLow * radius_ && std::abs(rise_) < kSlow && std::abs(spin_) * radius_ < kSlow)
        lie_down();
    return hit;
}

// The impulse on that end, for a thin disc with moment of inertia m r^2 / 4 about a diameter.
double Tumble::strike(double lever) {
    const double falling = -(rise_ + spin_ * lever);
    if (falling <= 0) return 0;
    const bool springs = falling > kSoft;
    const double spring = springs ? kRestitution : 0.0;
    const double turning = 4 / (radius_ * radius_);
    const double impulse = (1 + spring) * falling / (1 + lever * lever * turning);
    rise_ += impulse;
    spin_ += impulse * lever * turning;
    if (springs) spin_ *= kCarry;
    return falling;
}

void Tumble::lie_down() {
    flat_ = true;
    flip_ = std::round(flip_ / std::numbers::pi) * std::numbers::pi;
    lift_ = rise_ = spin_ = 0;
}

}  // namespace physics
