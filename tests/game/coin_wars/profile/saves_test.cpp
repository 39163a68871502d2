#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/shell/settings.h"
#include "game/systems/systems.h"
#include "tests/support/fixed_record.h"
#include "tests/support/kit.h"

namespace fs = std::filesystem;

namespace {

namespace cw = rules::coin_wars;

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
    record.about = profile::about({.battle = "two-lines", .players = {"Ann", "Bob"}, .swapped = true, .seed = ~0ull});
    return record;
}

// The record of a starting battle, after each of its commands.
std::vector<rules::Record> growing() {
    const auto battle = screens::named_battle(kShipped, "two-lines");
    const auto session = *rules::find_system("coin-wars")->start(battle->json, 3);
    kit::FairHand hand;
    std::vector<rules::Record> records{session->record()};
    for (const char* command : {R"({"cmd":"agree","side":"heads"})", R"({"cmd":"agree","side":"tails"})",
                                R"({"cmd":"faces","swap":false})", R"({"cmd":"toss"})"}) {
        REQUIRE(session->submit(rules::Json::parse(command), hand));
        records.push_back(session->record());
    }
    return records;
}

// Saves records one after another, as a growing battle would.
class Save {
public:
    explicit Save(const fs::path& profile, const std::string& war = {}) : save_(profile, war) {}
    bool write(const rules::Record& record) {
        if (!game_) game_.emplace(record);
        game_->become(record);
        return save_.write(*game_, game_->about()).has_value();
    }
    void drop() { save_.drop(); }

private:
    profile::BattleSave save_;
    std::optional<tests::FixedRecord> game_{};
};

}  // namespace

TEST_CASE("a saved battle comes back with its players, side and seed") {
    const fs::path profile = fresh_profile("saves");
    CHECK(!profile::load_saved(profile).value());
    REQUIRE(Save(profile).write(some_record()));
    const auto saved = profile::load_saved(profile);
    REQUIRE(saved);
    REQUIRE(*saved);
    CHECK((*saved)->battle->match().phase == rules::coin_wars::Phase::Agree);
    const profile::SetUp set_up = profile::set_up_from((*saved)->record.about);
    CHECK(set_up.battle == "two-lines");
    CHECK(set_up.players[1] == "Bob");
    CHECK(set_up.swapped);
    CHECK(set_up.seed == ~0ull);
    profile::drop_battle(profile);
    CHECK(!profile::load_saved(profile).value());
}

TEST_CASE("each war keeps its own battle under way, beside one that belongs to none") {
    const fs::path profile = fresh_profile("wars");
    const auto of_war = [](const std::string& war, const std::string& title) {
        rules::Record record = some_record();
        record.about = profile::about({.battle = "two-lines", .war = profile::WarBattle{war, title, 2}});
        return record;
    };
    REQUIRE(Save(profile).write(some_record()));
    REQUIRE(Save(profile, "punic").write(of_war("punic", "The Second Punic War")));
    REQUIRE(Save(profile, "asia").write(of_war("asia", "Alexander in Asia")));
    const auto at = [&](const char* war, int hour) {
        fs::last_write_time(profile::saved_journal(profile, war), fs::file_time_type(std::chrono::hours(hour)));
    };
    at("", 2), at("punic", 3), at("asia", 1);
    CHECK(profile::places_of_saves(profile) == std::vector<std::string>{"punic", "", "asia"});
    const auto saved = profile::load_saved(profile, "punic");
    REQUIRE(saved.value());
    CHECK(words::english(profile::title_of((*saved)->record)) == "Two lines – The Second Punic War");
    CHECK(words::english(profile::title_of(profile::saved_journal(profile, ""))) == "Two lines");
    const auto war = profile::set_up_from((*saved)->record.about).war;
    REQUIRE(war);
    CHECK(war->war == "punic");
    CHECK(war->number == 2);

    profile::drop_battle(profile, "punic");
    CHECK(!profile::load_saved(profile, "punic").value());
    profile::put_aside(profile, "asia");
    CHECK(profile::places_of_saves(profile) == std::vector<std::string>{""});
    CHECK(profile::left_battles(profile).size() == 1);
}

