// players join, leave and swap seats while Characters are made and between Scenes.

#include "game/stories/coin_rpg/rules/seats.h"
#include "game/stories/coin_rpg/rules/scene_course.h"
#include "tests/support/coin_rpg_proposals.h"
#include "tests/support/coin_rpg_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/seating_proposals.h"

using namespace kit;
using rpg::Join;
using rpg::Leave;
using rpg::SwapSeats;

namespace {

// Two heroes with Coolness 2 and 3, three Scenes.
Table two() { return Table({"Bod 4P, Cool 2P", "Bod 4P, Cool 3P"}, {"Physical 3", "Physical 3", "Physical 3"}); }

rpg::ReuseCharacter comes(int seat, const std::string& name, const std::string& card) {
    return {seat, rpg::claim_of(sheet(name, card))};
}

}  // namespace

TEST_CASE("R-54: a latecomer makes a Character and plays the Scene that has just begun") {
    Table table = two();
    table.beat();
    table.beat();
    REQUIRE(table.match().scene == 1);
    table.do_(Join{2, "Dora"});
    CHECK(table.phase() == "characters");
    CHECK(rpg::awaited(table.match()) == std::vector{2});
    table.do_(comes(2, "Grusha", "Bod 4P, Cool 1P"));
    table.do_(rpg::DoneSpending{2});
    CHECK(table.phase() == "own_toss");
    CHECK(table.match().order == std::vector{2, 0, 1});
    CHECK(rpg::left_neighbour(table.match(), 1) == 2);
    CHECK(rpg::left_neighbour(table.match(), 2) == 0);
    CHECK(table.match().character(2).sheet.progress == 0);
    for (int i = 0; i < 3; ++i) table.beat();
    CHECK(table.match().scene == 2);
    CHECK(table.match().character(2).sheet.progress == 3);
}

TEST_CASE("R-54: a latecomer who goes again before the Character is made lets the Scene go on") {
    Table table = two();
    table.do_(Join{2, "Dora"});
    CHECK(table.refused(rpg::Toss{0}) == "wrong_phase");
    table.do_(Leave{2});
    CHECK(table.phase() == "own_toss");
    CHECK(table.match().order == std::vector{0, 1});
}

TEST_CASE("R-54: who has left is skipped; back again, the Character is as it was") {
    Table table = two();
    table.lose();
    table.beat();
    REQUIRE(table.match().order == std::vector{1});
    table.do_(Leave{0});
    CHECK(table.refused(rpg::SitOutNote{0, "Away."}) == "unknown_id");
    CHECK(rpg::left_neighbour(table.match(), 1) == 1);
    table.do_(Join{0, "Player 0"});
    CHECK(table.match().seat(0).fate == rpg::Fate::SatOut);
    table.do_(Leave{0});
    table.beat();
    REQUIRE(table.match().scene == 2);
    CHECK(table.match().order == std::vector{1});
    // A newcomer takes over the seat, and the Character who still has to sit out.
    table.do_(Join{0, "Lena"});
    CHECK(table.match().seat(0).player == "Lena");
    CHECK(table.match().seat(0).fate == rpg::Fate::SatOut);
    table.beat();
    CHECK(table.phase() == "ended");
    table.do_(rpg::NextAdventure{});
    CHECK(rpg::awaited(table.match()) == std::vector{1, 0});
}

TEST_CASE("R-54: places are changed: the left neighbour and equal Coolness go by them") {
    Table table({"Bod 4P, Cool 2P", "Bod 4P, Cool 2P", "Bod 4P, Cool 2P"}, {"Physical 3", "Physical 3"});
    CHECK(table.match().order == std::vector{0, 1, 2});
    table.do_(SwapSeats{0, 2});
    CHECK(table.match().order == std::vector{2, 1, 0});
    CHECK(rpg::left_neighbour(table.match(), 2) == 1);
}

TEST_CASE("R-54 refused: once something is done in a Scene, the last who could play it, while Scenes are written") {
    Table table = two();
    table.toss("HHHH");
    CHECK(table.refused(Join{2, "Dora"}) == "wrong_phase");
    CHECK(table.refused(Leave{1}) == "wrong_phase");
    CHECK(table.refused(rpg::RenamePlayer{1, "Ben"}) == "");
    Table lost = two();
    lost.lose();
    lost.beat();
    CHECK(lost.refused(Leave{1}) == "player_count");
    CHECK(lost.refused(Join{2, "player 1"}) == "bad_name");
    CHECK(lost.refused(Join{3, "Eve"}) == "unknown_id");
    Table writing({"Bod 4P", "Bod 4P"}, {});
    CHECK(writing.phase() == "lights");
    CHECK(writing.refused(Leave{1}) == "wrong_phase");
    Table answer({"Bod 4P, Cool 2P, Misc 2P"}, {"Trap 3"});
    CHECK(answer.phase() == "answer");
    CHECK(answer.refused(Join{1, "Dora"}) == "");
    answer.do_(rpg::ChooseAnswer{0, kCool});
    CHECK(answer.refused(Join{1, "Dora"}) == "wrong_phase");
}

TEST_CASE("R-54: the last who still made a Character leaves: Lights begin") {
    Table table({}, {}, rules::Json::object(), 2);
    table.do_(comes(0, "Hero 0", "Bod 4P"));
    table.do_(rpg::DoneSpending{0});
    table.do_(Leave{1});
    CHECK(table.phase() == "lights");
    CHECK(table.refused(Leave{0}) == "wrong_phase");
}

TEST_CASE("Coin Wars the RPG holds the contract while players come and go") {
    int left = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(8); ++seed) {
        const auto propose = kit::with_seating(kit::propose_rpg, 5);
        const auto watch = [&](const rpg::Match& match, core::Random& random) {
            left += static_cast<std::size_t>(match.players()) < match.seats.size();
            return propose(match, random);
        };
        const auto start = CoinRpg::start(kit::table_json(2, {{"powers", true}, {"everyone_out", "skip_scene"}}));
        kit::hold_contract<CoinRpg>(*start, seed, watch, {300, 400, 100});
    }
    CHECK(left > 0);
}
