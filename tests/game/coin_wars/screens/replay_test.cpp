// Replaying battles, and saving replays.

#include <doctest/doctest.h>

#include <fstream>

#include "engine/platform/files.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"

namespace fs = std::filesystem;
using screens::Replay;

namespace {

rules::Record recorded(const std::string& name) {
    std::ifstream file(fs::path(COINWARS_SOURCE_DIR) / "tests" / "replays" / name);
    const auto record = rules::record_from_json(rules::Json::parse(file));
    REQUIRE(record);
    return *record;
}

std::unique_ptr<Replay> opened(const std::string& name) {
    auto replay = Replay::open({.record = recorded(name)});
    REQUIRE(replay);
    return std::move(*replay);
}

fs::path fresh_folder(const char* name) {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

bool lies_as_the_match_says(const Replay& replay) {
    const auto& coins = replay.stage().scene().coins;
    for (int coin = 0; coin < replay.match().count(); ++coin) {
        const auto& sprite = coins[static_cast<std::size_t>(coin)];
        if (replay.match().on_table(coin) && sprite.at != replay.match().coin(coin).at) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("a replay that is opened from its file shows the steps that were replayed when the file was read") {
    const auto saved = profile::load_record(fs::path(COINWARS_SOURCE_DIR) / "tests" / "replays" / "morale.json");
    REQUIRE(saved);
    const auto replay = Replay::open(screens::watching(*saved));
    REQUIRE(replay);
    CHECK((*replay)->steps() == saved->record.steps.size());
    CHECK((*replay)->played().data() == saved->battle->steps().data());
    const auto without = Replay::open({.record = saved->record});
    REQUIRE(without);
    CHECK((*without)->played().data() != saved->battle->steps().data());
}

TEST_CASE("a replay opens before a step and plays that one alone") {
    using Plays = screens::Watch::Plays;
    auto replay = Replay::open({.record = recorded("morale.json"), .from = 85, .plays = Plays::Step});
    REQUIRE(replay);
    CHECK((*replay)->position() == 86);
    CHECK_FALSE((*replay)->playing());
    CHECK((*replay)->moving());
    for (int i = 0; i < 100; ++i) (*replay)->pass(1, Replay::Motion::Full);
    CHECK((*replay)->position() == 86);
    CHECK_FALSE((*replay)->moving());
}

TEST_CASE("a replay stands wherever one wants it, forwards and back") {
    const auto replay = opened("morale.json");
    CHECK(replay->position() == 0);
    CHECK(replay->told().empty());
    for (const std::size_t position : {87u, 3u, 40u, 0u, 86u, 200u}) {
        replay->go(position);
        CHECK(replay->position() == std::min<std::size_t>(position, replay->steps()));
        CHECK(lies_as_the_match_says(*replay));
        CHECK(core::to_hex(screens::cw::CoinWars::hash(replay->match())) ==
              (position == 0 ? core::to_hex(screens::cw::CoinWars::hash(replay->match()))
                             : replay->record().steps[replay->position() - 1].hash));
    }
    for (std::size_t i = 0; i < replay->steps(); ++i) {
        replay->back();
        replay->pass(1, Replay::Motion::None);
        CHECK(replay->position() == replay->steps() - 1 - i);
        CHECK(lies_as_the_match_says(*replay));
    }
    replay->back();
    CHECK(replay->position() == 0);
    for (std::size_t i = 0; i < replay->steps(); ++i) {
        replay->forward();
        CHECK_FALSE(replay->told().empty());
        replay->pass(0.01, Replay::Motion::Full);
    }
    replay->pass(60, Replay::Motion::Full);
    CHECK(lies_as_the_match_says(*replay));
}

TEST_CASE("every replay can be played on the table, whatever happens in it") {
    for (const auto& file : tests::files_in(fs::path(COINWARS_SOURCE_DIR) / "tests" / "replays", 25)) {
        if (file.extension() != ".json") continue;
        CAPTURE(file.filename().string());
        const auto replay = opened(file.filename().string());
        for (std::size_t i = 0; i < replay->steps(); ++i) {
            replay->forward();
            for (int moment = 0; moment < 4; ++moment) replay->pass(0.3, Replay::Motion::Full);
        }
        replay->pass(0, Replay::Motion::None);
        CHECK(lies_as_the_match_says(*replay));
        const auto played = replay->stage().scene().coins;
        replay->go(replay->steps());
        for (std::size_t coin = 0; coin < played.size(); ++coin)
            CHECK(played[coin].at == replay->stage().scene().coins[coin].at);
    }
}

TEST_CASE("a replay plays by itself, faster where that is asked for, and stops at its end") {
    const auto replay = opened("cannae.json");
    const auto seconds_at = [&](double speed) {
        replay->go(0);
        replay->set_speed(speed);
        replay->play();
        double seconds = 0;
        while (replay->playing() && seconds < 1000) {
            replay->pass(0.05, Replay::Motion::Full);
            seconds += 0.05;
        }
        CHECK(replay->position() == replay->steps());
        return seconds;
    };
    const double slow = seconds_at(1), fast = seconds_at(4);
    CHECK(slow > 15);
    CHECK(fast < 0.4 * slow);
    replay->play();
    CHECK(replay->position() == 0);
    replay->pass(0.01, Replay::Motion::None);
    CHECK(replay->position() == 1);
    replay->pause();
    replay->pass(5, Replay::Motion::Full);
    CHECK(replay->position() == 1);
}

TEST_CASE("bookmarks are kept in what is told about the battle, and read again") {
    const auto replay = opened("cannae.json");
    for (const std::size_t position : {30u, 4u, 12u}) {
        replay->go(position);
        CHECK_FALSE(replay->is_marked());
        replay->toggle_mark();
        CHECK(replay->is_marked());
    }
    replay->go(12);
    replay->toggle_mark();
    CHECK(replay->bookmarks() == std::vector<std::size_t>{4, 30});
    const auto again = Replay::open({.record = replay->record()});
    REQUIRE(again);
    CHECK((*again)->bookmarks() == std::vector<std::size_t>{4, 30});
    CHECK(rules::replay(replay->record()));

    rules::Record strange = replay->record();
    strange.about["bookmarks"] = {4, "x", -1, 4, 100000, 2.5, nullptr};
    const auto read = Replay::open({.record = strange});
    REQUIRE(read);
    CHECK((*read)->bookmarks() == std::vector<std::size_t>{4});
}

TEST_CASE("what is played on from a step is that battle up to there") {
    const auto replay = opened("two-lines.json");
    for (const std::size_t position : {0u, 17u, 60u}) {
        replay->go(position);
        const rules::Record cut = replay->up_to_here();
        CHECK(cut.steps.size() == position);
        const auto session = rules::replay(cut);
        REQUIRE(session);
        CHECK((*session)->hash() == core::to_hex(screens::cw::CoinWars::hash(replay->match())));
    }
}

TEST_CASE("a replay of another game, or one that does not hold, is refused with a sentence") {
    rules::Record record = recorded("cannae.json");
    record.game = "card-draw";
    CHECK(words::english(Replay::open({.record = record}).error()) ==
          "This is a save or replay of Card Draw. What is needed here is a save or replay of a battle.");
    record = recorded("cannae.json");
    record.steps[20].command = {{"cmd", "attack"}, {"coin", "h1"}, {"target", "nobody"}};
    CHECK_FALSE(Replay::open({.record = record}));
}

TEST_CASE("finished battles are kept as replays, the newest two thousand") {
    const fs::path profile = fresh_folder("replays");
    CHECK(profile::saved_replays(profile).empty());
    const rules::Record record = recorded("shut-in.json");
    const auto first = profile::save_replay(profile, record, {"A/B: \"c\", Rome wins", "2026-01-02 03.04.05"});
    REQUIRE(first);
    CHECK(first->filename() == "2026-01-02 03.04.05 A-B- -c-, Rome wins.json");
    const auto twin = profile::save_replay(profile, record, {"A/B: \"c\", Rome wins", "2026-01-02 03.04.05"});
    REQUIRE(twin);
    CHECK(*twin != *first);
    REQUIRE(profile::save_replay(profile, record, {"Later", "2026-01-02 03.04.06"}, *twin));
    CHECK_FALSE(fs::exists(*twin));
    CHECK(profile::is_kept(profile, *first));
    CHECK_FALSE(profile::is_kept(profile, profile / "saves" / "battle.json"));
    const auto two = profile::saved_replays(profile);
    REQUIRE(two.size() == 2);
    CHECK(two[0].name.words == "Later");
    CHECK(two[1].name.when == "2026-01-02 03.04.05");
    const auto read = profile::load_record(two[1].file);
    REQUIRE(read);
    CHECK(read->record == record);

    REQUIRE(platform::write_file(profile / "replays" / "a friend's.json", "{}"));
    const auto kept_at = [](std::size_t minute) {
        char when[32];
        std::snprintf(when, sizeof when, "2027-01-%02d %02d.%02d.00", static_cast<int>(1 + minute / 1440),
                      static_cast<int>(minute / 60 % 24), static_cast<int>(minute % 60));
        return std::string(when);
    };
    for (std::size_t i = 0; i < profile::kMaxReplays; ++i)
        REQUIRE(platform::write_file(profile / "replays" / (kept_at(i) + " Battle.json"), "{}"));
    REQUIRE(profile::save_replay(profile, record, {"Battle", kept_at(profile::kMaxReplays)}));
    const auto all = profile::saved_replays(profile);
    CHECK(all.size() == profile::kMaxReplays + 1);
    CHECK(all.front().name.when == kept_at(profile::kMaxReplays));
    CHECK(all[profile::kMaxReplays - 1].name.when == kept_at(1));
    CHECK(all.back().name.words == "a friend's");
    CHECK_FALSE(fs::exists(*first));
}

TEST_CASE("the replay of an end reached again takes the former one's place once it is written") {
    const fs::path profile = fresh_folder("reached-again");
    const rules::Record record = recorded("shut-in.json");
    const auto first = profile::save_replay(profile, record, {"Rome wins", "2026-01-02 03.04.05"});
    REQUIRE(first);
    const fs::path in_the_way = profile / "replays" / "2026-01-02 03.04.06 Drawn.json.new" / "x";
    fs::create_directories(in_the_way);
    CHECK_FALSE(profile::save_replay(profile, record, {"Drawn", "2026-01-02 03.04.06"}, *first));
    CHECK(fs::exists(*first));
    CHECK(*profile::save_replay(profile, record, {"Rome wins", "2026-01-02 03.04.05"}, *first) == *first);
    CHECK(profile::load_record(*first));
}

TEST_CASE("the day of a battle is that in its replay's name, and unknown without one") {
    CHECK(profile::day_of_replay("x/2026-01-02 03.04.05 Rome wins.json") == "2026-01-02");
    for (const char* file : {"Rome wins.json", "abcd-ef-gh 03.04.05 Rome wins.json", "2026-01-02.json", ""})
        CHECK(profile::day_of_replay(file).empty());
}

TEST_CASE("a replay that is renamed keeps its time and how it ended") {
    const fs::path profile = fresh_folder("renamed");
    const rules::Record record = recorded("shut-in.json");
    const auto kept = profile::save_replay(profile, record, {"Shut in, Rome wins", "2026-01-02 03.04.05"});
    REQUIRE(kept);
    REQUIRE(profile::save_end(profile, *kept, profile::ReplayEnd::Lost));
    const auto renamed = profile::rename_replay(profile, *kept, "My worst: ever?");
    REQUIRE(renamed);
    CHECK(renamed->filename() == "2026-01-02 03.04.05 My worst- ever-.json");
    CHECK_FALSE(fs::exists(*kept));
    CHECK(profile::replay_ends(profile).at(renamed->filename().string()) == profile::ReplayEnd::Lost);
    const auto twin = profile::save_replay(profile, record, {"Shut in, Rome wins", "2026-01-02 03.04.05"});
    REQUIRE(twin);
    const auto beside = profile::rename_replay(profile, *twin, "My worst: ever?");
    REQUIRE(beside);
    CHECK(*beside != *renamed);
    CHECK_FALSE(profile::rename_replay(profile, *twin, "Gone"));
    REQUIRE(
        platform::write_file(profile / "replay-ends.json", R"([["a", 7], ["b", "won"], ["c", "eaten"], 3, ["d"]])"));
    CHECK(profile::replay_ends(profile).size() == 1);
}
