// The tuner: climbs a hill that it only sees through duels, and stores its steps.

#include "game/coin_wars/lab/tuning.h"

#include <doctest/doctest.h>

#include <cmath>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/bots/weight_terms.h"
#include "game/coin_wars/lab/spsa.h"
#include "tests/game/coin_wars/lab/small_tuning.h"

using namespace lab;

namespace {

// A hill with its top at 3 and 0.5; the higher point tends to win a duel.
constexpr double kTopX = 3, kTopY = 0.5;
double height(const std::vector<double>& at) { return -std::pow(at[0] - kTopX, 2) - 4 * std::pow(at[1] - kTopY, 2); }

SpsaTerms toy(std::uint64_t seed) {
    SpsaTerms terms;
    terms.start = {1, 1.5};
    terms.steps = {0.5, 0.2};
    terms.seed = seed;
    return terms;
}

std::vector<SpsaStep> climbed(const SpsaTerms& terms, int steps) {
    core::Random luck(terms.seed + 1);
    std::vector<SpsaStep> all;
    for (int i = 0; i < steps; ++i)
        all.push_back(next_step(terms, all, [&](const auto& one, const auto& other, int) {
            const double won = 1 / (1 + std::exp(height(other) - height(one)));
            return std::clamp(won + luck.between(-0.2, 0.2), 0.0, 1.0);
        }));
    return all;
}

}  // namespace

TEST_CASE("the tuner finds the top of a hill that only shows in noisy duels") {
    for (const std::uint64_t seed : {1, 2, 3}) {
        CAPTURE(seed);
        const SpsaTerms terms = toy(seed);
        const std::vector<SpsaStep> steps = climbed(terms, 600);
        const std::vector<double> end = settled(terms, steps);
        CHECK(end[0] == doctest::Approx(kTopX).epsilon(0.1));
        CHECK(end[1] == doctest::Approx(kTopY).epsilon(0.2));
        CHECK(climbed(terms, 600) == steps);
    }
    CHECK(climbed(toy(1), 5) != climbed(toy(2), 5));
    CHECK(settled(toy(1), {}) == toy(1).start);
}

TEST_CASE("no number falls below 0") {
    SpsaTerms terms = toy(1);
    terms.start = {0.1, 0.01};
    const auto falls = [](const auto& one, const auto& other, int) { return one[0] < other[0] ? 1.0 : 0.0; };
    std::vector<SpsaStep> steps;
    for (int i = 0; i < 50; ++i) steps.push_back(next_step(terms, steps, falls));
    CHECK(steps.back().numbers[0] == 0);
    CHECK(steps.back().numbers[1] >= 0);
}

TEST_CASE("weights become numbers and back") {
    bots::Weights weights;
    weights.price = 0.25;
    const std::vector<double> numbers = numbers_of(weights);
    CHECK(numbers.size() == bots::kWeightTerms.size());
    CHECK(weights_of(numbers).price == 0.25);
    CHECK(numbers_of(weights_of(numbers)) == numbers);
}

TEST_CASE("a file of a tuning that is none says what it lacks") {
    rules::Json json = rules::Json::parse(tuned_text(tests::small_tuning("sergeant")));
    const auto refused = [&](const char* key, const rules::Json& value) {
        rules::Json changed = json;
        changed[key] = value;
        const auto read = tuned_from_json(changed, "file");
        return read ? std::string() : battles::sentence(read.error().front());
    };
    CHECK(refused("format", "coinwars-league/1").find("This is a league table.") != std::string::npos);
    CHECK(refused("level", "recruit").find("sergeant") != std::string::npos);
    CHECK(refused("names", {"courage"}).find("other weights") != std::string::npos);
    CHECK(refused("start", {1, 2}).find("a number for each weight") != std::string::npos);
    CHECK_FALSE(refused("changes", "none").empty());
}

TEST_CASE("the tuning that is kept began at the sergeant's weights and came to its end") {
    const std::filesystem::path file =
        std::filesystem::path(COINWARS_SOURCE_DIR) / "game/coin_wars/bots/sergeant_tuning.json";
    const auto json = battles::read_json(file);
    REQUIRE(json.has_value());
    const auto kept = tuned_from_json(*json, "kept");
    REQUIRE(kept.has_value());
    CHECK(kept->tuning.spsa.start == numbers_of({}));
    CHECK(kept->steps.size() == 400);
    CHECK(kept->weights == settled(kept->tuning.spsa, kept->steps));
    CHECK(kept->proven.has_value());
}
