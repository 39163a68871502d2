// Renaming and duplicating own files.

#include "game/coin_wars/profile/own_files.h"

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using battles::LibraryKind;

const fs::path kAssetsOfOwn = fs::path(COINWARS_SOURCE_DIR) / "assets";

}  // namespace

TEST_CASE("another title changes nothing else that somebody has written into the file") {
    struct Row {
        const char *text, *titled;
    };
    const Row rows[] = {
        {R"({"format": "x/1",  "title" : "Old",  "a": [1, 2]})",
         R"({"format": "x/1",  "title" : "Né \"2\"",  "a": [1, 2]})"},
        {R"({"a": {"title": "inner"}, "title": "Old"})", R"({"a": {"title": "inner"}, "title": "Né \"2\""})"},
        {R"({"a": "title", "b": "\"title\": \"no\"", "title": "O\"ld"})",
         R"({"a": "title", "b": "\"title\": \"no\"", "title": "Né \"2\""})"},
        {R"({"title": null, "a": 1})", R"({"title": "Né \"2\"", "a": 1})"},
        {R"({"a": 1})", "{\n  \"title\": \"Né \\\"2\\\"\",\"a\": 1}"},
        {"{}", "{\n  \"title\": \"Né \\\"2\\\"\"\n}"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(profile::with_title(row.text, "Né \"2\"") == row.titled);
    }
}

TEST_CASE("a battle once more has the next free number in its title and in its file's name") {
    const kit::Folder folder("own_files");
    const battles::Library library(kAssetsOfOwn, folder.path());
    fs::create_directories(library.own(LibraryKind::Battles));
    rules::Json battle = *battles::read_json(kAssetsOfOwn / "battles" / "two-lines.json");
    battle["title"] = "Hattin";
    const fs::path first = folder.write("battles/hattin.json", battle.dump(2));

    const auto second = profile::duplicate(library, LibraryKind::Battles, first);
    REQUIRE(second);
    CHECK(second->filename() == "hattin-2.json");
    const auto third = profile::duplicate(library, LibraryKind::Battles, *second);
    REQUIRE(third);
    CHECK(third->filename() == "hattin-3.json");
    CHECK(battles::load_battle(library, *third)->title == "Hattin 3");

    REQUIRE(profile::retitle(*second, "The Horns"));
    CHECK(battles::load_battle(library, *second)->title == "The Horns");
    CHECK(battles::load_battle(library, first)->title == "Hattin");
    CHECK_FALSE(profile::retitle(folder.path() / "battles" / "nowhere.json", "X"));
}

TEST_CASE("a coin set once more has a name that battles can say") {
    const kit::Folder folder("own_coins");
    const battles::Library library(kAssetsOfOwn, folder.path());
    fs::create_directories(library.own(LibraryKind::Coins));
    const std::string text = battles::read_json(kAssetsOfOwn / "coins" / "us.json")->dump();
    const auto us = profile::duplicate(library, LibraryKind::Coins, folder.write("coins/us.json", text));
    REQUIRE(us);
    CHECK(us->filename() == "us-2.json");
    const auto wide = profile::duplicate(library, LibraryKind::Coins,
                                         folder.write("coins/abcdefghijklmnopqrstuvwxyz-12345a.json", text));
    REQUIRE(wide);
    CHECK(wide->filename() == "abcdefghijklmnopqrstuvwxyz-2.json");
    CHECK(library.find(LibraryKind::Coins, "abcdefghijklmnopqrstuvwxyz-2"));
}
