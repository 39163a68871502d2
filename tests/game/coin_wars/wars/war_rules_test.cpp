// The course of a war: musters, costs and gains of a battle, the road, the end.

#include <doctest/doctest.h>

#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "tests/game/coin_wars/wars/small_war.h"
#include "tests/support/kit.h"

using namespace tests;

namespace {

// Any command, most of them senseless.
war::Command proposal(const war::Match& match, core::Random& random) {
    const auto any = [&](const auto& list) { return list[random.below(static_cast<std::uint32_t>(list.size()))]; };
    const std::vector<std::string> nations{"ours", "theirs", "theirs", "ours", "nobody"};
    const std::vector<std::string> types{"penny", "nickel", "dime", "quarter", "dollar"};
    const std::vector<std::string> coins{"h1", "h2", "h5", "h7", "h8", "t1", "t4", "t7", "t8", "x"};
    const std::string nation = any(nations), type = any(types), coin = any(coins);
    switch (random.below(8)) {
        case 0:
            return war::Buy{nation, type, 1 + static_cast<int>(random.below(3))};
        case 1:
            return war::Lay{nation, coin, type};
        case 2:
            return war::TakeUp{nation, coin};
        case 3:
            return war::March{nation, any(std::vector<std::string>{"first", "middle", "last"})};
        case 4:
            if (random.below(20) == 0) return war::Yield{nation};
            [[fallthrough]];
        case 5: {
            war::Fought fought{any(std::vector<std::string>{"ours", "theirs", ""}), "victory", 3, {}, {}, {}};
            for (const std::string& each : coins)
                if (random.below(3) == 0) fought.fallen.push_back(each);
            if (random.below(6) == 0 && !fought.fallen.empty()) fought.beyond.push_back(fought.fallen.front());
            return fought;
        }
        default:
            if (auto command = war::steward(match, static_cast<int>(random.below(2)), random)) return *command;
            return war::Ready{nation};
    }
}

}  // namespace

TEST_CASE("a war holds the contract of its rule system") {
    const war::Match start = begun(small_war());
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8})
        kit::hold_contract<war::War>(start, seed, proposal,
                                     {.commands = 120, .refused_in_a_row = 200, .save_every = 40});
}

TEST_CASE("the pool is laid at once, leaders first, each coin in a place of its type") {
    const war::Match match = begun(small_war());
    CHECK(match.host(0).fielded() == 8);
    CHECK(match.host(0).free("penny") == 1);
    CHECK(match.host(1).fielded() == 5);  // no nickels, no dime
    CHECK(match.host(1).laid[7] == "quarter");
}

TEST_CASE("a coin that is bought lies in a place of its type, or stays in reserve") {
    WarSession session(begun(small_war()), 1);
    CHECK(done(session, war::TakeUp{"ours", "h7"}) == "");
    CHECK(done(session, war::Buy{"ours", "dime", 1}) == "");
    CHECK(session.match().host(0).purse == 20);
    CHECK(session.match().host(0).laid[6] == "dime");
    CHECK(session.match().host(0).free("dime") == 1);
    CHECK(done(session, war::Buy{"ours", "quarter", 1}) == "not_for_sale");
    CHECK(done(session, war::Buy{"ours", "dime", 3}) == "too_dear");
    CHECK(done(session, war::Lay{"ours", "h7", "quarter"}) == "too_large");
    CHECK(done(session, war::TakeUp{"ours", "h8"}) == "leads_here");
    CHECK(done(session, war::Lay{"ours", "h8", "dime"}) == "");  // smaller than the Quarter at that place
    CHECK(done(session, war::Lay{"ours", "h8", "dime"}) == "lies_there");
    CHECK(done(session, war::Lay{"theirs", "h8", "penny"}) == "unknown_place");
}

TEST_CASE("nobody buys or lays so that the battle's least could not be met") {
    WarSession session(begun(small_war()), 1);
    CHECK(done(session, war::TakeUp{"theirs", "t1"}) == "");
    CHECK(done(session, war::TakeUp{"theirs", "t2"}) == "");
    CHECK(done(session, war::Ready{"theirs"}) == "too_few");
    CHECK(done(session, war::Lay{"theirs", "t1", "penny"}) == "");
    CHECK(done(session, war::Ready{"theirs"}) == "");
    CHECK(done(session, war::Buy{"theirs", "penny", 1}) == "is_ready");
}

TEST_CASE("CW-30: each side's purse gets what it took, the loser its levy") {
    WarSession session(begun(small_war()), 1);
    CHECK(done(session, war::Fought{"ours", "victory"}) == "wrong_phase");
    stand(session);
    CHECK(done(session, war::Fought{"theirs", "victory", 4, {"h1", "h5", "t1"}, {"h2"}, {}}) == "");
    const war::FoughtBattle& battle = session.match().fought.back();
    CHECK(battle.taken == std::vector<int>{1, 6});  // neither side takes coins that went beyond
    CHECK(session.match().host(0).pool.of("penny") == 3);
    CHECK(session.match().host(0).pool.of("nickel") == 1);
    CHECK(session.match().host(0).purse == 30 + 1 + 7);
    CHECK(session.match().host(1).purse == 3 + 6);
    CHECK(session.match().phase == war::Phase::Road);
}

