#pragma once
// A bot plays one side of a battle: shown the match, it says its side's next command. It knows what a player
// knows: the match, never the seed of dice to come. The same seed and budget give the same battle on every
// machine, with any number of workers.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

namespace cw = rules::coin_wars;

// How much a bot may think, counted in work and never in time: one unit is one action tried out.
struct Budget {
    std::int64_t work = 0;  // for a turn; 0: the level's own
    int workers = 1;        // threads that share it; they change nothing of what is found
};

// What a bot that thinks for long tells and is told meanwhile, from another thread.
struct Thinking {
    std::atomic<bool> stop = false;                   // go on with the best that has been found so far
    std::atomic<std::int64_t> done = 0, planned = 0;  // work of this turn
};

class Bot {
public:
    virtual ~Bot() = default;
    // The next command of this side, always legal; nothing where nothing is asked of it now (see has_turn.h).
    // It may keep what it has thought of from one command to the next, and finds out by itself if something
    // else was done meanwhile.
    virtual std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                            Thinking* thinking = nullptr) = 0;
};

struct Level {
    std::string_view key;  // "recruit": what the command line and files say
    words::Key name;
    words::Key about;   // a sentence: how it plays
    std::int64_t work;  // what it may use for a turn if nobody says otherwise; 0: it does not count
    std::unique_ptr<Bot> (*make)(const Budget& budget);
};
// All, the weakest first.
std::span<const Level> levels();
// Null where there is none.
const Level* find_level(std::string_view key);

}  // namespace bots
