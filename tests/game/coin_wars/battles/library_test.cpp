// Two folders, one library: shipped and own files, and which ones are left out.

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/battles/user_folder.h"
#include "tests/support/files.h"

namespace {

using battles::LibraryKind;
using rules::Json;
namespace fs = std::filesystem;

const fs::path kShipped = fs::path(COINWARS_SOURCE_DIR) / "assets";

// A user's folder with all the library's folders.
struct OwnFolder {
    kit::Folder folder;
    battles::Library library{kShipped, folder.path()};

    explicit OwnFolder(const std::string& name) : folder("own_" + name) {
        for (const LibraryKind kind : battles::kKinds) fs::create_directories(library.own(kind));
    }
};

Json shipped_battle() { return *battles::read_json(kShipped / "battles" / "two-lines.json"); }
Json shipped_coins() { return *battles::read_json(kShipped / "coins" / "us.json"); }

}  // namespace

TEST_CASE("one's own battle is on the shelf with those that ship, its coins from one's own coin set") {
    const OwnFolder own("battle");
    Json coins = shipped_coins();
    coins["coins"][0]["offense"] = 7;
    own.folder.write("coins/mine.json", coins.dump());
    Json battle = shipped_battle();
    battle["coin_set"] = "mine";
    battle["title"] = "Three lines";
    own.folder.write("battles/Drei Linien.json", battle.dump());

    const auto shelf = battles::load_battles(own.library);
    for (const auto& fault : shelf.faults) FAIL_CHECK(battles::sentence(fault));
    CHECK(shelf.battles.size() == battles::load_battles(kShipped).battles.size() + 1);
    const auto found = battles::find_battle(own.library, "Drei Linien");
    REQUIRE(found);
    CHECK(found->origin == battles::Origin::Own);
    CHECK(found->file == own.folder.path() / "battles" / "Drei Linien.json");
    CHECK(found->title == "Three lines");
    CHECK(found->scenario.types[0].offense == 7);
    CHECK(battles::find_battle(own.library, "two-lines")->origin == battles::Origin::Shipped);
    CHECK_FALSE(battles::find_battle(kShipped, "Drei Linien"));
}

TEST_CASE("an own battle whose name reads like a code is that battle, not a quick one") {
    const OwnFolder own("code");
    Json battle = shipped_battle();
    battle["title"] = "Quick charge";
    CHECK(battles::find_battle(own.library, "quick-charge")->title != "Quick charge");
    own.folder.write("battles/quick-charge.json", battle.dump());
    CHECK(battles::find_battle(own.library, "quick-charge")->title == "Quick charge");
    CHECK((*battles::find_battle_json(own.library, "quick-charge"))["title"] == "Quick charge");
    CHECK(battles::find_battle(own.library, "quick-CHARGE")->title != "Quick charge");
}

TEST_CASE("a coin set whose title is null is called by its file") {
    const OwnFolder own("untitled");
    Json coins = shipped_coins();
    coins["title"] = nullptr;
    own.folder.write("coins/mine.json", coins.dump());
    CHECK(battles::load_coin_sets(own.library, {"mine"}, ""));
    const auto sets = battles::load_all_coin_sets(own.library).sets;
    const auto mine = std::ranges::find(sets, "mine", &battles::CoinSet::name);
    REQUIRE(mine != sets.end());
    CHECK(mine->title == "mine");
}

TEST_CASE("a broken file of one's own hides no other, and is named with its place") {
    const OwnFolder own("broken");
    Json broken = shipped_battle();
    broken["sides"]["heads"]["coins"][3]["type"] = "pany";
    own.folder.write("battles/broken.json", broken.dump());
    own.folder.write("battles/mine.json", shipped_battle().dump());
    own.folder.write("battles/torn.json", "{");
    own.folder.write("battles/notes.txt", "no battle");
    fs::create_directories(own.library.own(LibraryKind::Battles) / "folder.json");

    const auto shelf = battles::load_battles(own.library);
    CHECK(shelf.battles.size() == battles::load_battles(kShipped).battles.size() + 1);
    REQUIRE(shelf.faults.size() == 3);
    CHECK(shelf.faults[0].file.ends_with("battles/broken.json"));
    CHECK(shelf.faults[0].pointer == "/sides/heads/coins/3/type");
    CHECK(shelf.faults[1].file.ends_with("battles/folder.json"));
    CHECK(shelf.faults[1].reason == "is a folder, not a file");
    CHECK(shelf.faults[2].reason.starts_with("is no JSON: line 1, column"));
}

