// Unfinished texts at a story game survive between runs of the program.

#include "game/stories/screen/drafts.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/screen/chosen_command.h"
#include "game/stories/screen/half_chosen.h"

using screens::StoryDrafts;
namespace fs = std::filesystem;

namespace {

using rules::maybe;
namespace rpg = rules::coin_rpg;

enum class Tint { Red, Blue };
ENUM_NAMES(Tint, "red", "blue")
struct HalfChosen {
    Tint tint{};
    int count = 1;
    std::vector<std::string> left_out{};
    std::optional<int> newcomer{};
    FIELDS(tint, count, left_out, maybe(newcomer))
};

struct Asked {
    screens::ChosenCommand<rpg::CoinRpg> by{};
    std::string told{};
    FIELDS(by, told)
};

// A temporary file, removed after the test.
struct DraftFile {
    explicit DraftFile(const char* name) : path(fs::temp_directory_path() / "coinwars_drafts" / name) {
        fs::remove_all(path.parent_path());
    }
    ~DraftFile() { fs::remove_all(path.parent_path()); }
    void write(const char* text) const {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    std::string read() const {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    fs::path path;
};

}  // namespace

TEST_CASE("what was typed is there again, each text at its place") {
    const DraftFile file("again.json");
    StoryDrafts drafts(file.path);
    drafts.at("name/0") = "Ada Kett";
    drafts.at("tale") = "Two\nlines, \"quoted\", größer";
    REQUIRE(drafts.save_changes(0).empty());
    StoryDrafts again(file.path);
    CHECK(again.at("name/0") == "Ada Kett");
    CHECK(again.at("tale") == "Two\nlines, \"quoted\", größer");
    CHECK(again.at("name/1").empty());
}

TEST_CASE("nothing is written before anything was typed, and again only after a change") {
    const DraftFile file("changes.json");
    StoryDrafts drafts(file.path);
    drafts.at("name/0");
    REQUIRE(drafts.save_changes(0).empty());
    CHECK(!fs::exists(file.path));
    drafts.at("name/0") = "A";
    REQUIRE(drafts.save_changes(0).empty());
    file.write("as another program left it");
    REQUIRE(drafts.save_changes(0).empty());
    CHECK(file.read() == "as another program left it");
    drafts.at("name/0") = "Ad";
    REQUIRE(drafts.save_changes(0).empty());
    CHECK(StoryDrafts(file.path).at("name/0") == "Ad");
}

TEST_CASE("what was dropped or emptied is gone from the file too") {
    const DraftFile file("dropped.json");
    StoryDrafts drafts(file.path);
    drafts.at("a") = drafts.at("b") = drafts.at("c") = "text";
    REQUIRE(drafts.save_changes(0).empty());
    drafts.drop("a");
    drafts.at("b").clear();
    REQUIRE(drafts.save_changes(0).empty());
    StoryDrafts again(file.path);
    CHECK(again.at("a").empty());
    CHECK(again.at("b").empty());
    CHECK(again.at("c") == "text");
    again.clear();
    REQUIRE(again.save_changes(0).empty());
    CHECK(StoryDrafts(file.path).at("c").empty());
}

TEST_CASE("what was typed at a seat is dropped, and nothing of the others") {
    const DraftFile file("seats.json");
    StoryDrafts drafts(file.path);
    for (const char* place : {"name/2", "card/2", "name/1", "name/12", "title"}) drafts.at(place) = place;
    drafts.drop_ending("/2");
    for (const char* place : {"name/2", "card/2"}) CHECK(drafts.at(place).empty());
    for (const char* place : {"name/1", "name/12", "title"}) CHECK(drafts.at(place) == place);
}

TEST_CASE("another table's drafts are not overwritten") {
    const DraftFile file("stopped.json");
    StoryDrafts drafts(file.path);
    drafts.at("title") = "The lower lock";
    drafts.stop();
    file.write("those of another table");
    drafts.save_changes(1);
    CHECK(file.read() == "those of another table");
}

TEST_CASE("a file that is none, or holds other things, is no fault") {
    const DraftFile file("broken.json");
    for (const char* text : {"", "{\"a\": \"cut", "[1, 2]", "{\"a\": 3, \"b\": \"kept\"}"}) {
        file.write(text);
        StoryDrafts drafts(file.path);
        CHECK(drafts.at("a").empty());
        CHECK(drafts.at("b") == (std::string(text).find("kept") == std::string::npos ? "" : "kept"));
    }
}

TEST_CASE("what was half chosen in a form is there again; what nobody touched takes no place") {
    const DraftFile file("forms.json");
    {
        StoryDrafts drafts(file.path);
        screens::save_form(drafts, "untouched", HalfChosen{});
        screens::save_form(drafts, "form", HalfChosen{Tint::Blue, 5, {"ann", "ben"}, 3});
        REQUIRE(drafts.save_changes(0).empty());
    }
    CHECK(file.read().find("untouched") == std::string::npos);
    StoryDrafts again(file.path);
    HalfChosen form;
    screens::recall_form(again, "form", form);
    CHECK(form == HalfChosen{Tint::Blue, 5, {"ann", "ben"}, 3});
    screens::save_form(again, "form", HalfChosen{});
    REQUIRE(again.save_changes(0).empty());
    CHECK(file.read().find("form") == std::string::npos);
}

TEST_CASE("a form that cannot be read is as at first") {
    const DraftFile file("forms.json");
    StoryDrafts drafts(file.path);
    for (const char* text : {"", "{", "7", R"({"tint": "green"})", R"({"tint": "blue", "count": "many"})"}) {
        drafts.at("form") = text;
        HalfChosen form{Tint::Red, 9, {}, std::nullopt};
        screens::recall_form(drafts, "form", form);
        CHECK(form == HalfChosen{Tint::Red, 9, {}, std::nullopt});
    }
}

TEST_CASE("a command that is chosen, and what is asked for it, is there again") {
    const DraftFile file("command.json");
    StoryDrafts drafts(file.path);
    const rpg::Command helper = rpg::AddHelper{2, rpg::Trait::Coolness, 1};
    screens::save_form(drafts, "asked", std::optional(Asked{{helper}, "HT"}));
    std::optional<Asked> again;
    screens::recall_form(drafts, "asked", again);
    REQUIRE(again);
    CHECK(rpg::CoinRpg::to_json(again->by.command) == rpg::CoinRpg::to_json(helper));
    CHECK(again->told == "HT");
    drafts.at("asked") = R"({"by": {"cmd": "no such command"}, "told": "HT"})";
    again.reset();
    screens::recall_form(drafts, "asked", again);
    CHECK_FALSE(again);
}

TEST_CASE("where it cannot be written, a sentence says so") {
    const DraftFile file("folder.json");
    file.write("");
    StoryDrafts drafts(file.path / "below.json");  // a file, not a folder
    drafts.at("a") = "text";
    const std::string save_fault = words::english(drafts.save_changes(0));
    CHECK(save_fault.find("folder.json") != std::string::npos);
}

TEST_CASE("what could not be written is said until it is saved") {
    const DraftFile file("folder.json");
    file.write("");
    StoryDrafts drafts(file.path / "below.json");
    drafts.at("a") = "text";
    const auto fault = drafts.save_changes(0);
    CHECK_FALSE(fault.empty());
    CHECK(drafts.save_changes(0) == fault);  // also in the next frame
    CHECK(drafts.unsaved());
    fs::remove(file.path);
    CHECK(drafts.save_changes(0.5) == fault);  // tried once a second
    CHECK(drafts.save_changes(0.5).empty());
    CHECK(drafts.fault().empty());
    CHECK_FALSE(drafts.unsaved());
    CHECK(StoryDrafts(file.path / "below.json").at("a") == "text");
}

TEST_CASE("a change is saved at once, whatever failed before") {
    const DraftFile file("folder.json");
    file.write("");
    StoryDrafts drafts(file.path / "below.json");
    drafts.at("a") = "text";
    CHECK_FALSE(drafts.save_changes(0).empty());
    fs::remove(file.path);
    drafts.at("a") = "texts";
    CHECK(drafts.save_changes(0).empty());
    CHECK(StoryDrafts(file.path / "below.json").at("a") == "texts");
}
