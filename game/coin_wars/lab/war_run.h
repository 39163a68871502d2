#pragma once
// Whole wars fought by bots: a steward musters for both peoples, bots fight the battles.

#include <cstdint>
#include <functional>
#include <map>
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
    std::string bot = "sergeant";  // the level of both
    int jobs = 0;                  // wars at a time; 0: as many as the machine has cores
    // Called some hundred times a second with the number of wars that are done; false: break off.
    std::function<bool(int)> look{};
};

struct FoughtWar {
    int winner = -1;                  // the people's number; -1: nobody
    std::string by;                   // as war::WarEnd; "stuck": it did not come to an end, which must never happen
    int turns = 0;                    // of all its battles
    std::vector<std::string> course;  // the places, in order
    std::vector<int> winners;         // of each battle; -1: a draw
    std::vector<std::string> fell;    // leaders
    std::uint64_t hash = 0;           // of the end
    friend bool operator==(const FoughtWar&, const FoughtWar&) = default;
};

// The same for any number of jobs. If it is broken off, the first ones as far as none is missing: short wars end first,
// so that whatever has ended would say too much of them.
core::Result<std::vector<FoughtWar>, battles::Faults> fight_wars(const battles::Library& library,
                                                                 const wars::WarFile& war, const WarTerms& terms);

// A report: who wins, how long it takes, where it goes.
std::string war_text(const wars::WarFile& war, const std::vector<FoughtWar>& fought);
rules::Json war_json(const wars::WarFile& war, const std::vector<FoughtWar>& fought);

}  // namespace lab
