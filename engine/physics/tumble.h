#pragma once
// A tossed coin seen edge-on: Keller's flight (the upward speed gives the time of flight, the spin the number
// of half-turns), then the bounces of a thin rigid disc that turns about a diameter, until it lies flat.
// Inches, seconds, radians; deterministic.

namespace physics {

struct TumbleSetup {
    double radius = 0.375;
    double height = 6;   // initial height of the centre above rest
    double upward = 90;  // initial speed
    double spin = 150;   // initial flip rate, radians per second
    double flip = 0;     // 0: front up; pi: back up
};

class Tumble {
public:
    explicit Tumble(const TumbleSetup& setup)
        : radius_(setup.radius), lift_(setup.height), rise_(setup.upward), flip_(setup.flip), spin_(setup.spin) {}

    // The rim hits the table at most once per step; returns the speed of that impact, or 0.
    double step(double seconds);

    double lift() const { return lift_; }  // of the centre above its rest position
    double flip() const { return flip_; }  // a multiple of pi once it lies flat
    double clearance() const;              // between the lower rim and the table
    bool flat() const { return flat_; }    // at rest
    bool front_up() const;                 // which face is more up than down

private:
    double strike(double lever);
    void lie_down();

    double radius_;
    double lift_, rise_;
    double flip_, spin_;
    bool flat_ = false;
};

}  // namespace physics
