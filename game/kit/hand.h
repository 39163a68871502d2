#pragma once
// The hand does everything that rules cannot decide: it tosses coins, rolls dice, and chooses where gathered
// or scattered coins come to rest. Its answers are recorded with the command, so that a replay needs no
// physics. A hand takes randomness only from the given source, which undo restores.

#include <vector>

#include "engine/core/random.h"
#include "engine/core/vec2.h"
#include "engine/measure/crowd.h"
#include "game/kit/fields.h"
#include "game/kit/one_of.h"

namespace rules {

enum class Face { Heads, Tails };
ENUM_NAMES(Face, "heads", "tails")

class Hand {
public:
    virtual ~Hand() = default;
    virtual Face toss(core::Random& random) = 0;
    // Returns 1 to `sides`.
    virtual int roll(int sides, core::Random& random) = 0;
    // R-20a, R-29: a proposal with one place for each coin of the task, in order. If it is empty or invalid
    // (measure::is_gathered, is_scattered), the rules use their own places.
    virtual std::vector<core::Vec2> gather(const measure::GatherTask&) { return {}; }
    virtual std::vector<core::Vec2> scatter(const measure::ScatterTask&, core::Random&) { return {}; }
};

// The recorded answers of a hand.
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
using Answer = OneOf<Face, Roll, Gathering, Scattering>;

// undo stops at a throw. Gathering is not a throw, nor is a scattering that the rules did by themselves.
inline bool is_throw(const Answer& answer) {
    if (const auto* scattering = get_if<Scattering>(&answer)) return !scattering->places.empty();
    return !holds_alternative<Gathering>(answer);
}

// The hand and the random source it uses, passed from `apply` down to the code that throws.
struct Throws {
    core::Random& random;
    Hand& hand;
    Face toss() const { return hand.toss(random); }
    int roll(int sides) const { return hand.roll(sides, random); }
    std::vector<core::Vec2> gather(const measure::GatherTask& task) const { return hand.gather(task); }
    std::vector<core::Vec2> scatter(const measure::ScatterTask& task) const { return hand.scatter(task, random); }
};

}  // namespace rules
