// Every error of the page (4.4, section 7.4 to 7.10) not covered by the numbered vectors, and rulings that they do not
// touch.

#include "tests/support/universalis_table.h"

using namespace uni_kit;

TEST_CASE("UNI-4: what a payment lacks is said with pot and own coins") {
    Table table = bids(f(3, {{"start_coins", 2}}), {1, 0, 0});
    const auto refusal = Universalis::check(table.match(), SetTime{A, SceneTime::Future});
    CHECK(!refusal);
    table.did(SetLocation{A, "Inn"});
    const auto short_of = Universalis::check(table.match(), SetTime{A, SceneTime::Future});
    REQUIRE(short_of);
    CHECK(words::english(short_of->message) == "That costs 2; you have 1.");
    Table pot = bids(f(4, {{"start_coins", 2}}), {1, 0, 0, 0});
    const auto both = Universalis::check(pot.match(), SetTime{A, SceneTime::Future});
    REQUIRE(both);
    CHECK(words::english(both->message) == "That costs 3; you have 2 (1 from the pot + 1 of your own).");
}

TEST_CASE("section 7.4: unknown numbers, lists with duplicates, out of turn") {
    Table table = k();
    const int knight = table.card("Knight"), ogre = table.card("Ogre");
    refuses(table, {{Introduce{A, 99}, "UNKNOWN_ID"},
                    {RemoveTrait{A, knight, 99}, "UNKNOWN_ID"},
                    {table.remove(A, "Ogre", "Huge"), "NOT_CONTROLLER"},
                    {RemoveTrait{A, knight, table.trait("Huge")}, "UNKNOWN_ID"},
                    {ModifyTenet{A, 1}, "UNKNOWN_ID"},
                    {StartMiniScene{A, "Then", "", "", 1}, "UNKNOWN_ID"},
                    {CreateObstacle{B, 999, 1, "x"}, "UNKNOWN_ID"},
                    {Challenge{B, 999, "x"}, "UNKNOWN_ID"},
                    {CallFine{A, 3, "x"}, "UNKNOWN_ID"},
                    {CallFine{3, A, "x"}, "UNKNOWN_ID"},
                    {Originate{A, {ogre, ogre}}, "UNKNOWN_ID"},
                    {Originate{A, {}, {knight}}, "UNKNOWN_ID"},
                    {Originate{A, {ogre, knight}, {knight}}, "UNKNOWN_ID"},
                    {DescribeEvent{A, "x", {knight, knight}}, "UNKNOWN_ID"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 1}, {B, 1}}, "x"}, "UNKNOWN_ID"},
                    {ProposeMatter{A, MatterKind::Adjust, {{9, 1}}, "x"}, "UNKNOWN_ID"},
                    {makes(B, "Dog"), "NOT_YOUR_DECISION"},
                    {EndTurn{C}, "NOT_YOUR_DECISION"},
                    {SealBid{A, 1}, "WRONG_PHASE"},
                    {Suggest{A, "x"}, "WRONG_PHASE"},
                    {CastVote{A}, "WRONG_PHASE"},
                    {DoneNarrating{A}, "WRONG_PHASE"}});
}

TEST_CASE("4.3: a pause lets nothing else through") {
    Table table = k();
    const int act = table.last();
    table.did({DescribeEvent{A, "x"}, CallFine{B, A, "Slow"}});
    refuses(table, {{EndTurn{A}, "PAUSED"},
                    {Interrupt{C}, "PAUSED"},
                    {Challenge{C, act, "x"}, "PAUSED"},
                    {AnswerFine{B, ""}, "NOT_YOUR_DECISION"},
                    {WithdrawFine{C}, "NOT_YOUR_DECISION"},
                    {CastVote{B}, "PAUSED"}});
    table.did({AnswerFine{A, ""}, CastVote{B}});
    refuses(table, {{WithdrawFine{B}, "PAUSED"}, {CastVote{B}, "ALREADY_DONE"}});
    table.did({CastVote{A, Vote::Accused}, CastVote{C, Vote::Accused}});
    table.did({ProposeMatter{C, MatterKind::EndGame}});
    refuses(table, {{Assent{B, true}, "NOT_YOUR_DECISION"}, {Narrate{A, "x"}, "PAUSED"}});
    table.did({Assent{A, false}});
    refuses(table, {{ProposeMatter{C, MatterKind::EndGame}, "ALREADY_DONE"}, {CallFine{A, A, "x"}, "SELF_TARGET"}});
    table.did({EndTurn{A}, ProposeMatter{C, MatterKind::EndGame}, Assent{A, false}});
}

