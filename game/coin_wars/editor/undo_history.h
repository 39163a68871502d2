#pragma once
// Undo and redo for a draft: its states since it was opened, at most kStepsBack of them.

#include <cstdint>
#include <deque>
#include <memory>
#include <string>

#include "game/coin_wars/editor/draft.h"

namespace editor {

inline constexpr std::size_t kStepsBack = 300;

class History {
public:
    explicit History(Draft draft);

    const Draft& now() const { return *steps_[at_].draft; }
    // Changes whenever now() does.
    std::uint64_t version() const { return version_; }

    // Does nothing if the draft is unchanged. Consecutive changes with the same non-empty `of` are one step:
    // the letters of a word, a slider being dragged.
    void change(Draft draft, const words::Phrase& what, const std::string& of = "");
    // The next change starts a step of its own, whatever its `of`.
    void end_step() { steps_[at_].of.clear(); }

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    // What undo and redo would do next; empty if there is nothing.
    words::Phrase undone_next() const;
    words::Phrase redone_next() const;

    // Marks the draft as the one in the file; at first it is the one that was opened.
    void mark_saved() { saved_ = steps_[at_].draft; }
    void mark_unsaved() { saved_.reset(); }
    bool is_saved() const { return saved_ && (saved_ == steps_[at_].draft || *saved_ == now()); }

private:
    struct Step {
        std::shared_ptr<const Draft> draft;
        words::Phrase what;  // the change that led to it
        std::string of;
    };
    std::deque<Step> steps_;
    std::size_t at_ = 0;
    std::shared_ptr<const Draft> saved_;
    std::uint64_t version_ = 1;
};

}  // namespace editor
