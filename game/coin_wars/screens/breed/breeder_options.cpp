#include "game/coin_wars/screens/breed/breeder_options.h"

#include <algorithm>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/kit/json_text.h"

namespace screens {

namespace {

using rules::Json;

constexpr int kMostBudget = 100000, kMostCandidates = 1000000;

template <class Value>
Value value_of(const Json& json, const char* key, Value fallback) {
    const auto found = json.find(key);
    if (found == json.end()) return fallback;
    try {
        return found->get<Value>();
    } catch (const Json::exception&) {
        return fallback;
    }
}

}  // namespace

BreedChoice load_breed(const std::filesystem::path& profile) {
    const auto text = platform::read_file(profile / "breed.json", 1u << 16);
    const auto json = text ? rules::parse_json(*text) : core::Result<Json, std::string>(Json());
    const BreedChoice usual;
    if (!json || !json->is_object()) return usual;
    BreedChoice choice{
        .sets = value_of(*json, "sets", usual.sets),
        .points = value_of(*json, "points", usual.points),
        .budget = std::clamp(value_of(*json, "budget", usual.budget), 1, kMostBudget),
        .coins = std::clamp(value_of(*json, "coins", usual.coins), 1, kBreedCoins),
        .bot = value_of(*json, "bot", usual.bot),
        .ground = value_of(*json, "ground", usual.ground),
        .candidates = std::clamp(value_of(*json, "candidates", usual.candidates), 1, kMostCandidates)};
    if (choice.sets.empty()) choice.sets = usual.sets;
    if (!bots::find_level(choice.bot)) choice.bot = usual.bot;
    return choice;
}

void keep_breed(const std::filesystem::path& profile, const BreedChoice& choice) {
    const Json json{{"sets", choice.sets},
                    {"points", choice.points},
                    {"budget", choice.budget},
                    {"coins", choice.coins},
                    {"bot", choice.bot},
                    {"ground", choice.ground},
                    {"candidates", choice.candidates}};
    // A mere convenience: if it cannot be saved, the player chooses again.
    if (platform::make_folder(profile))
        (void)platform::write_file(profile / "breed.json",
                                   json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

core::Result<lab::Breeder, words::Phrase> breeder_of(const battles::Library& library,
                                                     const BreedChoice& choice, std::uint64_t seed) {
    lab::BreedTerms terms;
    auto types = battles::types_of(library, choice.sets);
    if (!types) return core::failure(words::plain(battles::sentence(types.error().front())));
    terms.stock.types = std::move(*types);
    terms.stock.coin_sets = choice.sets;
    terms.stock.by = choice.points ? lab::cw::Price::Points : lab::cw::Price::FaceValue;
    terms.stock.budget = choice.budget;
    terms.stock.coins = choice.coins;
    if (!choice.ground.empty()) {
        const auto ground = named_battle(library, choice.ground);
        if (!ground) return core::failure(words::plain(ground.error()));
        terms.ground = lab::ground_of(*ground);
    }
    auto player = lab::player_of(choice.bot);
    if (!player) return core::failure(player.error());
    terms.player = std::move(*player);
    terms.seed = seed;
    terms.candidates = choice.candidates;
    return lab::Breeder::make(std::move(terms));
}

}  // namespace screens
