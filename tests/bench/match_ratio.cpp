#include <benchmark/benchmark.h>

#include <cstring>

#include "game/coin_wars/rules/match.h"
#include "ratio.h"

namespace bench {

namespace {

constexpr std::size_t kCoins = 60;

rules::coin_wars::Match match_of_coins() {
    rules::coin_wars::Match match;
    match.scenario = std::make_shared<const rules::coin_wars::Scenario>();
    match.coins.resize(kCoins);
    return match;
}

}  // namespace

std::vector<Ratio> match_ratios() {
    constexpr int kCopies = 1000;
    const rules::coin_wars::Match match = match_of_coins();
    const std::vector<char> bytes(sizeof match + kCoins * sizeof(rules::coin_wars::Coin));
    std::vector<char> target(bytes.size());
    const auto copy = [&] {
        for (int i = 0; i < kCopies; ++i) {
            rules::coin_wars::Match other = match;
            benchmark::DoNotOptimize(other);
        }
        return kCopies;
    };
    const auto bare = [&] {
        for (int i = 0; i < kCopies; ++i) {
            std::memcpy(target.data(), bytes.data(), bytes.size());
            benchmark::DoNotOptimize(target.data());
            benchmark::ClobberMemory();
        }
        return kCopies;
    };
    return {compare("a copy of a match of 60 coins / memcpy", 20, copy, bare)};
}

}  // namespace bench
