// Tables of a story game that were left for a new one are aged, and can be taken up again.

#include "game/stories/screen/archived_tables.h"

#include <doctest/doctest.h>

#include "engine/platform/files.h"
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
        earlier.put_aside();
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

TEST_CASE("only the last ones are kept, and another run of the program finds them") {
    Tables tables("earlier-many");
    for (const char* player : {"A", "B", "C", "D", "E", "F", "G"}) tables.leave(player);
    screens::EarlierTables again(tables.folder.path(), "universalis");
    REQUIRE(again.count() == screens::kMostEarlier);
    REQUIRE(again.take_up(0));
    CHECK(tables.desk() == "G");
    // One lies there now: it is not overwritten.
    CHECK_FALSE(again.take_up(0));
    CHECK(tables.desk() == "G");
    CHECK(screens::EarlierTables(tables.folder.path(), "card-draw").count() == 0);
}
