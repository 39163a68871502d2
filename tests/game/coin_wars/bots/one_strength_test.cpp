// Bots' estimates, the odds and the stalemate agree on a strike, whatever traits the two coins have: a trait known to
// only one of them would fail here.

#include <doctest/doctest.h>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/stalemate.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

constexpr unsigned kAll = 1u << kTraits.size();  // sets of traits

Traits traits_of(unsigned set) {
    Traits traits;
    for (std::size_t i = 0; i < kTraits.size(); ++i) traits.*kTraits[i].has = (set >> i & 1u) != 0;
    return traits;
}

// The scores of h1 are sufficient against t1, those of t1 are not.
Match meeting(const char* coins, unsigned heads, unsigned tails, bool option) {
    TableOptions options;
    options.spy_beats_armored = option;
    options.spy_struck_back = !option;
    Scenario battle = scenario(coins, options);
    const auto give = [&](int coin, unsigned set, int offense, int defense) {
        CoinType& type = battle.types[static_cast<std::size_t>(battle.coin(coin).type)];
        static_cast<Traits&>(type) = traits_of(set);
        type.offense = offense;
        type.defense = defense;
    };
    give(0, heads, 6, 5);
    give(static_cast<int>(battle.coins.size()) - 1, tails, 4, 6);
    return table(battle);
}

void same_expected(const Match& match, int striker, int struck) {
    const bots::Board board(match);
    const Odds odds = rules::coin_wars::odds(match, striker, struck, false);
    const bots::Unit &by = board.unit_of(striker), &of = board.unit_of(struck);
    const double done = odds.target.falls * of.worth;
    CHECK(board.harm(by, of, false, false) == done);
    if (by.army == kNoArmy) CHECK(board.gain(by, of, false) == done - (odds.back ? odds.attacker.falls * by.worth : 0));
}

}  // namespace

TEST_CASE("of two coins bots, odds and stalemate expect the same, by every set of traits") {
    for (unsigned heads = 0; heads < kAll; ++heads)
        for (unsigned tails = 0; tails < kAll; ++tails)
            for (const bool option : {false, true}) {
                const Match match = meeting("h1 penny heads 10 10\n t1 nickel tails 10.79 10", heads, tails, option);
                CAPTURE(heads);
                CAPTURE(tails);
                CAPTURE(option);
                same_expected(match, 0, 1);
                same_expected(match, 1, 0);
                const bool falls =
                    odds(match, 0, 1, false).target.falls > 0 || odds(match, 1, 0, false).target.falls > 0;
                CHECK(nothing_can_fall(match) != falls);
            }
}

TEST_CASE("of an Army against a coin they expect the same, by every set of traits") {
    for (unsigned heads = 0; heads < kAll; ++heads)
        for (unsigned tails = 0; tails < kAll; ++tails) {
            Match match = meeting("h1 penny heads 10 10\n h2 penny heads 10 9.25\n t1 nickel tails 10.79 10", heads,
                                  tails, false);
            const std::vector<int> army{0, 1};
            muster(match, army, commander_of(match, army));
            CAPTURE(heads);
            CAPTURE(tails);
            same_expected(match, 0, 2);
        }
}
