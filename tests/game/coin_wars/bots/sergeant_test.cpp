// What a sergeant does if the best action is obvious: one table per case.

#include <doctest/doctest.h>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/planner.h"
#include "playing.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// All commands of the turn.
std::vector<Command> turn(Match match, bots::Bot& bot) {
    core::Random random(1);
    kit::FairHand hand;
    std::vector<Command> commands;
    const int number = match.turn;
    while (match.phase == Phase::Play && match.side == Side::Heads && match.turn == number) {
        commands.push_back(*bot.next(match, Side::Heads, random));
        CoinWars::apply(match, commands.back(), random, hand);
    }
    return commands;
}

std::string did(const Match& match) {
    const auto sergeant = bot("sergeant");
    std::string words;
    for (const Command& command : turn(match, *sergeant)) {
        const auto json = CoinWars::to_json(command);
        words += json["cmd"].get<std::string>() + " ";
        if (json.contains("target")) words += json["target"].get<std::string>() + " ";
    }
    return words;
}

bool says(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a sergeant strikes what falls and does not strike back, and leaves alone what would take him") {
    CHECK(says(did(table("h1 nickel heads 10 10\nt1 penny tails 14 10\nt2 dollar tails 30 20")), "attack t1"));
    CHECK_FALSE(says(did(table("h1 penny heads 10 10\nt1 quarter tails 10.8525 10")), "attack"));
    // Two targets are in range: no shot can take the Nickel, so it shoots at the Penny beside it.
    CHECK(says(did(table("h1 nickel heads 10 10\nt1 nickel tails 15 10\nt2 penny tails 10 15")), "attack t2"));
}

TEST_CASE("a sergeant charges what falls") {
    const std::string words = did(table("h1 dime heads 10 10\nt1 penny tails 14 10\nt2 quarter tails 30 20"));
    CHECK(says(words, "charge t1"));
}

TEST_CASE("a sergeant forms an Army of what touches") {
    const std::string coins = row("h", 1, 5, "nickel", 10, 10) + "t1 quarter tails 30 20\n";
    CHECK(says(did(table(coins)), "form"));
}

TEST_CASE("a sergeant brings an Army from far behind before single coins") {
    const std::string coins =
        row("h", 1, 5, "nickel", 6, 3) + "h6 penny heads 2 8\nh7 penny heads 20 3\nt1 quarter tails 30 20\n";
    const auto sergeant = bot("sergeant");
    std::vector<std::string> moved;
    for (const Command& command : turn(table(coins), *sergeant))
        if (const auto* move = get_if<Move>(&command)) moved.push_back(move->army.empty() ? "coin" : "Army");
    REQUIRE_FALSE(moved.empty());
    CHECK(moved.front() == "Army");
}

TEST_CASE("a sergeant's single Penny does not walk up to a Quarter that charges") {
    Scenario battle = scenario("h1 penny heads 10 4\nt1 quarter tails 10 12");
    for (CoinType& type : battle.types) type.charge = true;
    Match match = table(battle);
    const auto sergeant = bot("sergeant");
    core::Random random(1);
    kit::FairHand hand;
    for (const Command& command : turn(match, *sergeant)) CoinWars::apply(match, command, random, hand);
    const Match& after = match;
    const double between = core::distance(after.coin(0).at, after.coin(1).at);
    CHECK(between > 6.8);
}

TEST_CASE("a board that was read again step by step shows what a new one shows") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Match match = begin(std::make_shared<const Scenario>(random_battle(seed)));
        const auto heads = bot("sergeant"), tails = bot("recruit");
        core::Random random(seed);
        kit::FairHand hand;
        bots::Board kept;
        for (int i = 0; i < 120 && match.phase != Phase::Over; ++i) {
            const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
            bots::Bot& one = side == Side::Heads ? *heads : *tails;
            CoinWars::apply(match, *one.next(match, side, random), random, hand);
            kept.read(match);
            const bots::Board fresh(match);
            for (const Side whose : {Side::Heads, Side::Tails}) {
                REQUIRE(kept.units(whose).size() == fresh.units(whose).size());
                REQUIRE(kept.worth(whose) == fresh.worth(whose));
                for (std::size_t u = 0; u < fresh.units(whose).size(); ++u) {
                    const bots::Unit &a = kept.units(whose)[u], &b = fresh.units(whose)[u];
                    REQUIRE(a.lead == b.lead);
                    REQUIRE(a.middle == b.middle);
                    REQUIRE(a.offense.close == b.offense.close);
                    REQUIRE(a.defense == b.defense);
                    REQUIRE(a.fresh == b.fresh);
                    REQUIRE(a.may_strike == b.may_strike);
                }
            }
        }
    }
}

TEST_CASE("what a bot foresees of an attack between single coins is what the rules say") {
    const Match match = table(R"(
        h1 penny heads 3 3
        h2 nickel heads 6 3
        h3 dime heads 9 3
        h4 quarter heads 12 3
        h5 half_dollar heads 15 3
        h6 dollar heads 18 3
        t1 penny tails 3 20
        t2 nickel tails 6 20
        t3 dime tails 9 20
        t4 quarter tails 12 20
        t5 half_dollar tails 15 20
        t6 dollar tails 18 20
    )");
    const bots::Board board(match);
    for (int one = 0; one < 6; ++one) {
        for (int other = 6; other < 12; ++other) {
            const Odds odds = rules::coin_wars::odds(match, one, other, false);
            const bots::Unit &by = board.unit_of(one), &of = board.unit_of(other);
            CAPTURE(match.id(one));
            CAPTURE(match.id(other));
            CHECK(board.gain(by, of, false) ==
                  doctest::Approx(of.worth * odds.target.falls - by.worth * odds.attacker.falls));
        }
    }
}

TEST_CASE("what a bot foresees with dice is what the rules say") {
    Scenario battle = scenario("h1 nickel heads 10 10\nt1 quarter tails 10.9 10\nt2 dime tails 5 5");
    for (const int sides : {4, 6, 12}) {
        battle.advanced.dice = sides;
        const Match match = table(battle);
        const bots::Board board(match);
        for (const int target : {1, 2}) {
            const Odds odds = rules::coin_wars::odds(match, 0, target, false);
            CHECK(board.harm(board.unit_of(0), board.unit_of(target), false, false) ==
                  doctest::Approx(board.unit_of(target).worth * odds.target.falls));
        }
    }
}
