#pragma once
// What the breeder changes: a set-up as blocks of coins, each in one formation.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/battles/formation_plan.h"
#include "game/coin_wars/rules/scenario.h"

namespace lab {

namespace cw = rules::coin_wars;
using core::Vec2;

// What set-ups may be made of.
struct Stock {
    std::vector<cw::CoinType> types;           // those that can be paid
    std::vector<std::string> coin_sets{"us"};  // whose types these are
    cw::Price by = cw::Price::FaceValue;
    double budget = 250;           // cents or points
    int coins = 45;                // at most
    double width = 36, depth = 8;  // of the zone, inches

    double price(int type) const;
};

// Coins of one kind, or a commander (first) and others: closed up an Army, else loose.
struct Block {
    struct Part {
        int type = 0;  // index into Stock::types
        int coins = 0;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    int formation = 0;   // index into battles::formations()
    double spacing = 1;  // diameters; above 1 they stand loose
    double across = 0;   // of its front's middle, inches to the right of the zone's middle
    double back = 0;     // behind the front line
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

// Bought at random until nothing more can be had.
Genome random_genome(const Stock& stock, core::Random& random);
// One to three changes: coins swapped for others of the same price, blocks split, joined, moved, turned, put
// in another formation, or all mirrored.
Genome changed(Genome genome, const Stock& stock, core::Random& random);
// Each block of either parent with even chance.
Genome crossed(const Genome& one, const Genome& other, core::Random& random);
// Within budget and number: what is too much goes, what is left over is spent.
Genome repaired(Genome genome, const Stock& stock, core::Random& random);

// As places of a formation; who finds no room is left out. Nothing where nobody does. The title lists the
// blocks: "2 x 15 Nickel, 10 Penny + Quarter".
std::optional<battles::Plan> plan_of(const Genome& genome, const Stock& stock);

}  // namespace lab
