// The players' clocks, and a profile's files of free battles.

#include "game/coin_wars/profile/clock.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/profile/set_up.h"

namespace {

using profile::Clock;
using rules::coin_wars::Side;

}  // namespace

TEST_CASE("a clock runs down to nothing; each turn adds its seconds once, and later turns have no more") {
    Clock clock({60, 10});
    clock.begin_turn(Side::Heads, 1);
    clock.begin_turn(Side::Heads, 1);
    CHECK(clock.left(Side::Heads) == 70);
    CHECK(clock.left(Side::Tails) == 60);
    clock.run(Side::Heads, 69.5);
    CHECK(clock.left(Side::Heads) > 0);
    clock.run(Side::Heads, 20);
    CHECK(clock.left(Side::Heads) == 0);
    // The end of the turn is undone, and reached again: nothing is added.
    clock.begin_turn(Side::Heads, 1);
    CHECK(clock.left(Side::Heads) == 0);
    clock.begin_turn(Side::Heads, 2);
    CHECK(clock.left(Side::Heads) == 10);
    CHECK(clock.left(Side::Tails) == 60);
}

TEST_CASE("a clock of another screen is taken if it is as late, and of the same agreement") {
    Clock own({60, 10});
    own.begin_turn(Side::Heads, 1);
    Clock theirs = own;
    theirs.run(Side::Heads, 5);
    CHECK(theirs.follows(own));
    CHECK_FALSE(Clock({60, 10}).follows(own));  // none of its turns has begun
    theirs.begin_turn(Side::Tails, 1);
    CHECK(theirs.follows(own));
    CHECK_FALSE(own.follows(theirs));
    Clock other({300, 10});
    other.begin_turn(Side::Heads, 1);
    CHECK_FALSE(other.follows(own));
}

TEST_CASE("a clock in figures: what has begun counts") {
    CHECK(profile::in_clock(0) == "0:00");
    CHECK(profile::in_clock(0.2) == "0:01");
    CHECK(profile::in_clock(59.2) == "1:00");
    CHECK(profile::in_clock(247) == "4:07");
    CHECK(profile::in_clock(3750) == "1:02:30");
}

TEST_CASE("saves keep clocks, hidden setting up and the series' number; others know nothing of them") {
    profile::SetUp set_up{.battle = "free", .players = {"Ada", "Bert"}};
    CHECK(!profile::about(set_up).contains("clock"));
    CHECK(!profile::about(set_up).contains("hidden"));
    CHECK(!profile::about(set_up).contains("series"));
    set_up.hidden = true;
    set_up.series = 2;
    set_up.clock = Clock({300, 5});
    set_up.clock->begin_turn(Side::Tails, 3);
    set_up.clock->run(Side::Tails, 12.25);
    const profile::SetUp again = profile::set_up_from(profile::about(set_up));
    CHECK(again.hidden);
    CHECK(again.series == 2);
    CHECK(again.clock == set_up.clock);
    rules::Json about = profile::about(set_up);
    about["clock"]["added"] = 0;
    CHECK(!profile::set_up_from(about).clock);
}

TEST_CASE("terms, lists and the series are kept in the profile; what cannot be read counts as not there") {
    const auto profile = std::filesystem::temp_directory_path() / "coinwars-free-store-test";
    std::filesystem::remove_all(profile);
    CHECK(profile::load_terms(profile) == battles::Terms{});
    CHECK(!profile::load_series(profile));
    battles::Terms terms;
    terms.turns = 9;
    profile::save_terms(profile, terms);
    CHECK(profile::load_terms(profile) == terms);
    REQUIRE(profile::save_lists(profile, {{"Guard", {{"quarter", 10}}}}));
    CHECK(profile::load_lists(profile).at("Guard").at("quarter") == 10);
    std::ofstream(profile / "lists.json") << R"({"Guard": {"quarter": 10}, "Horde": {"penny": 3000}, "None": 7})";
    CHECK(profile::load_lists(profile) == profile::OwnLists{{"Guard", {{"quarter", 10}}}});
    battles::Series series;
    series.players = {"Ada", "Bert"};
    REQUIRE(profile::save_series(profile, series));
    CHECK(profile::load_series(profile) == series);
    profile::drop_series(profile);
    CHECK(!profile::load_series(profile));
    for (const char* file : {"lists.json", "series.json"}) {
        std::filesystem::remove(profile / file);
        std::filesystem::create_directories(profile / (std::string(file) + ".new") / "in the way");
    }
    CHECK_FALSE(profile::save_lists(profile, {{"Guard", {{"quarter", 10}}}}));
    const auto brought = profile::save_brought_series(profile, series);
    REQUIRE_FALSE(brought);
    CHECK(words::english(brought.error()).find("series.json") != std::string::npos);
    std::filesystem::remove_all(profile);
}
