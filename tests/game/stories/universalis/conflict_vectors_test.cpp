// The page's numbered vectors 66 to 70, 88 to 96, 98 and 106: how Complications begin, grow, meet consent and close.

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
using Seats = std::vector<int>;

}  // namespace

TEST_CASE("vectors 66, 67: how a Complication begins and what it locks") {
    Table table = k();
    CHECK(table.act(table.against(A, "Knight")) == "own_component");
    table.did(table.against(A, "Ogre", "Knight"));
    CHECK(table.act(table.against(A, "Witch")) == "complication_open");
    CHECK(table.act(TakeOver{C, table.card("Ogre")}) == "locked_by_complication");
    CHECK(table.act(Exit{A, table.card("Knight")}) == "locked_by_complication");
    CHECK(table.act(table.remove(A, "Knight", "Strong")) == "locked_by_complication");
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
    CHECK(table.act(BuyOffDice{B, CP, 1, "Mud"}) == "pool_empty");
    CHECK(table.act(strong) == "trait_used");
    CHECK(table.act(table.draw(B, CP, "Witch", "Hexes")) == "not_involved");
    CHECK(table.act(buys(B, of(C), 1)) == "no_such_pool");
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
        CHECK(table.act(table.draw(A, CP, "Ogre", "Dull")) == (controlled ? "not_controller" : "ok"));
        CHECK(table.dice(CP) == (controlled ? 0 : 1));
    }
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
    CHECK(table.act(CallResolution{A}) == "already_done");
    Table cut = table;
    table.did({EndTurn{A}, CallResolution{B}, no(C), EndTurn{B}, EndTurn{C}, CallResolution{A}, yes(B)});
    CHECK(table.act(no(C)) == "consent_spent");
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
    CHECK(!table.match().lapses.pools_touched);
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
    foiled.did({foiled.draw(A, of(A), "Knight", "Brave"), CallResolution{A}, yes(B), yes(C), rolls(A, {1, 2, 6, 9})});
    CHECK(foiled.bonus() == "1/0/3");
    foiled.did({foiled.remove(C, "Knight", "Brave"), DoneNarrating{C}});
    CHECK(foiled.act(foiled.restore(A, "Knight", "Brave")) == "frozen_by_narration");
    foiled.did({foiled.add(A, "Knight", "Determined"), DoneNarrating{A}});
    CHECK(foiled.told("event_resolved")["after"] == "foiled");
    CHECK(coins(foiled) == "19/22/22, bank -63");
    CHECK(foiled.importance("Knight") == 3);
}

TEST_CASE("vector 93: which Event can meet an Obstacle") {
    Table table = k();
    table.did(DescribeEvent{A, "leaps", {table.card("Knight")}});
    const int event = table.last();
    CHECK(table.act(CreateObstacle{A, event, 1, "A gap"}) == "self_target");
    Table second = table, over = table;
    table.did({makes(A, "Dog"), CreateObstacle{B, event, 1, "A gap"}});
    second.did(DescribeEvent{A, "and lands"});
    CHECK(second.act(CreateObstacle{B, event, 1, "A gap"}) == "not_the_latest_event");
    over.did(EndTurn{A});
    CHECK(over.act(CreateObstacle{C, event, 1, "A gap"}) == "not_the_latest_event");
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
    table.did({Interrupt{C}, buys(C, of(B), 2), CallResolution{C}, yes(A), yes(B), rolls(C, {1, 9}), DoneNarrating{B}});
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
        CHECK(table.act(Interrupt{C}) == "wrong_phase");
        CHECK(table.act(TakeOver{A, table.card("Witch")}) == "wrong_phase");
        CHECK(table.act(EndTurn{B}) == "wrong_phase");
    }
}
