// The page's numbered vectors 71 to 87, 102 and 103: rolls, ties, aftermaths, odds.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/odds.h"
#include "game/stories/universalis/rules/rolling.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

Table x421_rolled() { return x421().did(rolls(A, {5, 5, 4, 9, 1, 7, 3})); }
using Narrators = std::vector<int>;

}  // namespace

TEST_CASE("vectors 71, 72: a roll won, and its aftermath") {
    Table table = x32();
    CHECK(coins(table) == "19/21/23, bank -63");
    CHECK(table.phase() == Phase::Rolling);
    table.did(rolls(B, {2, 9, 4, 6, 5}));
    CHECK(table.told("dice_rolled")["successes"] == 2);
    CHECK(table.told("dice_rolled")["opposing"] == 1);
    CHECK(table.bonus() == "6/2/0");
    CHECK(table.bank() == -71);
    CHECK(table.awaiting() == Narrators{A});

    table.did({table.remove(A, "Ogre", "Huge"), DescribeEvent{A, "It falls"}, BuyDown{A, B, 1}, DoneNarrating{A}});
    CHECK(table.told("bonus_kept")["coins"] == 3);
    CHECK(table.act(table.restore(B, "Ogre", "Huge")) == "frozen_by_narration");
    CHECK(table.act(table.add(B, "Knight", "Tired")) == "not_controller");
    CHECK(table.act(BuyDown{B, A, 1}) == "winner_only");
    table.did(table.add(B, "Ogre", "Angry"));
    CHECK(table.act(DescribeEvent{B, "It roars"}) == "not_enough_coins");
    table.did(DoneNarrating{B});
    CHECK(coins(table) == "22/21/23, bank -66");
    CHECK(table.importance("Ogre") == 3);
    CHECK(table.phase() == Phase::Turn);
    CHECK(table.seat() == B);
    CHECK(!table.match().complication);
}

TEST_CASE("vector 73: the opposing side wins") {
    Table table = x32();
    table.did(rolls(B, {10, 9, 6, 1, 5}));
    CHECK(table.bonus() == "3/6/0");
    CHECK(table.awaiting() == Narrators{B});
    table.did({DoneNarrating{B}, DoneNarrating{A}});
    CHECK(coins(table) == "22/27/23, bank -72");
}

TEST_CASE("vectors 74, 75: aftermathPurse") {
    Table table = x32();
    table.did(rolls(B, {1, 9, 8, 6, 7}));
    CHECK(table.bonus() == "1/2/0");
    table.did(table.remove(A, "Ogre", "Huge"));
    CHECK(table.act(DescribeEvent{A, "It falls"}) == "not_enough_coins");
    CHECK(table.match().coins.wealth[A] == 19);

    Table both = x32({{"options", {{"aftermath_purse", "bonus_then_wealth"}}}});
    both.did(rolls(B, {1, 9, 8, 6, 7}));
    both.did({both.remove(A, "Ogre", "Huge"), both.remove(A, "Ogre", "Dull"), Eliminate{A, both.card("Ogre")},
              DoneNarrating{A}, DoneNarrating{B}});
    CHECK(coins(both) == "17/23/23, bank -63");
    CHECK(both.at("Ogre").eliminated);
}

TEST_CASE("UNI-92 where the purse pays once the Bonus is spent, both count, and both are told") {
    const Json option{{"options", {{"aftermath_purse", "bonus_then_wealth"}}}};
    const std::vector<int> dice{1, 9, 8, 6, 7};
    Table bonus = x32(), both = x32(option);
    for (Table* table : {&bonus, &both}) table->did(rolls(B, dice));
    CHECK(both.bonus() == "1/2/0");
    CHECK(most_bought_down(bonus.match(), A, B) == 1);
    CHECK(most_bought_down(both.match(), A, B) == 2);
    CHECK(both.did(BuyDown{A, B, 2}).bonus() == "0/0/0");
    CHECK(most_bought_down(both.match(), A, B) == 0);
    const auto why = [](const Table& table, int traits) {
        const Command command = ReduceImportance{
            A, table.card("Ogre"), std::vector<TraitId>(static_cast<std::size_t>(traits), TraitId{1}), true};
        return words::english(check_coins(table.match(), command)->message);
    };
    CHECK(why(bonus, 1) == "That costs 2; you have a Bonus of 1.");
    CHECK(why(both, 40) == "That costs 41; you have 0 Bonus, 18 in the purse.");
}

