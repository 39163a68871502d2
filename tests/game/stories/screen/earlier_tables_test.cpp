// Story game tables that were set aside for a new one: each is saved as one file, and can be taken up again.

#include "game/stories/screen/archived_tables.h"

#include <doctest/doctest.h>

#include <chrono>

#include "engine/platform/files.h"
#include "game/profile/day.h"
#include "game/stories/screen/drafts.h"
#include "tests/support/files.h"

namespace fs = std::filesystem;

namespace {

struct Tables {
    explicit Tables(const char* name) : folder(name) {}
    kit::Folder folder;
    fs::path stories = folder.path() / "stories";
    screens::EarlierTables earlier{folder.path(), "universalis"};

    void leave(const std::string& player) {
        const std::string journal = R"({"start":{"players":[")" + player + "\",\"Bob\"]}}\nfirst\nsecond\n";
        fs::create_directories(stories);
        folder.write("stories/universalis.json", journal);
        folder.write("stories/universalis.desk.json", player);
        CHECK(earlier.put_aside(player + "'s story", "2026-11-23").has_value());
    }
    bool lies() const { return fs::exists(stories / "universalis.json"); }
    std::string desk() const { return *platform::read_file(stories / "universalis.desk.json"); }
};

}  // namespace

TEST_CASE("a table that is left lies among the earlier ones, with what was laid beside it") {
    Tables tables("earlier");
    CHECK(tables.earlier.count() == 0);
    tables.leave("Ada");
    CHECK_FALSE(tables.lies());
    REQUIRE(tables.earlier.count() == 1);
    REQUIRE(tables.earlier.take_up(0));
    CHECK(tables.lies());
    CHECK(tables.desk() == "Ada");
    CHECK(tables.earlier.count() == 0);
}

TEST_CASE("any number is kept, and another run of the program finds them") {
    Tables tables("earlier-many");
    for (const char* player : {"A", "B", "C", "D", "E", "F", "G"}) tables.leave(player);
    screens::EarlierTables again(tables.folder.path(), "universalis");
    REQUIRE(again.count() == 7);
    REQUIRE(again.take_up(0));
    const std::string first = tables.desk();
    CHECK(again.count() == 6);
    // A current table is not overwritten.
    CHECK_FALSE(again.take_up(0));
    CHECK(tables.desk() == first);
    CHECK(screens::EarlierTables(tables.folder.path(), "card-draw").count() == 0);
}

TEST_CASE("tables of the former kind, two numbered files each, are found and become files of today's") {
    kit::Folder folder("earlier-former");
    fs::create_directories(folder.path() / "stories/earlier");
    folder.write("stories/earlier/universalis-2.json", "{\"start\":{\"players\":[\"Ada\"]}}\nfirst\n");
    folder.write("stories/earlier/universalis-2.desk.json", "laid");
    screens::EarlierTables earlier(folder.path(), "universalis");
    REQUIRE(earlier.count() == 1);
    CHECK_FALSE(fs::exists(folder.path() / "stories/earlier/universalis-2.json"));
    REQUIRE(earlier.take_up(0));
    CHECK(*platform::read_file(folder.path() / "stories/universalis.desk.json") == "laid");
}

TEST_CASE("a table's file is opened elsewhere; what lay there goes among the earlier ones") {
    Tables tables("table-file");
    tables.leave("Ada");
    const fs::path file = fs::directory_iterator(tables.stories / "tables")->path();
    CHECK(screens::is_table_file(file));
    kit::Folder other("table-file-elsewhere");
    fs::create_directories(other.path() / "stories");
    other.write("stories/universalis.json", "{\"start\":{\"players\":[\"Cem\"]}}\n");
    const auto game = screens::open_table_file(other.path(), file, "2026-11-24");
    REQUIRE(game.has_value());
    CHECK(*game == "universalis");
    CHECK(screens::players_in_journal(*platform::read_file(other.path() / "stories/universalis.json")) == "Ada, Bob");
    CHECK(screens::EarlierTables(other.path(), "universalis").count() == 1);
}

TEST_CASE("what was half typed goes with its table, and never to another one") {
    kit::Folder folder("table-drafts");
    const fs::path stories = folder.path() / "stories";
    fs::create_directories(stories);
    const auto drafts = [&] { return screens::StoryDrafts(stories / "coin-rpg.draft.json"); };
    folder.write("stories/coin-rpg.json", "{\"start\":{\"players\":[\"Ada\"]}}\nfirst\n");
    folder.write("stories/coin-rpg.draft.json", R"({"title": "The lower lock", "scene-text/0": "Water is"})");
    // Somebody else's table is opened over it.
    folder.write("cem.json", R"({"format": "coinwars-table/1", "game": "coin-rpg", "title": "The dry well",
        "journal": "{\"start\":{\"players\":[\"Cem\"]}}\nfirst\n"})");
    REQUIRE(screens::open_table_file(folder.path(), folder.path() / "cem.json", "2026-11-24"));
    CHECK(drafts().at("title") == "The dry well");
    CHECK(drafts().at("scene-text/0").empty());
    // The first one is resumed, by its own name.
    screens::EarlierTables earlier(folder.path(), "coin-rpg");
    REQUIRE(earlier.change_for(0, earlier.title(), "2026-11-25").value_or("none") == "The lower lock");
    CHECK(drafts().at("title") == "The lower lock");
    CHECK(drafts().at("scene-text/0") == "Water is");
    // A bare record brings neither a title nor drafts.
    folder.write("record.json",
                 *platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "tests/replays/stories/coin-rpg.json"));
    REQUIRE(screens::open_table_file(folder.path(), folder.path() / "record.json", "2026-11-26"));
    CHECK_FALSE(fs::exists(stories / "coin-rpg.draft.json"));
}

