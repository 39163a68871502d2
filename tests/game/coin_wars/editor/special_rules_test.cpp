// Special rules (BX-9) in the making: what is not finished, or does not fit any more, is told with its place and kept.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/match_setup.h"
#include "support.h"
#include "tests/support/at_least.h"
#include "tests/support/random_special.h"

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

namespace {

bool names_coins(const rules::Json& list) {
    return std::ranges::all_of(list, [](const rules::Json& each) { return each.is_string(); });
}

// JSON pointers to the places where `written` lacks or changes content of `file`. Not counted: optional members that
// are left out, lists to which the usual end was added, and coins named one by one instead of by type (another test
// checks that they are the same coins).
std::string lost(const rules::Json& file, const rules::Json& written, const rules::Json& usual, const std::string& at) {
    if (file == written || (written.is_null() && (file == usual || file.empty()))) return "";
    std::string all;
    if (file.is_array() && written.is_array() && file.size() <= written.size()) {
        if (names_coins(file)) return "";
        for (std::size_t i = 0; i < file.size(); ++i)
            all += lost(file[i], written[i], rules::Json(), at + "/" + std::to_string(i));
        return all;
    }
    if (!file.is_object() || !written.is_object()) return " " + at;
    for (const auto& item : file.items())
        all += lost(item.value(), written.value(item.key(), rules::Json()),
                    usual.is_object() ? usual.value(item.key(), rules::Json()) : rules::Json(), at + "/" + item.key());
    return all;
}

}  // namespace

TEST_CASE("a file that is opened and saved says what it said, of special rules and of everything else") {
    const rules::Json usual = cw::to_json(cw::Scenario{});
    for (const auto& file : tests::at_least(30, library().files(battles::LibraryKind::Battles))) {
        rules::Json json = battles::read_json(file.path).value();
        if (json.contains("rules")) json["rules"].erase("preset");  // written as the rules that it stands for
        const Draft draft = editor::draft_from_json(library(), json, file.name).value();
        CHECK_MESSAGE(lost(json, editor::to_json(draft), usual, file.name) == "", file.name);
    }
}

TEST_CASE("random special rules are the same once they have been opened and saved") {
    std::size_t rules = 0, trees = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        CAPTURE(seed);
        const rules::Json file = cw::to_json(tests::specially(seed));
        const Draft draft = editor::draft_from_json(library(), file, "file").value();
        CHECK(editor::to_json(draft)["rules"]["special"] == file["rules"]["special"]);
        CHECK(read_again(draft) == draft);
        rules += draft.scenario.advanced.special.size();
        for (const cw::SpecialRule& rule : draft.scenario.advanced.special)
            trees += rule.when.once && rule.when.once->kind < cw::Condition::Kind::Lost ? 1 : 0;
    }
    CHECK(rules > 200);
    CHECK(trees > 10);
}
