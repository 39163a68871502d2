#pragma once
// The bodies of Door; only door.h includes this.

#include "game/kit/door.h"
#include "game/kit/recorded_hand.h"

namespace rules {

template <System S>
core::Result<std::vector<typename S::Event>, Refusal> Door<S>::submit(const typename S::Command& command, Hand& hand) {
    if (auto refusal = S::check(match_, command)) {
        if (!refusal->nearest) refusal->nearest = S::nearest(match_, command);
        return core::failure(std::move(*refusal));
    }
    RecordingHand recording(hand);
    Step<S> step{command, {}, {}, match_, random_, random_, 0};
    step.events = S::apply(match_, command, random_, recording);
    step.answers = recording.answers();
    step.random_after = random_;
    step.hash_after = S::hash(match_);
    done_.push_back(std::move(step));
    undone_.clear();
    return done_.back().events;
}

template <System S>
std::optional<Refusal> Door<S>::check_undo(bool both) const {
    if (done_.empty()) return Refusal{"nothing_to_undo", "R-39", say("Nothing has been done yet.")};
    const Step<S>& last = done_.back();
    if (last.thrown())
        return Refusal{"undo_thrown", "R-39",
                       say("What was thrown stays thrown: undo goes back to the last throw at most.")};
    if (!both && S::undo_needs_both(last.before, last.command))
        return Refusal{
            "not_your_side", "R-39",
            say("Going back past the end of a turn, or past a throw that was reported, needs both players.")};
    return std::nullopt;
}

template <System S>
std::optional<Refusal> Door<S>::undo(bool both) {
    if (auto refusal = check_undo(both)) return refusal;
    match_ = done_.back().before;
    random_ = done_.back().random_before;
    undone_.push_back(std::move(done_.back()));
    done_.pop_back();
    return std::nullopt;
}

template <System S>
void Door<S>::drop_last() {
    if (done_.empty()) return;
    match_ = done_.back().before;
    done_.pop_back();
    undone_.clear();
}

template <System S>
std::optional<Refusal> Door<S>::redo() {
    if (undone_.empty()) return Refusal{"nothing_to_undo", "R-39", say("There is nothing to redo.")};
    Step<S> step = std::move(undone_.back());
    undone_.pop_back();
    RecordedHand hand(step.answers);
    S::apply(match_, step.command, random_, hand);
    random_ = step.random_after;
    done_.push_back(std::move(step));
    return std::nullopt;
}

template <System S>
Record Door<S>::record() const {
    Record record;
    record.game = std::string(S::name());
    record.start = S::options(done_.empty() ? match_ : done_.front().before);
    for (const Step<S>& step : done_)
        record.steps.push_back({S::to_json(step.command), step.answers, core::to_hex(step.hash_after)});
    return record;
}

}  // namespace rules
