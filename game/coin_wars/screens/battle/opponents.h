#pragma once
// The bots at the table: whether it is a bot's turn, what it intends to do, and when it does it. Bots think
// on their own thread; what they intend is shown for a moment before it is done.

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
    // The bots' side that has to act now; nothing while people have to. A bot agrees after the person it
    // plays against, and leaves the toss to that person.
    std::optional<cw::Side> asked() const;
    bool thinking() const { return worker_.asked(); }
    std::optional<double> progress() const { return worker_.progress(); }
    // What will be done next, and how it looks on the table.
    const std::optional<cw::Command>& intent() const { return intent_; }
    const table::Aim& aim() const { return aim_; }

    void play_best();                // of what was found so far, for the rest of this turn
    void hurry() { looked_ = 1e9; }  // ends the time to look
    // While paused they neither think nor act; one_command() leaves them paused.
    bool paused() const { return paused_ && !one_; }
    void pause();
    void go_on() { paused_ = one_ = false; }
    void one_command();
    double speed() const { return speed_; }  // factor, chosen at the table
    void set_speed(double speed) { speed_ = speed; }
    // The rest of this turn is shown at once.
    void skip();
    // How fast the table moves; 0: at once. More than ordinary while a bot's turn would take too long.
    double table_speed();

    // Call once a frame, before pass(): time goes by, but not while `held` by a dialog.
    void pass_time(double seconds, bool held);
    // Call once a frame while a bot is asked. Returns the command that is due; nothing while `held` by a dialog.
    std::optional<cw::Command> pass(double seconds, bool held);
    // The command that was due was refused: the bot stops acting by itself.
    void was_refused() { pause(); }
    // They will act without anybody's help.
    bool at_work() const { return asked() && !paused(); }
    // A bot's turn is being shown.
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
    std::uint64_t version_ = 0;  // of the match that is being thought about
    std::optional<cw::Command> intent_;
    table::Aim aim_;
    double looked_ = 0;
    std::optional<profile::Autosave::Turn> best_;  // the turn in which the bot thinks no further
    bool paused_ = false, one_ = false;
    double speed_ = 1;
    std::optional<profile::Autosave::Turn> turn_, skipped_;  // of the bot that acts
    TurnPace pace_;
    bool paced_ = false;  // the pace knows of the command that comes next
    BotWorker worker_;    // declared last, so destroyed first: it uses the others
};

}  // namespace screens
