// The page's numbered vectors 66 to 98, 101 to 103 and 106: Complications, dice and odds.

#include "game/rules/universalis/odds.h"
#include "tests/support/universalis_table.h"

using namespace uni_kit;

namespace {

AnswerCall yes(int seat) { return {seat, true}; }
AnswerCall no(int seat) { return {seat, false}; }
// "as 68"
Table three_bought() {
    Table table = k();
    table.did(table.against(A, "Ogre", "Knight"));
    return table.did({buys(A, CP, 3), EndTurn{A}});
}
// "as 91"
Table leaps(int obstacle_by, int dice) {
    Table table = k();
    table.did(DescribeEvent{A, "leaps", {table.card("Knight")}});
    const int event = table.last();
    return table.did(CreateObstacle{obstacle_by, event, dice, "A wide gap"});
}
Table x421_rolled() { return x421().did(rolls(A, {5, 5, 4, 9, 1, 7, 3})); }
using Seats = std::vector<int>;

}  // namespace

TEST_CASE("vectors 66, 67: how a Complication begins and what it locks") {
    Table table = k();
    CHECK(table.act(table.against(A, "Knight")) == "OWN_COMPONENT");
    table.did(table.against(A, "Ogre", "Knight"));
    CHECK(table.act(table.against(A, "Witch")) == "COMPLICATION_OPEN");
    CHECK(table.act(TakeOver{C, table.card("Ogre")}) == "LOCKED_BY_COMPLICATION");
    CHECK(table.act(Exit{A, table.card("Knight")}) == "LOCKED_BY_COMPLICATION");
    CHECK(table.act(table.remove(A, "Knight", "Strong")) == "LOCKED_BY_COMPLICATION");
    table.did(table.add(A, "Knight", "Mounted"));
    CHECK(table.match().coins.wealth[A] == 19);
}

TEST_CASE("vectors 68, 69: dice and Traits against a pool, and a pool of one's own") {
    Table table = three_bought();
    Table later = table;
    table.did(BuyOffDice{B, CP, 2, "Mud"});
    DrawTrait strong = table.draw(B, CP, "Knight", "Strong");
    strong.remove = true;
    table.did(strong);
    CHECK(table.act(BuyOffDice{B, CP, 1, "Mud"}) == "POOL_EMPTY");
    CHECK(table.act(strong) == "TRAIT_USED");
    CHECK(table.act(table.draw(B, CP, "Witch", "Hexes")) == "NOT_INVOLVED");
    CHECK(table.act(buys(B, of(C), 1)) == "NO_SUCH_POOL");
    CHECK(table.dice(CP) == 0);
    CHECK(table.wealth() == "17/20/23");

    later.did({EndTurn{B}, later.draw(C, of(C), "Witch", "Hexes")});
    CHECK(later.match().involves(later.card("Witch")));
    CHECK(later.dice(of(C)) == 1);
}

TEST_CASE("vector 70: traitReach") {
    for (const bool controlled : {true, false}) {
        Table table = k(3, {{"options", {{"trait_reach", controlled ? "controlled" : "involved"}}}});
        table.did(table.against(A, "Ogre", "Knight"));
        CHECK(table.act(table.draw(A, CP, "Ogre", "Dull")) == (controlled ? "NOT_CONTROLLER" : "ok"));
        CHECK(table.dice(CP) == (controlled ? 0 : 1));
    }
}

