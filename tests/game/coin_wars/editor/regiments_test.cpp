#include "game/coin_wars/editor/regiments.h"

#include <doctest/doctest.h>

#include "game/coin_wars/editor/coin_names.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/shapes.h"
#include "support.h"

using core::Vec2;
using editing::small_draft;
namespace cw = rules::coin_wars;

namespace {

editor::Regiment regiment(const editor::Draft& draft, std::string_view formation, int count, bool led) {
    editor::Regiment made;
    made.type = editing::type(draft, "penny");
    made.count = count;
    if (led) made.leader = editor::leader_for(draft.scenario, made.type);
    made.plan.formation = battles::find_formation(formation);
    return made;
}

}  // namespace

TEST_CASE("a regiment of any shape is one Army behind which its leader stands") {
    for (const char* shape : {"line", "wedge", "phalanx", "square", "crescent"}) {
        CAPTURE(shape);
        editor::Draft draft = small_draft();
        const editor::Regiment five = regiment(draft, shape, 6, true);
        const editor::Mustered mustered = editor::muster(draft.scenario, five, {18, 12}, {0, 1});
        const editor::Coins made = editor::add_regiment(draft.scenario, five, mustered);
        REQUIRE(made.size() == 7);
        CHECK(draft.scenario.type_of(made.back()).command);
        REQUIRE(draft.scenario.armies.size() == 1);
        CHECK(draft.scenario.armies.front() == made);
        double across = 0;
        for (const int coin : made) across += editing::at(draft, coin).x / 7;
        CHECK(std::abs(editing::at(draft, made.back()).x - across) < 0.5);
        CHECK(editor::problems(draft).empty());
    }
}

TEST_CASE("a regiment makes way for what lies there, and only its kind needs no leader") {
    editor::Draft draft = small_draft();
    const editor::Regiment three = regiment(draft, "line", 3, false);
    const auto mustered = editor::muster(draft.scenario, three, {6, 5}, {0, 1});
    const editor::Coins made = editor::add_regiment(draft.scenario, three, mustered);
    CHECK(made.size() == 3);
    CHECK(editor::problems(draft).empty());
    CHECK_FALSE(editor::leader_for(draft.scenario, editing::type(draft, "quarter")).has_value());
}

TEST_CASE("a regiment without an Army has none, and one at the table's edge stays on it") {
    editor::Draft draft = small_draft();
    editor::Regiment ten = regiment(draft, "line", 10, true);
    ten.army = false;
    const editor::Mustered mustered = editor::muster(draft.scenario, ten, {0, 0}, {0, 1});
    editor::add_regiment(draft.scenario, ten, mustered);
    CHECK(draft.scenario.armies.empty());
    CHECK(mustered.at.size() == 11);
    CHECK(editor::problems(draft).empty());
}

TEST_CASE("who comes later comes at the side's own edge") {
    const editor::Draft draft = small_draft();
    CHECK(editor::arrival_strip(draft.scenario, cw::Side::Heads) == editor::rectangle({9, 0}, {27, 2}));
    CHECK(editor::arrival_strip(draft.scenario, cw::Side::Tails) == editor::rectangle({9, 22}, {27, 24}));
}

TEST_CASE("a side's new name for a coin ends the plural of the former one") {
    editor::Draft draft = small_draft();
    auto& side = draft.scenario.sides[0];
    side.names["penny"] = "Foot";
    side.plurals["penny"] = "Foot";
    editor::call_type(draft.scenario, cw::Side::Heads, "penny", "Pikeman");
    CHECK(side.names.at("penny") == "Pikeman");
    CHECK(side.plurals.empty());
    editor::call_type(draft.scenario, cw::Side::Heads, "penny", "");
    CHECK(side.names.empty());
}
