// RPG-19 to 23, 43 to 57: section 5.2 of the rule book, helpers, Burns, recovery, the course of Scenes.

#include "tests/support/coin_rpg_table.h"

using namespace kit;
using rules::coin_rpg::AddHelper;
using rules::coin_rpg::Fate;
using rules::coin_rpg::Outcome;

namespace {

template <class E>
std::vector<E> all_of(const rpg::Events& events) {
    std::vector<E> found;
    for (const rpg::Event& event : events)
        if (const auto* one = get_if<E>(&event)) found.push_back(*one);
    return found;
}

const std::string kHelped = "Bod 5P, Cool 4D, Brain 3N";

}  // namespace

TEST_CASE(
    "RPG-43, 45, T26, T28: Coolness helps for a Burn; the Burn ends with the next Scene, Coolness does not "
    "recover") {
    Table table({kHelped}, {"Physical 9", "Physical 3"});
    table.toss("HHHTT");
    table.do_(AddHelper{0, kCool, 0, kBrain, "HHTT"});
    CHECK(table.match().turn.coins.size() == 9);
    table.call("HHHHHTTTT");
    CHECK(table.settled() == "13-11");
    CHECK(table.seen() == "Bod 5P, Brain 3P, Cool 4D; 7; own_toss");
    table.beat();
    CHECK(table.match().scene == 1);
    CHECK(table.hurt(kBrain) == "3N");
}

TEST_CASE("RPG-52, T28: Coolness that helped gains nothing at the start of the next Scene") {
    Table table({"Bod 5P, Cool 4D, Brain 3N"}, {"Physical 9", "Physical 3", "Physical 3"});
    table.toss("TTTTT");
    table.do_(AddHelper{0, kCool, 0, kBrain, "HTTT"});
    table.call("HHHHHTTTT");
    CHECK_MESSAGE(table.settled() == "7-16 blow 9 extra 4", "T27");
    CHECK_MESSAGE(table.value(kCool) == 4, "T27: unhurt until it is chosen");
    table.decide(rpg::AtZeroChoice::Coolness);
    CHECK(table.value(kCool) == 0);
    table.beat();
    CHECK(table.value(kCool) == 0);
    table.beat();
    CHECK(table.value(kCool) == 1);
}

TEST_CASE("RPG-47, T29: with whole_adventure a fuel Burn stays") {
    Table table({kHelped}, {"Physical 9", "Physical 3"}, {{"burn_recovery", "whole_adventure"}});
    table.toss("HHHTT");
    table.do_(AddHelper{0, kCool, 0, kBrain, "HHTT"});
    table.call("HHHHHTTTT");
    table.settle();
    table.beat();
    CHECK(table.hurt(kBrain) == "3P");
}

TEST_CASE("RPG-39, T5, T30: a survival Burn stays until the Adventure ends") {
    Table table({"Brain 3N"}, {"Intellectual 3", "Physical 3"});
    table.play("TTT/HHH burn");
    table.beat();
    CHECK(table.hurt(kBrain) == "3P");
    table.beat();
    table.do_(rpg::NextAdventure{});
    CHECK(table.hurt(kBrain) == "3N");
}

TEST_CASE("RPG-43, 44, T31 to T33: what no helper can do") {
    Table table({"Bod 3P, Cool 2N, Misc 0, Brain 2N"}, {"Physical 3, Run 3"});
    table.do_(rpg::ChooseAnswer{0, kMisc});
    table.toss("HHH");
    CHECK_MESSAGE(table.refused(AddHelper{0, kCool, 0, kPers}) == "fuel_penny", "T31");
    CHECK_MESSAGE(table.refused(AddHelper{0, kCool, 0, kCool}) == "fuel_self", "T32");
    CHECK_MESSAGE(table.refused(AddHelper{0, kMisc, 1, kBrain}) == "helper_busy", "T33");
    CHECK(table.refused(AddHelper{0, kBrain, 0, kCool}) == "helper_unfit");
    CHECK(table.refused(AddHelper{0, kCool, 2, kBrain}) == "contest_closed");
    CHECK(table.refused(AddHelper{0, kCool, 0, std::nullopt}) == "no_power");
    CHECK(table.refused(AddHelper{0, kCool, 0, kBrain, "H"}) == "bad_faces");
    table.do_(AddHelper{0, kCool, 0, kBrain, "HH"});
    CHECK_MESSAGE(table.refused(AddHelper{0, kCool, 1, kBrain}) == "helper_busy", "T33");
    CHECK(table.refused(AddHelper{0, kBod, 1, kBrain}) == "helper_unfit");

    Table empty({"Bod 3P, Misc 0, Brain 2N"}, {"Physical 3"});
    empty.toss("HHH");
    CHECK_MESSAGE(empty.refused(AddHelper{0, kMisc, 0, kBrain}) == "helper_empty", "T33");
}

