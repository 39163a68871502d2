#pragma once
// A tossed coin seen edge-on: Keller's flight (its upward speed gives the time of flight, its rate of spin
// the half-turns), then the bounces of a thin rigid disc that turns about a diameter, until it lies flat.
// Inches, seconds, radians; no chance in here.

namespace physics {

struct TumbleSetup {
    double radius = 0.375;
    double height = 6;   // of the centre above its rest, at the start
    double upward = 90;  // speed at the start
    double spin = 150;   // flips at the start, radians a second
    double flip = 0;     // 0: front up; pi: back up
};

class Tumble {
public:
    explicit Tumble(const TumbleSetup& setup)
        : radius_(setup.radius),
          lift_(setup.height),
          rise_(setup.upward),
          flip_(setup.flip),
          spin_(setup.spin) {}

    // One of the coin's rims hits the table at most once a step; returns the speed with which, else 0.
    double step(double seconds);

    double lift() const { return lift_; }  // of the centre, above where it is when the coin lies flat
    double flip() const { return flip_; }  // a multiple of pi when it lies flat
    double clearance() const;              // between the lower rim and the table
    bool flat() const { return flat_; }    // it lies still
    bool front_up() const;                 // which face is rather up than down

private:
    double strike(double lever);
    void lie_down();

    double radius_;
    double lift_, rise_;
    double flip_, spin_;
    bool flat_ = false;
};

}  // namespace physics