TEST_CASE("a coin falls once, and only if it was there") {
    WarSession session(begun(small_war()), 1);
    stand(session);
    CHECK(done(session, war::Fought{"ours", "victory", 4, {"t1", "t1"}, {}, {}}) == "fell_twice");
    CHECK(done(session, war::Fought{"ours", "victory", 4, {"t1"}, {"t1"}, {}}) == "fell_twice");
    CHECK(done(session, war::Fought{"ours", "victory", 4, {"t5"}, {}, {}}) == "unknown_coin");
    CHECK(done(session, war::Fought{"others", "victory"}) == "unknown_people");
}

TEST_CASE("a leader's place stays empty after his fall") {
    WarSession session(begun(small_war()), 1);
    stand(session);
    CHECK(done(session, war::Fought{"ours", "victory", 4, {"h8", "t1"}, {}, {}}) == "");
    CHECK(session.match().has_fallen("Anna"));
    CHECK(done(session, war::March{"ours", "last"}) == "");
    CHECK(session.match().host(0).laid[7] == "");
    CHECK(session.match().host(0).free("quarter") == 1);
    CHECK(done(session, war::Lay{"ours", "h8", "quarter"}) == "leader_fell");
    CHECK(session.match().host(1).purse == 3 + 25 + 11);  // their captures, and the income of the place
}

TEST_CASE("the winner chooses among several ways; a clear margin is asked for") {
    WarSession session(begun(small_war()), 1);
    stand(session);
    CHECK(done(session, war::Fought{"ours", "victory", 4, {"t8"}, {}, {}}) == "");
    CHECK(done(session, war::March{"theirs", "last"}) == "others_choose");
    CHECK(done(session, war::March{"ours", "first"}) == "no_road");
    CHECK(done(session, war::March{"ours", "middle"}) == "");
    CHECK(session.match().at().id == "middle");
}

TEST_CASE("who cannot field what the next battle asks for has lost the war") {
    WarSession session(begun(small_war()), 1);
    stand(session);
    // All but one of theirs fall; the purse has 3 cents and the income of 11: enough pennies to continue.
    CHECK(done(session, war::Fought{"ours", "victory", 9, {"t1", "t2", "t3", "t4"}, {}, {}}) == "");
    CHECK(done(session, war::March{"ours", "last"}) == "");
    CHECK(session.match().phase == war::Phase::Muster);

    rules::Json poor = small_war();
    poor["peoples"][1]["prices"] = rules::Json::object();
    WarSession lost(begun(poor), 1);
    stand(lost);
    CHECK(done(lost, war::Fought{"ours", "victory", 9, {"t1", "t2", "t3", "t4"}, {}, {}}) == "");
    CHECK(done(lost, war::March{"ours", "last"}) == "");
    REQUIRE(lost.match().phase == war::Phase::Over);
    CHECK(lost.match().end->winner == "ours");
    CHECK(lost.match().end->by == "muster");
}

TEST_CASE("ground that was held decides, and what a leader's death means") {
    WarSession session(begun(small_war()), 1);
    stand(session);
    CHECK(done(session, war::Fought{"theirs", "victory", 4, {"h8"}, {}, {}}) == "");
    REQUIRE(session.match().end);
    CHECK(session.match().end->words == "Anna is dead.");

    WarSession hill(begun(small_war()), 1);
    stand(hill);
    CHECK(done(hill, war::Fought{"", "limit", 12, {}, {}, {}}) == "");
    CHECK(done(hill, war::March{"theirs", "last"}) == "");  // a draw: either may choose
    stand(hill);
    CHECK(done(hill, war::Fought{"theirs", "limit", 12, {}, {}, {{"Hill", "ours"}}}) == "");
    CHECK(hill.match().end->words == "The hill is ours.");
}

TEST_CASE("no war gets stuck: stewards and any outcome lead to an end") {
    const war::Match start = begun(small_war());
    core::Random random(11);
    for (int game = 0; game < 300; ++game) {
        WarSession session(start, 1);
        for (int step = 0; session.match().phase != war::Phase::Over; ++step) {
            REQUIRE(step < 500);
            std::optional<war::Command> command;
            for (int nation = 0; nation < 2 && !command; ++nation)
                command = war::steward(session.match(), nation, random);
            if (session.match().phase == war::Phase::Battle) {
                war::Fought fought{random.below(2) == 0 ? "ours" : "theirs", "victory", 5, {}, {}, {}};
                for (int nation = 0; nation < 2; ++nation) {
                    const auto& line = session.match().plan->stands(nation, session.match().place);
                    for (std::size_t i = 0; i < line.size(); ++i)
                        if (!session.match().host(nation).laid[i].empty() && random.below(3) > 0)
                            fought.fallen.push_back(line[i].coin);
                }
                command = fought;
            }
            REQUIRE(command);
            REQUIRE(done(session, *command) == "");
        }
    }
}

TEST_CASE("a living leader leads where he fights: his place is filled, and stays so") {
    rules::Json poor = small_war();
    poor["peoples"][0]["pool"] = {{"penny", 3}, {"dime", 1}};
    WarSession session(begun(poor), 1);
    CHECK(session.match().host(0).laid[7] == "penny");  // no Quarter for Anna: the largest coin available
    CHECK(done(session, war::TakeUp{"ours", "h8"}) == "leads_here");
    war::Match match = session.match();
    match.host(0).laid[7].clear();
    CHECK(war::leader_missing(match, 0)->name == "Anna");
    const auto refusal = war::War::check(match, war::Ready{"ours"});
    REQUIRE(refusal);
    CHECK(words::english(refusal->message).starts_with("Anna leads here"));
    match.fallen.push_back({"Anna", "first"});
    CHECK(!war::leader_missing(match, 0));
}
