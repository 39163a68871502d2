#pragma once
// The breeder's genome: a set-up as blocks of coins, each in one formation.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/battles/formation_plan.h"
#include "game/coin_wars/rules/scenario.h"

namespace lab {

namespace cw = rules::coin_wars;
using core::Vec2;

// Coins and money that set-ups may use.
struct Stock {
    std::vector<cw::CoinType> types;           // the affordable ones
    std::vector<std::string> coin_sets{"us"};  // the sets that define them
    cw::Price by = cw::Price::FaceValue;
    double budget = 250;           // cents or points
    int coins = 45;                // maximum
    double width = 36, depth = 8;  // of the zone, inches

    double price(int type) const;
};

// Coins of one type, or a commander (first) and others: an Army if closed up, otherwise single coins.
struct Block {
    struct Part {
        int type = 0;  // index into Stock::types
        int coins = 0;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    int formation = 0;   // index into battles::formations()
    double spacing = 1;  // diameters; above 1 the coins stand apart
    double across = 0;   // its front's middle, inches to the right of the zone's middle
    double back = 0;     // inches behind the front line
    double turn = 0;     // degrees counterclockwise
    bool mirrored = false;
    friend bool operator==(const Block&, const Block&) = default;

    int coins() const;
};

struct Genome {
    std::vector<Block> blocks;
    friend bool operator==(const Genome&, const Genome&) = default;
};

int coins(const Genome& genome);
double price(const Genome& genome, const Stock& stock);

// Applies one to three mutations: coins swapped for others of the same price, blocks split, joined, moved, turned,
// given another formation, or everything mirrored.
Genome changed(Genome genome, const Stock& stock, core::Random& random);
// Takes each block of either parent with probability 1/2.
Genome crossed(const Genome& one, const Genome& other, core::Random& random);
// Repairs budget and coin count: removes any excess, then buys at random until nothing more is affordable.
Genome repaired(Genome genome, const Stock& stock, core::Random& random);

// The genome as a formation with custom places; blocks without room are left out. nullopt if no block has room. The
// title lists the blocks: "2 x 15 Nickel, 10 Penny + Quarter".
std::optional<battles::FormationPlan> plan_of(const Genome& genome, const Stock& stock);

}  // namespace lab
