// The Universalis box that ships: each Tenet can be proposed, and the first scene plays to its end, in each language;
// faults are reported with their place.

#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "game/kit/json_text.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/universalis/rules/universalis.h"
#include "game/stories/universalis/tenet_box.h"
#include "tests/support/at_least.h"

namespace {

namespace uni = rules::universalis;
using UniJson = rules::Json;

std::string asset(const std::string& path) {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/assets/").append(path));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
UniJson tenet_box() { return *rules::parse_json(asset("stories/universalis.json")); }
std::vector<UniJson> tenet_boxes() {
    const auto german = words::Catalogue::read(asset("words/de.po"));
    return {tenet_box(), story::in_language(tenet_box(), *german)};
}

// "/moods/0: reason" for the first fault; empty if there is none.
std::string first_fault(const char* pointer, const UniJson& value) {
    UniJson json = tenet_box();
    json[UniJson::json_pointer(pointer)] = value;
    const auto box = story::tenets_from(json);
    if (box) return "";
    return box.error().front().pointer + ": " + words::english(box.error().front().reason);
}

}  // namespace

TEST_CASE("the box of Tenets: four moods of six, each kind in each, every setting but one") {
    for (const UniJson& json : tenet_boxes()) {
        const auto box = story::tenets_from(json);
        REQUIRE(box);
        REQUIRE(box->moods.size() == 4);
        std::set<int> settings;
        for (const story::TenetMood& mood : box->moods) {
            CHECK(mood.tenets.size() == 6);
            std::set<uni::TenetKind> kinds;
            for (const uni::ProposeTenet& tenet : mood.tenets) {
                kinds.insert(tenet.kind);
                if (tenet.setting) settings.insert(static_cast<int>(tenet.setting->name));
            }
            CHECK(kinds.size() == 3);
        }
        CHECK(settings.size() == 4);
    }
    CHECK(tenet_boxes()[1] != tenet_boxes()[0]);
}

TEST_CASE("the first scenes are played to their end, with Complications and a Challenge on the way") {
    for (const UniJson& json : tests::at_least(2, tenet_boxes())) {
        const auto box = story::tenets_from(json);
        REQUIRE(box);
        rules::GameSession<uni::Universalis> session(*uni::Universalis::start(box->first_scene.table), 1);
        std::set<uni::Phase> phases;
        std::set<uni::PauseKind> pauses;
        for (const story::SceneStep& step : box->first_scene.steps) {
            phases.insert(session.match().phase);
            pauses.insert(session.match().pause());
            rules::RecordedHand hand({});
            REQUIRE(session.submit(step.command, hand));
        }
        CHECK(phases.size() == 7);  // all but the end of the game
        CHECK(session.match().phase == uni::Phase::Bidding);
        CHECK(pauses.contains(uni::PauseKind::Talk));
        CHECK(session.match().scenes.size() == 2);
        CHECK(session.match().coins.wealth == std::vector<int>{32, 34, 26});
    }
}

TEST_CASE("a broken box of Tenets is refused at the place") {
    CHECK(first_fault("/format", "coinwars-tenets/9").starts_with("/format: "));
    CHECK(first_fault("/author", "me") == "/author: nothing has this name here");
    CHECK(first_fault("/moods/1/id", "harbour") == "/moods/1/id: \"harbour\" is listed twice");
    CHECK(first_fault("/moods/0/tenets/0/text", " ").starts_with("/moods/0/tenets/0: Some text is needed"));
    CHECK(first_fault("/moods/0/tenets/0/kind", "law").starts_with("/moods/0/tenets/0/kind: "));
    CHECK(first_fault("/moods/0/tenets/5/setting/to", -1) ==
          "/moods/0/tenets/5/setting/to: -1 is not allowed in any setting.");
    CHECK(first_fault("/moods/0/tenets/5/kind", "story_element") ==
          "/moods/0/tenets/5: Only a Rules Gimmick can change a setting.");
    CHECK(first_fault("/first_scene/table/players", {"Ann"}).starts_with("/first_scene/table/players: "));
    CHECK(first_fault("/first_scene/steps/5/command/coins", 99) ==
          "/first_scene/steps/5/command: That costs 99; you have 24.");
    CHECK(first_fault("/first_scene/steps/5/command/seat", 9).starts_with("/first_scene/steps/5/command: "));
    CHECK(first_fault("/first_scene/steps/32/command/dice", nullptr) ==
          "/first_scene/steps/32/command: the dice of a scene that is shown must be told");
    CHECK(first_fault("/first_scene/steps/0/say", "").starts_with("/first_scene/steps/0/say: "));
}
