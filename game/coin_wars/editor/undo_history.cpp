#include "game/coin_wars/editor/undo_history.h"

namespace editor {

History::History(Draft draft) {
    steps_.push_back({std::make_shared<const Draft>(std::move(draft)), {}, {}});
    saved_ = steps_.front().draft;
}

void History::change(Draft draft, const words::Phrase& what, const std::string& of) {
    if (draft == now()) return;
    ++version_;
    steps_.resize(at_ + 1);
    auto next = std::make_shared<const Draft>(std::move(draft));
    if (at_ > 0 && !of.empty() && steps_[at_].of == of) {
        steps_[at_].draft = std::move(next);
        return;
    }
    steps_.push_back({std::move(next), what, of});
    if (steps_.size() > kStepsBack + 1)
        steps_.pop_front();
    else
        ++at_;
}

void History::undo() {
    if (!can_undo()) return;
    end_step();
    --at_;
    end_step();
    ++version_;
}

void History::redo() {
    if (!can_redo()) return;
    ++at_;
    end_step();
    ++version_;
}

words::Phrase History::undone_next() const { return can_undo() ? steps_[at_].what : words::Phrase{}; }

words::Phrase History::redone_next() const { return can_redo() ? steps_[at_ + 1].what : words::Phrase{}; }

}  // namespace editor
