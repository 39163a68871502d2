#pragma once
// Two small hands: one records another hand's answers, the other plays recorded answers back.

#include <cstddef>
#include <utility>
#include <vector>

#include "game/kit/hand.h"

namespace rules {

// Forwards everything to `inner` and keeps its answers in order.
class RecordingHand : public Hand {
public:
    explicit RecordingHand(Hand& inner) : inner_(inner) {}

    Face toss(core::Random& random) override {
        const Face face = inner_.toss(random);
        answers_.push_back(face);
        return face;
    }
    int roll(int sides, core::Random& random) override {
        const int shown = inner_.roll(sides, random);
        answers_.push_back(Roll{sides, shown});
        return shown;
    }
    std::vector<core::Vec2> gather(const measure::GatherTask& task) override {
        std::vector<core::Vec2> places = inner_.gather(task);
        answers_.push_back(Gathering{places});
        return places;
    }
    std::vector<core::Vec2> scatter(const measure::ScatterTask& task, core::Random& random) override {
        std::vector<core::Vec2> places = inner_.scatter(task, random);
        answers_.push_back(Scattering{places});
        return places;
    }
    const std::vector<Answer>& answers() const { return answers_; }

private:
    Hand& inner_;
    std::vector<Answer> answers_;
};

// Answers from a record and uses no randomness. If the recorded answers differ from those requested, the record does
// not fit its commands and `fits` is false; missing answers get a default, so that the command can finish.
class RecordedHand : public Hand {
public:
    explicit RecordedHand(std::vector<Answer> answers) : answers_(std::move(answers)) {}

    Face toss(core::Random&) override {
        const auto* face = next<Face>();
        return face ? *face : Face::Heads;
    }
    int roll(int sides, core::Random&) override {
        const auto* roll = next<Roll>();
        const bool holds = roll && roll->sides == sides && roll->shown >= 1 && roll->shown <= sides;
        fits_ = fits_ && holds;
        return holds ? roll->shown : 1;
    }
    std::vector<core::Vec2> gather(const measure::GatherTask&) override {
        const auto* gathering = next<Gathering>();
        return gathering ? gathering->places : std::vector<core::Vec2>{};
    }
    std::vector<core::Vec2> scatter(const measure::ScatterTask&, core::Random&) override {
        const auto* scattering = next<Scattering>();
        return scattering ? scattering->places : std::vector<core::Vec2>{};
    }
    // True if the recorded answers were requested in turn, and no others.
    bool fits() const { return fits_ && asked_ == answers_.size(); }

private:
    template <class Kind>
    const Kind* next() {
        const Kind* answer = asked_ < answers_.size() ? get_if<Kind>(&answers_[asked_]) : nullptr;
        fits_ = fits_ && answer != nullptr;
        ++asked_;
        return answer;
    }

    std::vector<Answer> answers_;
    std::size_t asked_ = 0;
    bool fits_ = true;
};

}  // namespace rules
