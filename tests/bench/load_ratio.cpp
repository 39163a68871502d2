#include <benchmark/benchmark.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "game/coin_wars/battles/battle_file.h"
#include "game/kit/json_text.h"
#include "ratio.h"

namespace bench {

namespace {

using rules::Json;

constexpr int kCoins = 500;  // a side
constexpr double kTable = 120;

// Returns rows of coins of four sizes, a little apart.
Json coins_of(const char* letter, double lowest) {
    constexpr const char* kTypes[]{"penny", "nickel", "dime", "quarter"};
    Json coins = Json::array();
    for (int i = 0; i < kCoins; ++i)
        coins.push_back({{"id", std::string(letter).append(std::to_string(i))},
                         {"type", kTypes[i % 4]},
                         {"at", {2 + 1.25 * (i % 50) + 0.125 * (i % 3), lowest + 1.5 * (i / 50)}}});
    return coins;
}

std::string large_battle() {
    Json battle{{"format", "coinwars-battle/1"},
                {"table", {{"width", kTable}, {"height", kTable}}},
                {"sides", {{"heads", {{"coins", coins_of("h", 2)}}}, {"tails", {{"coins", coins_of("t", 80)}}}}}};
    return battle.dump(2);
}

}  // namespace

// Loads a thousand coins on the largest table, including reader, places and schema, compared with only parsing the
// JSON.
std::vector<Ratio> load_ratios() {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    const std::string text = large_battle();
    const auto load = [&] {
        const auto battle = battles::battle_from_json(library, *rules::parse_json(text), "large");
        if (!battle) throw std::runtime_error(battles::sentence(battle.error().front()));
        benchmark::DoNotOptimize(battle);
        return 1;
    };
    const auto parse = [&] {
        benchmark::DoNotOptimize(nlohmann::json::parse(text));
        return 1;
    };
    return {compare("a battle of 1,000 coins loaded / its text parsed", 10, load, parse)};
}

}  // namespace bench
