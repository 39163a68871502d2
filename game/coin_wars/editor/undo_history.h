#pragma once
// Undo and redo: every state of the draft since it was opened, kStepsBack of them at most.

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
    // Another number whenever now() is another draft.
    std::uint64_t version() const { return version_; }

    // Nothing where the draft stays as it is. Changes one after the other with the same `of` that is not
    // empty are one step: letters of one word, a slider on its way.
    void change(Draft draft, const words::Phrase& what, const std::string& of = "");
    // The next change is a step of its own, whatever it is of.
    void end_step() { steps_[at_].of.clear(); }

    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    // What undo takes back and redo does again; empty where there is nothing.
    words::Phrase undone_next() const;
    words::Phrase redone_next() const;

    // The draft that lies in the file; at first the one that was opened.
    void mark_saved() { saved_ = steps_[at_].draft; }
    void mark_unsaved() { saved_.reset(); }
    bool is_saved() const { return saved_ && (saved_ == steps_[at_].draft || *saved_ == now()); }

private:
    struct Step {
        std::shared_ptr<const Draft> draft;
        words::Phrase what;  // led to it
        std::string of;
    };
    std::deque<Step> steps_;
    std::size_t at_ = 0;
    std::shared_ptr<const Draft> saved_;
    std::uint64_t version_ = 1;
};

}  // namespace editor
