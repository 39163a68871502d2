// Special rules (BX-9) in the making: what is not finished, or does not fit any more, is told with its place and kept.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/rules/laid_out.h"
#include "support.h"

using editing::library;
using editing::small_draft;
using editor::Draft;
namespace cw = rules::coin_wars;

namespace {

// One problem, of the first special rule, and its reason.
std::string only_reason(const std::vector<editor::Problem>& problems) {
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().special == 0);
    CHECK(words::english(problems.front().place) == "Wall");
    return words::english(problems.front().reason);
}

Draft read_again(const Draft& draft) {
    return editor::draft_from_json(library(), editor::to_json(draft), "draft").value();
}

}  // namespace

TEST_CASE("a special rule that does nothing yet is a problem; it is written down and read again") {
    Draft draft = small_draft();
    draft.scenario.advanced.special = {{"Wall"}};
    CHECK(only_reason(editor::problems(draft)) == "this special rule does nothing yet: choose what it does");
    CHECK_FALSE(battles::battle_from_json(library(), editor::to_json(draft), "draft").has_value());
    CHECK(read_again(draft) == draft);
    draft.scenario.advanced.special[0].what.defense = 1;
    CHECK(editor::problems(draft).empty());
}

TEST_CASE("a special rule that can never hold is a remark, and the battle can be fought") {
    Draft draft = small_draft();
    draft.scenario.advanced.special = {{"Wall", {}, {.friends = 9}, {.defense = 1}}};
    CHECK(editor::problems(draft).empty());
    CHECK(only_reason(editor::remarks(draft)) ==
          "this special rule asks for more coins of its own side around it than there are (9 of 2)");
    CHECK(battles::battle_from_json(library(), editor::to_json(draft), "draft").has_value());
    draft.scenario.advanced.special[0].when.friends = 2;
    CHECK(editor::remarks(draft).empty());
}

TEST_CASE("a special rule follows the name of its ground, and keeps it where the ground is gone") {
    Draft draft = small_draft();
    draft.scenario.terrain.push_back({"Hill", cw::Ground::Defensive, {{1, 1}, {9, 1}, {9, 9}}});
    draft.scenario.terrain.push_back({"Wood", cw::Ground::Slow, {{20, 1}, {29, 1}, {29, 9}}});
    draft.scenario.advanced.special = {{"Wall", {}, {.on = "Hill"}, {.defense = 1}}};
    editor::rename_ground(draft.scenario, 1, "Grove");
    editor::rename_ground(draft.scenario, 0, "Mound");
    CHECK(draft.scenario.advanced.special[0].when.on == "Mound");
    draft.scenario.terrain[1].name = "Mound";
    editor::rename_ground(draft.scenario, 0, "Rise");
    CHECK(draft.scenario.advanced.special[0].when.on == "Mound");
    CHECK(editor::problems(draft).empty());
    editor::remove_shape(draft.scenario, {editor::Piece::Ground, 1});
    CHECK(only_reason(editor::problems(draft)) == "no ground in the battle is called \"Mound\"");
    CHECK(read_again(draft) == draft);
}

TEST_CASE("a special rule that waits for losses asks a battle from the middle for the rest of them") {
    Draft draft = small_draft();
    draft.scenario.advanced.special = {{"Wall", {}, {.once = cw::has_lost(cw::Side::Heads, 2)}, {.defense = 1}}};
    std::vector<int> coins;
    for (const cw::Condition* each : editor::conditions(draft.scenario)) coins.push_back(each->coins);
    CHECK(coins == std::vector{2});
    cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(draft.scenario));
    match.phase = cw::Phase::Play;
    match.turn = 1;
    match.coin(0).place = cw::Place::Fallen;
    CHECK(editor::draft_of_position(match, draft).scenario.advanced.special[0].when.once->coins == 1);
}
