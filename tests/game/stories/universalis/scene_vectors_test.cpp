// The page's numbered vectors 1 to 29, 44 to 49, 97, 99, 100, 104 and 107: preparation, bids, scenes, turns.

#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

ProposeTenet tenet(int seat) { return {seat, TenetKind::StoryElement, "No magic"}; }
SealBid bid(int seat, int coins) { return {seat, coins}; }
// The code for refusing to begin; "ok" if it begins.
std::string start(const Json& table) {
    const auto match = Universalis::start(table);
    return match ? "ok" : match.error().code;
}
int in_scene(const Table& table) {
    int count = 0;
    for (const Card& card : table.match().cards) count += card.in_scene() ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("vectors 1, 2: a new game, and how many play") {
    Table table;
    CHECK(coins(table) == "25/25/25, bank -75");
    CHECK(table.phase() == Phase::Tenets);
    CHECK(table.awaiting() == std::vector{A});
    CHECK(start(table_of(1)) == "player_count");
    CHECK(start(table_of(9)) == "player_count");
}

TEST_CASE("vector 3: a pass does not bar, all must pass in a row") {
    Table table;
    table.did({tenet(A), PassTenet{B}, tenet(C), PassTenet{A}, PassTenet{B}});
    CHECK(table.phase() == Phase::Tenets);
    CHECK(table.seat() == C);
    CHECK(coins(table) == "24/25/24, bank -73");
    table.did(PassTenet{C});
    CHECK(table.phase() == Phase::Bidding);
}

TEST_CASE("vector 4: no coins, no Tenet") {
    Table table(3, {{"start_coins", 0}});
    CHECK(table.act(tenet(A)) == "not_enough_coins");
    table.did({PassTenet{A}, PassTenet{B}, PassTenet{C}});
    CHECK(table.phase() == Phase::Bidding);
    CHECK(table.bank() == 0);
}

TEST_CASE("vectors 5 to 8: who frames the first scene") {
    struct Row {
        int number, first;
        std::vector<int> bids;
        int framer;
        const char* wealth;
        int pot;
    };
    const std::vector<Row> rows{{5, A, {3, 5, 4}, B, "25/20/25", 5},
                                {6, A, {2, 2, 1}, A, "23/25/25", 2},
                                {7, B, {2, 1, 2}, C, "25/25/23", 2},
                                {8, A, {0, 0, 0}, A, "25/25/25", 0}};
    for (const Row& row : rows) {
        CAPTURE(row.number);
        const Table table = bids(f(3, {{"first", row.first}}), row.bids);
        CHECK(table.seat() == row.framer);
        CHECK(table.phase() == Phase::Framing);
        CHECK(table.wealth() == row.wealth);
        CHECK(table.pot() == row.pot);
        CHECK(table.bank() == -75);
    }
}

TEST_CASE("vectors 9 to 11: ties after a scene") {
    struct Row {
        int number;
        std::vector<int> bids;
        int framer;
        const char* wealth;
        int pot;
    };
    const std::vector<Row> rows{
        {9, {4, 4, 1}, B, "28/26/30", 4}, {10, {3, 0, 3}, C, "28/30/27", 3}, {11, {0, 0, 0}, B, "28/30/30", 0}};
    for (const Row& row : rows) {
        CAPTURE(row.number);
        Table table = t();
        table.did(EndScene{A});
        CHECK(coins(table) == "28/30/30, bank -88");
        CHECK(table.state()["tie_order"] == Json({B, C, A}));
        table = bids(table, row.bids);
        CHECK(table.seat() == row.framer);
        CHECK(table.wealth() == row.wealth);
        CHECK(table.pot() == row.pot);
    }
}

TEST_CASE("vector 12: eight players") {
    const Table table = bids(f(8), {0, 3, 0, 3, 0, 3, 0, 0});
    CHECK(table.seat() == B);
    CHECK(table.pot() == 3);
    CHECK(table.match().coins.wealth[B] == 22);
    CHECK(table.bank() == -200);
}

TEST_CASE("vectors 13, 14: bids are bounded, final and hidden") {
    Table table = f(3);
    CHECK(table.act(bid(A, 26)) == "not_enough_coins");
    CHECK(table.act(bid(A, -1)) == "bad_amount");
    table.did(bid(A, 1));
    CHECK(table.act(bid(A, 2)) == "already_done");
    const Json state = table.state();
    CHECK(state["coins"]["wealth"] == Json({25, 25, 25}));
    CHECK(state["coins"].find("bid") == state["coins"].end());
    CHECK(state["sealed"] == Json({true, false, false}));
    for (const Json& event : table.events) CHECK(event["event"] != "coins_moved");
    CHECK(table.match().coins.bid[A] == 1);
}

TEST_CASE("vector 15: what is left of the pot is lost") {
    Table table = t(3, 5);
    CHECK(table.pot() == 3);
    CHECK(table.match().coins.wealth[A] == 20);
    table.did(EndScene{A});
    CHECK(table.paid("pot_forfeit") == 3);
    CHECK(coins(table) == "25/30/30, bank -85");
}

TEST_CASE("vectors 16, 17: a place before the first Event; the past costs 1") {
    Table table = bids(f(3), {2, 0, 0});
    CHECK(table.act(DescribeEvent{A, "Rain falls"}) == "location_missing");
    table.did({SetLocation{A, "Inn"}, SetTime{A, SceneTime::Past}, DescribeEvent{A, "Rain falls"}});
    CHECK(coins(table) == "22/25/25, bank -72");
    CHECK(table.pot() == 0);
    CHECK(table.phase() == Phase::Turn);
}

TEST_CASE("vectors 18 to 20: the future is paid to each other player") {
    Table table = bids(f(3), {1, 0, 0});
    table.did({SetLocation{A, "Inn"}, SetTime{A, SceneTime::Future}});
    CHECK(coins(table) == "22/26/26, bank -74");
    CHECK(table.act(SetTime{A, SceneTime::Past}) == "already_done");

    Table four = bids(f(4), {2, 0, 0, 0});
    four.did(SetTime{A, SceneTime::Future});
    CHECK(coins(four) == "22/26/26/26, bank -100");
    CHECK(four.pot() == 0);

    Table poor = bids(f(3, {{"start_coins", 1}}), {1, 0, 0});
    poor.did(SetLocation{A, "Inn"});
    CHECK(poor.act(SetTime{A, SceneTime::Future}) == "not_enough_coins");
    CHECK(coins(poor) == "0/1/1, bank -2");
    CHECK(poor.phase() == Phase::Framing);
}

TEST_CASE("vectors 21, 22: framing is left through the first Event, or broke") {
    Table broke = bids(f(3, {{"start_coins", 0}}), {0, 0, 0});
    broke.did(EndTurn{A});
    CHECK(broke.phase() == Phase::Turn);
    CHECK(broke.seat() == B);
    CHECK(!broke.match().scene->location);
    CHECK(!broke.match().scene->time);

    Table poor = bids(f(3, {{"start_coins", 1}}), {1, 0, 0});
    CHECK(poor.act(EndTurn{A}) == "framing_unfinished");
    poor.did({SetLocation{A, "Inn"}, EndTurn{A}});
    CHECK(poor.seat() == B);
    CHECK(poor.wealth() == "0/1/1");
}

TEST_CASE("vector 23: framing cannot be interrupted, but its Components taken over") {
    Table table = bids(f(3), {2, 0, 0});
    table.did(makes(A, "Knight"));
    CHECK(table.act(Interrupt{B}) == "framing_not_interruptible");
    table.did(TakeOver{B, table.card("Knight")});
    CHECK(table.at("Knight").is_controlled_by(B));
    CHECK(table.wealth() == "23/24/25");
    CHECK(table.pot() == 1);
}

TEST_CASE("vectors 24 to 26: interrupting") {
    Table table = t();
    table.did(Interrupt{C});
    CHECK(table.wealth() == "23/25/24");
    CHECK(table.seat() == C);
    table.did(EndTurn{C});
    CHECK(table.seat() == A);

    Table later = k();
    later.did({EndTurn{A}, EndTurn{B}, Interrupt{B}});
    CHECK(later.wealth() == "20/21/23");
    CHECK(later.seat() == B);
    later.did(EndTurn{B});
    CHECK(later.seat() == C);

    Table poor = bids(f(3, {{"start_coins", 1}}), {1, 0, 0});
    poor.did({SetLocation{A, "Inn"}, EndTurn{A}});
    CHECK(poor.act(Interrupt{A}) == "not_enough_coins");
    poor.did(Interrupt{C});
    CHECK(poor.wealth() == "0/1/0");
    CHECK(poor.seat() == C);
    CHECK(poor.act(makes(C, "Dog")) == "not_enough_coins");
    poor.did(EndTurn{C});
    CHECK(poor.seat() == A);
}

TEST_CASE("vector 27: broke, the framer may still end the scene") {
    Table table = bids(f(3, {{"start_coins", 1}}), {1, 0, 0});
    table.did({SetLocation{A, "Inn"}, EndTurn{A}, EndTurn{B}, EndTurn{C}});
    CHECK(table.act(Narrate{A, "Wind."}) == "broke");
    table.did(EndScene{A});
    CHECK(coins(table) == "5/6/6, bank -17");
}

TEST_CASE("vectors 28, 29: the pot pays first, on any player's turn") {
    Table table = t(3, 5);
    table.did({EndTurn{A}, Interrupt{A}});
    CHECK(table.pot() == 2);
    CHECK(coins(table) == "20/25/25, bank -72");

    Table two = t(3, 3);
    two.did({makes(A, "Dog"), makes(A, "Cat")});
    CHECK(two.pot() == 0);
    CHECK(coins(two) == "21/25/25, bank -71");
    CHECK(two.events.back()["event"] == "component_created");
}

TEST_CASE("vectors 44 to 47: the end of a scene") {
    Table table = k();
    table.did(EndTurn{A});
    CHECK(table.act(EndScene{B}) == "framer_only");

    Table busy = k();
    busy.did(busy.against(A, "Ogre"));
    CHECK(busy.act(EndScene{A}) == "complication_open");

    Table faded = k();
    faded.did(EndScene{A, true});
    CHECK(coins(faded) == "24/27/28, bank -79");
    CHECK(in_scene(faded) == 0);
    faded = bids(faded, {0, 1, 0});
    CHECK(faded.act(NameScene{B, "Again", 1}) == "scene_faded");
    faded.did(NameScene{B, "Elsewhere"});

    Table over = k();
    over.did(EndScene{A});
    CHECK(coins(over) == "25/27/28, bank -80");
    CHECK(over.phase() == Phase::Bidding);
    over = bids(over, {0, 1, 0});
    over.did(NameScene{B, "Again", 1});
    CHECK(over.match().scene->returns_to == 1);
}

TEST_CASE("vectors 48, 49: guests of a mini-scene") {
    Table table = k();
    table.did({StartMiniScene{A, "Long ago"}, makes(A, "Child")});
    CHECK(table.at("Child").placement.guest);
    table.did(EndTurn{A});
    CHECK(table.match().coins.wealth[A] == 19);
    CHECK(!table.at("Child").in_scene());
    CHECK(table.at("Knight").in_scene());
    CHECK(!table.match().scene->mini);

    Table stays = k();
    stays.did({StartMiniScene{A, "Long ago"}, makes(A, "Child")});
    stays.did({stays.against(A, "Ogre", "Child"), EndTurn{A}});
    CHECK(stays.at("Child").is_controlled_by(A));
    CHECK(!stays.at("Child").placement.guest);
}

TEST_CASE("vector 97, 104: a Gimmick sets the Refreshment; struck out, it does not") {
    Table table = k();
    const Setting seven{SettingName::Refreshment, 7};
    CHECK(table.act(ProposeTenet{A, TenetKind::StoryElement, "Seven", seven}) == "bad_setting");
    table.did(ProposeTenet{A, TenetKind::RulesGimmick, "Seven", seven});
    CHECK(table.match().coins.wealth[A] == 19);
    Table struck = table;
    table.did(EndScene{A});
    CHECK(coins(table) == "26/29/30, bank -85");

    struck.did({ModifyTenet{A, 1}, EndScene{A}});
    CHECK(coins(struck) == "23/27/28, bank -78");
}

TEST_CASE("vectors 99, 100: what the whole table assents to") {
    Table table = t();
    const ProposeMatter adjust{A, MatterKind::Adjust, {{B, 3}, {C, -1}}, "a bonus Gimmick"};
    Table refused = table;
    table.did({adjust, Assent{B, true}, Assent{C, true}});
    CHECK(coins(table) == "23/28/24, bank -75");
    CHECK(table.paid("adjust") == 4);
    refused.did({adjust, Assent{B, true}, Assent{C, false}});
    CHECK(coins(refused) == "23/25/25, bank -73");
    CHECK(refused.paid("adjust") == 0);

    Table ended = f(3);
    ended.did({bid(A, 4), ProposeMatter{A, MatterKind::EndGame}, Assent{B, true}, Assent{C, true}});
    CHECK(ended.paid("bid_return") == 4);
    CHECK(ended.phase() == Phase::Ended);
    CHECK(ended.awaiting().empty());
    for (const Command& command : std::vector<Command>{bid(B, 0), PassTenet{A}, EndTurn{A}, Interrupt{B},
                                                       CallFine{A, B, "x"}, ProposeMatter{A}, RollDice{A}})
        CHECK(ended.act(command) == "wrong_phase");
}

TEST_CASE("vector 107: a Tenet is challenged in preparation") {
    Table table;
    table.did({tenet(A), Challenge{B, 1, "Some magic"}, CloseTalk{B}, BidOn{B, kDemand, 1}, PassBid{C}, PassBid{A},
               PassBid{B}});
    CHECK(table.match().tenets.front().undone);
    CHECK(coins(table) == "25/24/25, bank -74");
    CHECK(table.phase() == Phase::Tenets);
    CHECK(table.seat() == B);
}
