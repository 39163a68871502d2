#pragma once
// The hand does all that rules cannot decide: it tosses coins, rolls dice, and brings coins to rest where
// they are gathered or scattered. Its answers are recorded with the command, so that a replay needs no
// physics. A hand draws chance only from the source that it is given; undo restores that source.

#include <variant>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/vec2.h"
#include "engine/measure/crowd.h"

namespace rules {

enum class Face { Heads, Tails };

class Hand {
public:
    virtual ~Hand() = default;
    virtual Face toss(core::Random& random) = 0;
    // 1 to `sides`.
    virtual int roll(int sides, core::Random& random) = 0;
    // R-20a, R-29: a proposal, one place for each coin of the task in its order. Nothing, or what does not
    // hold (measure::is_gathered, is_scattered): the rules' own places are taken.
    virtual std::vector<core::Vec2> gather(const measure::GatherTask&) { return {}; }
    virtual std::vector<core::Vec2> scatter(const measure::ScatterTask&, core::Random&) { return {}; }
};

// One answer of a hand, as it is recorded.
struct Gathering {
    std::vector<core::Vec2> places;
    friend bool operator==(const Gathering&, const Gathering&) = default;
};
struct Scattering {
    std::vector<core::Vec2> places;
    friend bool operator==(const Scattering&, const Scattering&) = default;
};
struct Roll {
    int sides = 6;
    int shown = 1;
    friend bool operator==(const Roll&, const Roll&) = default;
};
using Answer = std::variant<Face, Roll, Gathering, Scattering>;

// undo stops there. Gathering is no throw, nor is a scattering that the rules did by themselves.
inline bool is_throw(const Answer& answer) {
    if (const auto* scattering = std::get_if<Scattering>(&answer)) return !scattering->places.empty();
    return !std::holds_alternative<Gathering>(answer);
}

// The hand together with the chance it draws from: what `apply` passes down to whatever throws.
struct Throws {
    core::Random& random;
    Hand& hand;
    Face toss() const { return hand.toss(random); }
    int roll(int sides) const { return hand.roll(sides, random); }
    std::vector<core::Vec2> gather(const measure::GatherTask& task) const { return hand.gather(task); }
    std::vector<core::Vec2> scatter(const measure::ScatterTask& task) const {
        return hand.scatter(task, random);
    }
};

}  // namespace rules