TEST_CASE("vectors 71, 72: a roll won, and its aftermath") {
    Table table = x32();
    CHECK(coins(table) == "19/21/23, bank -63");
    CHECK(table.phase() == Phase::Rolling);
    table.did(rolls(B, {2, 9, 4, 6, 5}));
    CHECK(table.told("dice_rolled")["successes"] == 2);
    CHECK(table.told("dice_rolled")["opposing"] == 1);
    CHECK(table.bonus() == "6/2/0");
    CHECK(table.bank() == -71);
    CHECK(table.awaiting() == Seats{A});

    table.did(
        {table.remove(A, "Ogre", "Huge"), DescribeEvent{A, "It falls"}, BuyDown{A, B, 1}, DoneNarrating{A}});
    CHECK(table.told("bonus_kept")["coins"] == 3);
    CHECK(table.act(table.restore(B, "Ogre", "Huge")) == "FROZEN_BY_NARRATION");
    CHECK(table.act(table.add(B, "Knight", "Tired")) == "NOT_CONTROLLER");
    CHECK(table.act(BuyDown{B, A, 1}) == "WINNER_ONLY");
    table.did(table.add(B, "Ogre", "Angry"));
    CHECK(table.act(DescribeEvent{B, "It roars"}) == "NOT_ENOUGH_COINS");
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
    CHECK(table.awaiting() == Seats{B});
    table.did({DoneNarrating{B}, DoneNarrating{A}});
    CHECK(coins(table) == "22/27/23, bank -72");
}

TEST_CASE("vectors 74, 75: aftermathPurse") {
    Table table = x32();
    table.did(rolls(B, {1, 9, 8, 6, 7}));
    CHECK(table.bonus() == "1/2/0");
    table.did(table.remove(A, "Ogre", "Huge"));
    CHECK(table.act(DescribeEvent{A, "It falls"}) == "NOT_ENOUGH_COINS");
    CHECK(table.match().coins.wealth[A] == 19);

    Table both = x32({{"options", {{"aftermath_purse", "bonus_then_wealth"}}}});
    both.did(rolls(B, {1, 9, 8, 6, 7}));
    both.did({both.remove(A, "Ogre", "Huge"), both.remove(A, "Ogre", "Dull"), Eliminate{A, both.card("Ogre")},
              DoneNarrating{A}, DoneNarrating{B}});
    CHECK(coins(both) == "17/23/23, bank -63");
    CHECK(both.at("Ogre").eliminated);
}

