#pragma once
// A bot plays one side of a battle: given the match, it returns its side's next command. It knows what a player knows:
// the match, never the random seed. The same seed and budget give the same battle on every machine, with any number of
// workers.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/bots/temper.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

namespace cw = rules::coin_wars;

struct Weights;

// How much a bot may think, and how it plays. Thinking is measured in work, never in time: one unit is one candidate
// move evaluated.
struct Budget {
    std::int64_t work = 0;  // per turn; 0: the level's default
    int workers = 1;        // threads that share the work; they do not change the result
    Temper temper = Temper::Balanced;
};

// Progress and control of a bot that thinks for a while; shared with another thread.
struct Thinking {
    std::atomic<bool> stop = false;                               // return the best result found so far
    std::atomic<std::int64_t> done = 0, planned = 0;              // work of this turn
    std::int64_t max = std::numeric_limits<std::int64_t>::max();  // work after which it stops automatically

    bool stopped() const { return stop || done >= max; }
    // Resets to the state before any thinking.
    void restart() {
        stop = false;
        done = planned = 0;
        max = std::numeric_limits<std::int64_t>::max();
    }
    // From 0 to 1; nullopt if it is not reported.
    std::optional<double> progress() const {
        const auto whole = static_cast<double>(planned.load());
        if (whole <= 0) return std::nullopt;
        return std::min(static_cast<double>(done.load()) / whole, 1.0);
    }
};
// Both accept nullptr, if nobody controls or watches the bot.
inline bool stopped(const Thinking* thinking) { return thinking && thinking->stopped(); }
inline void count_work(Thinking* thinking, std::int64_t work) {
    if (thinking) thinking->done += work;
}
// Work for reading a match from scratch, in addition to the candidate moves.
inline constexpr std::int64_t kReading = 20;

class Bot {
public:
    virtual ~Bot() = default;
    // The side's next command, always legal; nullopt if it has none to give now (see decision_replies.h). A bot may
    // keep plans between commands, and notices if something else happened instead.
    virtual std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                            Thinking* thinking = nullptr) = 0;
};

// Sensible, but makes mistakes.
std::unique_ptr<Bot> make_recruit(const Budget& budget);
// Greedily takes the best action of all its units until nothing is worthwhile. Finds every attack that gains, stays out
// of the enemy's reach, brings coins together and forms Armies.
std::unique_ptr<Bot> make_sergeant(const Budget& budget);
// Searches whole turns, proposed by sergeants of several tempers and by varying the best ones, and judges them by
// rollouts over several turns of both sides. A playable turn exists from the start. It deploys its hand in the way that
// does best in short battles of sergeants.
std::unique_ptr<Bot> make_general(const Budget& budget);
// The general, with more work.
std::unique_ptr<Bot> make_marshal(const Budget& budget);

// The same with other weights than the default.
std::unique_ptr<Bot> make_sergeant(const Budget& budget, const Weights& weights);
std::unique_ptr<Bot> make_general(const Budget& budget, const Weights& weights);

struct Level {
    std::string_view key;  // "recruit": its name on the command line and in files
    words::Key name;
    words::Key about;   // one sentence: how it plays
    std::int64_t work;  // default work per turn; 0: it does not count work
    std::unique_ptr<Bot> (*make)(const Budget& budget);
};
// All levels, weakest first.
std::span<const Level> levels();
// A player's name is a level's key, with its temper unless balanced: "general:hold". nullptr if there is no such level
// or temper.
const Level* find_level(std::string_view name);
Temper temper_of(std::string_view name);
std::string name_of(const Level& level, Temper temper);

}  // namespace bots
