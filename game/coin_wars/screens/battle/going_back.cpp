// Undo and redo in a battle, and going back to an earlier step.

#include <algorithm>

#include "game/coin_wars/screens/battle/game.h"

namespace screens {

namespace {

struct WhoDid {
    const cw::Match& before;
    cw::Side operator()(const cw::Agree& command) const { return command.side; }
    cw::Side operator()(const cw::Ready& command) const { return command.side; }
    cw::Side operator()(const cw::Decide& command) const { return command.side; }
    cw::Side operator()(const cw::Concede& command) const { return command.side; }
    cw::Side operator()(const cw::Draw& command) const { return command.side; }
    cw::Side operator()(const cw::Order&) const { return before.toss_winner.value_or(before.side); }
    template <class Other>
    cw::Side operator()(const Other&) const {
        return before.side;
    }
};

cw::Side who_did(const rules::Step<cw::CoinWars>& step) { return visit(WhoDid{step.before}, step.command); }

}  // namespace

std::optional<std::size_t> BattleGame::undo_to() const {
    const auto& done = session_->steps();
    for (std::size_t i = done.size(); i-- > 0;) {
        if (persons() != 1) return i;
        if (!bot(who_did(done[i]))) return i;
    }
    return std::nullopt;
}

// A shared table asks the other players itself.
BattleGame::Undo BattleGame::can_leave_only(std::size_t count) const {
    if (apart()) return Undo::Impossible;
    if (table_) return table_->may_go_back(count) ? Undo::Possible : Undo::Impossible;
    Undo result = Undo::Possible;
    const auto& done = session_->steps();
    for (std::size_t i = done.size(); i-- > count;) {
        if (done[i].thrown()) return Undo::Impossible;
        const bool both = persons() == 2 && cw::CoinWars::undo_needs_consent(done[i].before, done[i].command);
        if (both) result = Undo::NeedsBoth;
    }
    return count < done.size() ? result : Undo::Impossible;
}

BattleGame::Undo BattleGame::can_undo() const {
    if (draft_ && !sealed()) return draft_->steps().empty() ? Undo::Impossible : Undo::Possible;
    if (table_) return can_leave_only(steps() - std::min<std::size_t>(steps(), 1));
    const auto count = undo_to();
    return count ? can_leave_only(*count) : Undo::Impossible;
}

Phrase BattleGame::why_no_undo() const {
    if (apart()) return say("Say first whether this battle goes on with the other side or here alone.");
    const auto& done = session_->steps();
    const std::size_t from = undo_to().value_or(done.size());
    const bool thrown = std::any_of(done.begin() + static_cast<std::ptrdiff_t>(from), done.end(),
                                    [](const auto& step) { return step.thrown(); });
    return thrown ? say("A toss or a throw cannot be taken back.") : say("There is nothing to take back.");
}

void BattleGame::leave_only(std::size_t count) {
    if (table_) return table_->ask_back(count);
    while (steps() > count && !session_->undo(true)) continue;
    went_back();
}

void BattleGame::went_back() {
    tell_all();
    stage_.glide(match());
    shown_steps_ = steps();
    changed();
}

void BattleGame::undo() {
    if (can_undo() == Undo::Impossible) return;
    if (draft_ && !sealed()) {
        draft_->go_back(draft_->step_count() - 1);
        return went_back();
    }
    leave_only(table_ ? steps() - 1 : *undo_to());
}

void BattleGame::redo() {
    if (session_->redo()) return;
    // Also redo the bot's commands that followed.
    const auto& undone = session_->undone();
    while (persons() == 1 && !undone.empty() && bot(who_did(undone.back())) && !session_->redo()) continue;
    went_back();
}

}  // namespace screens
