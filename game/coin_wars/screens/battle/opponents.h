#pragma once
// The bots at the table: whether one of them has the word, what it means to do, and when it does it. They
// think on a thread of their own; what they mean to do is shown for a moment before it is done.

#include <array>
#include <memory>
#include <optional>

#include "game/coin_wars/screens/battle/bot_worker.h"
#include "game/coin_wars/screens/battle/game.h"
#include "game/coin_wars/table/aim.h"

namespace screens {

class Opponents {
public:
    Opponents(BattleApp& app, const BattleGame& game);

    // Others play from now on (BattleGame::seat).
    void sit_down();
    // The bots' side that has something to say now; nothing while people have the word. A bot agrees after
    // the person it plays against, and leaves the toss to that person.
    std::optional<cw::Side> asked() const;
    bool thinking() const { return worker_.asked(); }
    std::optional<double> progress() const { return worker_.progress(); }
    // What will be done next, and how that looks on the table.
    const std::optional<cw::Command>& intent() const { return intent_; }
    const table::Aim& aim() const { return aim_; }

    void play_best();                // of what has been thought of by now, for the rest of this turn
    void hurry() { looked_ = 1e9; }  // done without a longer look
    // They neither think nor do anything while they pause; a single command leaves them paused.
    bool paused() const { return paused_ && !one_; }
    void pause();
    void go_on() { paused_ = one_ = false; }
    void one_command();
    double speed() const { return speed_; }  // times as fast; of bots that play each other
    void set_speed(double speed) { speed_ = speed; }

    // Once a frame; `held`: nothing is done now, because of a dialog. The command that is due.
    std::optional<cw::Command> pass(double seconds, bool held);
    // What was due has been refused: that bot goes no further by itself.
    void was_refused() { pause(); }
    // They will go on by themselves.
    bool at_work() const { return asked() && !paused(); }
    bool looking() const { return intent_ && !paused(); }

private:
    void follow();
    void think(cw::Side side);
    double look() const;  // seconds

    BattleApp& app_;
    const BattleGame& game_;
    std::array<std::unique_ptr<bots::Bot>, 2> seats_;
    std::uint64_t version_ = 0;  // of the match that is thought about
    std::optional<cw::Command> intent_;
    table::Aim aim_;
    double looked_ = 0;
    std::optional<Autosave::Turn> best_;  // the turn in which nothing more is thought of
    bool paused_ = false, one_ = false;
    double speed_ = 1;
    BotWorker worker_;  // goes first: it uses the others
};

}  // namespace screens
