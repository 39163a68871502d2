// The list of battles without reading each: it matches the files, and is rebuilt when they change.

#include "game/coin_wars/profile/battle_heads.h"

#include <doctest/doctest.h>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/json_file.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using battles::LibraryKind;

const fs::path kAssetsOfHeads = fs::path(COINWARS_SOURCE_DIR) / "assets";

struct OwnList {
    kit::Folder folder;
    battles::Library library{kAssetsOfHeads, folder.path()};

    explicit OwnList(const std::string& name) : folder("heads_" + name) {
        for (const LibraryKind kind : battles::kKinds) fs::create_directories(library.own(kind));
    }
    profile::BattleHeads heads() const { return profile::battle_heads(folder.path(), library); }
    std::string list() const { return *platform::read_file(folder.path() / "battle-heads.json"); }
    void write_battle(const std::string& name, const std::string& title) const {
        rules::Json battle = *battles::read_json(kAssetsOfHeads / "battles" / "two-lines.json");
        battle["title"] = title;
        folder.write("battles/" + name + ".json", battle.dump());
    }
};

const profile::BattleHead* named(const profile::BattleHeads& heads, const std::string& name) {
    for (const profile::BattleHead& head : heads.battles)
        if (head.file.name == name) return &head;
    return nullptr;
}

}  // namespace

TEST_CASE("the list tells what the files say, read for the first time or from what is kept") {
    const OwnList own("same");
    const battles::Shelf shelf = battles::load_battles(own.library);
    for (int round = 0; round < 2; ++round) {
        const profile::BattleHeads heads = own.heads();
        REQUIRE(heads.battles.size() == shelf.battles.size());
        CHECK(heads.faults.empty());
        for (std::size_t i = 0; i < tests::at_least(25, shelf.battles).size(); ++i) {
            const profile::BattleHead &is = heads.battles[i], should = profile::head_of(shelf.battles[i]);
            CAPTURE(should.file.name);
            CHECK(is.file.name == should.file.name);
            CHECK(is.file.path == should.file.path);
            CHECK(is.title == should.title);
            CHECK(is.era == should.era);
            CHECK(is.date == should.date);
            CHECK(is.summary == should.summary);
            CHECK(is.year == should.year);
            CHECK(is.sides == should.sides);
            CHECK(is.coins == should.coins);
            CHECK(is.turns == should.turns);
            CHECK(is.advanced_rules == should.advanced_rules);
            CHECK(is.is_bare == should.is_bare);
        }
    }
}

TEST_CASE("a file that is added, changed or taken away is so in the list") {
    const OwnList own("changed");
    const std::size_t shipped = own.heads().battles.size();
    own.write_battle("hattin", "Hattin");
    CHECK(own.heads().battles.size() == shipped + 1);
    own.write_battle("hattin", "The Horns of Hattin");
    const profile::BattleHeads changed = own.heads();
    REQUIRE(named(changed, "hattin"));
    CHECK(named(changed, "hattin")->title == "The Horns of Hattin");
    CHECK(named(changed, "hattin")->is_own());
    own.folder.write("battles/hattin.json", "{");
    CHECK(own.heads().faults.size() == 1);
    fs::remove(own.folder.path() / "battles" / "hattin.json");
    CHECK(own.heads().battles.size() == shipped);
    CHECK(own.list().find("hattin") == std::string::npos);
}

TEST_CASE("a battle whose coin set goes is no longer listed, though its own file is as it was") {
    const OwnList own("coins");
    own.folder.write("coins/mine.json", battles::read_json(kAssetsOfHeads / "coins" / "us.json")->dump());
    rules::Json battle = *battles::read_json(kAssetsOfHeads / "battles" / "two-lines.json");
    battle["coin_set"] = "mine";
    own.folder.write("battles/hattin.json", battle.dump());
    CHECK(named(own.heads(), "hattin"));
    fs::remove(own.folder.path() / "coins" / "mine.json");
    const profile::BattleHeads without = own.heads();
    CHECK_FALSE(named(without, "hattin"));
    CHECK(without.faults.size() == 1);
}

TEST_CASE("a list that is bent is made anew without a word") {
    const OwnList own("bent");
    own.write_battle("hattin", "Hattin");
    const std::size_t all = own.heads().battles.size();
    const std::string whole = own.list();
    rules::Json bent = rules::Json::parse(whole);
    for (auto& row : bent["battles"]) row["head"] = {{"title", 7}};
    for (const std::string& text : {std::string(), std::string("{"), whole.substr(0, whole.size() / 2), bent.dump(),
                                    std::string(R"({"format": "coinwars-heads/1", "battles": [1]})")}) {
        own.folder.write("battle-heads.json", text);
        const profile::BattleHeads heads = own.heads();
        CHECK(heads.battles.size() == all);
        REQUIRE(named(heads, "hattin"));
        CHECK(named(heads, "hattin")->title == "Hattin");
        CHECK(own.list() == whole);
    }
}
