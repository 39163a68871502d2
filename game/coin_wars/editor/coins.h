#pragma once
// What can be done with coins of a draft, one or many: laid, moved, put in order, copied, made an Army.
// Inches; places stay on the grid. Coins without a place (still to be deployed) are passed over by what moves
// coins. Where coins lie upon each other or off the table, problems.h says so.

#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;
using Coins = std::vector<int>;  // indices into Scenario::coins, ascending

// The index of the new coin, the last one; its id is the next free one: "h12".
int add_coin(cw::Scenario& scenario, int type, cw::Side side, std::optional<Vec2> at);

void move_coins(cw::Scenario& scenario, std::span<const int> coins, Vec2 by);
// Each to the nearest free place on the table, in order; the others stay where they are.
void settle(cw::Scenario& scenario, std::span<const int> coins);
// Back to the hand: to be deployed by its player.
void take_up(cw::Scenario& scenario, std::span<const int> coins);

enum class Edge { Left, Centre, Right, Front, Middle, Back };  // Front: the far end of the table, +y
// Rims at the outermost rim, or centres in the middle between the outermost.
void align(cw::Scenario& scenario, std::span<const int> coins, Edge edge);
enum class Axis { Across, Along };  // x, y
// The same gap between rims, the outermost two stay; three coins or more.
void distribute(cw::Scenario& scenario, std::span<const int> coins, Axis axis);
// Left and right exchanged, or turned about, in their own midst.
void mirror(cw::Scenario& scenario, std::span<const int> coins);
void turn(cw::Scenario& scenario, std::span<const int> coins, double degrees);  // counterclockwise

// --- copies; Armies of which all coins are among them come along
struct Clip {
    std::vector<cw::CoinSetup> coins;
    std::vector<std::string> types;  // of each, by name
    std::vector<std::vector<int>> armies;
    Vec2 middle;  // of those with a place
    friend bool operator==(const Clip&, const Clip&) = default;
};
Clip clip_of(const cw::Scenario& scenario, std::span<const int> coins);
// Where their middle comes to lie; the new coins. Those of which the battle has no type are left out.
Coins paste(cw::Scenario& scenario, const Clip& clip, Vec2 middle);
// The same army for the other side, as seen across the table.
Coins copy_across(cw::Scenario& scenario, std::span<const int> coins);

void give_to(cw::Scenario& scenario, std::span<const int> coins, cw::Side side);  // they leave their Armies
void change_type(cw::Scenario& scenario, std::span<const int> coins, int type);

// They leave the Armies that they are in; alone, each of them is single.
void dissolve(cw::Scenario& scenario, std::span<const int> coins);
void form_army(cw::Scenario& scenario, std::span<const int> coins);
// Every coin that is in an Army with one of these, and these.
Coins with_their_armies(const cw::Scenario& scenario, std::span<const int> coins);

}  // namespace editor
