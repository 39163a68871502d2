#pragma once
// The battle behind the screen: the match behind its session, the hand that tosses coins, the log, and the stage
// that shows it all. Changes are saved as the settings say.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/profile/autosave.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/battle/remote_battle.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/battle_timeline.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/stage.h"
#include "game/coin_wars/table/traces.h"
#include "game/kit/session/game_session.h"
#include "game/remote/ask_queue.h"

namespace screens {

// Whose clock runs: who has to decide something, else whose turn it is.
inline cw::Side acting_side(const cw::Match& match) {
    return match.awaiting.empty() ? match.side : match.awaiting.front().side;
}

struct LogLine {
    table::StoryLine told;
    std::size_t step = 0;  // the session's step
};

class BattleGame {
public:
    using Session = rules::GameSession<cw::CoinWars>;

    // The error is a sentence to show.
    static core::Result<std::unique_ptr<BattleGame>, words::Phrase> open(BattleApp& app, const BattleStart& start);

    // With one's own set-up, as long as the other side does not see it.
    const cw::Match& match() const { return draft_ ? draft_->match() : session_->match(); }
    const cw::Scenario& scenario() const { return *match().scenario; }
    const profile::SetUp& set_up() const { return set_up_; }
    // The players' clocks; null if none were agreed on. By file none run.
    profile::Clock* clock() { return set_up_.clock && (!table_ || table_->keeps_time()) ? &*set_up_.clock : nullptr; }
    // Seconds on the clock of a side, what is being thought at a shared table taken off; there is one.
    double time_left(cw::Side side) const;
    // The player of a side, for a bot its level; empty if the name says no more than the side.
    Phrase player(cw::Side side) const;
    // The player and the side, or the side alone: "Ada (Rome)".
    Phrase who(cw::Side side) const;
    // The bot that plays a side; null if a person does.
    const bots::Level* bot(cw::Side side) const { return bots::find_level(set_up_.bots[cw::index(side)]); }
    // Medals and the ladder count it: a person fights it, and it was not played on from a replay.
    bool counts() const { return kept_ && persons() > 0 && !set_up_.played_on; }
    int persons() const { return !bot(cw::Side::Heads) + !bot(cw::Side::Tails); }
    // Changes who plays from now on: the keys of the bots' levels, empty for a person.
    void seat(const std::array<std::string, 2>& bots);
    // The same for help during play. Before both have agreed, who has agreed must do so again.
    void agree_on(const profile::Advice& advice);
    table::Stage& stage() { return stage_; }
    const table::Stage& stage() const { return stage_; }
    // Changes whenever the match does.
    std::uint64_t version() const { return version_; }
    const std::vector<LogLine>& story() const { return story_; }
    std::size_t steps() const { return session_->steps().size(); }
    // A step of the battle: the match before it, its command, the match after it.
    const cw::Match& before(std::size_t step) const {
        return step < steps() ? session_->steps()[step].before : session_->match();
    }
    const cw::Command& command(std::size_t step) const { return session_->steps()[step].command; }
    const cw::Match& after(std::size_t step) const { return session_->after(step); }
    rules::Json state() const;
    // The replay so far, with what is known about the battle.
    rules::Record record() const;
    // Where it is kept; empty until the battle has ended.
    const std::filesystem::path& replay() const { return replay_; }
    // Analysis of the whole battle so far; recomputed after a change.
    const table::Timeline& timeline();

    // How many steps have been shown to their end: log and purses wait for what is still being played on the table.
    std::size_t shown_steps() const { return stage_.moving() ? std::min(shown_steps_, steps()) : steps(); }
    const cw::Match& shown_match() const { return shown_steps() < steps() ? before(shown_steps()) : match(); }

    // Of the other side's turn, if the side to act has done nothing yet.
    table::Traces traces() const { return table::traces_of(table::ended_turn(session_->steps(), match()), match()); }

    // The coin of the toss: in the air, then on the table until the winner has chosen.
    bool toss_in_the_air() const { return match().phase == cw::Phase::Order && stage_.moving(); }
    std::optional<render::CoinSprite> tossed_coin() const;

    // A trial: leaving it leads back to the editor or the laboratory.
    bool trial() const { return trial_ != Trial::No; }
    Phrase way_back() const;

    // --- saving
    const profile::Autosave& autosave() const { return autosave_; }
    void save();  // at once