TEST_CASE("RPG-46, T34: coins that lie keep their denomination, the next round has the burned ones") {
    Table table({"Bod 3N, Cool 1P"}, {"Physical 6"});
    table.toss("HHT");
    table.do_(AddHelper{0, kCool, 0, kBod, "H"});
    table.call("HHHHTT");
    CHECK(table.settled() == "7-6");
    const auto coins = rpg::coins_for(table.match(), rpg::Toss{0});
    REQUIRE(coins.size() == 4);
    CHECK(coins[0].coin == Coin::Penny);
    CHECK(coins[3].trait == kCool);
}

TEST_CASE("RPG-51, T35: a Trait gains 1 at each start, hurt or not") {
    // The second hero keeps the Adventure going while the first one sits out Scene 2.
    Table table({"Brain 3", "Brain 3"}, {"Intellectual 3", "Physical 3", "Intellectual 3", "Physical 3"});
    table.play("TTT/HHH sit tell");
    table.beat();
    CHECK_MESSAGE(table.value(kBrain) == 1, "start 2");
    table.beat();
    CHECK_MESSAGE(table.value(kBrain) == 2, "start 3");
    table.play("HT/HHT");
    CHECK_MESSAGE(table.value(kBrain) == 1, "hurt 1 in Scene 3");
    while (table.seat() == 0) table.play("H/TTT tell");
    table.beat();
    CHECK_MESSAGE(table.value(kBrain) == 2, "start 4");
}

TEST_CASE("RPG-52, T36: soaked Coolness waits a Scene") {
    Table table({"Bod 1, Cool 5"}, {"Physical 4", "Social 3", "Social 3"});
    table.play("T/HHHH soak");
    CHECK(table.value(kCool) == 1);
    table.beat();
    CHECK_MESSAGE(table.value(kCool) == 1, "start 2");
    table.beat();
    CHECK_MESSAGE(table.value(kCool) == 2, "start 3");
}

TEST_CASE("RPG-48, T37: who lost sits out one Scene, who beat it goes on") {
    for (const bool tom_beats_the_second : {true, false}) {
        Table table({"Bod 4", "Bod 4"}, {"Physical 3", "Physical 3", "Physical 3"});
        table.beat();
        table.lose();
        CHECK(table.match().order == std::vector{0});
        if (tom_beats_the_second)
            table.beat();
        else
            table.lose();
        CHECK(table.match().order == (tom_beats_the_second ? std::vector{0, 1} : std::vector{1}));
    }
}

TEST_CASE("RPG-50, T38: all out is the end") {
    Table table({"Bod 4", "Bod 4"}, {"Physical 3", "Physical 3", "Physical 3"});
    table.lose();
    table.toss("TTTT");
    table.call("HHH");
    table.settle();
    table.decide(rpg::AtZeroChoice::SitOut);
    const auto ended = all_of<rpg::AdventureEnded>(table.do_(rpg::Narrate{1, "Bob fell."}));
    REQUIRE(ended.size() == 1);
    CHECK(ended[0].outcome == Outcome::Defeat);
    CHECK(table.phase() == "ended");
}

TEST_CASE("RPG-50, T39: with skip_scene the Scene is passed over, with its recovery") {
    Table table({"Bod 4"}, {"Physical 3", "Physical 3", "Physical 3"}, {{"everyone_out", "skip_scene"}});
    table.toss("TTTT");
    table.call("HHH");
    table.settle();
    table.decide(rpg::AtZeroChoice::SitOut);
    const auto events = table.do_(rpg::Narrate{0, "Down."});
    CHECK(all_of<rpg::SceneSkipped>(events).size() == 1);
    CHECK(table.match().scene == 2);
    CHECK(table.value(kBod) == 2);

    Table last({"Bod 4"}, {"Physical 3", "Physical 3"}, {{"everyone_out", "skip_scene"}});
    last.lose();
    CHECK(last.match().outcome == Outcome::Defeat);
}