TEST_CASE("vector 76: a Challenge in the Aftermath refunds Bonus") {
    Table table = x32();
    table.did(rolls(B, {2, 9, 4, 6, 5}));
    table.did(table.remove(A, "Ogre", "Huge"));
    table.did(
        {Challenge{C, table.last(), "No"}, CloseTalk{C}, BidOn{C, kDemand, 1}, PassBid{B}, PassBid{A}, PassBid{C}});
    CHECK(table.bonus() == "6/2/0");
    CHECK(table.match().coins.wealth[C] == 22);
    CHECK(table.bank() == -70);
    CHECK(table.importance("Ogre") == 3);
    CHECK(table.match().complication->frozen.empty());
}

TEST_CASE("vectors 77 to 79: ties, Edge dice, and what they pay") {
    Table table = x22();
    CHECK(coins(table) == "18/22/23, bank -63");
    table.did(rolls(A, {3, 8, 2, 9}));
    CHECK(table.told("roll_tied")["edge_to"] == "cp");
    CHECK(table.phase() == Phase::Rolling);
    table.did(rolls(A, {1, 2, 9, 5, 4}));
    CHECK(table.told("roll_tied")["edge_to"] == B);
    CHECK(table.edge(CP) == 1);
    CHECK(table.edge(of(B)) == 1);
    table.did(rolls(A, {1, 10, 10, 6, 2, 3}));
    CHECK(table.bonus() == "3/5/0");
    table.did({DoneNarrating{B}, DoneNarrating{A}});
    CHECK(coins(table) == "21/27/23, bank -71");
}

TEST_CASE("vector 80: equal sums bring no Edge die") {
    for (const std::vector<int>& dice : {std::vector{4, 7, 4, 8}, std::vector{9, 9, 10, 6}}) {
        Table table = x22();
        table.did(rolls(A, dice));
        CHECK(table.told("roll_tied")["edge_to"] == nullptr);
        CHECK(table.edge(CP) + table.edge(of(B)) == 0);
    }
    Table won = x22();
    won.did(rolls(A, {5, 1, 1, 6}));
    CHECK(won.bonus() == "6/2/0");
}

TEST_CASE("vector 81: one die is to be rolled, several dice are") {
    Match match = x22().match();
    const auto why = [&] { return words::english(rules::universalis::check(match, rolls(A, {3, 8, 2}))->message); };
    CHECK(why() == "4 dice are to be rolled, but 3 were entered.");
    for (Pool& pool : match.complication->pools) pool.dice = 0;
    match.complication->pools.front().dice = 1;
    CHECK(why() == "1 die is to be rolled, but 3 were entered.");
}

TEST_CASE("vector 81: too few dice, and dice that are none") {
    Table table = x22();
    CHECK(table.act(rolls(A, {3, 8, 2})) == "dice_source");
    CHECK(table.act(rolls(A, {3, 8, 2, 9, 1})) == "dice_source");
    CHECK(table.act(rolls(A, {3, 8, 2, 11})) == "dice_source");
    CHECK(table.act(rolls(A, {3, 8, 2, 0})) == "dice_source");
    CHECK(table.phase() == Phase::Rolling);
    table.hand.left = {4, 7, 4, 8};
    table.did(RollDice{A});
    CHECK(table.hand.left.empty());
}

