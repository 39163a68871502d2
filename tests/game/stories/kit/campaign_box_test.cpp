// The box for Card Draw: everything in it is legal at a table, in each language; faults are reported with their place.

#include "game/stories/card_draw/campaign_box.h"

#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "game/kit/json_text.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/card_draw/rules/card_draw.h"

namespace {

namespace cards = rules::card_draw;
using Campaign = rules::GameSession<cards::CardDraw>;

std::string asset_text(const std::string& path) {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/assets/").append(path));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
rules::Json campaign() { return *rules::parse_json(asset_text("stories/card-draw.json")); }

std::vector<std::string> faults(const rules::Json& json) {
    std::vector<std::string> sentences;
    if (const auto box = story::campaign_from(json); !box)
        for (const rules::Complaint& complaint : box.error())
            sentences.push_back(complaint.pointer + ": " + words::english(complaint.reason));
    return sentences;
}
std::vector<std::string> faults_with(const char* pointer, const rules::Json& value) {
    rules::Json json = campaign();
    json[rules::Json::json_pointer(pointer)] = value;
    return faults(json);
}

// With no randomness left.
void does(Campaign& session, const cards::Command& command) {
    rules::RecordedHand nobody({});
    const auto events = session.submit(command, nobody);
    REQUIRE_MESSAGE(events, cards::CardDraw::to_json(command).dump());
    CHECK(nobody.fits());
}

}  // namespace

TEST_CASE("the box for Card Draw: a party and three scenes can be played, in English and German") {
    const auto german = *words::Catalogue::read(asset_text("words/de.po"));
    for (const rules::Json& json : {campaign(), story::in_language(campaign(), german)}) {
        CHECK(faults(json) == std::vector<std::string>{});
        const auto box = story::campaign_from(json);
        REQUIRE(box);
        CHECK(box->party.size() == 4);
        CHECK(box->scenes.size() == 3);
        Campaign session(*cards::CardDraw::start({{"seats", {"Ada", "Ben", "Cy", "Di"}}}), 1);
        for (const story::HandedCharacter& each : box->party)
            for (const cards::Command& command : story::brought(each)) does(session, command);
        does(session, {cards::kGm, cards::StartCampaign{}});
        does(session, {cards::kGm, cards::BeginSession{}});
        std::set<std::size_t> kinds;
        int automatic = 0;
        for (const story::PreparedScene& scene : box->scenes) {
            Campaign table = session;
            for (const story::HandedCharacter& each : scene.characters)
                for (const cards::Command& command : story::brought(each)) does(table, command);
            does(table, {cards::kGm, cards::BeginScene{scene.title}});
            CHECK(scene.tests.size() >= 4);
            for (const story::PreparedTest& test : scene.tests) {
                Campaign once = table;
                does(once, {cards::kGm, test.action});
                kinds.insert(test.action.index());
                automatic += once.match().test ? 0 : 1;
            }
        }
        CHECK(kinds.size() == 3);
        CHECK(automatic == 3);  // those that the notes promise
    }
}

TEST_CASE("a broken box for Card Draw is refused at the place") {
    using Faults = std::vector<std::string>;
    CHECK(faults_with("/format", "coinwars-campaign/9").at(0).starts_with("/format: "));
    CHECK(faults_with("/author", "me") == Faults{"/author: nothing has this name here"});
    CHECK(faults_with("/party/0/owner", "gm").at(0) == "/party: a character here sits at p1 to p8");
    CHECK(faults_with("/party/1/hand/0/card", "green 9D").at(0).starts_with("/party/1/hand/0/card: "));
    CHECK(faults_with("/party/1/hand/1/card", "blue 5S") ==
          Faults{"/party/1: This card cannot be drawn because it is not in the blue pack: the 5 of spades."});
    CHECK(faults_with("/party/1/hand/1/name", "").at(0).starts_with("/party/1: "));
    CHECK(faults_with("/party/2/hand", rules::Json::array()).at(0).starts_with("/party: "));
    CHECK(faults_with("/scenes/0/characters/0/owner", "p2").at(0) ==
          "/scenes/0/characters: a character here belongs to the gm");
    CHECK(faults_with("/scenes/2/title", "the garden wall") ==
          Faults{"/scenes/2/title: \"the garden wall\" is listed twice"});
    const std::string call = "/scenes/0/tests/0/call";
    CHECK(faults_with((call + "/tn").c_str(), 15) ==
          Faults{call + ": The target number must be from 2 to 14, not 15."});
    CHECK(faults_with((call + "/suit").c_str(), "stars").at(0).starts_with(call + "/suit: "));
    CHECK(faults_with((call + "/seat").c_str(), "gm") == Faults{call + "/seat: nothing has this name here"});
    CHECK(faults_with((call + "/cmd").c_str(), "end_scene").at(0).starts_with(call + "/cmd: "));
    CHECK(faults_with((call + "/character").c_str(), "nobody").at(0).starts_with(call + ": "));
    for (const rules::Json& whole : {rules::Json(7), rules::Json(), rules::Json::array(), rules::Json("x")})
        CHECK(!faults(whole).empty());
}

TEST_CASE("whatever stands in the box for Card Draw instead, it is read or refused with places") {
    const rules::Json flat = campaign().flatten();
    const std::vector<rules::Json> instead{nullptr, 7, -1.5, "", "x", true, rules::Json::array()};
    REQUIRE(flat.size() > 50);
    std::size_t i = 0;
    for (const auto& [pointer, value] : flat.items())
        for (const std::string& fault : faults_with(pointer.c_str(), instead[i++ % instead.size()]))
            CHECK(fault.starts_with('/'));
}

TEST_CASE("the first session that is shown has all three: a challenge, a competition, words for what came of it") {
    const auto box = story::campaign_from(campaign());
    REQUIRE(box);
    REQUIRE(box->first_session.size() > 20);
    std::set<std::string> kinds;
    for (const story::SessionStep& step : box->first_session)
        kinds.insert(cards::CardDraw::to_json(step.command)["cmd"]);
    for (const char* kind : {"start_challenge", "start_competition", "draw", "play_card", "draw_disadvantage", "pass",
                             "tell", "end_scene"})
        CHECK_MESSAGE(kinds.contains(kind), kind);
}

TEST_CASE("with fewer players than the party has seats, some play two characters; nobody plays for who has left") {
    const std::vector<int> three{0, 1, 2}, first_left{1, 2};
    CHECK(story::seat_at({4}, three) == cards::Seat{1});
    CHECK(story::seat_at(cards::kGm, three) == cards::kGm);
    CHECK(story::seat_at({1}, first_left) == cards::Seat{2});
    CHECK(story::seat_at({2}, first_left) == cards::Seat{3});
    CHECK(story::seat_at({3}, first_left) == cards::Seat{2});
}

TEST_CASE("a step that does not hold, or whose card is left to chance, is told with its place") {
    CHECK(faults_with("/first_session/0/command", {{"cmd", "end_scene"}, {"seat", "gm"}})
              .front()
              .starts_with("/first_session/0/command"));
    CHECK(faults_with("/first_session/6/command", {{"cmd", "draw"}, {"seat", "p4"}, {"participant", "osric"}}) ==
          std::vector<std::string>{"/first_session/6/command: the cards of a session that is shown must be told"});
    rules::Json without = campaign();
    without.erase("first_session");
    CHECK(faults(without).empty());
}
