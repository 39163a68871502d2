// The boxes that ship: everything in them is legal at a table, in each language; faults are reported with their place.

#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/universalis/tenet_box.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/kit/session/game_session.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "tests/support/sanitized.h"

namespace {

namespace rpg = rules::coin_rpg;
namespace edged = rules::edged_coins;
using rules::Json;

std::string box_text(const std::string& path) {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR).append("/assets/").append(path));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
Json shipped(const std::string& name) { return *rules::parse_json(box_text("stories/" + name)); }
words::Catalogue german() { return *words::Catalogue::read(box_text("words/de.po")); }

// "/moods/0: reason" for each fault.
template <class Box>
std::vector<std::string> told(const core::Result<Box, story::Complaints>& box) {
    std::vector<std::string> sentences;
    if (!box)
        for (const rules::Complaint& complaint : box.error())
            sentences.push_back(complaint.pointer + ": " + words::english(complaint.reason));
    return sentences;
}
using Told = std::vector<std::string>;

Json changed(Json json, const char* pointer, const Json& value) {
    json[Json::json_pointer(pointer)] = value;
    return json;
}
Told scenes_told(const char* pointer, const Json& value) {
    return told(story::scenes_from(changed(shipped("coin-rpg.json"), pointer, value)));
}
Told encounters_told(const char* pointer, const Json& value) {
    return told(story::encounters_from(changed(shipped("edged-coins.json"), pointer, value)));
}

class NoHand : public rules::Hand {
public:
    rules::Face toss(core::Random&) override {
        FAIL("nothing is tossed for that");
        return rules::Face::Heads;
    }
    int roll(int, core::Random&) override {
        FAIL("nothing is rolled for that");
        return 1;
    }
};

template <class System>
void accepted(rules::GameSession<System>& session, const typename System::Command& command) {
    NoHand hand;
    const auto events = session.submit(command, hand);
    const std::string reason = events ? "" : words::english(events.error().message);
    REQUIRE_MESSAGE(events, System::to_json(command).dump() << ": " << reason);
}

// One player with a Character, then as many Scenes as the budget allows.
void play_up_to_scenes(const rpg::StartingCard& card, const std::vector<story::WrittenScene>& scenes) {
    for (const story::WrittenScene& scene : scenes) {
        rules::GameSession<rpg::CoinRpg> session(*rpg::CoinRpg::start({{"players", {"Ada"}}}), 1);
        accepted<rpg::CoinRpg>(session, rpg::SubmitCharacter{0, card});
        accepted<rpg::CoinRpg>(session, rpg::DoneSpending{0});
        accepted<rpg::CoinRpg>(session, rpg::AddScene{0, scene.title, scene.parts, scene.description});
    }
}

void call_all(const story::EncounterBox& box, const story::Encounter& encounter) {
    rules::GameSession<edged::EdgedCoins> session(*edged::EdgedCoins::start({{"seats", {"Ada", "Ben", "Cy", "Di"}}}),
                                                  1);
    for (const auto* records : {&box.party, &encounter.characters})
        for (const edged::Character& record : *records)
            accepted<edged::EdgedCoins>(session, {edged::kCm, edged::AddCharacter{record}});
    accepted<edged::EdgedCoins>(session, {edged::kCm, edged::StartPlay{}});
    for (const story::PreparedCall& call : encounter.calls) {
        rules::GameSession<edged::EdgedCoins> idle = session;
        accepted<edged::EdgedCoins>(idle, {edged::kCm, call.action});
    }
}

}  // namespace

TEST_CASE("the box of Scenes: four moods of ten Scenes and four Characters, all sizes, no two titles the same") {
    const auto box = story::scenes_from(shipped("coin-rpg.json"));
    CHECK(told(box) == Told{});
    REQUIRE(box);
    REQUIRE(box->moods.size() == 4);
    std::set<std::string> titles;
    std::map<int, int> sizes;
    std::map<std::size_t, int> traits;
    int own = 0;
    for (const story::Mood& mood : box->moods) {
        CHECK(mood.scenes.size() == 10);
        CHECK(mood.characters.size() == 4);
        for (const story::WrittenScene& scene : mood.scenes) {
            titles.insert(rules::folded(scene.title));
            ++sizes[rpg::total_coins(scene.parts)];
            ++traits[scene.parts.size()];
            for (const rpg::ScenePart& part : scene.parts) own += part.name.empty() ? 0 : 1;
        }
        for (const rpg::StartingCard& card : mood.characters) {
            CHECK(card.strong);
            CHECK(!card.concept_text.empty());
        }
    }
    CHECK(titles.size() == 40);
    CHECK(sizes == std::map<int, int>{{3, 8}, {4, 8}, {6, 8}, {8, 8}, {9, 8}});
    CHECK(traits[1] >= 10);
    CHECK(traits[2] >= 10);
    CHECK(traits[3] >= 4);
    CHECK(own >= 8);
}