TEST_CASE("a battle that is played on from a replay says so in its save") {
    CHECK_FALSE(profile::about({.battle = "two-lines"}).contains("played_on"));
    CHECK_FALSE(profile::set_up_from(profile::about({.battle = "two-lines"})).played_on);
    CHECK(profile::set_up_from(profile::about({.battle = "two-lines", .played_on = true})).played_on);
}

TEST_CASE("a save of a war names it by its file alone: a place on the disk is no war, and former saves had a number") {
    const auto war = [](const rules::Json& json) { return profile::set_up_from({{"war", json}}).war; };
    CHECK(war(3u)->war.empty());
    CHECK(war(3u)->number == 3);
    for (const char* name : {"../x", "/tmp/x", "a/b", ""}) CHECK(!war({{"name", name}, {"battle", 1u}}));
    for (const rules::Json& json : {rules::Json(-1), rules::Json("x"), rules::Json({{"name", "x"}}), rules::Json()})
        CHECK(!war(json));
}

TEST_CASE("a record names a battle by its id: a place on the disk is no battle, whoever wrote the record") {
    const auto named = [](const char* battle) { return profile::set_up_from(rules::Json{{"battle", battle}}).battle; };
    for (const char* id : {"cannae", "my own-battle_2", "Z\u00fclpich"}) CHECK(named(id) == id);
    for (const char* place : {"/etc/passwd", "../cannae", "a/b", "a\\b", "C:battle", "..", "cannae.json", ""})
        CHECK_MESSAGE(named(place) == "", place);
    const auto unknown = screens::named_battle(kShipped, named("/tmp/battle.json"));
    REQUIRE_FALSE(unknown);
    CHECK(words::english(unknown.error()).find("unknown") != std::string::npos);
}

TEST_CASE("a broken save is told, kept aside and asked for no second time") {
    for (const std::string& content : {std::string(), std::string("{"), std::string("[1,2]"), std::string(4000, '['),
                                       std::string("{\"format\":\"coinwars-replay/1\"}")}) {
        const fs::path profile = fresh_profile("broken");
        REQUIRE(platform::make_folder(profile / "saves"));
        REQUIRE(platform::write_file(profile / "saves" / "battle.json", content));
        const auto saved = profile::load_saved(profile);
        REQUIRE(!saved);
        CHECK(words::english(saved.error()).find("broken.json") != std::string::npos);
        CHECK(fs::exists(profile / "saves" / "broken.json"));
        CHECK(!profile::load_saved(profile).value());
    }
}

TEST_CASE("one byte that changes meaning is found") {
    const fs::path profile = fresh_profile("byte");
    rules::Json json = rules::to_json(some_record());
    json["start"]["title"] = "Another";
    REQUIRE(platform::make_folder(profile / "saves"));
    REQUIRE(platform::write_file(profile / "saves" / "battle.json", json.dump()));
    CHECK(!profile::load_saved(profile));
}

TEST_CASE("the journal is cut at any byte: it goes on where its whole lines end, and nothing is told") {
    const fs::path profile = fresh_profile("cut"), journal = profile / "saves" / "battle.journal";
    Save save(profile);
    const std::vector<rules::Record> records = growing();
    std::vector<std::uintmax_t> lengths;
    for (const rules::Record& record : records) {
        REQUIRE(save.write(record));
        lengths.push_back(fs::file_size(journal));
    }
    const std::string whole = *platform::read_file(journal);
    for (std::size_t cut = lengths.front(); cut <= whole.size(); cut += 7) {
        REQUIRE(platform::write_file(journal, whole.substr(0, cut)));
        const auto saved = profile::load_saved(profile);
        REQUIRE(saved);
        const auto known = std::ranges::upper_bound(lengths, cut) - lengths.begin() - 1;
        CHECK((*saved)->record == records[static_cast<std::size_t>(known)]);
        CHECK((*saved)->remark.empty());
    }
}

