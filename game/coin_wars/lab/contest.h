#pragma once
// A contest, the laboratory's unit of work: A against B, fought repeatedly.
//
// The unit of counting is the pair: two battles with the same seed in which A and B swap places. Pair k (from 0) of a
// contest draws from streams keyed by (seed, k): the jitter of A's and B's deployment, whether Heads or Tails go first,
// the dice, the random numbers of A's and B's bots. Both battles of a pair share all of them, so a pair depends only on
// the contest and k: not on workers, shards or the order of play.
//
// Jitter: bots without random numbers would repeat the same battle. So each touching group of coins is shifted as a
// whole, on the grid, up to `jitter` inches sideways and forward or back. A shift that would overlap, leave the zone or
// the table, meet impassable ground, or make or break a touch is redrawn; after eight tries it is skipped. It is drawn
// in the force's own frame: in the second battle it moves with the force to the other edge.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/lab/battleground.h"
#include "game/coin_wars/lab/sprt.h"

namespace lab {

// The things swapped within a pair.
enum class Swap {
    // A and B with their bots swap edges, and with them the first turn: measures which force is better. An unchanged
    // battle keeps its sides: only the first turn is swapped, if the toss decides it.
    Sides,
    // Forces stay, the bots swap forces: measures which bot is better; the score is A's bot's.
    Bots,
};
ENUM_NAMES(Swap, "sides", "bots")

struct Player {
    std::string bot = "recruit";  // a level's key
    std::int64_t work = 0;        // Budget::work; 0: the level's default
    // For bots that are not levels: makes one for each battle; called from any worker.
    std::function<std::unique_ptr<bots::Bot>()> make{};
};
// The error is a sentence that lists the levels.
core::Result<Player, words::Phrase> player_of(const std::string& level, std::int64_t work = 0);

// The player must come from player_of or have `make`.
std::unique_ptr<bots::Bot> make_bot(const Player& player);
// The player at the side that must attack: presses, unless its name says in which temper it plays.
Player at_attack(Player player);

// When to stop before all pairs are fought. Evaluated after each pair of the unbroken prefix, so the result is the same
// for any number of workers.
struct EarlyStop {
    bool when_sure = true;       // the live interval of the score excludes 1/2
    double alpha = 0.05;         // of that interval; a matrix gives each cell its share
    double width = 0;            // or the live interval of the score is at most this wide; 0: never
    std::optional<Sprt> sprt{};  // or this test has decided; replaces the two above
};

struct Contest {
    std::string a = "A", b = "B";   // names of the parties
    std::vector<Meeting> meetings;  // at least one; pair k uses number k % size
    std::array<Player, 2> players;  // A's, B's
    Swap swap = Swap::Sides;
    std::uint64_t seed = 1;
    int pairs = 500;                              // maximum
    double jitter = 0.25;                         // inches
    int max_turns = 300;                          // a longer battle is cut off as a draw
    std::optional<EarlyStop> stop = EarlyStop{};  // nullopt: exactly `pairs`
    // Makes the hand for each battle, called from any worker; empty: the fast one.
    std::function<std::unique_ptr<rules::Hand>()> hand{};

    const Meeting& meeting(int pair) const { return meetings[static_cast<std::size_t>(pair) % meetings.size()]; }
};

// A 64-bit hash of everything that determines a pair's outcome: shards with equal hashes belong together.
std::uint64_t fingerprint(const Contest& contest);

}  // namespace lab
