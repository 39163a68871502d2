#include "game/coin_wars/screens/breed/breeder_options.h"

#include <algorithm>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/kit/kind_of.h"
#include "game/profile/profile_json.h"

namespace screens {

namespace {

using rules::Json;

constexpr int kMaxBudget = 100000, kMaxCandidates = 1000000;

}  // namespace

BreedChoice load_breed(const std::filesystem::path& profile) {
    const Json json = profile::profile_json(profile / "breed.json");
    const BreedChoice usual;
    if (!json.is_object()) return usual;
    BreedChoice choice{
        .sets = profile::value_or(json, "sets", usual.sets),
        .points = profile::value_or(json, "points", usual.points),
        .budget = std::clamp(profile::int_or(json, "budget", usual.budget), 1, kMaxBudget),
        .coins = std::clamp(profile::int_or(json, "coins", usual.coins), 1, kBreedCoins),
        .bot = profile::value_or(json, "bot", usual.bot),
        .ground = profile::value_or(json, "ground", usual.ground),
        .candidates = std::clamp(profile::int_or(json, "candidates", usual.candidates), 1, kMaxCandidates)};
    if (choice.sets.empty()) choice.sets = usual.sets;
    if (!bots::find_level(choice.bot)) choice.bot = usual.bot;
    return choice;
}

void save_breed(const std::filesystem::path& profile, const BreedChoice& choice) {
    // Only a convenience: if saving fails, the player chooses again.
    (void)profile::save_json(profile / "breed.json", rules::written(choice));
}

core::Result<lab::Breeder, words::Phrase> breeder_of(const battles::Library& library, const BreedChoice& choice,
                                                     std::uint64_t seed) {
    lab::BreedTerms terms;
    auto types = battles::types_of(library, choice.sets);
    if (!types) return core::failure(battles::told(types.error().front()));
    terms.stock.types = std::move(*types);
    terms.stock.coin_sets = choice.sets;
    terms.stock.by = choice.points ? lab::cw::Price::Points : lab::cw::Price::FaceValue;
    terms.stock.budget = choice.budget;
    terms.stock.coins = choice.coins;
    auto ground = ground_named(library, choice.ground);
    if (!ground) return core::failure(ground.error());
    terms.ground = std::move(*ground);
    auto player = lab::player_of(choice.bot);
    if (!player) return core::failure(player.error());
    terms.player = std::move(*player);
    terms.seed = seed;
    terms.candidates = choice.candidates;
    return lab::Breeder::make(std::move(terms));
}

}  // namespace screens
