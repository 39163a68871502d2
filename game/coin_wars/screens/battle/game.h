#pragma once
// The battle behind the screen: the match in its session, the hand that tosses coins, the log, and the stage that shows
// it. Changes are saved as the settings say.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/profile/autosave.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/saves.h"
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

// The side whose clock runs: the one with a pending decision, otherwise the one whose turn it is.
inline cw::Side acting_side(const cw::Match& match) {
    return match.awaiting.empty() ? match.side : match.awaiting.front().side;
}

struct LogLine {
    table::StoryLine told;
    std::size_t step = 0;  // of the session
};

class BattleGame {
public:
    using Session = rules::GameSession<cw::CoinWars>;

    // Opens a battle. The error is a sentence to show.
    static core::Result<std::unique_ptr<BattleGame>, words::Phrase> open(BattleApp& app, const BattleStart& start);

    // Includes this side's own set-up while it is hidden from the other side.
    const cw::Match& match() const { return draft_ ? draft_->match() : session_->match(); }
    const cw::Scenario& scenario() const { return *match().scenario; }
    const profile::SetUp& set_up() const { return set_up_; }
    // Returns the players' clocks, or nullptr if none were agreed on or the game is played by file.
    profile::Clock* clock() { return set_up_.clock && (!table_ || table_->keeps_time()) ? &*set_up_.clock : nullptr; }
    // Returns the seconds on a side's clock, less the current thinking time at a shared table. Requires clocks.
    double time_left(cw::Side side) const;
    // Names the player of a side, or its bot's level; empty if that says no more than the side's name.
    Phrase player(cw::Side side) const;
    // Names the player and the side, or the side alone: "Ada (Rome)".
    Phrase who(cw::Side side) const;
    // Returns the bot that plays a side, or nullptr for a person.
    const bots::Level* bot(cw::Side side) const { return bots::find_level(set_up_.bots[cw::index(side)]); }
    // True if medals and the ladder count it: a person plays, and it was not continued from a replay.
    bool counts() const { return kept_ && persons() > 0 && !set_up_.played_on; }
    int persons() const { return !bot(cw::Side::Heads) + !bot(cw::Side::Tails); }
    // Changes the players from now on: keys of the bots' levels, empty for a person.
    void seat(const std::array<std::string, 2>& bots);
    // Changes the help during play. A side that has already agreed to the rules must agree again.
    void agree_on(const profile::Advice& advice);
    table::Stage& stage() { return stage_; }
    const table::Stage& stage() const { return stage_; }
    // Changes whenever the match does.
    std::uint64_t version() const { return version_; }
    const std::vector<LogLine>& story() const { return story_; }
    std::size_t steps() const { return session_->steps().size(); }
    // The match before a step of the battle, the step's command, and the match after it.
    const cw::Match& before(std::size_t step) const {
        return step < steps() ? session_->steps()[step].before : session_->match();
    }
    const cw::Command& command(std::size_t step) const { return session_->steps()[step].command; }
    const cw::Match& after(std::size_t step) const { return session_->after(step); }
    rules::Json state() const;
    // Returns the replay so far, with the battle's data.
    rules::Record record() const;
    // Returns the replay's file; empty until the battle has ended.
    const std::filesystem::path& replay() const { return replay_; }
    // Returns the analysis of the whole battle so far; recomputed after a change.
    const table::Timeline& timeline();

    // Counts the steps shown completely. Log and purses wait for steps still being shown on the table.
    std::size_t shown_steps() const { return stage_.moving() ? std::min(shown_steps_, steps()) : steps(); }
    const cw::Match& shown_match() const { return shown_steps() < steps() ? before(shown_steps()) : match(); }

    // Traces of the other side's turn, if the side to act has done nothing yet.
    table::Traces traces() const { return table::traces_of(table::ended_turn(session_->steps(), match()), match()); }

    // The tossed coin: in the air, then on the table until the winner has chosen.
    bool toss_in_the_air() const { return match().phase == cw::Phase::Order && stage_.moving(); }
    std::optional<render::CoinSprite> tossed_coin() const;

    // True if leaving the battle leads back to the editor or the laboratory.
    bool trial() const { return trial_ != Trial::No; }
    Phrase way_back() const;

    // --- saving
    const profile::Autosave& autosave() const { return autosave_; }
    void save();  // at once; after the end, its replay

