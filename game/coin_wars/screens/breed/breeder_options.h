#pragma once
// The breeder's options, saved in the profile (breed.json). Invalid values get their defaults.

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/breeder.h"
#include "game/kit/fields.h"

namespace screens {

struct BreedChoice {
    std::vector<std::string> sets{"us"};  // coin sets, at least one
    bool points = false;                  // priced by points, otherwise by face value
    int budget = 250;                     // cents or points
    int coins = 45;                       // at most
    std::string bot = "recruit";          // the key of a level
    std::string ground;                   // a battle's name; empty: bare felt
    int candidates = 48;
    FIELDS(sets, points, budget, coins, bot, ground, candidates)
};
// The budgets on offer; a file may name others.
inline constexpr std::array kBreedBudgets{60, 120, 250, 500, 1000};
inline constexpr std::array kBreedCandidates{48, 160, 480, 960, 2400, 9600};
inline constexpr int kBreedCoins = 90;  // at most

BreedChoice load_breed(const std::filesystem::path& profile);
void save_breed(const std::filesystem::path& profile, const BreedChoice& choice);
// Makes a breeder from the options. The error says why it cannot.
core::Result<lab::Breeder, words::Phrase> breeder_of(const battles::Library& library, const BreedChoice& choice,
                                                     std::uint64_t seed);

}  // namespace screens
