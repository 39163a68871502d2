#pragma once
// The bodies of GameSession; only game_session.h includes this.

#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"

namespace rules {

template <System S>
core::Result<GameSession<S>, ReplayFault> GameSession<S>::resume(const Record& record, std::uint64_t seed) {
    if (record.game != S::name())
        return core::failure(ReplayFault{0, {"bad_argument", "", plain("This is another game.")}});
    auto match = S::start(record.start);
    if (!match) return core::failure(ReplayFault{0, std::move(match.error())});
    GameSession session(std::move(*match), seed);
    for (std::size_t i = 0; i < record.steps.size(); ++i)
        if (auto refusal = session.play(record.steps[i], record.version))
            return core::failure(ReplayFault{i, std::move(*refusal)});
    return session;
}

template <System S>
std::optional<Refusal> GameSession<S>::play(const RecordStep& step, int version) {
    const auto command = S::command_from(step.command);
    if (!command) return command.error();
    RecordedHand hand(step.hand);
    if (auto events = submit(*command, hand); !events) return std::move(events.error());
    bool comparable = true;
    if constexpr (requires { S::kHashSince; }) comparable = version >= S::kHashSince;
    return check_replayed(hand, comparable ? step.hash : std::string(), done_.back().hash_after);
}

template <System S>
core::Result<std::vector<typename S::Event>, Refusal> GameSession<S>::submit(const typename S::Command& command,
                                                                             Hand& hand) {
    if (auto refusal = S::check(match_, command)) {
        if (!refusal->nearest) refusal->nearest = S::nearest(match_, command);
        return core::failure(std::move(*refusal));
    }
    RecordingHand recording(hand);
    Step<S> step{command, {}, {}, match_, random_, random_, 0, ++last_id_};
    step.events = S::apply(match_, command, random_, recording);
    step.answers = recording.answers();
    step.random_after = random_;
    step.hash_after = S::hash(match_);
    done_.push_back(std::move(step));
    undone_.clear();
    return done_.back().events;
}

// The rule number in the game's own book that governs undo.
template <System S>
constexpr const char* undo_rule() {
    if constexpr (requires { S::kUndoRule; })
        return S::kUndoRule;
    else
        return "R-39";
}

template <System S>
std::optional<Refusal> GameSession<S>::check_undo(bool both) const {
    if (done_.empty()) return Refusal{"nothing_to_undo", undo_rule<S>(), say("Nothing has been done yet.")};
    const Step<S>& last = done_.back();
    if (last.thrown())
        return Refusal{"undo_thrown", undo_rule<S>(),
                       say("A throw cannot be undone: you can go back only as far as the last one.")};
    if (!both && S::undo_needs_consent(last.before, last.command)) {
        if constexpr (requires { S::kUndoRule; })
            return Refusal{"not_your_side", undo_rule<S>(),
                           say("This can be taken back only if everybody at the table agrees.")};
        return Refusal{
            "not_your_side", undo_rule<S>(),
            say("Both players must agree to go back past the end of a turn, or past a throw that was reported.")};
    }
    return std::nullopt;
}

template <System S>
std::optional<Refusal> GameSession<S>::undo(bool both) {
    if (auto refusal = check_undo(both)) return refusal;
    match_ = done_.back().before;
    random_ = done_.back().random_before;
    undone_.push_back(std::move(done_.back()));
    done_.pop_back();
    return std::nullopt;
}

template <System S>
void GameSession<S>::go_back(std::size_t count) {
    if (count >= done_.size()) return;
    match_ = done_[count].before;
    while (done_.size() > count) done_.pop_back();
    undone_.clear();
}

template <System S>
std::optional<Refusal> GameSession<S>::redo() {
    if (undone_.empty()) return Refusal{"nothing_to_undo", undo_rule<S>(), say("There is nothing to redo.")};
    Step<S> step = std::move(undone_.back());
    undone_.pop_back();
    RecordedHand hand(step.answers);
    S::apply(match_, step.command, random_, hand);
    random_ = step.random_after;
    done_.push_back(std::move(step));
    return std::nullopt;
}

template <System S>
std::shared_ptr<const Json> GameSession<S>::start() const {
    if (!start_) start_ = std::make_shared<const Json>(S::options(done_.empty() ? match_ : done_.front().before));
    return start_;
}

template <System S>
RecordStep GameSession<S>::record_step(std::size_t step) const {
    const Step<S>& done = done_[step];
    return {S::to_json(done.command), done.answers, core::to_hex(done.hash_after)};
}

}  // namespace rules
