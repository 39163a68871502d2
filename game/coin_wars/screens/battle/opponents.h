#pragma once
// The bots at the table: whether it is a bot's turn, what it plans, and when it acts. Bots think on their own thread,
// and their plans are shown for a moment before they act.

#include <array>
#include <memory>
#include <optional>

#include "game/coin_wars/screens/battle/bot_worker.h"
#include "game/coin_wars/screens/battle/game.h"
#include "game/coin_wars/screens/battle/turn_pace.h"
#include "game/coin_wars/table/aim.h"

namespace screens {

class Opponents {
public:
    Opponents(BattleApp& app, const BattleGame& game);

    // Call after a change of players (BattleGame::seat).
    void sit_down();
    // Returns the bots' side that must act now, or nullopt while people must. A bot agrees after the person it plays,
    // and leaves the toss to that person.
    std::optional<cw::Side> asked() const;
    bool thinking() const { return worker_.asked(); }
    std::optional<double> progress() const { return worker_.progress(); }
    // The next command, and how it looks on the table.
    const std::optional<cw::Command>& intent() const { return intent_; }
    const table::Aim& aim() const { return aim_; }

    void play_best();                // the best found so far, for the rest of this turn
    void hurry() { looked_ = 1e9; }  // ends the pause that shows the plan
    // While paused, bots neither think nor act. one_command() lets one act, then pauses again.
    bool paused() const { return paused_ && !one_; }
    void pause();
    void go_on() { paused_ = one_ = false; }
    void one_command();
    double speed() const { return speed_; }  // factor, chosen at the table
    void set_speed(double speed) { speed_ = speed; }
    // Shows the rest of this turn at once.
    void skip();
    // Returns the speed of the table, 0 for no animation. Raised while a bot's turn would take too long.
    double table_speed();

    // Call once a frame, before pass(): advances time, except while `held` by a dialog.
    void pass_time(double seconds, bool held);
    // Call once a frame while a bot is asked. Returns the command that is due; nullopt while `held` by a dialog.
    std::optional<cw::Command> pass(double seconds, bool held);
    // Call if the due command was refused: bots then stop acting by themselves.
    void was_refused() { pause(); }
    // True if a bot will act without anybody's help.
    bool at_work() const { return asked() && !paused(); }
    // True while a bot's turn is being shown.
    bool shows_turn() const { return turn_ && !paused(); }
    bool looking() const { return intent_ && !paused(); }

private:
    void follow();
    void think(cw::Side side);
    double look() const;  // seconds
    double ordinary() const { return speed_ * app_.settings().speed / 100.0; }

    BattleApp& app_;
    const BattleGame& game_;
    std::array<std::unique_ptr<bots::Bot>, 2> seats_;
    std::uint64_t version_ = 0;  // of the match being thought about
    std::optional<cw::Command> intent_;
    table::Aim aim_;
    double looked_ = 0;
    std::optional<profile::Autosave::Turn> best_;  // the turn in which the bot stops thinking
    bool paused_ = false, one_ = false;
    double speed_ = 1;
    std::optional<profile::Autosave::Turn> turn_, skipped_;  // turns of the acting bot
    TurnPace pace_;
    bool paced_ = false;  // the pace includes the next command
    BotWorker worker_;    // declared last, so destroyed first: it uses the others
};

}  // namespace screens
