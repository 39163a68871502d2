// Sergeant beats recruit, general beats sergeant: a few pairs of battles with the same seed and sides swapped.
// bench_bots has the table.

#include <doctest/doctest.h>

#include "playing.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Twelve coins a side, placed at random in zones a third of the table deep.
Match strewn(std::uint64_t seed) {
    core::Random random(seed);
    Scenario battle = scenario("");
    battle.width = battle.height = 30;
    const std::array<const char*, 12> types{"quarter", "quarter", "dime",   "dime",   "dime",   "nickel",
                                            "nickel",  "nickel",  "nickel", "nickel", "nickel", "penny"};
    const auto type_of = [&](std::string_view name) {
        for (std::size_t i = 0; i < battle.types.size(); ++i)
            if (battle.types[i].name == name) return static_cast<int>(i);
        return 0;
    };
    for (int i = 0; i < 24; ++i) {
        CoinSetup coin;
        coin.side = i < 12 ? Side::Heads : Side::Tails;
        coin.id = std::string(i < 12 ? "h" : "t").append(std::to_string(i % 12 + 1));
        coin.type = type_of(types[static_cast<std::size_t>(i % 12)]);
        const double aside = random.between(-0.7, 0.7), back = random.between(-0.7, 0.7);
        const double x = 3 + 4.5 * (i % 6) + aside, y = 2.5 + 4 * (i % 12 / 6) + back;
        coin.at = core::Vec2{x, coin.side == Side::Heads ? y : 30 - y};
        battle.coins.push_back(coin);
    }
    return table(battle);
}

// The score of `one`, with draws as half, over that many pairs.
double score(const char* one, const char* other, int pairs, const bots::Budget& budget) {
    double won = 0;
    for (int pair = 1; pair <= pairs; ++pair) {
        for (const Side side : {Side::Heads, Side::Tails}) {
            const auto a = bot(one, budget), b = bot(other);
            const bool heads = side == Side::Heads;
            const auto seed = static_cast<std::uint64_t>(pair);
            const Played played = play(strewn(seed), {heads ? a.get() : b.get(), heads ? b.get() : a.get()}, seed);
            REQUIRE(played.fault == "");
            REQUIRE(played.end.outcome);
            const auto winner = played.end.outcome->winner;
            won += !winner ? 0.5 : *winner == side ? 1 : 0;
        }
    }
    return won / (2 * pairs);
}

}  // namespace

TEST_CASE("a sergeant beats a recruit nine times of ten") { CHECK(score("sergeant", "recruit", 20, {}) >= 0.9); }

TEST_CASE("a general beats a sergeant three times of four, even with little to think") {
    CHECK(score("general", "sergeant", 4, {.work = 600}) >= 0.75);
}