TEST_CASE("every Scene can be written and every Character played, in English and German") {
    const Json english = shipped("coin-rpg.json");
    for (const Json& json : {english, story::in_language(english, german())}) {
        const auto box = story::scenes_from(json);
        CHECK(told(box) == Told{});
        REQUIRE(box);
        for (const story::Mood& mood : box->moods)
            for (const rpg::StartingCard& card : mood.characters) play_up_to_scenes(card, mood.scenes);
    }
}

TEST_CASE(
    "the first Adventure that is shown has all of it: a 0 with its choice, a helper, words, spending before the end") {
    const auto box = story::scenes_from(shipped("coin-rpg.json"));
    REQUIRE(box);
    REQUIRE(box->first_session);
    std::map<std::string, int> kinds;
    for (const story::AdventureStep& step : box->first_session->steps)
        ++kinds[rpg::CoinRpg::to_json(step.command)["cmd"].get<std::string>()];
    for (const char* kind : {"submit_character", "spend", "done_spending", "add_scene", "finish_scenes", "draw_scenes",
                             "toss", "add_helper", "call_scene", "settle", "decide_at_zero", "narrate"})
        CHECK_MESSAGE(kinds.contains(kind), kind);
    CHECK(kinds["submit_character"] == box->first_session->players);
    CHECK(kinds["spend"] == 4);
}

TEST_CASE("a first Adventure whose step does not hold, or is left to chance, is refused at the place") {
    const Json steps = shipped("coin-rpg.json")["first_session"]["steps"];
    const auto place = [&](const char* cmd) {
        std::size_t i = 0;
        while (steps[i]["command"]["cmd"] != cmd) ++i;
        return std::string("/first_session/steps/").append(std::to_string(i)).append("/command");
    };
    const std::string left_to_chance = ": the coins and the draw of a session that is shown must be told";
    for (const char* cmd : {"toss", "draw_scenes"}) {
        Json command = steps[static_cast<std::size_t>(std::stoi(place(cmd).substr(21)))]["command"];
        command.erase("faces");
        command.erase("row");
        CHECK(scenes_told(place(cmd).c_str(), command) == Told{place(cmd) + left_to_chance});
    }
    CHECK(scenes_told("/first_session/steps/0/command", {{"cmd", "done_spending"}, {"seat", 0}})
              .at(0)
              .starts_with("/first_session/steps/0/command: "));
    CHECK(scenes_told("/first_session/players", 13).at(0).starts_with("/first_session/players: "));
    Json without = shipped("coin-rpg.json");
    without.erase("first_session");
    CHECK(told(story::scenes_from(without)) == Told{});
}

TEST_CASE("every record of the encounters can be added and every prepared call made, in English and German") {
    const Json english = shipped("edged-coins.json");
    for (const Json& json : {english, story::in_language(english, german())}) {
        const auto box = story::encounters_from(json);
        CHECK(told(box) == Told{});
        REQUIRE(box);
        CHECK(box->party.size() == 4);
        CHECK(box->encounters.size() == 3);
        std::set<std::size_t> kinds;
        for (const story::Encounter& encounter : box->encounters) {
            CHECK(!encounter.characters.empty());
            CHECK(encounter.calls.size() >= 5);
            call_all(*box, encounter);
            for (const story::PreparedCall& call : encounter.calls) {
                kinds.insert(call.action.index());
                if (const auto* damage = get_if<edged::DealDamage>(&call.action))
                    kinds.insert(1000 + damage->source.index());
            }
        }
        CHECK(kinds.size() == 7);  // tosses, attacks, damage by fall, fire and trap, afflictions
    }
}

TEST_CASE("a box in a language: all that people read, names that belong together alike, nothing else") {
    const auto catalogue = words::Catalogue::read(
        "msgid \"Row\"\nmsgstr \"Rudern\"\n\nmsgid \"social\"\nmsgstr \"gesellig\"\n\n"
        "msgid \"Toll\"\nmsgstr \"Zoll\"\n");
    REQUIRE(catalogue);
    const Json box{{"title", "Toll"},
                   {"id", "Toll"},
                   {"moods", {{{"trait", "social"}, {"coins", 3}, {"name", "Other"}}}},
                   {"skills", {{"Row", 4}, {"Swim", 3}}},
                   {"weapons", {{{"name", "Toll"}, {"skill", "Row"}}}}};
    const Json german{{"title", "Zoll"},
                      {"id", "Toll"},
                      {"moods", {{{"trait", "social"}, {"coins", 3}, {"name", "Other"}}}},
                      {"skills", {{"Rudern", 4}, {"Swim", 3}}},
                      {"weapons", {{{"name", "Zoll"}, {"skill", "Rudern"}}}}};
    CHECK(story::in_language(box, *catalogue) == german);
}

