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
    refuses(table, {{Introduce{A, 99}, "unknown_id"},
                    {RemoveTrait{A, knight, 99}, "unknown_id"},
                    {table.remove(A, "Ogre", "Huge"), "not_controller"},
                    {RemoveTrait{A, knight, table.trait("Huge")}, "unknown_id"},
                    {ModifyTenet{A, 1}, "unknown_id"},
                    {StartMiniScene{A, "Then", "", "", 1}, "unknown_id"},
                    {CreateObstacle{B, 999, 1, "x"}, "unknown_id"},
                    {Challenge{B, 999, "x"}, "unknown_id"},
                    {CallFine{A, 3, "x"}, "unknown_id"},
                    {CallFine{3, A, "x"}, "unknown_id"},
                    {Originate{A, {ogre, ogre}}, "unknown_id"},
                    {Originate{A, {}, {knight}}, "unknown_id"},
                    {Originate{A, {ogre, knight}, {knight}}, "unknown_id"},
                    {DescribeEvent{A, "x", {knight, knight}}, "unknown_id"},
                    {ProposeMatter{A, MatterKind::Adjust, {{B, 1}, {B, 1}}, "x"}, "unknown_id"},
                    {ProposeMatter{A, MatterKind::Adjust, {{9, 1}}, "x"}, "unknown_id"},
                    {makes(B, "Dog"), "not_your_decision"},
                    {EndTurn{C}, "not_your_decision"},
                    {SealBid{A, 1}, "wrong_phase"},
                    {Suggest{A, "x"}, "wrong_phase"},
                    {CastVote{A}, "wrong_phase"},
                    {DoneNarrating{A}, "wrong_phase"}});
}

TEST_CASE("4.3: a pause lets nothing else through") {
    Table table = k();
    const int act = table.last();
    table.did({DescribeEvent{A, "x"}, CallFine{B, A, "Slow"}});
    refuses(table, {{EndTurn{A}, "paused"},
                    {Interrupt{C}, "paused"},
                    {Challenge{C, act, "x"}, "paused"},
                    {AnswerFine{B, ""}, "not_your_decision"},
                    {WithdrawFine{C}, "not_your_decision"},
                    {CastVote{B}, "paused"}});
    table.did({AnswerFine{A, ""}, CastVote{B}});
    refuses(table, {{WithdrawFine{B}, "paused"}, {CastVote{B}, "already_done"}});
    table.did({CastVote{A, Vote::Accused}, CastVote{C, Vote::Accused}});
    table.did({ProposeMatter{C, MatterKind::EndGame}});
    refuses(table, {{Assent{B, true}, "not_your_decision"}, {Narrate{A, "x"}, "paused"}});
    table.did({Assent{A, false}});
    refuses(table, {{ProposeMatter{C, MatterKind::EndGame}, "already_done"}, {CallFine{A, A, "x"}, "self_target"}});
    table.did({EndTurn{A}, ProposeMatter{C, MatterKind::EndGame}, Assent{A, false}});
}

TEST_CASE("2.11: what can be challenged, and who says what in the talk") {
    Table table = k();
    table.did(DescribeEvent{A, "leaps"});
    const int event = table.last();
    table.did({Interrupt{B}, Narrate{B, "It rains"}});
    const int said = table.last();
    refuses(table, {{Challenge{A, event, "x"}, "self_target"},
                    {Challenge{A, said - 1, "x"}, "not_challengeable"},
                    {Challenge{A, 1, "x"}, "not_challengeable"},
                    {Challenge{A, said, ""}, "text_required"}});
    table.did(Challenge{A, said, "It is dry"});
    CHECK(table.awaiting() == std::vector{A, B});
    refuses(table, {{WithdrawChallenge{B}, "not_your_decision"},
                    {CloseTalk{C}, "not_your_decision"},
                    {AgreeOn{C, 0}, "not_your_decision"},
                    {AgreeOn{A, 2}, "unknown_id"},
                    {BidOn{A, kDemand, 1}, "paused"}});
    table.did(WithdrawChallenge{A});
    refuses(table, {{Challenge{A, said, "x"}, "settled"}});
    table.did({Challenge{C, said, "Fog"}, CloseTalk{B}});
    refuses(table, {{BidOn{A, kDemand, 1}, "not_your_decision"},
                    {BidOn{C, kDemand, 0}, "bad_amount"},
                    {BidOn{C, kDemand, 24}, "not_enough_coins"},
                    {BidOn{C, 2, 1}, "unknown_id"}});
    table.did({BidOn{C, kDemand, 1}, PassBid{A}, PassBid{B}, PassBid{C}});
    CHECK(table.entry(said).status == EntryStatus::Struck);
    refuses(table, {{Challenge{A, said, "x"}, "settled"}});
    CHECK(table.paid("refund") == 0);
}

