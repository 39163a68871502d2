#include "game/coin_wars/editor/draft.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/undo_history.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/kit/hands/quick_hand.h"
#include "support.h"
#include "tests/support/at_least.h"

using editing::library;
using editing::small_draft;
using editor::Draft;
namespace cw = rules::coin_wars;

TEST_CASE("every battle that ships becomes a draft and the same battle again") {
    for (const auto& file : tests::at_least(25, library().files(battles::LibraryKind::Battles))) {
        CAPTURE(file.name);
        const rules::Json json = battles::read_json(file.path).value();
        const Draft draft = editor::draft_from_json(library(), json, file.name).value();
        CHECK(editor::problems(draft).empty());
        CHECK(editor::remarks(draft).empty());
        const rules::Json written = editor::to_json(draft);
        CHECK(written["coin_set"] == (json.contains("coin_set") ? json["coin_set"] : rules::Json("us")));
        const auto before = battles::battle_from_json(library(), json, file.name).value();
        const auto after = battles::battle_from_json(library(), written, file.name);
        REQUIRE(after.has_value());
        CHECK(after->scenario == before.scenario);
        CHECK(after->history == before.history);
        CHECK(after->notes == before.notes);
        CHECK(after->year == before.year);
        CHECK(editor::draft_from_json(library(), written, file.name).value() == draft);
    }
}

TEST_CASE("a bare table is a draft, and what it lacks are its problems") {
    const Draft draft = editor::empty_draft(library()).value();
    CHECK(draft.scenario.types.size() == 6);
    // R-41: new battles use the newest rulings.
    CHECK(draft.scenario.rulings == cw::kNewestRulings);
    CHECK(draft.scenario.options.slow == cw::Slow::Way);
    CHECK(editor::to_json(draft)["rulings"] == 3);
    const auto problems = editor::problems(draft);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].pointer == "/sides/heads/coins");
    CHECK(problems[1].pointer == "/sides/tails/coins");
    CHECK_FALSE(battles::battle_from_json(library(), editor::to_json(draft), "draft").has_value());
}

TEST_CASE("a draft that does not hold together can be written down and read again") {
    Draft draft = small_draft();
    editor::move_coins(draft.scenario, std::vector{1}, {-1.9, -1});
    draft.scenario.terrain.push_back({"Bow", cw::Ground::Slow, {{1, 1}, {5, 5}, {5, 1}, {1, 5}}});
    CHECK_FALSE(editor::problems(draft).empty());
    CHECK(editor::draft_from_json(library(), editor::to_json(draft), "draft").value() == draft);
}

TEST_CASE("each problem says where it lies and whom it concerns") {
    Draft draft = small_draft();
    CHECK(editor::problems(draft).empty());
    editor::move_coins(draft.scenario, std::vector{1}, {-1.9, -1});
    editor::move_coins(draft.scenario, std::vector{3}, {30, 0});
    draft.scenario.terrain.push_back({"Bow", cw::Ground::Slow, {{1, 1}, {5, 5}, {5, 1}, {1, 5}}});
    draft.scenario.armies.push_back({0, 2});
    const auto problems = editor::problems(draft);
    const auto told = [&](const std::string& pointer) {
        const auto it = std::ranges::find(problems, pointer, &editor::Problem::pointer);
        REQUIRE_MESSAGE(it != problems.end(), pointer);
        return *it;
    };
    CHECK(told("/sides/heads/coins/1/at").coins == std::vector{1});
    CHECK(words::english(told("/sides/heads/coins/1/at").reason) == "overlaps h1 by 0.65 in");
    CHECK(told("/sides/tails/coins/0/at").coins == std::vector{3});
    CHECK(told("/terrain/0/polygon").shape == editor::EditorShape{editor::Piece::Ground, 0});
    CHECK(told("/sides/heads/armies/0").coins == std::vector{0, 2});
    CHECK(problems.size() == 4);
}

TEST_CASE("other coin sets keep the coins that they know, and those in use are not lost") {
    const Draft draft = small_draft();
    const auto more = editor::with_coin_sets(library(), draft, {"uk", "us"});
    REQUIRE(more.has_value());
    CHECK(more->scenario.type_of(0).name == "penny");
    CHECK(more->scenario.types.size() > 6);
    CHECK(editor::to_json(*more)["coin_set"] == rules::Json::array({"uk", "us"}));
    const auto fewer = editor::with_coin_sets(library(), draft, {"uk"});
    REQUIRE_FALSE(fewer.has_value());
    CHECK(words::english(fewer.error()) == "The coin Penny is in use, and no other coin set has it.");
    CHECK_FALSE(editor::with_coin_sets(library(), draft, {"atlantis"}).has_value());
}

