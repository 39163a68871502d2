#include <doctest/doctest.h>

#include <fstream>

#include "engine/platform/files.h"
#include "game/rules/session.h"
#include "game/screens/saves.h"
#include "game/screens/settings.h"
#include "game/screens/start.h"

namespace fs = std::filesystem;

namespace {

const fs::path kShipped = fs::path(COINWARS_SOURCE_DIR) / "assets";

fs::path fresh_profile(const char* name) {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

rules::Record some_record() {
    const auto battle = screens::named_battle(kShipped, "two-lines");
    REQUIRE(battle);
    const auto session = rules::find_system("coin-wars")->start(battle->json, 3);
    REQUIRE(session);
    rules::Record record = (*session)->record();
    record.about =
        screens::about({.battle = "two-lines", .players = {"Ann", "Bob"}, .swapped = true, .seed = ~0ull});
    return record;
}

}  // namespace

TEST_CASE("a saved battle comes back with its players, side and seed") {
    const fs::path profile = fresh_profile("saves");
    CHECK(!screens::load_saved(profile).value());
    REQUIRE(screens::save_battle(profile, some_record()));
    const auto saved = screens::load_saved(profile);
    REQUIRE(saved);
    REQUIRE(*saved);
    CHECK((*saved)->state["phase"] == "agree");
    const screens::SetUp set_up = screens::set_up_from((*saved)->record.about);
    CHECK(set_up.battle == "two-lines");
    CHECK(set_up.players[1] == "Bob");
    CHECK(set_up.swapped);
    CHECK(set_up.seed == ~0ull);
    screens::drop_battle(profile);
    CHECK(!screens::load_saved(profile).value());
}

TEST_CASE("a broken save is told, kept aside and asked for no second time") {
    for (const std::string& content :
         {std::string(), std::string("{"), std::string("[1,2]"), std::string(4000, '['),
          std::string("{\"format\":\"coinwars-replay/1\"}")}) {
        const fs::path profile = fresh_profile("broken");
        REQUIRE(platform::make_folder(profile / "saves"));
        REQUIRE(platform::write_file(profile / "saves" / "battle.json", content));
        const auto saved = screens::load_saved(profile);
        REQUIRE(!saved);
        CHECK(words::english(saved.error()).find("broken.json") != std::string::npos);
        CHECK(fs::exists(profile / "saves" / "broken.json"));
        CHECK(!screens::load_saved(profile).value());
    }
}

TEST_CASE("one byte that changes meaning is found") {
    const fs::path profile = fresh_profile("byte");
    rules::Json json = rules::to_json(some_record());
    json["start"]["title"] = "Another";
    REQUIRE(platform::make_folder(profile / "saves"));
    REQUIRE(platform::write_file(profile / "saves" / "battle.json", json.dump()));
    CHECK(!screens::load_saved(profile));
}

TEST_CASE("a battle that was left for another one is kept, five of them") {
    const fs::path profile = fresh_profile("earlier");
    for (int i = 0; i < 8; ++i) {
        REQUIRE(screens::save_battle(profile, some_record()));
        screens::put_aside(profile);
    }
    int kept = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(profile / "saves")) ++kept;
    CHECK(kept == 5);
}

TEST_CASE("settings: what cannot be read counts as none, numbers stay in their bounds") {
    const fs::path profile = fresh_profile("settings");
    screens::Kept kept;
    kept.settings.ui_scale = 200;
    kept.settings.players = {"Zoë", "Jonas"};
    REQUIRE(screens::store_settings(profile, kept));
    CHECK(screens::load_settings(profile).settings.ui_scale == 200);
    CHECK(screens::load_settings(profile).settings.players[0] == "Zoë");
    for (const char* content :
         {"", "{", "[]", "{\"format\":\"coinwars-settings/1\",\"ui_scale\":\"big\",\"window\":3}",
          "{\"format\":\"coinwars-settings/1\",\"ui_scale\":99999,\"players\":[1]}"}) {
        REQUIRE(platform::write_file(profile / "settings.json", content));
        const int scale = screens::load_settings(profile).settings.ui_scale;
        CHECK(scale >= 100);
        CHECK(scale <= 300);
    }
}

TEST_CASE("a preset takes the place of the battle's table options and of nothing else") {
    const rules::Json battle{{"rules", {{"terrain", true}, {"friends", "block"}, {"fire_blocked", "any"}}}};
    CHECK(screens::with_preset(battle, screens::Preset::Battle) == battle);
    const rules::Json rules = screens::with_preset(battle, screens::Preset::Tournament)["rules"];
    CHECK(rules["preset"] == "tournament");
    CHECK(rules["terrain"] == true);
    CHECK(!rules.contains("friends"));
    CHECK(screens::with_preset(rules::Json::object(), screens::Preset::Kitchen)["rules"]["preset"] ==
          "kitchen");
}

TEST_CASE("a battle that is not there, or no battle, is told in a sentence") {
    CHECK(screens::named_battle(kShipped, "atlantis").error().find("atlantis") != std::string::npos);
    CHECK(screens::named_battle(kShipped, "./none.json").error().find("none.json") != std::string::npos);
    CHECK(!screens::named_battle(kShipped, (fs::path(COINWARS_SOURCE_DIR) / "LICENSE").string() + "/x"));
}