TEST_CASE("a broken box of Scenes is refused at the place") {
    CHECK(scenes_told("/format", "coinwars-scenes/9").at(0).starts_with("/format: "));
    CHECK(scenes_told("/author", "me") == Told{"/author: nothing has this name here"});
    CHECK(scenes_told("/moods", 7) == Told{"/moods: a list is needed, not 7"});
    CHECK(scenes_told("/moods/1/id", "fantasy") == Told{"/moods/1/id: \"fantasy\" is listed twice"});
    CHECK(scenes_told("/moods/3/scenes/9/title", "the toll goat") ==
          Told{"/moods/3/scenes/9/title: \"the toll goat\" is listed twice"});
    CHECK(scenes_told("/moods/0/scenes/0/traits/0/coins", 5) ==
          Told{"/moods/0/scenes/0: 5 coins: only 3, 4, 6, 8, 9 are allowed."});
    CHECK(scenes_told("/moods/0/scenes/0/traits/0/trait", "coolness") ==
          Told{"/moods/0/scenes/0: Scenes cannot be Cool."});
    CHECK(scenes_told("/moods/0/scenes/0/description", "  ") ==
          Told{"/moods/0/scenes/0/description: must be text of 1 to 1000 characters"});
    CHECK(scenes_told("/moods/2/characters/1/ratings/coolness", 9).at(0).starts_with("/moods/2/characters/1: "));
    CHECK(scenes_told("/moods/2/characters/1/name", "madame vesper") ==
          Told{"/moods/2/characters/1/name: \"madame vesper\" is listed twice"});
}

TEST_CASE("one broken card does not hide the next") {
    Json box = changed(shipped("coin-rpg.json"), "/moods/0/scenes/3/title", 3);
    box = changed(box, "/moods/2/scenes/1/traits", "none");
    CHECK(told(story::scenes_from(box)) == Told{"/moods/0/scenes/3/title: text is needed, not 3",
                                                "/moods/2/scenes/1/traits: a list is needed, not \"none\""});
}

TEST_CASE("a broken box of encounters is refused at the place") {
    CHECK(encounters_told("/party/0/hc", 11).at(0).starts_with("/party/0: HC"));
    CHECK(encounters_told("/party/0/seat", "cm").at(0) == "/party/0/seat: must be p1 to p8 here");
    CHECK(encounters_told("/encounters/1/characters/0/seat", "p2").at(0) ==
          "/encounters/1/characters/0/seat: must be cm here");
    CHECK(encounters_told("/party/1/weapons/0/skill", "Yodel").at(0).starts_with("/party/1: "));
    CHECK(encounters_told("/encounters/2/title", "the thieves' mill") ==
          Told{"/encounters/2/title: \"the thieves' mill\" is listed twice"});
    const std::string call = "/encounters/0/calls/0/call";
    CHECK(encounters_told((call + "/name").c_str(), "Yodel").at(0).starts_with(call + ": "));
    CHECK(encounters_told((call + "/difficulty").c_str(), "hard").at(0).starts_with(call + "/difficulty: "));
    CHECK(encounters_told((call + "/seat").c_str(), "p1") == Told{call + "/seat: nothing has this name here"});
    CHECK(encounters_told((call + "/cmd").c_str(), "end_play").at(0).starts_with(call + "/cmd: "));
    CHECK(encounters_told((call + "/owner").c_str(), "nobody").at(0).starts_with(call + ": "));
}

TEST_CASE("whatever stands in a box instead, it is read or refused with places") {
    constexpr std::size_t kStride = kit::kSanitized ? 11 : 3;  // tests one part in every kStride
    const auto all_placed = [](const Told& faults) {
        return std::ranges::all_of(faults, [](const std::string& fault) { return fault.starts_with('/'); });
    };
    for (const std::string name : {"coin-rpg.json", "edged-coins.json", "universalis.json"}) {
        const Json box = shipped(name);
        const Json parts = box.flatten();
        std::size_t part = 0, refused = 0;
        for (const auto& entry : parts.items()) {
            const std::string pointer = entry.key();
            if (++part % kStride != 0) continue;
            for (const Json& other : {Json(nullptr), Json(-7), Json("\xff"), Json::object(), Json::array({1})}) {
                const Json json = changed(box, pointer.c_str(), other);
                const Told faults = name == "coin-rpg.json"      ? told(story::scenes_from(json))
                                    : name == "edged-coins.json" ? told(story::encounters_from(json))
                                                                 : told(story::tenets_from(json));
                CHECK_MESSAGE(all_placed(faults),
                              pointer << " " << other.dump(-1, ' ', true, Json::error_handler_t::replace));
                refused += faults.empty() ? 0 : 1;
            }
        }
        CHECK(refused > part / kStride * 4);
    }
}
