#pragma once
// Two small hands: one writes down what another hand did, the other gives written answers again.

#include <cstddef>
#include <utility>
#include <vector>

#include "game/rules/hand.h"

namespace rules {

// Passes everything on to `inner` and remembers its answers in order.
class RecordingHand : public Hand {
public:
    explicit RecordingHand(Hand& inner) : inner_(inner) {}

    Face toss(core::Random& random) override {
        tosses_.push_back(inner_.toss(random));
        return tosses_.back();
    }
    const std::vector<Face>& tosses() const { return tosses_; }

private:
    Hand& inner_;
    std::vector<Face> tosses_;
};

// Answers from a record and draws no chance. A record with fewer or more answers than were asked for does not
// fit its commands: `fits` tells; once it has run out, it goes on with Heads so that the command can end.
class RecordedHand : public Hand {
public:
    explicit RecordedHand(std::vector<Face> tosses) : tosses_(std::move(tosses)) {}

    Face toss(core::Random&) override {
        const std::size_t i = asked_++;
        return i < tosses_.size() ? tosses_[i] : Face::Heads;
    }
    // Everything was asked for, and no more.
    bool fits() const { return asked_ == tosses_.size(); }

private:
    std::vector<Face> tosses_;
    std::size_t asked_ = 0;
};

}  // namespace rules