TEST_CASE("a damaged journal is kept aside, and the soundest copy goes on") {
    const fs::path profile = fresh_profile("damaged"), journal = profile / "saves" / "battle.journal";
    Save save(profile);
    rules::Record record;
    for (int round = 0; round < 21; ++round)
        for (const rules::Record& each : growing()) REQUIRE(save.write(record = each));
    REQUIRE(fs::exists(profile / "saves" / "copy-3.json"));
    std::string text = *platform::read_file(journal);
    text[text.size() / 2] ^= 1;
    REQUIRE(platform::write_file(journal, text));
    const auto saved = profile::load_saved(profile);
    REQUIRE(saved);
    CHECK((*saved)->record.steps == record.steps);
    CHECK(words::english((*saved)->remark).find("broken.journal") != std::string::npos);
    CHECK(*platform::read_file(profile / "saves" / "broken.journal") == text);

    SUBCASE("and what is written next is sound again") {
        REQUIRE(Save(profile).write(record));
        CHECK((*profile::load_saved(profile).value()).remark.empty());
    }
    SUBCASE("also where nothing of it can be read") {
        REQUIRE(platform::write_file(journal, "\n"));
        CHECK((*profile::load_saved(profile).value()).record.steps == record.steps);
        CHECK(!fs::exists(journal));
    }
}

TEST_CASE("the save of a battle that is over is gone, copies and all; if its end is undone, it is written anew") {
    const fs::path profile = fresh_profile("over");
    Save save(profile);
    std::vector<rules::Record> records = growing();
    for (int round = 0; round < 5; ++round)
        for (const rules::Record& each : records) REQUIRE(save.write(each));
    REQUIRE(fs::exists(profile / "saves" / "copy-1.json"));
    save.drop();
    CHECK(!profile::load_saved(profile).value());
    CHECK(fs::is_empty(profile / "saves"));
    records.pop_back();
    REQUIRE(save.write(records.back()));
    CHECK((*profile::load_saved(profile).value()).record == records.back());
}

TEST_CASE("a journal that somebody has taken away is written anew") {
    const fs::path profile = fresh_profile("taken");
    Save save(profile);
    const std::vector<rules::Record> records = growing();
    REQUIRE(save.write(records.front()));
    fs::remove_all(profile / "saves");
    REQUIRE(save.write(records.back()));
    CHECK((*profile::load_saved(profile).value()).record == records.back());
}

TEST_CASE("a battle that was left for another one is kept, five of them") {
    const fs::path profile = fresh_profile("earlier");
    for (int i = 0; i < 8; ++i) {
        REQUIRE(Save(profile).write(some_record()));
        profile::put_aside(profile);
    }
    int kept = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(profile / "saves")) ++kept;
    CHECK(kept == 5);
}

TEST_CASE("settings: what cannot be read counts as none, numbers stay in their bounds") {
    const fs::path profile = fresh_profile("settings");
    screens::Kept kept;
    kept.settings.ui_scale = 200;
    kept.settings.seats.players = {"Zoë", "Jonas"};
    kept.settings.seats.advice.warning = true;
    REQUIRE(screens::store_settings(profile, kept));
    CHECK(screens::load_settings(profile).settings.ui_scale == 200);
    CHECK(screens::load_settings(profile).settings.seats.advice == profile::Advice{.hint = false, .warning = true});
    CHECK(screens::load_settings(profile).settings.seats.players[0] == "Zoë");
    CHECK_FALSE(screens::load_settings(profile).damaged);
    CHECK_FALSE(screens::load_settings(fresh_profile("no-settings")).damaged);
    for (const char* content : {"", "{", "[]", "{\"format\":\"coinwars-settings/1\",\"ui_scale\":\"big\",\"window\":3}",
                                "{\"format\":\"coinwars-settings/1\",\"ui_scale\":99999,\"players\":[1]}"}) {
        REQUIRE(platform::write_file(profile / "settings.json", content));
        const int scale = screens::load_settings(profile).settings.ui_scale;
        CHECK(scale >= 100);
        CHECK(scale <= 300);
    }
}

