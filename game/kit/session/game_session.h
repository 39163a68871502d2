#pragma once
// A game in progress: the only way to change its match, and its growing record. check -> apply -> record -> events;
// undo and redo are here too, once for every rule system. The window, the network, files and the command line all use
// it: to save it, follow its record (journal.h); to show it, use the events.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "game/kit/session/record_source.h"
#include "game/kit/system.h"

namespace rules {

// An accepted command, the hand's answers, its events, and the state before it.
template <System S>
struct Step {
    typename S::Command command;
    std::vector<Answer> answers;
    std::vector<typename S::Event> events;
    typename S::Match before;
    core::Random random_before, random_after;
    std::uint64_t hash_after = 0;  // of the match
    std::uint64_t id = 0;          // unique in its game: see RecordSource

    // true if the hand tossed or rolled something for it.
    bool thrown() const { return std::any_of(answers.begin(), answers.end(), is_throw); }
};

// The first step of a record that is invalid (counted from 0), and why.
struct ReplayFault {
    std::size_t step = 0;
    Refusal refusal;
};

template <System S>
class GameSession final : public RecordSource {
public:
    using Match = typename S::Match;
    using Events = std::vector<typename S::Event>;

    GameSession(Match start, std::uint64_t seed) : match_(std::move(start)), random_(seed) {}
    // Replays a record to its end. `seed`: for throws after it.
    static core::Result<GameSession, ReplayFault> resume(const Record& record, std::uint64_t seed);

    const Match& match() const { return match_; }
    const std::vector<Step<S>>& steps() const { return done_; }
    const std::vector<Step<S>>& undone() const { return undone_; }
    // The match after that step.
    const Match& after(std::size_t step) const { return step + 1 < done_.size() ? done_[step + 1].before : match_; }

    // Later throws follow from this seed.
    void reseed(std::uint64_t seed) { random_ = core::Random(seed); }
    core::Result<Events, Refusal> submit(const typename S::Command& command, Hand& hand);
    // `both`: both players agree to undo past the end of a turn.
    std::optional<Refusal> check_undo(bool both) const;
    std::optional<Refusal> undo(bool both);
    // Drops the last steps until `count` are left, whatever they threw; for use when everyone at the table agrees. The
    // random source is not rewound: what is thrown next is new.
    void go_back(std::size_t count);
    std::optional<Refusal> redo();

    std::string game() const override { return std::string(S::name()); }
    std::shared_ptr<const Json> start() const override;
    std::size_t step_count() const override { return done_.size(); }
    std::uint64_t step_id(std::size_t step) const override { return done_[step].id; }
    RecordStep record_step(std::size_t step) const override;

private:
    // Plays a step of a record with this format version.
    std::optional<Refusal> play(const RecordStep& step, int version);

    Match match_;
    core::Random random_;
    std::vector<Step<S>> done_;
    std::vector<Step<S>> undone_;  // the last one is redone first; cleared by a new command
    std::uint64_t last_id_ = 0;
    mutable std::shared_ptr<const Json> start_{};  // set at the first call of start()
};

}  // namespace rules

#include "game/kit/session/game_session_impl.h"
