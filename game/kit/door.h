#pragma once
// The only way to change a match: check -> apply -> record -> events. Undo and redo are here too, once for
// every rule system.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "game/kit/record.h"
#include "game/kit/system.h"

namespace rules {

// An accepted command: what it was, the hand's answers, its events, and the state before it.
template <System S>
struct Step {
    typename S::Command command;
    std::vector<Answer> answers;
    std::vector<typename S::Event> events;
    typename S::Match before;
    core::Random random_before, random_after;
    std::uint64_t hash_after = 0;  // of the match

    // true if the hand tossed or rolled something for it.
    bool thrown() const { return std::any_of(answers.begin(), answers.end(), is_throw); }
};

template <System S>
class Door {
public:
    using Match = typename S::Match;
    using Events = std::vector<typename S::Event>;

    Door(Match start, std::uint64_t seed) : match_(std::move(start)), random_(seed) {}

    const Match& match() const { return match_; }
    const std::vector<Step<S>>& steps() const { return done_; }
    const std::vector<Step<S>>& undone() const { return undone_; }

    // What is thrown from now on follows from this seed.
    void reseed(std::uint64_t seed) { random_ = core::Random(seed); }
    core::Result<Events, Refusal> submit(const typename S::Command& command, Hand& hand);
    // `both`: both players agree to undo past the end of a turn.
    std::optional<Refusal> check_undo(bool both) const;
    std::optional<Refusal> undo(bool both);
    // Drops the last step whatever it threw, as everybody at the table wants it. Chance goes on: what is thrown
    // next is thrown for the first time.
    void drop_last();
    std::optional<Refusal> redo();

    // The replay up to now.
    Record record() const;

private:
    Match match_;
    core::Random random_;
    std::vector<Step<S>> done_;
    std::vector<Step<S>> undone_;  // the last one is redone first; cleared by a new command
};

}  // namespace rules

#include "game/kit/door_impl.h"
