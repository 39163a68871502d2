#pragma once
// Resolves the arguments of `coinwars-cli lab`: formations, battles, sides of battles.

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/lab/matrix.h"

namespace cli {

// Bots that are external programs, "cmd:PROGRAM" (external_bot.h).
class Programs {
public:
    // `seconds`: time limit per answer.
    explicit Programs(double seconds) : seconds_(seconds) {}
    double seconds() const { return seconds_; }
    // Records why a program lost; callable from any thread.
    void note(const std::string& fault) {
        const std::lock_guard lock(mutex_);
        faults_.insert(fault);
    }
    // Call when no battle is being fought.
    const std::set<std::string>& faults() const { return faults_; }

private:
    double seconds_;
    std::mutex mutex_;
    std::set<std::string> faults_;
};

struct ContestTerms {
    std::string ground;  // "felt", "attack", or the name or file of a battle; empty: felt, or attack for contests
    std::string rules;   // "kitchen", "tournament"; empty: those of the ground, or tournament for contests on felt
    std::optional<std::string> mix{};     // coins of all formations (lab::mix_from); nullopt: their own
    std::string bot = "sergeant", bot_b;  // levels; bot_b empty: the same for both
    Programs* programs = nullptr;         // outlives the contests; nullptr: only levels may play
    std::int64_t work = 0;
    std::uint64_t seed = 1;
    int games = 1000;  // battles per contest, rounded up to pairs
    bool stop_early = false;
    double jitter = 0.25;
};

inline constexpr std::string_view kProgram = "cmd:";
// Returns a level, or a program if `programs` is set. The error is a sentence.
core::Result<lab::Player, std::string> player_named(const std::string& bot, std::int64_t work, Programs* programs);

// An argument is the name or file of a formation, or of a battle with ":heads" or ":tails" appended. Without a side,
// the first battle contributes its Heads and any other its Tails. A single battle, or the same one twice, is fought as
// it is. With more than two arguments, each meets each. The error is a sentence.
core::Result<std::vector<lab::Contest>, std::string> contests_of(const battles::Library& library,
                                                                 const std::vector<std::string>& words,
                                                                 const ContestTerms& terms);
// Returns the recorded historical outcome of the battle in these arguments; nullopt if they are anything else, or
// without a record.
std::optional<battles::RecordedOutcome> recorded_of(const battles::Library& library,
                                                    const std::vector<std::string>& words, const ContestTerms& terms);
core::Result<lab::Ground, std::string> ground_of(const battles::Library& library, const ContestTerms& terms);
// The battle itself, or the formation against itself on bare felt.
core::Result<lab::Meeting, std::string> opening_of(const battles::Library& library, const std::string& word);

}  // namespace cli
