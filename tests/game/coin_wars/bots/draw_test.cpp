// A bot accepts a draw exactly if it is worth more than its expected score.

#include "game/coin_wars/bots/decision_replies.h"
#include "tests/support/kit.h"
#include "tests/support/table_text.h"

using namespace tests;
using rules::coin_wars::CoinWars;

namespace {

// Heads offers a draw; returns whether Tails accepts.
bool accepts(const std::string& coins) {
    Match match = table(coins);
    core::Random random(1);
    kit::FairHand hand;
    const Command offer = Draw{Side::Heads, std::nullopt};
    REQUIRE_FALSE(CoinWars::check(match, offer));
    CoinWars::apply(match, offer, random, hand);
    const auto command = bots::answer(match, Side::Tails, random);
    REQUIRE(command);
    return get<Draw>(*command).answer.value();
}

}  // namespace

TEST_CASE("a side that will win declines a draw") {
    CHECK_FALSE(accepts("h1 penny heads 10 8\nh2 penny heads 12 8\nt1 dollar tails 10 14\nt2 quarter tails 13 14"));
}

TEST_CASE("a side that will lose accepts a draw") {
    CHECK(accepts("h1 dime heads 8 8\nh2 dime heads 16 8\nt1 penny tails 8 12\nt2 penny tails 16 12"));
}

TEST_CASE("more coins are no reason to decline if they will be lost") {
    CHECK(
        accepts("h1 dime heads 8 8\nh2 dime heads 16 8\nh3 dime heads 24 8\n"
                "t1 penny tails 5 12\nt2 penny tails 10 12\nt3 penny tails 15 12\nt4 penny tails 20 12\n"
                "t5 penny tails 25 12"));
}
