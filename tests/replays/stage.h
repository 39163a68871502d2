#pragma once
// Plays a battle for a replay. Every command must be accepted; otherwise std::runtime_error says what was refused.

#include <memory>
#include <string>
#include <vector>

#include "game/kit/session/game_session.h"
#include "tests/support/table_text.h"

namespace replays {

using namespace rules::coin_wars;
using tests::ids;
using tests::row;

// Returns a rectangle from its lower left corner.
inline std::vector<Vec2> box(double x, double y, double w, double h) {
    return {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
}

class Stage {
public:
    // Starts the battle as a file would: written and read again. The hand throws with `seed`.
    Stage(const Scenario& battle, std::uint64_t seed, std::unique_ptr<rules::Hand> hand);

    const Match& match() const { return session_.match(); }
    bool over() const { return match().phase == Phase::Over; }
    Vec2 at(const std::string& id) const { return match().coin(match().find(id)).at; }
    bool stands(const std::string& id) const { return match().on_table(match().find(id)); }
    rules::Record record() const { return session_.record(); }

    void act(const Command& command);
    // Returns the Army's id.
    std::string form(const Ids& coins, const std::string& commander = "");
    // Agreement, faces, toss and order: `first` goes first.
    void open(bool swap, std::optional<rules::Face> told, Side first);
    // Places all of the side's coins in hand in rows from that corner, `across` in a row.
    void deploy(Side side, Vec2 corner, int across);
    void ready() { act(Ready{match().side}); }
    void end_turn() { act(EndTurn{}); }
    // Moves into contact by the nearest way.
    void charge(const std::string& coin, const std::string& target, std::optional<Vec2> to);
    // Moves the Army so that cut-off coins can be brought up.
    void link_again(const std::string& army);

    // Greedy players on both sides play this many turns of one side, or to the end.
    void play_turns(int turns);
    void play_out() { play_turns(1000); }
    void play_decisions();
    // Plays until an attack for which real dice are entered.
    void play_until_dice_are_told();

private:
    rules::GameSession<CoinWars> session_;
    std::unique_ptr<rules::Hand> hand_;
};

}  // namespace replays
