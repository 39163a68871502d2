// A story game saved as it is played, whatever happens to its file.

#include "game/stories/screen/story_session.h"

#include <doctest/doctest.h>

#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "tests/support/files.h"
#include "tests/support/kit.h"

namespace fs = std::filesystem;
namespace rpg = rules::coin_rpg;

namespace {

using Session = screens::StorySession<rpg::CoinRpg>;
using rules::Json;

const Json kTable{{"players", {"Ada"}}};

// A file's path in a temporary folder.
struct Place {
    explicit Place(const char* name) : folder(name) {}
    kit::Folder folder;
    const fs::path file = folder.path() / "stories" / "coin-rpg.journal";
};

void done(Session& session, const char* command) {
    kit::FairHand hand;
    const auto parsed = rpg::CoinRpg::command_from(Json::parse(command));
    REQUIRE(parsed);
    const auto events = session.submit(*parsed, hand);
    REQUIRE_MESSAGE(events, words::english(events.error().message));
    CHECK(session.save_fault().empty());
}

// A Character, then two Scenes: four steps.
Session played(const fs::path& file) {
    auto session = Session::begin(file, kTable, 5);
    REQUIRE(session);
    done(*session,
         R"({"cmd":"submit_character","seat":0,"name":"Mira","misc_name":"Juggling","strong":"braininess",
         "ratings":{"bodiness":2,"braininess":4,"personality":2,"coolness":3,"miscellaneous":1}})");
    done(*session, R"({"cmd":"done_spending","seat":0})");
    for (const char* title : {"The gate", "The riddle"})
        done(*session, Json{{"cmd", "add_scene"},
                            {"seat", 0},
                            {"title", title},
                            {"description", "As the title says, \xE2\x80\x9Equoted\xE2\x80\x9C."},
                            {"traits", {{{"trait", "physical"}, {"coins", 3}}}}}
                           .dump()
                           .c_str());
    return std::move(*session);
}

std::uint64_t where(const Session& session) { return rpg::CoinRpg::hash(session.match()); }

}  // namespace

TEST_CASE("a story game goes on where it was left, and nothing is written before its first command") {
    const Place place("story-session");
    const fs::path& file = place.file;
    REQUIRE(Session::begin(file, kTable, 5));
    CHECK_FALSE(fs::exists(file));
    const Session session = played(file);
    const auto again = Session::read(file, 5);
    REQUIRE_MESSAGE(again, again.error());
    CHECK(where(*again) == where(session));
    CHECK(again->steps().size() == 4);
    CHECK(again->remark().empty());
}

TEST_CASE("a line that was torn off costs nothing but itself; the next one is written after a sound one") {
    const Place place("story-torn");
    const fs::path& file = place.file;
    played(file);
    const std::string whole = *platform::read_file(file);
    REQUIRE(platform::write_file(file, whole.substr(0, whole.size() - 20)));
    auto again = Session::read(file, 5);
    REQUIRE(again);
    CHECK(again->steps().size() == 3);
    CHECK(words::english(again->remark()) ==
          "The last entry of coin-rpg.journal was incomplete and has been left out.");
    done(
        *again,
        R"({"cmd":"add_scene","seat":0,"title":"The well","description":"Deep.","traits":[{"trait":"braininess","coins":6}]})");
    CHECK(Session::read(file, 5)->steps().size() == 4);
}

TEST_CASE("of a damaged story the sound part goes on, and the file is kept beside it") {
    const Place place("story-damaged");
    const fs::path& file = place.file;
    played(file);
    std::string text = *platform::read_file(file);
    text[text.find("The gate")] = 't';
    REQUIRE(platform::write_file(file, text));
    const auto again = Session::read(file, 5);
    REQUIRE(again);
    CHECK(again->steps().size() == 2);
    CHECK(words::english(again->remark()).find("2 lines after its step 2 are lost") != std::string::npos);
    const fs::path aside = file.parent_path() / "coin-rpg.broken.journal";
    CHECK(words::english(again->remark()).find(aside.string()) != std::string::npos);
    CHECK(*platform::read_file(aside) == text);
}

TEST_CASE("what is no journal of this game is refused in a sentence") {
    const Place place("story-foreign");
    const fs::path& file = place.file;
    CHECK(words::english(Session::read(file, 5).error()).find("cannot be opened") != std::string::npos);
    fs::create_directories(file.parent_path());
    for (const char* text : {"", "{}", "[]", "{\"format\":\"coinwars-journal/1\"}\n", "\xff"}) {
        REQUIRE(platform::write_file(file, text));
        CHECK(!Session::read(file, 5).error().empty());
    }
    rules::Record foreign{"edged-coins", {{"seats", {"Ada", "Ben"}}}, Json::object(), {}};
    REQUIRE(platform::write_file(file, rules::to_json(foreign).dump()));
    CHECK(words::english(Session::read(file, 5).error()).find("This is a save or replay of") != std::string::npos);
}

TEST_CASE("where it cannot be written the game goes on, and says so") {
    const Place place("story-unkept");
    const fs::path& file = place.file;
    fs::create_directories(file.parent_path());
    fs::create_directories(file);  // a folder blocks the file's path
    auto session = Session::begin(file, kTable, 5);
    kit::FairHand hand;
    const auto command = rpg::CoinRpg::command_from(Json::parse(
        R"({"cmd":"submit_character","seat":0,"name":"Mira","misc_name":"Juggling","strong":"braininess",
            "ratings":{"bodiness":2,"braininess":4,"personality":2,"coolness":3,"miscellaneous":1}})"));
    REQUIRE(session->submit(*command, hand));
    CHECK(words::english(session->save_fault()).find("coin-rpg.journal") != std::string::npos);
    fs::remove_all(file);
    done(*session, R"({"cmd":"done_spending","seat":0})");
    CHECK(Session::read(file, 5)->steps().size() == 2);
}

TEST_CASE("what is taken back is gone from the file too") {
    const Place place("story-taken-back");
    Session session = played(place.file);
    const auto before = where(session);
    done(session, R"({"cmd":"add_scene","seat":0,"title":"The end","description":"It ends.",
         "traits":[{"trait":"physical","coins":3}]})");
    CHECK(where(session) != before);
    session.take_back();
    CHECK(where(session) == before);
    const auto again = Session::read(place.file, 5);
    REQUIRE_MESSAGE(again, again.error());
    CHECK(where(*again) == before);
    CHECK(again->steps().size() == 4);
}

TEST_CASE("a game that was kept in a former version goes on, and is kept in today's") {
    const Place place("story-former");
    played(place.file);
    const auto text = rules::read_record_text(*platform::read_file(place.file));
    rules::Record record = *rules::record_from_json(text->record);
    for (rules::RecordStep& step : record.steps) step.hash = "0000000000000000";
    REQUIRE(platform::write_file(place.file, rules::to_json(record).dump()));
    CHECK(
        words::english(Session::read(place.file, 5).error()).starts_with("Step 0 is not valid: the state's hash is "));
    record.version = 1;
    REQUIRE(platform::write_file(place.file, rules::to_json(record).dump()));
    auto session = Session::read(place.file, 5);
    REQUIRE_MESSAGE(session, session.error());
    done(*session, R"({"cmd":"add_scene","seat":0,"title":"The end","description":"It ends.",
         "traits":[{"trait":"physical","coins":3}]})");
    CHECK(platform::read_file(place.file)->find("coinwars-replay/2") != std::string::npos);
    CHECK(Session::read(place.file, 5)->steps().size() == 5);
}