TEST_CASE("2.11: what can be challenged, and who says what in the talk") {
    Table table = k();
    table.did(DescribeEvent{A, "leaps"});
    const int event = table.last();
    table.did({Interrupt{B}, Narrate{B, "It rains"}});
    const int said = table.last();
    refuses(table, {{Challenge{A, event, "x"}, "SELF_TARGET"},
                    {Challenge{A, said - 1, "x"}, "NOT_CHALLENGEABLE"},
                    {Challenge{A, 1, "x"}, "NOT_CHALLENGEABLE"},
                    {Challenge{A, said, ""}, "TEXT_REQUIRED"}});
    table.did(Challenge{A, said, "It is dry"});
    CHECK(table.awaiting() == std::vector{A, B});
    refuses(table, {{WithdrawChallenge{B}, "NOT_YOUR_DECISION"},
                    {CloseTalk{C}, "NOT_YOUR_DECISION"},
                    {AgreeOn{C, 0}, "NOT_YOUR_DECISION"},
                    {AgreeOn{A, 2}, "UNKNOWN_ID"},
                    {BidOn{A, kDemand, 1}, "PAUSED"}});
    table.did(WithdrawChallenge{A});
    refuses(table, {{Challenge{A, said, "x"}, "SETTLED"}});
    table.did({Challenge{C, said, "Fog"}, CloseTalk{B}});
    refuses(table, {{BidOn{A, kDemand, 1}, "NOT_YOUR_DECISION"},
                    {BidOn{C, kDemand, 0}, "BAD_AMOUNT"},
                    {BidOn{C, kDemand, 24}, "NOT_ENOUGH_COINS"},
                    {BidOn{C, 2, 1}, "UNKNOWN_ID"}});
    table.did({BidOn{C, kDemand, 1}, PassBid{A}, PassBid{B}, PassBid{C}});
    CHECK(table.entry(said).status == EntryStatus::Struck);
    refuses(table, {{Challenge{A, said, "x"}, "SETTLED"}});
    CHECK(table.paid("refund") == 0);
}

TEST_CASE("UNI-62, UNI-66: the place, and mini-scenes") {
    Table table = k();
    const int inn = table.card("Inn"), ogre = table.card("Ogre");
    refuses(table, {{Exit{A, inn}, "IS_LOCATION"},
                    {SetLocation{A, inn}, "ALREADY_IN_SCENE"},
                    {Introduce{A, ogre}, "ALREADY_IN_SCENE"},
                    {Exit{A, ogre}, "NOT_CONTROLLER"},
                    {EndMiniScene{A}, "NO_MINI_SCENE"},
                    {NameScene{A, "x"}, "WRONG_PHASE"}});
    table.did(StartMiniScene{A, "Meanwhile"});
    refuses(table, {{StartMiniScene{A, "Again"}, "ALREADY_DONE"}, {SetLocation{A, "Sea"}, "IN_MINI_SCENE"}});
    table.did({EndMiniScene{A}, SetLocation{A, ogre}});
    CHECK(table.at("Ogre").is_controlled_by(B));
    CHECK(!table.at("Inn").in_scene());
    table.did({SetLocation{A, "Sea"}});
    CHECK(!table.at("Ogre").in_scene());
    CHECK(table.at("Sea").is_controlled_by(A));
    table.did(Originate{A, {table.card("Witch")}, {table.card("Sea")}});
    refuses(table, {{SetLocation{A, "Moon"}, "LOCKED_BY_COMPLICATION"}});
    Table framing = bids(f(3), {1, 0, 0});
    framing.did(SetLocation{A, "Inn"});
    refuses(framing, {{SetLocation{A, "Sea"}, "ALREADY_DONE"}, {Exit{A, framing.card("Inn")}, "WRONG_PHASE"}});
    refuses(framing,
            {{DescribeEvent{B, "x"}, "NOT_YOUR_DECISION"}, {Speak{B, framing.card("Inn"), "x"}, "NOT_CONTROLLER"}});
    framing.did(Speak{A, framing.card("Inn"), "Creak."});
}

TEST_CASE("UNI-51, UNI-64: what is eliminated, what has faded") {
    Table table = k();
    const int knight = table.card("Knight");
    refuses(table,
            {{Reinstate{A, knight}, "NOT_ELIMINATED"}, {table.restore(A, "Knight", "Strong"), "TRAIT_ALREADY_ACTIVE"}});
    table.did(table.remove(A, "Knight", "Strong"));
    refuses(table, {{table.remove(A, "Knight", "Strong"), "TRAIT_NOT_ACTIVE"}});
    table.did({ReduceImportance{A, knight, {table.trait("Brave")}, true}});
    refuses(table, {{Introduce{A, knight}, "ELIMINATED"},
                    {SetLocation{A, knight}, "ELIMINATED"},
                    {table.add(A, "Knight", "x"), "ELIMINATED"},
                    {DescribeEvent{A, "x", {knight}}, "NOT_IN_SCENE"},
                    {TakeOver{B, knight}, "NOT_IN_SCENE"},
                    {Speak{A, knight, "x"}, "NOT_IN_SCENE"}});
    table.did(RestoreImportance{A, knight, {table.trait("Brave"), table.trait("Strong")}, true});
    CHECK(table.importance("Knight") == 3);
    CHECK(!table.at("Knight").in_scene());
    table.did({EndScene{A, true}});
    table = bids(table, {0, 2, 0}).did({SetLocation{B, "Sea"}, DescribeEvent{B, "Waves"}});
    refuses(table, {{StartMiniScene{B, "Then", "", "", 1}, "SCENE_FADED"}});
}

