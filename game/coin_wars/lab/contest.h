#pragma once
// What is asked of the laboratory: A against B, fought again and again.
//
// The unit is the pair: two battles of one seed in which A and B have changed places. Pair k (from 0) of a
// contest draws from streams keyed by (seed, k): how A's and B's deployment is jittered, whether Heads or
// Tails has the first turn, the dice, what A's and B's bots draw. Both battles of a pair share all of them,
// so a pair depends on nothing but the contest and k: not on workers, shards or the order of play.
//
// Jitter: bots that draw no chance would play the same battle for ever. So each group of coins that touching
// links is shifted as a whole, at most `jitter` inches to each side and forward or back, on the grid. A shift
// is drawn up to eight times and then left be where it would overlap, leave the zone or the table, meet
// impassable ground, or make or break a touch. It is drawn in the force's own view: in the second battle it
// moves with the force to the other edge.

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

// What is exchanged within a pair.
enum class Swap {
    Sides,  // A and B with their bots change edges, and so the first turn: asks which force is better. A
            // battle as it is stays as it is: only the first turn changes, where it is left to the toss.
    Bots,   // forces stay, the bots change forces: asks which bot is better; the score is that of A's bot
};

struct Player {
    std::string bot = "recruit";  // a level's key
    std::int64_t work = 0;        // Budget::work; 0: the level's own
    // Where it is none of the levels: makes one for each battle, called from any worker.
    std::function<std::unique_ptr<bots::Bot>()> make{};
};
// The sentence lists the levels.
core::Result<Player, words::Phrase> player_of(const std::string& level, std::int64_t work = 0);

// A player that player_of has given, or one with `make`.
std::unique_ptr<bots::Bot> make_bot(const Player& player);

// When to stop before all pairs are fought. Asked after each pair of the unbroken prefix, so it is the same
// for any number of workers.
struct EarlyStop {
    bool when_sure = true;       // the e-value over decided pairs excludes 1/2
    double alpha = 0.05;         // of the e-value; a matrix gives each cell its part of it
    double width = 0;            // or the live interval of the score is no wider than this; 0: never
    std::optional<Sprt> sprt{};  // or this is decided; then the two above are not asked
};

struct Contest {
    std::string a = "A", b = "B";   // titles of the parties
    std::vector<Meeting> meetings;  // at least one; pair k is fought on number k % size
    std::array<Player, 2> players;  // of A, of B
    Swap swap = Swap::Sides;
    std::uint64_t seed = 1;
    int pairs = 500;       // at most
    double jitter = 0.25;  // inches
    int turns_most = 300;  // a battle that is not over after so many turns is cut off and counts as a draw
    std::optional<EarlyStop> stop = EarlyStop{};  // nothing: exactly `pairs`
    // The hand of each battle, called from any worker; empty: the quick one.
    std::function<std::unique_ptr<rules::Hand>()> hand{};

    const Meeting& meeting(int pair) const {
        return meetings[static_cast<std::size_t>(pair) % meetings.size()];
    }
};

// All that a pair's outcome depends on, in 64 bits: shards with the same one belong together.
std::uint64_t fingerprint(const Contest& contest);

}  // namespace lab