    // --- a table shared with other machines
    // From now on what is done here is asked for there; null: no longer. The table plays by remote().
    void share(remote::Table* table);
    remote::Table* table() const { return table_; }
    RemoteBattle& remote() { return remote_; }
    // What the shared table knows besides the record, once it was shared.
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    void forget_ledger();  // goes on at this screen alone
    // This battle was shared, and it has not been settled yet how it goes on.
    bool apart() const { return ledger_ && !table_ && match().phase != cw::Phase::Over; }
    // Somebody elsewhere has this side.
    bool elsewhere(cw::Side side) const { return table_ && !table_->mine(static_cast<int>(cw::index(side))); }
    // Call once a frame: asks for what waits for its turn.
    std::optional<rules::Refusal> ask_next();
    // Call once a frame: one's own set-up begins and ends that the other side does not see. It is done here alone, sealed
    // by Ready, and becomes steps once both have sealed (remote/sealing.h).
    void follow_draft();
    // It waits for the other side's.
    bool sealed() const { return draft_ && table_ && table_->has_sealed(static_cast<int>(cw::index(match().side))); }

    // If the rules accept the command, does it, saves it and plays it; otherwise changes nothing. At a shared table it is
    // done once it has its place there.
    std::optional<rules::Refusal> submit(const cw::Command& command);
    // Commands without any throw, up to the first that is refused; played as one.
    std::optional<rules::Refusal> submit_together(const std::vector<cw::Command>& commands);
    // Against a bot undo goes back to the person's last command, and the bot agrees to it.
    enum class Undo { Possible, NeedsBoth, Impossible };
    Undo can_undo() const;
    Phrase why_no_undo() const;  // a sentence; meant for when it is impossible
    bool can_redo() const { return !session_->undone().empty() && !ledger_; }
    // For `NeedsBoth` the caller has asked both players before.
    void undo();
    void redo();
    // Back to where only so many steps were done; Impossible if there was a throw since.
    Undo can_leave_only(std::size_t count) const;
    void leave_only(std::size_t count);

    // Before both have agreed: restarts the battle with these rules. At a shared table only until somebody comes.
    bool may_begin_anew() const;
    void begin_with(cw::Scenario scenario);
    // The scenario as the battle's own file has it.
    const cw::Scenario& as_written() const { return *written_; }

    // --- deploying
    // Takes all of this side's coins back into the hand, to be placed one by one.
    void take_into_hand(cw::Side side);
    // Places this side's coins where the battle has them.
    void place_as_in_history(cw::Side side);
    bool lies_as_in_history(cw::Side side) const;

private:
    friend class RemoteBattle;
    explicit BattleGame(BattleApp& app) : app_(app) {}
    std::optional<rules::Refusal> carry_out(const cw::Command& command, rules::Hand& hand);
    std::optional<rules::Refusal> ask_for(const std::vector<cw::Command>& commands);  // at the shared table
    void keep_shared(const remote::Ledger& ledger);
    // The side that sets up at this screen now, unseen by the other.
    std::optional<cw::Side> drafting() const;
    std::optional<rules::Refusal> draft(const std::vector<cw::Command>& commands);
    void drop_draft();
    void begin(cw::Match start);
    void go_on(std::shared_ptr<Session> played);
    void changed();
    void end();
    profile::ReplayEnd end_here() const;
    void note_win();
    void note_result();
    rules::About about_it() const;
    core::Result<void, words::Phrase> write() const;
    void tell_all();
    // How many steps an undo would leave.
    std::optional<std::size_t> undo_to() const;
    void went_back();  // the table shows it

    BattleApp& app_;
    profile::SetUp set_up_;
    bool kept_ = true;  // lessons, problems and trials are not kept
    Trial trial_ = Trial::No;
    profile::Autosave autosave_;
    std::shared_ptr<Session> session_;
    std::unique_ptr<Session> draft_;  // null: nothing is set up unseen
    std::shared_ptr<const cw::Scenario> written_;
    table::TableHand hand_;
    table::Stage stage_;
    std::vector<LogLine> story_;
    std::size_t shown_steps_ = 0;  // before what the stage plays
    std::uint64_t version_ = 1;
    std::uint64_t course_of_ = 0;  // the version that `course_` belongs to
    table::Timeline course_;
    std::filesystem::path replay_;  // where the finished battle is kept
    remote::Table* table_ = nullptr;
    RemoteBattle remote_{*this};
    std::optional<remote::Ledger> ledger_;
    remote::AskQueue to_ask_;
};

}  // namespace screens