TEST_CASE("a table that cannot be read or laid is neither removed nor half laid, and a sentence says why") {
    kit::Folder folder("table-unreadable");
    const fs::path stories = folder.path() / "stories";
    screens::EarlierTables earlier(folder.path(), "universalis");
    for (const char* unreadable : {"universalis.json", "universalis.desk.json"}) {
        fs::remove_all(stories);
        fs::create_directories(stories);
        folder.write("stories/universalis.json", "{\"start\":{\"players\":[\"Ada\"]}}\nfirst\n");
        fs::remove(stories / unreadable);
        fs::create_directories(stories / unreadable / "a folder in its place");
        const auto aside = earlier.put_aside("", "2026-11-23");
        REQUIRE_FALSE(aside);
        CHECK(words::english(aside.error()) == (stories / unreadable).string() + " is a folder, not a file.");
        CHECK(fs::exists(stories / "universalis.json"));
    }
    // The folder in the desk's place is in the way.
    REQUIRE_FALSE(earlier.lay("journal", "desk", ""));
    CHECK_FALSE(fs::exists(stories / "universalis.json"));
}

TEST_CASE("tables that wait are called by the story's title, else by who sat down, with the day; the last one first") {
    kit::Folder folder("tables-waiting");
    fs::create_directories(folder.path() / "stories");
    folder.write("stories/universalis.json", "{\"start\":{\"players\":[\"Ada\",\"Bob\"]}}\nfirst\n");
    folder.write("stories/card-draw.json", "{\"start\":{\"seats\":[\"Cem\"]}}\nfirst\n");
    folder.write("stories/card-draw.draft.json", R"({"title": "The Comet Medal"})");
    const auto now = fs::last_write_time(folder.path() / "stories/card-draw.json");
    fs::last_write_time(folder.path() / "stories/universalis.json", now - std::chrono::hours(48));
    const auto waiting = screens::waiting_tables(folder.path());
    REQUIRE(waiting.size() == 2);
    CHECK(waiting[0].game == "card-draw");
    CHECK(waiting[0].called == "The Comet Medal");
    CHECK(waiting[0].date == profile::today());
    CHECK(waiting[1].called == "Ada, Bob");
    CHECK(waiting[1].date < waiting[0].date);
}

TEST_CASE("a record of a story game, from wherever it comes, is opened as a table") {
    kit::Folder folder("record-of-story");
    const std::filesystem::path replays = std::filesystem::path(COINWARS_SOURCE_DIR) / "tests/replays/stories";
    for (const char* name : {"coin-rpg", "edged-coins", "card-draw", "universalis"}) {
        const auto file = replays / (std::string(name) + ".json");
        const auto game = screens::open_table_file(folder.path(), file, "2026-11-24");
        REQUIRE_MESSAGE(game, words::english(game.error()));
        CHECK(*game == name);
        const auto kept = folder.path() / "stories" / (std::string(name) + ".json");
        CHECK(*platform::read_file(kept) == *platform::read_file(file));
    }
    // A battle's record is not a table file.
    const auto battle = std::filesystem::path(COINWARS_SOURCE_DIR) / "tests/replays/cannae.json";
    CHECK_FALSE(screens::is_table_file(battle));
}

TEST_CASE("what is no table's file is refused in a sentence, and nothing is touched") {
    kit::Folder folder("table-wrong");
    folder.write("wrong.json", R"({"format": "coinwars-table/1", "game": "../settings", "journal": "x"})");
    const auto game = screens::open_table_file(folder.path(), folder.path() / "wrong.json", "2026-11-24");
    REQUIRE_FALSE(game.has_value());
    CHECK(words::english(game.error()) ==
          (folder.path() / "wrong.json").string() + ": This table belongs to a game that this program does not have.");
    CHECK_FALSE(fs::exists(folder.path() / "stories"));
    CHECK_FALSE(screens::is_table_file(folder.path() / "nothing.json"));
}

TEST_CASE("tables without rules are kept by their names, and one is changed for another") {
    kit::Folder folder("free-tables");
    const auto lying = [&] { return *platform::read_file(folder.path() / "story_table.json"); };
    screens::EarlierTables earlier(folder.path(), screens::kFreeTable);
    folder.write("story_table.json", R"({"cards":[1,2]})");
    REQUIRE(earlier.put_aside("The village", "2026-11-23").has_value());
    CHECK_FALSE(fs::exists(folder.path() / "story_table.json"));
    folder.write("story_table.json", R"({"cards":[]})");
    const auto title = earlier.change_for(0, "The wood", "2026-11-24");
    REQUIRE(title.has_value());
    CHECK(*title == "The village");
    CHECK(lying() == R"({"cards":[1,2]})");
    REQUIRE(earlier.count() == 1);
    CHECK(*earlier.change_for(0, "The village", "2026-11-24") == "The wood");
    CHECK(lying() == R"({"cards":[]})");
}