TEST_CASE("what a side calls coins of a set goes with that set, and is written with the battle") {
    Draft draft = *editor::with_coin_sets(library(), small_draft(), {"us", "uk"});
    cw::SideSetup& heads = draft.scenario.sides[0];
    for (auto* names : {&heads.names, &heads.plurals, &heads.short_names, &heads.short_plurals})
        *names = {{"penny", "Foot"}, {"uk_1_penny", "Horse"}};
    const auto back = editor::draft_from_json(library(), editor::to_json(draft), "draft");
    REQUIRE(back);
    CHECK(back->scenario.sides == draft.scenario.sides);
    const auto fewer = editor::with_coin_sets(library(), draft, {"us"});
    REQUIRE(fewer);
    const cw::SideSetup& left = fewer->scenario.sides[0];
    for (const auto* names : {&left.names, &left.plurals, &left.short_names, &left.short_plurals})
        CHECK(*names == std::map<std::string, std::string>{{"penny", "Foot"}});
    CHECK(editor::draft_from_json(library(), editor::to_json(*fewer), "draft").has_value());
}

TEST_CASE("history takes every change back, and typed letters at once") {
    editor::HistoryOf history(small_draft());
    const Draft first = history.now();
    Draft next = first;
    next.scenario.title = "A";
    history.change(next, words::say("Change the title"), "title");
    next.scenario.title = "Ab";
    history.change(next, words::say("Change the title"), "title");
    history.end_step();
    next.scenario.title = "Abc";
    history.change(next, words::say("Change the title"), "title");
    history.change(next, words::say("Change the title"), "title");
    CHECK_FALSE(history.is_saved());
    history.mark_saved();
    history.undo();
    CHECK(history.now().scenario.title == "Ab");
    history.undo();
    CHECK(history.now() == first);
    CHECK_FALSE(history.can_undo());
    history.redo();
    history.redo();
    CHECK(history.now().scenario.title == "Abc");
    CHECK(history.is_saved());
    CHECK_FALSE(history.can_redo());
}

TEST_CASE("a page reads on in the draft that it has changed, though letters of one word are one step") {
    struct Watched {
        int number;
        std::shared_ptr<int> alive = std::make_shared<int>(number);
        bool operator==(const Watched& other) const { return number == other.number; }
    };
    editor::HistoryOf history(Watched{0});
    history.change(Watched{1}, words::say("Change the title"), "title");
    const std::weak_ptr<int> before = history.now().alive;
    history.change(Watched{2}, words::say("Change the title"), "title");
    CHECK(history.now().number == 2);
    CHECK_FALSE(before.expired());
    history.undo();
    CHECK(history.now().number == 0);
}

TEST_CASE("history forgets the oldest steps, not the newest") {
    editor::HistoryOf history(small_draft());
    Draft next = history.now();
    for (std::size_t i = 0; i < editor::kStepsBack + 20; ++i) {
        next.scenario.title = std::to_string(i);
        history.change(next, words::say("Change the title"));
    }
    std::size_t back = 0;
    for (; history.can_undo(); ++back) history.undo();
    CHECK(back == editor::kStepsBack);
    CHECK(history.now().scenario.title == "19");
}

TEST_CASE("a position becomes a battle: who fell is gone, goals ask for the rest, turns begin anew") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    scenario.victory.turns = 12;
    scenario.victory.goals[1] = cw::has_lost(cw::Side::Heads, 2);
    scenario.terrain.push_back({"Mud", cw::Ground::Slow, {{1, 1}, {3, 1}, {3, 3}}, std::nullopt, 2, 6});
    scenario.terrain.push_back({"Fog", cw::Ground::Stop, {{1, 1}, {3, 1}, {3, 3}}, std::nullopt, 1, 3});
    cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(scenario));
    match.phase = cw::Phase::Play;
    match.turn = 4;
    match.side = cw::Side::Tails;
    match.coin(0).place = cw::Place::Fallen;
    match.coin(2).at = {9, 6};
    const Draft begun = editor::draft_of_position(match, draft);
    CHECK(begun.scenario.coins.size() == 3);
    CHECK(begun.scenario.coins[1].at == core::Vec2{9, 6});
    CHECK(begun.scenario.first == cw::Side::Tails);
    CHECK(begun.scenario.victory.turns == 9);
    CHECK(begun.scenario.victory.goals[1]->coins == 1);
    REQUIRE(begun.scenario.terrain.size() == 1);
    CHECK(begun.scenario.terrain[0].from_turn == 1);
    CHECK(begun.scenario.terrain[0].to_turn == 3);
    CHECK(editor::problems(begun).empty());
}

TEST_CASE("BX-9: a draft has the special rules of its file alone, those of its coin sets stay theirs") {
    const auto draft = editor::draft_from_json(
        editing::library(),
        rules::Json::parse(R"({"format": "coinwars-battle/1", "title": "Nest", "coin_set": "dragons",
            "sides": {"heads": {"coins": [{"id": "h1", "type": "dragons_dragon", "at": [4, 4]}]},
                      "tails": {"coins": [{"id": "t1", "type": "dragons_archer", "at": [20, 20]}]}}})"),
        "");
    REQUIRE(draft);
    CHECK(draft->scenario.advanced.special.empty());
    const auto battle = battles::battle_from_json(editing::library(), editor::to_json(*draft), "");
    REQUIRE(battle);
    REQUIRE(battle->scenario.advanced.special.size() == 1);
    CHECK(battle->scenario.advanced.special[0].name == "Fire");
}