TEST_CASE("vectors 82, 83: the Edge die goes to the highest of the higher side") {
    Table table = x421();
    CHECK(coins(table) == "18/22/23, bank -63");
    table.did(rolls(A, {1, 2, 8, 9, 5, 7, 3}));
    CHECK(table.told("roll_tied")["edge_to"] == B);
    table.did(rolls(A, {1, 6, 7, 10, 2, 8, 9, 4}));
    CHECK(table.bonus() == "4/2/4");
    CHECK(table.awaiting() == Narrators{C});
    table.did(DoneNarrating{C});
    CHECK(table.awaiting() == Narrators{B});
    table.did(DoneNarrating{B});
    CHECK(table.awaiting() == Narrators{A});
    table.did(DoneNarrating{A});
    CHECK(coins(table) == "22/24/27, bank -73");
}

TEST_CASE("vector 84: equal pools, the nearest has the Edge die") {
    Table table = k();
    table.did(Originate{A, {table.card("Ogre"), table.card("Witch")}, {table.card("Knight")}});
    table.did({buys(A, CP, 2), buys(A, of(B), 1), buys(A, of(C), 1)});
    Table later = table;
    table.did({CallResolution{A}, yes(B), yes(C), rolls(A, {1, 2, 4, 4})});
    CHECK(table.told("roll_tied")["edge_to"] == B);

    later.did({EndTurn{A}, CallResolution{B}, yes(C), yes(A), rolls(B, {1, 2, 4, 4})});
    const Json order = later.told("dice_rolled")["rolls"];
    CHECK(order[0]["pool"] == "cp");
    CHECK(order[1]["pool"] == C);
    CHECK(order[2]["pool"] == B);
    CHECK(later.told("roll_tied")["edge_to"] == C);
}

TEST_CASE("vectors 85 to 87: buying down, the losers' order, an elimination") {
    Table table = x421_rolled();
    CHECK(table.bonus() == "14/2/1");
    table.did({BuyDown{A, B, 2}, DoneNarrating{A}});
    CHECK(table.awaiting() == Narrators{C});
    table.did(DoneNarrating{C});
    CHECK(coins(table) == "30/22/24, bank -76");

    Table equal = x421_rolled();
    equal.did({BuyDown{A, B, 1}, DoneNarrating{A}});
    CHECK(equal.match().complication->narrators == Narrators{B, C});

    Table gone = x421_rolled();
    gone.did({gone.remove(A, "Witch", "Hexes"), Eliminate{A, gone.card("Witch")}, DoneNarrating{A}, DoneNarrating{B},
              DescribeEvent{C, "She is gone"}, DoneNarrating{C}});
    CHECK(gone.at("Witch").eliminated);
    CHECK(coins(gone) == "30/24/23, bank -77");
}

TEST_CASE("vectors 102, 103: odds") {
    const std::vector<std::tuple<int, int, double>> rows{{1, 1, 0.5},      {2, 1, 0.776142}, {3, 1, 0.903170},
                                                         {3, 2, 0.713644}, {4, 2, 0.846166}, {5, 3, 0.806972},
                                                         {6, 3, 0.887414}, {4, 0, 1},        {0, 4, 0}};
    for (const auto& [mine, theirs, expected] : rows) {
        const int own = mine, opposing = theirs;
        CAPTURE(own);
        CAPTURE(opposing);
        const double chance = overall(own, opposing);
        CHECK(chance == doctest::Approx(expected).epsilon(0.000002));
        if (own > 0 && opposing > 0) CHECK(overall(opposing, own) == doctest::Approx(1 - chance));
    }
    const FirstRoll first = first_roll(3, 2);
    CHECK(first.win.exact() == core::Fraction{1, 2});
    CHECK(first.tie.exact() == core::Fraction{5, 16});
    CHECK(first.lose.exact() == core::Fraction{3, 16});
    CHECK(first_roll(kMaxOddsDice, kMaxOddsDice).win.value() == doctest::Approx(0.48).epsilon(0.01));
    CHECK(overall(kMaxOddsDice, kMaxOddsDice) == doctest::Approx(0.5));
}
