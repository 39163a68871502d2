#pragma once
// Whole wars fought by bots: a steward musters for both nations, bots fight the battles.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/wars/war_file.h"

namespace lab {

struct WarTerms {
    int games = 100;
    std::uint64_t seed = 1;
    std::string bot = "sergeant";  // the level of both sides
    int jobs = 0;                  // simultaneous wars; 0: one per core
    // Called some hundred times a second with the number of finished wars; returns false to stop.
    std::function<bool(int)> look{};
};

struct FoughtWar {
    int winner = -1;                  // the nation's number; -1: neither
    std::string by;                   // see war::WarEnd; "stuck": it did not end, which must never happen
    int turns = 0;                    // over all its battles
    std::vector<std::string> course;  // the places, in order
    std::vector<int> winners;         // for each battle; -1: a draw
    std::vector<std::string> fell;    // leaders who fell
    std::uint64_t hash = 0;           // of the final state
    friend bool operator==(const FoughtWar&, const FoughtWar&) = default;
};

// The result is the same for any number of jobs. If stopped, returns the first wars up to a gap: short wars end first,
// so counting all finished ones would favour them.
core::Result<std::vector<FoughtWar>, battles::Faults> fight_wars(const battles::Library& library,
                                                                 const wars::WarFile& war, const WarTerms& terms);

// A report: who wins, how long wars take, how they run.
std::string war_text(const wars::WarFile& war, const std::vector<FoughtWar>& fought);
rules::Json war_json(const wars::WarFile& war, const std::vector<FoughtWar>& fought);

}  // namespace lab