TEST_CASE("vector 76: a Challenge in the Aftermath refunds Bonus") {
    Table table = x32();
    table.did(rolls(B, {2, 9, 4, 6, 5}));
    table.did(table.remove(A, "Ogre", "Huge"));
    table.did({Challenge{C, table.last(), "No"}, CloseTalk{C}, BidOn{C, kDemand, 1}, PassBid{B}, PassBid{A},
               PassBid{C}});
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

TEST_CASE("vector 81: too few dice, and dice that are none") {
    Table table = x22();
    CHECK(table.act(rolls(A, {3, 8, 2})) == "DICE_SOURCE");
    CHECK(table.act(rolls(A, {3, 8, 2, 9, 1})) == "DICE_SOURCE");
    CHECK(table.act(rolls(A, {3, 8, 2, 11})) == "DICE_SOURCE");
    CHECK(table.act(rolls(A, {3, 8, 2, 0})) == "DICE_SOURCE");
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
    CHECK(table.awaiting() == Seats{C});
    table.did(DoneNarrating{C});
    CHECK(table.awaiting() == Seats{B});
    table.did(DoneNarrating{B});
    CHECK(table.awaiting() == Seats{A});
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
    CHECK(table.awaiting() == Seats{C});
    table.did(DoneNarrating{C});
    CHECK(coins(table) == "30/22/24, bank -76");

    Table equal = x421_rolled();
    equal.did({BuyDown{A, B, 1}, DoneNarrating{A}});
    CHECK(equal.match().complication->narrators == Seats{B, C});

    Table gone = x421_rolled();
    gone.did({gone.remove(A, "Witch", "Hexes"), Eliminate{A, gone.card("Witch")}, DoneNarrating{A},
              DoneNarrating{B}, DescribeEvent{C, "She is gone"}, DoneNarrating{C}});
    CHECK(gone.at("Witch").eliminated);
    CHECK(coins(gone) == "30/24/23, bank -77");
}

TEST_CASE("vector 88: without dice it lapses") {
    Table table = k();
    table.did(table.against(A, "Ogre"));
    table.did({CallResolution{A}, yes(B), yes(C)});
    CHECK(!table.match().complication);
    CHECK(table.told("complication_lapsed")["owner"] == A);
    CHECK(table.wealth() == "20/22/23");
    CHECK(table.phase() == Phase::Turn);
    CHECK(table.seat() == A);
}

TEST_CASE("vectors 89, 106: a veto must be used to do something") {
    Table table = k();
    table.did(table.against(A, "Ogre"));
    table.did({buys(A, CP, 1), CallResolution{A}, yes(B), no(C)});
    CHECK(table.phase() == Phase::Turn);
    CHECK(table.act(CallResolution{A}) == "ALREADY_DONE");
    Table cut = table;
    table.did({EndTurn{A}, CallResolution{B}, no(C), EndTurn{B}, EndTurn{C}, CallResolution{A}, yes(B)});
    CHECK(table.act(no(C)) == "CONSENT_SPENT");
    table.did(yes(C));
    CHECK(table.phase() == Phase::Rolling);

    cut.did({EndTurn{A}, EndTurn{B}, Interrupt{A}, CallResolution{A}, yes(B), no(C)});
    CHECK(cut.phase() == Phase::Turn);
    CHECK(cut.wealth() == "18/22/23");
}

TEST_CASE("UNI-86: whoever changes a pool has his veto back") {
    Table table = k();
    table.did(table.against(A, "Ogre"));
    table.did({buys(A, CP, 1), CallResolution{A}, no(B), EndTurn{A}, EndTurn{B}, EndTurn{C}});
    CHECK(table.match().complication->may_not_refuse == Seats{B});
    table.did({EndTurn{A}, buys(B, of(B), 1)});
    CHECK(table.match().complication->may_not_refuse.empty());
    table.did({Challenge{C, table.last(), "No"}, AgreeOn{C, kDemand}, AgreeOn{B, kDemand}});
    CHECK(table.match().complication->may_not_refuse == Seats{B});
    CHECK(!table.match().pools_touched);
    CHECK(table.dice(of(B)) == 0);
}

TEST_CASE("vector 90: consent of pools alone") {
    Table table = k(3, {{"options", {{"consent", "pools"}}}});
    table.did(table.against(A, "Ogre"));
    table.did({buys(A, CP, 1), CallResolution{A}});
    CHECK(table.match().complication->asked == Seats{B});
    table.did(yes(B));
    Table tied = table;
    tied.did(rolls(A, {8}));
    CHECK(tied.told("roll_tied")["edge_to"] == nullptr);
    table.did({rolls(A, {3}), DoneNarrating{A}});
    CHECK(table.wealth() == "22/22/23");
}

TEST_CASE("vectors 91, 92: an Obstacle fails, an Obstacle holds") {
    Table table = leaps(B, 2);
    CHECK(table.dice(of(A)) == 0);
    CHECK(table.dice(CP) == 2);
    table.did({table.draw(A, of(A), "Knight", "Brave"), buys(A, of(A), 2), CallResolution{A}, yes(B), yes(C),
               rolls(A, {7, 3, 2, 5, 10})});
    CHECK(table.bonus() == "7/2/0");
    table.did({DoneNarrating{A}, DoneNarrating{B}});
    CHECK(table.told("event_resolved")["after"] == "happened");
    CHECK(coins(table) == "24/22/23, bank -69");

    Table foiled = leaps(C, 3);
    foiled.did({foiled.draw(A, of(A), "Knight", "Brave"), CallResolution{A}, yes(B), yes(C),
                rolls(A, {1, 2, 6, 9})});
    CHECK(foiled.bonus() == "1/0/3");
    foiled.did({foiled.remove(C, "Knight", "Brave"), DoneNarrating{C}});
    CHECK(foiled.act(foiled.restore(A, "Knight", "Brave")) == "FROZEN_BY_NARRATION");
    foiled.did({foiled.add(A, "Knight", "Determined"), DoneNarrating{A}});
    CHECK(foiled.told("event_resolved")["after"] == "foiled");
    CHECK(coins(foiled) == "19/22/22, bank -63");
    CHECK(foiled.importance("Knight") == 3);
}

TEST_CASE("vector 93: which Event can meet an Obstacle") {
    Table table = k();
    table.did(DescribeEvent{A, "leaps", {table.card("Knight")}});
    const int event = table.last();
    CHECK(table.act(CreateObstacle{A, event, 1, "A gap"}) == "SELF_TARGET");
    Table second = table, over = table;
    table.did({makes(A, "Dog"), CreateObstacle{B, event, 1, "A gap"}});
    second.did(DescribeEvent{A, "and lands"});
    CHECK(second.act(CreateObstacle{B, event, 1, "A gap"}) == "NOT_THE_LATEST_EVENT");
    over.did(EndTurn{A});
    CHECK(over.act(CreateObstacle{C, event, 1, "A gap"}) == "NOT_THE_LATEST_EVENT");
}

TEST_CASE("vectors 94, 95: an Event with no card, and with everybody's") {
    Table table = k();
    table.did(DescribeEvent{A, "Thunder"});
    table.did(CreateObstacle{B, table.last(), 1, "Silence"});
    CHECK(table.dice(CP) == 1);
    CHECK(table.dice(of(A)) == 0);
    CHECK(table.match().complication->pools.size() == 2);

    Table four = k(4);
    four.did(DescribeEvent{A, "All dance", {four.card("Knight"), four.card("Ogre"), four.card("Witch")}});
    four.did({CreateObstacle{D, four.last(), 4, "No music"}});
    CHECK(four.match().complication->pools.size() == 4);
    four.did({CallResolution{A}, yes(B), yes(C), yes(D), rolls(A, {5, 6, 7, 8}), DoneNarrating{D}});
    CHECK(coins(four) == "19/22/23/26, bank -90");
}

TEST_CASE("vector 96: whoever interrupts and calls stays active") {
    Table table = k();
    table.did(table.against(A, "Ogre"));
    table.did({Interrupt{C}, buys(C, of(B), 2), CallResolution{C}, yes(A), yes(B), rolls(C, {1, 9}),
               DoneNarrating{B}});
    CHECK(table.wealth() == "20/23/20");
    CHECK(table.seat() == C);
    CHECK(table.phase() == Phase::Turn);
}

TEST_CASE("vector 98: what waits for a Complication's end") {
    Table consent = k();
    consent.did(consent.against(A, "Ogre", "Knight"));
    consent.did({buys(A, CP, 1), EndTurn{A}, CallResolution{B}});
    Table aftermath = x32();
    aftermath.did(rolls(B, {2, 9, 4, 6, 5}));
    for (Table table : {consent, x32(), aftermath}) {
        CHECK(table.act(Interrupt{C}) == "WRONG_PHASE");
        CHECK(table.act(TakeOver{A, table.card("Witch")}) == "WRONG_PHASE");
        CHECK(table.act(EndTurn{B}) == "WRONG_PHASE");
    }
}

TEST_CASE("vectors 102, 103: odds") {
    const std::vector<std::tuple<int, int, double>> rows{{1, 1, 0.5},      {2, 1, 0.776142}, {3, 1, 0.903170},
                                                         {3, 2, 0.713644}, {4, 2, 0.846166}, {5, 3, 0.806972},
                                                         {6, 3, 0.887414}, {4, 0, 1},        {0, 4, 0}};
    for (const auto& [own, opposing, expected] : rows) {
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
    CHECK(first_roll(kMostOddsDice, kMostOddsDice).win.value() == doctest::Approx(0.48).epsilon(0.01));
    CHECK(overall(kMostOddsDice, kMostOddsDice) == doctest::Approx(0.5));
}