TEST_CASE("UNI-51: with the place gone the scene has none until it moves") {
    Table table = t();
    table.did(Eliminate{A, table.card("Inn")});
    CHECK(!table.match().scene->location);
    table.did(SetLocation{A, "Street"});
    CHECK(table.at("Street").in_scene());
}

TEST_CASE("UNI-9: Tenets are modified and struck out") {
    Table table;
    table.did({ProposeTenet{A, TenetKind::SocialContract, "No phones"}, ModifyTenet{B, 1, "Phones off"}});
    CHECK(table.match().tenets.front().text == "Phones off");
    table.did(ModifyTenet{C, 1});
    refuses(table, {{ModifyTenet{A, 1, "x"}, "ALREADY_STRUCK"},
                    {ModifyTenet{A, 1}, "ALREADY_STRUCK"},
                    {PassTenet{B}, "NOT_YOUR_DECISION"}});
}

TEST_CASE("2.13: pools, reach and the roll") {
    Table table = k();
    const int knight = table.card("Knight"), ogre = table.card("Ogre");
    table.did(CreateMaster{A, "Goblins"});
    refuses(table, {{Involve{A, knight}, "NO_COMPLICATION"},
                    {buys(A, CP, 1), "NO_COMPLICATION"},
                    {BuyOffDice{A, CP, 1, "x"}, "NO_COMPLICATION"},
                    {table.draw(A, CP, "Knight", "Strong"), "NO_COMPLICATION"},
                    {CallResolution{A}, "NO_COMPLICATION"},
                    {Originate{A, {table.card("Goblins")}}, "NOT_IN_SCENE"},
                    {Originate{A, {ogre}, {table.card("Witch")}}, "NOT_CONTROLLER"}});
    table.did(table.against(A, "Ogre", "Knight"));
    table.did(DescribeEvent{A, "x"});
    refuses(table, {{CreateObstacle{B, table.last(), 1, "x"}, "COMPLICATION_OPEN"},
                    {Involve{A, knight}, "ALREADY_DONE"},
                    {Involve{A, table.card("Goblins")}, "NOT_IN_SCENE"},
                    {DrawTrait{A, CP, knight, ogre, table.trait("Huge")}, "NOT_LINKED"},
                    {DrawTrait{A, CP, knight, knight, table.trait("Huge")}, "UNKNOWN_ID"},
                    {table.add(B, "Knight", "x"), "NOT_YOUR_DECISION"}});
    table.did({Involve{A, table.card("Witch")}, CallResolution{A}});
    CHECK(table.dice(of(C)) == 0);
    refuses(table, {{AnswerCall{C, true}, "NOT_YOUR_DECISION"}, {RollDice{A}, "WRONG_PHASE"}});
    Table rolling = x32();
    refuses(rolling, {{RollDice{A}, "NOT_YOUR_DECISION"}});
    rolling.did(rolls(B, {2, 9, 4, 6, 5}));
    refuses(rolling, {{rolling.add(A, "Witch", "x"), "NOT_INVOLVED"},
                      {BuyDown{A, A, 1}, "SELF_TARGET"},
                      {BuyDown{A, B, 3}, "BAD_AMOUNT"},
                      {BuyDown{A, C, 1}, "BAD_AMOUNT"},
                      {DescribeEvent{B, "x"}, "NOT_YOUR_DECISION"},
                      {makes(A, "x"), "WRONG_PHASE"},
                      {Reinstate{A, ogre}, "WRONG_PHASE"},
                      {RestoreImportance{A, ogre, {}, true}, "WRONG_PHASE"}});
    rolling.did({rolling.add(A, "Inn", "Wrecked")});
}

TEST_CASE("undone after it lapsed: nothing is left of a Complication to restore") {
    Table table = k();
    table.did(table.against(A, "Ogre"));
    table.did({buys(A, CP, 1), BuyOffDice{A, CP, 1, "x"}});
    const int act = table.last();
    table.did({CallResolution{A}, AnswerCall{B, true}, AnswerCall{C, true}});
    CHECK(!table.match().complication);
    table.did({Challenge{B, act, "x"}, AgreeOn{B, kDemand}, AgreeOn{A, kDemand}});
    CHECK(table.wealth() == "19/22/23");
    CHECK(!table.match().complication);
}
