#pragma once
// Undo and redo for the editors: the states of a draft since it was opened, at most kStepsBack of them.

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <utility>

#include "engine/words/phrase.h"

namespace editor {

inline constexpr std::size_t kStepsBack = 300;

// Draft: a plain value with operator==.
template <class Draft>
class HistoryOf {
public:
    explicit HistoryOf(Draft draft) {
        steps_.push_back({std::make_shared<const Draft>(std::move(draft)), {}, {}});
        saved_ = steps_.front().draft;
    }

    // Stays readable after one more change, because a page reads on after what it changed.
    const Draft& now() const { return *steps_[at_].draft; }
    // Changes whenever now() does.
    std::uint64_t version() const { return version_; }

    // Adds a step unless the draft is unchanged. Consecutive changes with the same non-empty `of` become one step, such
    // as the letters of a word or a slider being dragged.
    void change(Draft draft, const words::Phrase& what, const std::string& of = "") {
        if (draft == now()) return;
        ++version_;
        steps_.resize(at_ + 1);
        auto next = std::make_shared<const Draft>(std::move(draft));
        if (at_ > 0 && !of.empty() && steps_[at_].of == of) {
            replaced_ = std::exchange(steps_[at_].draft, std::move(next));
            return;
        }
        steps_.push_back({std::move(next), what, of});
        if (steps_.size() > kStepsBack + 1)
            steps_.pop_front();
        else
            ++at_;
    }
    // Makes the next change a step of its own, whatever its `of`.
    void end_step() { steps_[at_].of.clear(); }

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo() {
        if (can_undo()) go_to(at_ - 1);
    }
    void redo() {
        if (can_redo()) go_to(at_ + 1);
    }
    // The steps that undo and redo would change next; empty if there is none.
    words::Phrase undone_next() const { return can_undo() ? steps_[at_].what : words::Phrase{}; }
    words::Phrase redone_next() const { return can_redo() ? steps_[at_ + 1].what : words::Phrase{}; }

    // Marks the draft as the one in the file; initially that is the opened one.
    void mark_saved() { saved_ = steps_[at_].draft; }
    void mark_unsaved() { saved_.reset(); }
    bool is_saved() const { return saved_ && (saved_ == steps_[at_].draft || *saved_ == now()); }

private:
    struct Step {
        std::shared_ptr<const Draft> draft;
        words::Phrase what;  // the change that led to it
        std::string of;
    };
    void go_to(std::size_t step) {
        end_step();
        at_ = step;
        end_step();
        ++version_;
    }

    std::deque<Step> steps_;
    std::size_t at_ = 0;
    std::shared_ptr<const Draft> saved_;
    std::shared_ptr<const Draft> replaced_;  // by the last change that began no step
    std::uint64_t version_ = 1;
};

}  // namespace editor