TEST_CASE("RPG-49, T40: the last Scene beaten by one is finished, by none a defeat") {
    Table one({"Bod 4", "Bod 4", "Bod 4"}, {"Physical 3"});
    one.lose();
    one.beat();
    one.lose();
    CHECK(one.match().outcome == Outcome::Finished);
    Table none({"Bod 4", "Bod 4", "Bod 4"}, {"Physical 3"});
    for (int i = 0; i < 3; ++i) none.lose();
    CHECK(none.match().outcome == Outcome::Defeat);
}

TEST_CASE("RPG-22, T41: lowest Coolness first, then the lower seat") {
    Table table({"Cool 3", "Cool 1", "Cool 1"}, {"Physical 3"});
    CHECK(table.match().order == std::vector{1, 2, 0});
}

TEST_CASE("RPG-27, R-51, T42: the left neighbour tosses for the Scene; alone one is one's own") {
    Table five({"Cool 0", "Cool 1", "Cool 1", "Cool 1", "Cool 0"}, {"Physical 3"});
    CHECK(five.seat() == 0);
    five.beat();
    CHECK(five.seat() == 4);
    five.toss("");
    const auto landed = all_of<rpg::CoinsLanded>(five.do_(rpg::CallScene{4, "HHH"}));
    REQUIRE(landed.size() == 1);
    CHECK(landed[0].thrower == 0);
    Table solo({"Bod 3"}, {"Physical 3"});
    solo.toss("HHH");
    CHECK(rpg::thrower(solo.match(), rpg::CallScene{0}) == 0);
}

TEST_CASE("RPG-55, T43: a narration is needed, and more than blanks") {
    Table table({"Bod 3"}, {"Physical 3"});
    table.play("HHH/TTT");
    for (const std::string& text : {std::string("  \n "), std::string(), std::string(4001, 'x')})
        CHECK(table.refused(rpg::Narrate{0, text}) == "bad_text");
    CHECK(table.phase() == "narrate");
    const auto told = all_of<rpg::Narrated>(table.do_(rpg::Narrate{0, "Over\nthe wall."}));
    REQUIRE(told.size() == 1);
    CHECK(told[0].fate == Fate::Beaten);
    CHECK(told[0].margins == std::vector{3});
}

TEST_CASE("RPG-56: who sits out may add one note a Scene") {
    Table table({"Bod 4", "Bod 4"}, {"Physical 3", "Physical 3"});
    table.lose();
    CHECK(table.refused(rpg::SitOutNote{1, "Here."}) == "not_out");
    table.beat();
    CHECK(table.refused(rpg::SitOutNote{0, ""}) == "bad_text");
    table.do_(rpg::SitOutNote{0, "In the inn."});
    CHECK(table.refused(rpg::SitOutNote{0, "Again."}) == "already_done");
    CHECK(table.refused(rpg::SitOutNote{1, "Here."}) == "not_out");
}

TEST_CASE("RPG-23: a Miscellaneous Scene Trait is answered by Miscellaneous or Coolness; Coolness counts as used") {
    Table table({"Cool 3, Misc 2"}, {"Run Like the Wind 3", "Physical 3"});
    CHECK(table.phase() == "answer");
    CHECK(table.refused(rpg::ChooseAnswer{0, kBod}) == "bad_answer");
    CHECK(table.refused(rpg::Toss{0}) == "wrong_phase");
    table.play("cool HHH/HHH");
    CHECK(table.match().hero().coolness_used);
    CHECK(table.match().contest(0).main == kCool);
}

TEST_CASE("not_your_turn, unknown_id: another seat, no seat") {
    Table table({"Cool 1", "Cool 2"}, {"Physical 3"});
    CHECK(table.refused(rpg::Toss{1}) == "not_your_turn");
    CHECK(table.refused(rpg::Toss{2}) == "unknown_id");
    CHECK(table.refused(rpg::Toss{-1}) == "unknown_id");
    CHECK(table.refused(rpg::Toss{0, "H"}) == "bad_faces");
}

TEST_CASE("bad_faces: as many as there are coins, H or T") {
    Table table({"Bod 3"}, {"Physical 3"});
    for (const std::string faces : {"", "HH", "HHHH", "HHX", "hht"})
        CHECK(table.refused(rpg::Toss{0, faces}) == "bad_faces");
    CHECK(table.refused(rpg::Toss{0}) == "");
}
