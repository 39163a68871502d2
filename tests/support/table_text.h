#pragma once
// Battles drawn as text, a line a coin, and a game on them that says in one word what a command does.
//
//   Game game(R"(
//       h1 penny heads 10 10
//       t1 penny tails 10.75 10
//   )");
//   CHECK(game.refused(Move{"h1", {13.76, 10}}) == "out_of_reach CW-8");

#include <string>
#include <vector>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/query.h"

namespace tests {

using namespace rules::coin_wars;

// The six coins of the rule book's table.
std::vector<CoinType> us_coins();
// 36 x 24 in, Heads first. A line is `id type side x y`; without x and y the coin is still to be deployed.
Scenario scenario(const std::string& coins, const TableOptions& options = {});
Match table(const std::string& coins, const TableOptions& options = {});
Match table(const Scenario& scenario);

// A hand that always shows the same face.
class SteadyHand : public rules::Hand {
public:
    explicit SteadyHand(rules::Face face) : face_(face) {}
    rules::Face toss(core::Random&) override { return face_; }

private:
    rules::Face face_;
};

struct Game {
    Match match;

    explicit Game(Match start) : match(std::move(start)) {}
    explicit Game(const std::string& coins, const TableOptions& options = {}) : Game(table(coins, options)) {}

    // Does what must be legal; fails the test with the refusal if it is not.
    std::vector<Event> act(const Command& command, rules::Face face = rules::Face::Heads);
    // "out_of_reach CW-8", or "" where the command is legal.
    std::string refused(const Command& command) const;
    rules::Refusal refusal(const Command& command) const;
    void end_turns(int count);

    Vec2 at(const std::string& id) const { return match.coin(match.find(id)).at; }
    bool stands(const std::string& id) const { return match.on_table(match.find(id)); }
    // The ids of all that has fallen, in the scenario's order: "h1 t1".
    std::string fallen() const;
};

// The events of one kind among others.
template <class E>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const auto* one = std::get_if<E>(&event)) found.push_back(*one);
    return found;
}

// What must hold of every battle at any time: coins on the table, none in another, purses as the coins fallen
// say.
void check_sound(const Match& match);

}  // namespace tests