TEST_CASE("settings and lists that cannot be read are set aside, not written over") {
    const fs::path profile = fresh_profile("damaged");
    const std::string comma = "{\"format\": \"coinwars-settings/1\", \"ui_scale\": 200,}";
    for (const std::string& content : {comma, std::string("null"), std::string(), std::string(4096, '\0')}) {
        CAPTURE(content);
        REQUIRE(platform::write_file(profile / "settings.json", content));
        CHECK(screens::load_settings(profile).damaged);
        CHECK(platform::read_file(profile / "settings.broken.json") == content);
        CHECK_FALSE(fs::exists(profile / "settings.json"));
    }
    REQUIRE(platform::write_file(profile / "lists.json", comma));
    REQUIRE(profile::save_lists(profile, {}));
    CHECK(platform::read_file(profile / "lists.broken.json") == comma);
}

TEST_CASE("a preset takes the battle's table options and of nothing else's place") {
    using profile::Preset;
    cw::Scenario battle;
    battle.advanced.terrain = true;
    battle.options.friends = cw::Friends::Block;
    battle.options.slow = cw::Slow::Way;  // slow ground belongs to the battle
    CHECK(screens::with_preset(battle, Preset::Battle) == battle);
    const cw::Scenario tournament = screens::with_preset(battle, Preset::Tournament);
    CHECK(tournament.advanced.terrain);
    CHECK(tournament.options == cw::with_preset(cw::tournament(), battle.options));
    CHECK(tournament.options.friends == cw::tournament().friends);
    CHECK(screens::with_preset(battle, Preset::Kitchen).options.slow == cw::Slow::Way);
}

TEST_CASE("a battle is set up anew, and without a handicap's coins, as its file would say it") {
    const auto leuctra = screens::named_battle(kShipped, "leuctra").value();
    profile::SetUp set_up{.battle = "leuctra"};
    rules::Json json = cw::to_json(leuctra.scenario);
    json["set_up_anew"] = true;
    CHECK(screens::settled(kShipped, leuctra, set_up) == cw::scenario_from_json(json).value());
    set_up.at_once = true;
    CHECK(screens::settled(kShipped, leuctra, set_up) == leuctra.scenario);
    set_up.handicap = true;
    CHECK(screens::settled(kShipped, leuctra, set_up) == leuctra.scenario);  // no handicap has been measured
    const battles::EvenWithout even{cw::Side::Heads, {leuctra.scenario.coin(0).id}};
    const fs::path box = fresh_profile("handicap");
    fs::create_directories(box / "odds");
    REQUIRE(platform::write_file(
        box / "odds" / "battles.json",
        battles::to_json({{"leuctra", {.bot = "sergeant", .battles = 1, .even_without = even}}}).dump()));
    const cw::Scenario fewer = screens::settled(box, leuctra, set_up);
    CHECK(fewer.coins.size() + 1 == leuctra.scenario.coins.size());
    CHECK(fewer == cw::scenario_from_json(battles::without(cw::to_json(leuctra.scenario), even)).value());
}

TEST_CASE("a battle that is not there, or no battle, is told in a sentence") {
    CHECK(words::english(screens::named_battle(kShipped, "atlantis").error()).find("atlantis") != std::string::npos);
    CHECK(words::english(screens::named_battle(kShipped, "./none.json").error()).find("none.json") !=
          std::string::npos);
    CHECK(!screens::named_battle(kShipped, (fs::path(COINWARS_SOURCE_DIR) / "LICENSE").string() + "/x"));
}