TEST_CASE("UNI-62, UNI-66: the place, and mini-scenes") {
    Table table = k();
    const int inn = table.card("Inn"), ogre = table.card("Ogre");
    refuses(table, {{Exit{A, inn}, "is_location"},
                    {SetLocation{A, inn}, "already_in_scene"},
                    {Introduce{A, ogre}, "already_in_scene"},
                    {Exit{A, ogre}, "not_controller"},
                    {EndMiniScene{A}, "no_mini_scene"},
                    {NameScene{A, "x"}, "wrong_phase"}});
    table.did(StartMiniScene{A, "Meanwhile"});
    refuses(table, {{StartMiniScene{A, "Again"}, "already_done"}, {SetLocation{A, "Sea"}, "in_mini_scene"}});
    table.did({EndMiniScene{A}, SetLocation{A, ogre}});
    CHECK(table.at("Ogre").is_controlled_by(B));
    CHECK(!table.at("Inn").in_scene());
    table.did({SetLocation{A, "Sea"}});
    CHECK(!table.at("Ogre").in_scene());
    CHECK(table.at("Sea").is_controlled_by(A));
    table.did(Originate{A, {table.card("Witch")}, {table.card("Sea")}});
    refuses(table, {{SetLocation{A, "Moon"}, "locked_by_complication"}});
    Table framing = bids(f(3), {1, 0, 0});
    framing.did(SetLocation{A, "Inn"});
    refuses(framing, {{SetLocation{A, "Sea"}, "already_done"}, {Exit{A, framing.card("Inn")}, "wrong_phase"}});
    refuses(framing,
            {{DescribeEvent{B, "x"}, "not_your_decision"}, {Speak{B, framing.card("Inn"), "x"}, "not_controller"}});
    framing.did(Speak{A, framing.card("Inn"), "Creak."});
}

TEST_CASE("UNI-51, UNI-64: what is eliminated, what has faded") {
    Table table = k();
    const int knight = table.card("Knight");
    refuses(table,
            {{Reinstate{A, knight}, "not_eliminated"}, {table.restore(A, "Knight", "Strong"), "trait_already_active"}});
    table.did(table.remove(A, "Knight", "Strong"));
    refuses(table, {{table.remove(A, "Knight", "Strong"), "trait_not_active"}});
    table.did({ReduceImportance{A, knight, {table.trait("Brave")}, true}});
    refuses(table, {{Introduce{A, knight}, "eliminated"},
                    {SetLocation{A, knight}, "eliminated"},
                    {table.add(A, "Knight", "x"), "eliminated"},
                    {DescribeEvent{A, "x", {knight}}, "not_in_scene"},
                    {TakeOver{B, knight}, "not_in_scene"},
                    {Speak{A, knight, "x"}, "not_in_scene"}});
    table.did(RestoreImportance{A, knight, {table.trait("Brave"), table.trait("Strong")}, true});
    CHECK(table.importance("Knight") == 3);
    CHECK(!table.at("Knight").in_scene());
    table.did({EndScene{A, true}});
    table = bids(table, {0, 2, 0}).did({SetLocation{B, "Sea"}, DescribeEvent{B, "Waves"}});
    refuses(table, {{StartMiniScene{B, "Then", "", "", 1}, "scene_faded"}});
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
    refuses(table, {{ModifyTenet{A, 1, "x"}, "already_struck"},
                    {ModifyTenet{A, 1}, "already_struck"},
                    {PassTenet{B}, "not_your_decision"}});
}

TEST_CASE("2.13: pools, reach and the roll") {
    Table table = k();
    const int knight = table.card("Knight"), ogre = table.card("Ogre");
    table.did(CreateMaster{A, "Goblins"});
    refuses(table, {{Involve{A, knight}, "no_complication"},
                    {buys(A, CP, 1), "no_complication"},
                    {BuyOffDice{A, CP, 1, "x"}, "no_complication"},
                    {table.draw(A, CP, "Knight", "Strong"), "no_complication"},
                    {CallResolution{A}, "no_complication"},
                    {Originate{A, {table.card("Goblins")}}, "not_in_scene"},
                    {Originate{A, {ogre}, {table.card("Witch")}}, "not_controller"}});
    table.did(table.against(A, "Ogre", "Knight"));
    table.did(DescribeEvent{A, "x"});
    refuses(table, {{CreateObstacle{B, table.last(), 1, "x"}, "complication_open"},
                    {Involve{A, knight}, "already_done"},
                    {Involve{A, table.card("Goblins")}, "not_in_scene"},
                    {DrawTrait{A, CP, knight, ogre, table.trait("Huge")}, "not_linked"},
                    {DrawTrait{A, CP, knight, knight, table.trait("Huge")}, "unknown_id"},
                    {table.add(B, "Knight", "x"), "not_your_decision"}});
    table.did({Involve{A, table.card("Witch")}, CallResolution{A}});
    CHECK(table.dice(of(C)) == 0);
    refuses(table, {{AnswerCall{C, true}, "not_your_decision"}, {RollDice{A}, "wrong_phase"}});
    Table rolling = x32();
    refuses(rolling, {{RollDice{A}, "not_your_decision"}});
    rolling.did(rolls(B, {2, 9, 4, 6, 5}));
    refuses(rolling, {{rolling.add(A, "Witch", "x"), "not_involved"},
                      {BuyDown{A, A, 1}, "self_target"},
                      {BuyDown{A, B, 3}, "bad_amount"},
                      {BuyDown{A, C, 1}, "bad_amount"},
                      {DescribeEvent{B, "x"}, "not_your_decision"},
                      {makes(A, "x"), "wrong_phase"},
                      {Reinstate{A, ogre}, "wrong_phase"},
                      {RestoreImportance{A, ogre, {}, true}, "wrong_phase"}});
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
