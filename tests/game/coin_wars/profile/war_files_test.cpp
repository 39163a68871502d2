// A war that is exchanged as a file.

#include "game/coin_wars/profile/war_files.h"

#include <doctest/doctest.h>

#include <limits>

#include "engine/platform/files.h"
#include "game/coin_wars/wars/war_file.h"

namespace fs = std::filesystem;
using namespace profile;
namespace war = rules::war;

namespace {

fs::path fresh(const char* name) {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "war-files" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

std::unique_ptr<WarGame> begun(const fs::path& profile, const char* name = "two-neighbours") {
    const auto war = wars::find_war(battles::Library(fs::path(COINWARS_SOURCE_DIR) / "assets"), name);
    REQUIRE(war);
    auto game = WarGame::begin(profile, name, war->json);
    REQUIRE(game);
    return std::move(*game);
}

std::string taken(const fs::path& profile, const fs::path& file) {
    const auto name = take_war(profile, file);
    return name ? *name : words::english(name.error());
}

void buy(WarGame& game, const char* nation) { REQUIRE(!game.submit(war::Buy{nation, "penny", 1})); }

// Damages the last of the file's lines with a penny in it.
void damage(const fs::path& file) {
    std::string text = platform::read_file(file).value();
    text[text.rfind("penny")] = 'x';
    REQUIRE(platform::write_file(file, text));
}

const char* const kJournal = "saves/war-two-neighbours.journal";

// Both lines are set up, and the first battle is fought.
void fight(WarGame& game, const char* winner) {
    game.seat({{"", ""}, {"recruit", "recruit"}});
    game.let_stewards_act();
    REQUIRE(platform::write_file(game.battle_file(0), winner));
    REQUIRE(!game.submit(war::Fought{winner, "victory"}));
}

}  // namespace

TEST_CASE("a war from a file shows no battles of another course") {
    const fs::path ada = fresh("course"), ben = fresh("other-course");
    const auto first = begun(ada), second = begun(ben);
    fight(*first, "overton");
    CHECK(first->has_battle(0));
    const auto own = give_war(ada, *first);
    REQUIRE(taken(ada, *own) == "two-neighbours");
    CHECK(WarGame::last(ada).value()->has_battle(0));
    REQUIRE(!WarGame::last(ada).value()->submit(war::Yield{"overton"}));
    fight(*second, "netherton");
    const auto others = give_war(ben, *second);
    REQUIRE(taken(ada, *others) == "two-neighbours");
    CHECK(WarGame::last(ada).value()->match().fought.size() == 1);
    CHECK_FALSE(WarGame::last(ada).value()->has_battle(0));
}

TEST_CASE("a war goes to and fro as a file, each time with what the other side has done") {
    const fs::path ada = fresh("ada"), ben = fresh("ben");
    const auto first = begun(ada);
    first->seat({{"Ada", ""}, {"", ""}});
    buy(*first, "overton");
    const auto there = give_war(ada, *first);
    REQUIRE(there);
    CHECK(there->filename() == "Two neighbours.coinwars");
    CHECK(is_given_war(*there));
    REQUIRE(taken(ben, *there) == "two-neighbours");

    const auto second = WarGame::last(ben);
    REQUIRE(second.value());
    CHECK((*second)->match() == first->match());
    (*second)->seat({{"", "Ben"}, {"", ""}});
    buy(**second, "netherton");
    const auto back = give_war(ben, **second);
    REQUIRE(taken(ada, *back) == "two-neighbours");
    const auto third = WarGame::last(ada);
    CHECK((*third)->match() == (*second)->match());
    CHECK((*third)->seats().players[0] == "Ada");  // the local seats stay
}

TEST_CASE("a file that would undo what was done here is refused, unless the war is over") {
    const fs::path ada = fresh("older"), ben = fresh("other");
    const auto game = begun(ada);
    const auto file = give_war(ada, *game);
    REQUIRE(file);
    buy(*game, "overton");
    CHECK(taken(ada, *file) == "This war is further along here than in the file.");
    const auto other = begun(ben);
    buy(*other, "netherton");
    const auto others = give_war(ben, *other);
    CHECK(taken(ada, *others) == "This war has taken a different course here. Give it up first.");
    REQUIRE(!WarGame::last(ada).value()->submit(war::Yield{"overton"}));
    CHECK(taken(ada, *others) == "two-neighbours");
}

TEST_CASE("what is no war, or of no name, is no war to take") {
    const fs::path profile = fresh("wrong"), file = profile / "x.coinwars";
    for (const char* text : {"", "{", "[]", "null", R"({"game": 7})", R"({"game": "coin-wars"})"}) {
        REQUIRE(platform::write_file(file, text));
        CHECK_MESSAGE(!is_given_war(file), text);
        CHECK_MESSAGE(!take_war(profile, file), text);
    }
    const auto game = begun(profile);
    for (const rules::Json& name : {rules::Json("../x"), rules::Json(3), rules::Json()}) {
        rules::Record record = game->record();
        record.about["war"] = name;
        REQUIRE(platform::write_file(file, rules::to_json(record).dump()));
        CHECK(is_given_war(file));
        CHECK(taken(profile, file) == "x.coinwars does not say which war it belongs to.");
    }
    rules::Json changed = rules::to_json(game->record());
    changed["start"]["title"] = "Another";
    REQUIRE(platform::write_file(file, changed.dump()));
    CHECK(!take_war(profile, file));
    CHECK(!fs::exists(profile / "x"));
}

TEST_CASE("a battle's number that no war reaches is not one of its battles") {
    const fs::path profile = fresh("number");
    const auto game = begun(profile);
    REQUIRE(game->match().fought.empty());
    const std::string& battle = game->match().plan->places.front().battle;
    for (const std::size_t number : {std::size_t{1}, std::numeric_limits<std::size_t>::max()}) {
        CHECK_FALSE(game->fights(number, battle));
        CHECK_FALSE(stands_before(profile, {game->name(), "", number}, battle));
    }
}

TEST_CASE("a file replaces only one that it goes on from") {
    const fs::path ada = fresh("kept");
    const auto own = begun(ada);
    buy(*own, "overton");
    const auto first = give_war(ada, *own);
    REQUIRE(first);
    buy(*own, "overton");
    CHECK(give_war(ada, *own).value() == *first);
    const auto other = begun(ada);
    buy(*other, "netherton");
    CHECK(give_war(ada, *other).value().filename() == "Two neighbours 2.coinwars");
    CHECK(taken(fresh("rescuer"), *first) == "two-neighbours");
}

TEST_CASE("what a damaged war has lost is told, its file is kept, and no damaged file is taken") {
    const fs::path ada = fresh("damaged");
    const auto game = begun(ada);
    buy(*game, "overton");
    const war::Match before = game->match();
    buy(*game, "overton");
    damage(ada / kJournal);
    const std::string text = platform::read_file(ada / kJournal).value();
    const auto looked = WarGame::look(ada, "two-neighbours");
    REQUIRE(looked.value());
    CHECK(!fs::exists(ada / "saves" / "war-two-neighbours.broken.journal"));
    CHECK(taken(fresh("taker"), ada / kJournal).find("everything after step 1 is lost") != std::string::npos);
    const auto loaded = WarGame::load(ada, "two-neighbours");
    REQUIRE(loaded.value());
    CHECK((*loaded)->match() == before);
    CHECK(words::english((*loaded)->remark()).starts_with("The war was damaged; its file is kept as "));
    buy(**loaded, "netherton");
    CHECK(platform::read_file(ada / "saves" / "war-two-neighbours.broken.journal").value() == text);
    CHECK(WarGame::load(ada, "two-neighbours").value()->remark().empty());
}

TEST_CASE("a war that cannot be read is set aside by whoever would play it, and told; others leave it") {
    const fs::path ada = fresh("unreadable");
    (void)begun(ada);
    REQUIRE(platform::write_file(ada / kJournal, "{"));
    CHECK(!stands_before(ada, {"two-neighbours", "", 0}, "ford"));
    CHECK(!WarGame::look_at_last(ada));
    REQUIRE(fs::exists(ada / kJournal));
    const auto last = WarGame::last(ada);
    REQUIRE(!last);
    CHECK(words::english(last.error()).starts_with("The war cannot be continued; it has been set aside as "));
    CHECK(fs::exists(ada / "saves" / "war-two-neighbours.broken.journal"));
}

TEST_CASE("a war that cannot be saved says so until it is") {
    const fs::path ada = fresh("full");
    REQUIRE(platform::write_file(ada / "saves", "in the way"));
    const auto game = begun(ada);
    CHECK(!game->fault().empty());
    buy(*game, "overton");
    CHECK(!game->fault().empty());
    fs::remove(ada / "saves");
    buy(*game, "overton");
    CHECK(game->fault().empty());
    CHECK(WarGame::load(ada, "two-neighbours").value()->match() == game->match());
}
