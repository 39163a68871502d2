#pragma once
// Battles drawn as text, one line for each coin, and a game that says in one word what a command does.
//
//   Game game(R"(
//    h1 penny heads 10 10
//    t1 penny tails 10.75 10
//   )");
//   CHECK(game.refused(Move{"h1", {13.76, 10}}) == "out_of_reach CW-8");

#include <string>
#include <utility>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"

namespace tests {

using namespace rules::coin_wars;

// Returns the six coins of the rule book's table.
std::vector<CoinType> us_coins();
// 36 x 24 in, Heads goes first. A line is `id type side x y`; without x and y the coin is still to be deployed.
Scenario scenario(const std::string& coins, const TableOptions& options = {});
// Gives each side its nearest half of the table, since files need zones.
void give_zones(Scenario& scenario);
Match table(const std::string& coins, const TableOptions& options = {});
Match table(const Scenario& scenario);
// Returns lines for `count` touching coins side by side, with ids h1, h2, ... from `first`; (x, y) is the first one's
// centre. Across: to the right; Up: upwards.
enum class Along { Across, Up };
std::string row(const std::string& letter, int first, int count, const std::string& type, double x, double y,
                Along along = Along::Across);
// Returns the ids of such a row: {"h1", "h2", ...}.
Ids ids(const std::string& letter, int first, int count);

// A hand that always shows the same face, and rolls the given numbers in order.
class SteadyHand : public rules::Hand {
public:
    explicit SteadyHand(rules::Face face, std::vector<int> rolls = {}) : face_(face), rolls_(std::move(rolls)) {}
    rules::Face toss(core::Random&) override { return face_; }
    int roll(int sides, core::Random& random) override;

private:
    rules::Face face_;
    std::vector<int> rolls_;
    std::size_t rolled_ = 0;
};

struct Game {
    Match match;

    explicit Game(Match start) : match(std::move(start)) {}
    explicit Game(const std::string& coins, const TableOptions& options = {}) : Game(table(coins, options)) {}

    // Carries out a command that must be legal; otherwise fails with the refusal.
    std::vector<Event> act(const Command& command, rules::Face face = rules::Face::Heads);
    // The same with these dice, in the order in which they are rolled.
    std::vector<Event> act(const Command& command, const std::vector<int>& rolls);
    // Returns "out_of_reach CW-8", or "" if the command is legal.
    std::string refused(const Command& command) const;
    rules::Refusal refusal(const Command& command) const;
    void end_turns(int count);
    // Forms an Army of the side to act; returns its id.
    std::string form(const Ids& coins, const std::string& commander = "");
    // Accepts the rules' proposals until no decision is awaited.
    std::vector<Event> take_proposals();

    Vec2 at(const std::string& id) const { return match.coin(match.find(id)).at; }
    bool stands(const std::string& id) const { return match.on_table(match.find(id)); }
    // Returns the ids of fallen coins in the scenario's order: "h1 t1".
    std::string fallen() const;
};

// Returns the events of one kind.
template <class E>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const auto* one = get_if<E>(&event)) found.push_back(*one);
    return found;
}

// Checks invariants of every battle at any time: coins on the table without overlaps, purses equal to the fallen coins.
void check_sound(const Match& match);

}  // namespace tests
