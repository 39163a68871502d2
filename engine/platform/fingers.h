#pragma once
// Interprets touches: one finger is the pointer, two pan and zoom the view, a third next to them shows more.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/platform/input.h"

namespace platform {

struct Finger {
    enum class Is { Down, Moved, Up };
    Is is = Is::Down;
    std::int64_t id = 0;
    Vec2 at{};  // pixels
};

// One finger: lifted where it was put down, it has pressed there; moved farther than `slack`, it drags from there. A
// finger that rests hovers: the Move by which that begins has no clicks, and the tooltip stays when the finger is
// lifted.
// The second finger only counts before the first one drags.
class Fingers {
public:
    static constexpr double kLongPress = 0.5;  // seconds
    // `seconds`: any clock that only grows, the same in all calls.
    std::vector<Event> take(const Finger& finger, double seconds, double slack);
    // The events of resting fingers.
    std::vector<Event> rest(double seconds);
    // Seconds until rest() may return something.
    std::optional<double> rests_until(double seconds) const;

private:
    enum class Stage { Free, Resting, Hovering, Dragging, Pinching, Three, Done };
    struct Lying {
        std::int64_t id;
        Vec2 at;
    };
    Event at_first(Event::Kind kind, Vec2 at) const;
    std::vector<Event> put_down(const Finger& finger, double seconds);
    std::vector<Event> move(const Finger& finger, double slack);
    std::vector<Event> pinch(const Finger& finger);
    std::vector<Event> lift(const Finger& finger, double seconds, double slack);
    std::vector<Event> tap(Vec2 at, double seconds, double slack);

    Stage stage_ = Stage::Free;
    std::vector<Lying> lying_;
    std::vector<Vec2> way_;  // of the first finger, until its gesture is known
    double since_ = 0;       // when it came to rest
    std::optional<Vec2> tapped_;
    double tapped_at_ = 0;
    int clicks_ = 1;
};

}  // namespace platform
