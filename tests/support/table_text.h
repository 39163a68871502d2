#pragma once
// Battles drawn as text, a line a coin, and a game on them that says in one word what a command does.
//
//   Game game(R"(
//       h1 penny heads 10 10
//       t1 penny tails 10.75 10
//   )");
//   CHECK(game.refused(Move{"h1", {13.76, 10}}) == "out_of_reach CW-8");

#include <string>
#include <utility>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"

namespace tests {

using namespace rules::coin_wars;

// The six coins of the rule book's table.
std::vector<CoinType> us_coins();
// 36 x 24 in, Heads first. A line is `id type side x y`; without x and y the coin is still to be deployed.
Scenario scenario(const std::string& coins, const TableOptions& options = {});
// Gives each side the table's half nearest to it: files need zones.
void give_zones(Scenario& scenario);
Match table(const std::string& coins, const TableOptions& options = {});
Match table(const Scenario& scenario);
// Lines of `count` coins, one beside the other so that they touch: ids h1, h2, ... from `first` on; (x, y) is
// the first one's centre. Across: to the right; Up: upwards.
enum class Along { Across, Up };
std::string row(const std::string& letter, int first, int count, const std::string& type, double x, double y,
                Along along = Along::Across);
// The ids of such a row: {"h1", "h2", ...}.
Ids ids(const std::string& letter, int first, int count);

// A hand that always shows the same face, and rolls what it is told, in turn.
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

    // Does what must be legal; fails the test with the refusal if it is not.
    std::vector<Event> act(const Command& command, rules::Face face = rules::Face::Heads);
    // The same with dice that show this, in the order in which they are rolled.
    std::vector<Event> act(const Command& command, const std::vector<int>& rolls);
    // "out_of_reach CW-8", or "" where the command is legal.
    std::string refused(const Command& command) const;
    rules::Refusal refusal(const Command& command) const;
    void end_turns(int count);
    // Forms an Army of the side to act; its id.
    std::string form(const Ids& coins, const std::string& commander = "");
    // Takes what the rules propose, until no decision is awaited.
    std::vector<Event> take_proposals();

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
        if (const auto* one = get_if<E>(&event)) found.push_back(*one);
    return found;
}

// What must hold of every battle at any time: coins on the table, none in another, purses as the coins fallen
// say.
void check_sound(const Match& match);

}  // namespace tests
