// What each seat is offered, with price and reason; which coins are tossed.

#include "game/stories/edged_coins/rules/choices.h"

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

// "retoss 5, pass, force_retoss: not_own_toss"
std::string offered(const Table& table, int seat) {
    std::string text;
    for (const auto& choice : rules::edged_coins::choices(table.match(), {seat})) {
        text += text.empty() ? "" : ", ";
        text += EdgedCoins::to_json(choice.command)["cmd"].get<std::string>();
        if (choice.cost > 0) text.append(" ").append(std::to_string(choice.cost));
        if (choice.refusal) text.append(": ").append(choice.refusal->code);
    }
    return text;
}

}  // namespace

TEST_CASE("section 4: each phase offers its seat what it may do, and says why the rest is closed") {
    Table table;
    CHECK(offered(table, 0) == "start_play: no_characters");
    table.add(with(actor(), {{"ec", 6}, {"skills", {{"r2", 2}}}, {"talents", Json::array()}}));
    table.add(with(target(), {{"ec", 21}, {"skills", {{"r1", 1}}}, {"talents", Json::array()}})).begin();
    CHECK(offered(table, 0) == "next_round, leave_rounds: no_rounds, end_play");
    CHECK(offered(table, 1).empty());
    table.did(attack({{"opposers", {{{"character", "target"}}}}}));
    CHECK(offered(table, 2) == "oppose, decline_oppose");
    CHECK(offered(table, 1).empty());
    table.did(by("decline_oppose", "p2", "target"));
    CHECK(offered(table, 1) == "throw, effort_skill 1");
    CHECK(offered(table, 2) == "throw: not_your_decision");
    table.throws("TT");
    CHECK(offered(table, 1) ==
          "retoss 5, buy_success 10: not_enough_ec, force_retoss 15: not_enough_ec, invert 20: "
          "not_enough_ec, pass");
    CHECK(offered(table, 2) ==
          "retoss 5: not_own_toss, buy_success 10: not_own_toss, force_retoss 15, invert 20, pass");
    table.did(by("retoss", "p1", "actor"));
    CHECK(offered(table, 1) == "throw");
    table.throws("TH").did(by("pass", "p2", "target"));
    CHECK(offered(table, 2) == "throw: not_your_decision, effort_power 2, effort_power 2");
    CHECK(offered(table, 1) == "throw, effort_power 2: not_enough_ec, effort_power 2: not_enough_ec");
    table.did(by("propose_dramatic", "p1", "actor", {{"text", "It rains."}}));
    CHECK(offered(table, 0) == "price_dramatic");
    table.did(cm("price_dramatic", {{"cost", 2}}));
    CHECK(offered(table, 1) == "answer_dramatic 2: not_enough_ec, answer_dramatic");
}

TEST_CASE("section 6: the coins of a throw are listed in their order, with what they are for") {
    using namespace rules::edged_coins;
    Table table;
    table.add(actor()).begin();
    const Command thrown{{1}, ThrowCoins{}};
    CHECK(coins_for(table.match(), {kCm, NextRound{}}).empty());
    table.did(call("r5", "easy"));
    CHECK(coins_for(table.match(), thrown) == std::vector<TossedCoin>{{1, TossKind::Skill, false},
                                                                      {2, TossKind::Skill, false},
                                                                      {3, TossKind::Skill, false}});
    table.throws("TTT").did(call("r4"));
    table.throws("TT");
    CHECK(coins_for(table.match(), thrown) == std::vector<TossedCoin>{{1, TossKind::Skill, true}});
}

TEST_CASE("section 4: whoever throws is not asked for faces that were told") {
    Table table;
    table.add(actor()).begin().did(call("r3"));
    table.did({{"cmd", "throw"}, {"seat", "p1"}, {"faces", "TT"}});
    CHECK(table.phase() == Phase::Air);
    CHECK(table.refused(by("use_talent", "p1", "actor", {{"talent", "Cat's Eyes"}, {"ec", 1}})) == "wrong_phase");
    CHECK(table.refused({{"cmd", "throw"}, {"seat", "p1"}, {"faces", "H"}}) == "wrong_coin_count");
    table.did({{"cmd", "throw"}, {"seat", "p1"}, {"faces", "HH"}});
    CHECK(table.succeeded());
}