    // --- a table shared with other machines
    // From now on commands are requested at this table, which acts through remote(). nullptr ends that.
    void share(remote::Table* table);
    remote::Table* table() const { return table_; }
    RemoteBattle& remote() { return remote_; }
    // The shared table's data besides the record, if the battle was ever shared.
    const std::optional<remote::Ledger>& ledger() const { return ledger_; }
    void forget_ledger();  // continues at this screen alone
    // True if this battle was shared, and how to continue is not decided yet.
    bool apart() const { return ledger_ && !table_ && match().phase != cw::Phase::Over; }
    // True if somebody at another machine plays this side.
    bool elsewhere(cw::Side side) const { return table_ && !table_->mine(static_cast<int>(cw::index(side))); }
    // Call once a frame: requests the next waiting command.
    std::optional<rules::Refusal> ask_next();
    // Call once a frame: begins and ends this side's hidden set-up. It happens only on this machine, Ready seals it,
    // and it becomes steps once both sides have sealed (remote/sealing.h).
    void follow_draft();
    // True if this side's set-up waits for the other side's.
    bool sealed() const { return draft_ && table_ && table_->has_sealed(static_cast<int>(cw::index(match().side))); }

    // If the rules accept the command, carries it out, saves and shows it, in this order; otherwise changes nothing. At
    // a shared table it is only asked for; when it has its place there, the table submits it with its own hand.
    std::optional<rules::Refusal> submit(const cw::Command& command, rules::Hand* tables_hand = nullptr);
    // Submits commands without throws, up to the first refusal; saved and shown as one.
    std::optional<rules::Refusal> submit_together(const std::vector<cw::Command>& commands);
    // Against a bot, undo goes back to the person's last command, and the bot agrees.
    enum class Undo { Possible, NeedsBoth, Impossible };
    Undo can_undo() const;
    Phrase why_no_undo() const;  // a sentence, for when it is impossible
    bool can_redo() const { return !session_->undone().empty() && !ledger_; }
    // For `NeedsBoth` the caller must ask both players first.
    void undo();
    void redo();
    // Back to where only so many steps were done; Impossible if there was a throw since.
    Undo can_leave_only(std::size_t count) const;
    void leave_only(std::size_t count);

    // Restarts the battle with these rules before both have agreed. At a shared table only until somebody joins.
    bool may_begin_anew() const;
    void begin_with(cw::Scenario scenario);
    // The scenario as written in the battle's file.
    const cw::Scenario& as_written() const { return *written_; }

    // --- deploying
    // Takes all of this side's coins back into the hand, to place them one by one.
    void take_into_hand(cw::Side side);
    // Places this side's coins where the battle has them.
    void place_as_in_history(cw::Side side);
    bool lies_as_in_history(cw::Side side) const;

private:
    friend class RemoteBattle;
    BattleGame(BattleApp& app, const profile::SetUp& set_up)
        : app_(app), set_up_(set_up), save_(app.profile(), profile::war_of(set_up)) {}
    std::optional<rules::Refusal> ask_for(const std::vector<cw::Command>& commands);  // at the shared table
    void save_shared(const remote::Ledger& ledger);
    // The side that is setting up at this screen, unseen by the other.
    std::optional<cw::Side> drafting() const;
    std::optional<rules::Refusal> draft(const std::vector<cw::Command>& commands);
    void drop_draft();
    void begin(cw::Match start);
    void go_on(std::shared_ptr<Session> played);
    void changed();
    void end();
    void save_replay();
    profile::ReplayEnd end_here() const;
    void note_win();
    void note_result();
    rules::About about_it() const;
    void tell(std::size_t step);  // adds its lines to the log
    void tell_all();
    // How many steps an undo would leave.
    std::optional<std::size_t> undo_to() const;
    void went_back();  // updates the table

    BattleApp& app_;
    profile::SetUp set_up_;
    bool kept_ = true;  // false for lessons, problems and trials
    Trial trial_ = Trial::No;
    profile::BattleSave save_;
    profile::Autosave autosave_;
    std::shared_ptr<Session> session_;
    std::unique_ptr<Session> draft_;  // nullptr: no hidden set-up
    std::shared_ptr<const cw::Scenario> written_;
    table::TableHand hand_;
    table::Stage stage_;
    std::vector<LogLine> story_;
    std::size_t shown_steps_ = 0;  // before the one on the stage
    std::uint64_t version_ = 1;
    std::uint64_t course_of_ = 0;  // the version of `course_`
    table::Timeline course_;
    std::filesystem::path replay_;  // of the finished battle
    remote::Table* table_ = nullptr;
    RemoteBattle remote_{*this};
    std::optional<remote::Ledger> ledger_;
    remote::AskQueue to_ask_;
};

// Starts without the players' decisions before the first turn: both sides agree, a coin is tossed, its winner (or
// `first`) goes first, and both sides deploy as in history. Stops at the deployment if the battle lacks a place for one
// of a side's coins.
void start_at_once(BattleGame& game, std::optional<cw::Side> first = {});

}  // namespace screens