TEST_CASE("the name of what ships is taken") {
    const OwnFolder own("taken");
    Json coins = shipped_coins();
    coins["coins"][0]["offense"] = 20;
    own.folder.write("coins/us.json", coins.dump());
    own.folder.write("coins/My Coins.json", coins.dump());
    own.folder.write("battles/two-lines.json", "{}");

    CHECK((*battles::load_coin_sets(own.library, {"us"}, ""))[0]["offense"] == 1);
    const auto coin_sets = battles::load_all_coin_sets(own.library);
    CHECK(coin_sets.sets.size() == battles::load_all_coin_sets(kShipped).sets.size());
    REQUIRE(coin_sets.faults.size() == 2);
    CHECK(coin_sets.faults[0].reason ==
          "battles cannot name this coin set: its file name must have 1 to 32 small letters, digits, _ and -");
    CHECK(coin_sets.faults[1].reason == "a coin set that ships is called \"us\": give the file another name");
    const auto shelf = battles::load_battles(own.library);
    REQUIRE(shelf.faults.size() == 1);
    CHECK(shelf.faults[0].reason == "a battle that ships is called \"two-lines\": give the file another name");
    CHECK(battles::find_battle(own.library, "two-lines")->origin == battles::Origin::Shipped);
}

TEST_CASE("a user without a folder, or with an empty one, has what ships") {
    const battles::Library gone(kShipped, fs::path("no") / "such" / "folder");
    for (const LibraryKind kind : battles::kKinds) {
        CHECK(gone.files(kind).size() == battles::Library(kShipped).files(kind).size());
        CHECK(gone.left_out(kind).empty());
        CHECK(battles::Library(kShipped).own(kind).empty());
    }
    CHECK_FALSE(gone.find(LibraryKind::Battles, "../battles/cannae"));
    CHECK_FALSE(gone.find(LibraryKind::Battles, ""));
}

TEST_CASE("files that are new, changed or gone are noticed once each, and only those that are looked at") {
    const OwnFolder own("watched");
    const fs::path battle = own.folder.write("battles/mine.json", shipped_battle().dump());
    battles::FolderWatch watch(own.library);
    CHECK_FALSE(watch.look(own.library));
    const auto noticed = [&] {
        const bool once = watch.look(own.library);
        CHECK_FALSE(watch.look(own.library));
        return once;
    };
    for (const char* file : {"battles/new.json", "coins/new.json", "formations/new.json"}) {
        own.folder.write(file, "{}");
        CHECK_MESSAGE(noticed(), file);
    }
    own.folder.write("battles/mine.json", "{ }");
    CHECK(noticed());
    fs::last_write_time(battle, fs::last_write_time(battle) + std::chrono::seconds(2));
    CHECK(noticed());
    fs::rename(battle, battle.parent_path() / "called_otherwise.json");
    CHECK(noticed());
    fs::remove(battle.parent_path() / "called_otherwise.json");
    CHECK(noticed());
    own.folder.write("settings.json", "{}");
    own.folder.write("battles/mine.json.new", "{}");
    CHECK_FALSE(noticed());
    fs::remove_all(own.library.own(LibraryKind::Battles));
    CHECK(noticed());
}

TEST_CASE("one's own folder is made ready: folders, and the schemas where editors look for them") {
    const kit::Folder folder("own_ready");
    const battles::Library library(kShipped, folder.path() / "coinwars");
    battles::prepare_own(library);
    const fs::path schema = library.own() / "schemas" / "battle.schema.json";
    const auto shipped = battles::read_json(kShipped / "schemas" / "battle.schema.json");
    for (const LibraryKind kind : battles::kKinds) CHECK(fs::is_directory(library.own(kind)));
    CHECK(*battles::read_json(schema) == *shipped);
    folder.write("coinwars/schemas/battle.schema.json", "{}");
    const auto coins_before = fs::last_write_time(library.own() / "schemas" / "coins.schema.json");
    battles::prepare_own(library);
    CHECK(*battles::read_json(schema) == *shipped);
    CHECK(fs::last_write_time(library.own() / "schemas" / "coins.schema.json") == coins_before);
}

TEST_CASE("a sum is in the money of the sets that are chosen") {
    const auto sets = battles::load_all_coin_sets(kShipped).sets;
    const auto told = [&](const std::vector<std::string>& names) {
        return words::english(battles::in_money(sets, names, 250));
    };
    CHECK(told({"us"}) == "$2.50");
    CHECK(told({"euro"}) == "\u20ac2.50");
    CHECK(told({"athens"}) == "250 ob.");
    CHECK(told({"us", "euro"}) == "2.50");
}
