#pragma once
// Edits one or many coins of a draft: add, move, align, copy, form Armies. Units are inches; places stay on the grid.
// Functions that move coins skip coins without a place (still to be deployed). Overlaps and coins off the table are
// allowed here; problems.h reports them.

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/formation_fit.h"
#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;
using Coins = std::vector<int>;  // indices into Scenario::coins, ascending

// Returns this side's next free number: "h12".
std::string free_id(const std::set<std::string>& taken, cw::Side side);
// Adds a coin as the last one and returns its index; its id is the next free one: "h12".
int add_coin(cw::Scenario& scenario, int type, cw::Side side, std::optional<Vec2> at);

void move_coins(cw::Scenario& scenario, std::span<const int> coins, Vec2 by);
// The table for coins to be placed, beside all that lie there from the start but for those that are moved.
battles::Site site_beside(const cw::Scenario& scenario, std::span<const int> moved);
// Moves each coin to the nearest free place on the table, in order; other coins stay where they are.
void settle(cw::Scenario& scenario, std::span<const int> coins);
// Returns the coins to the hand: their player deploys them.
void take_up(cw::Scenario& scenario, std::span<const int> coins);

enum class Edge { Left, Centre, Right, Front, Middle, Back };  // Front: the far end of the table, +y
// Aligns rims with the outermost rim, or centres with the middle between the outermost centres.
void align(cw::Scenario& scenario, std::span<const int> coins, Edge edge);
enum class Axis { Across, Along };  // x, y
// Makes the gaps between rims equal; the outermost two stay. For three coins or more.
void distribute(cw::Scenario& scenario, std::span<const int> coins, Axis axis);
// Both use the coins' common middle; mirror swaps left and right.
void mirror(cw::Scenario& scenario, std::span<const int> coins);
void turn(cw::Scenario& scenario, std::span<const int> coins, double degrees);  // counterclockwise

// --- copying; an Army is copied if all its coins are
struct Clip {
    std::vector<cw::CoinSetup> coins;
    std::vector<std::string> types;  // type name of each coin
    std::vector<std::vector<int>> armies;
    Vec2 middle;  // of the coins with a place
    friend bool operator==(const Clip&, const Clip&) = default;
};
Clip clip_of(const cw::Scenario& scenario, std::span<const int> coins);
// The type of the clip's coin number `i` in this battle, which may have other types by now; nullopt if it lacks it.
std::optional<int> type_of(const Clip& clip, std::size_t i, const cw::Scenario& scenario);
// Pastes around `middle` and returns the new coins. Coins whose type the battle lacks are left out.
Coins paste(cw::Scenario& scenario, const Clip& clip, Vec2 middle);
// Copies the coins to the other side, rotated across the table.
Coins copy_across(cw::Scenario& scenario, std::span<const int> coins);

// Removes the coins from their Armies; a coin left alone becomes single.
void dissolve(cw::Scenario& scenario, std::span<const int> coins);
void form_army(cw::Scenario& scenario, std::span<const int> coins);
// Returns these coins and all coins that share an Army with one of them.
Coins with_their_armies(const cw::Scenario& scenario, std::span<const int> coins);

}  // namespace editor
