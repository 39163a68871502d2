// Sharing a battle: the film's size limit, the postcard's decisive step, results in the profile, dates on rims.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/core/random.h"
#include "game/coin_wars/profile/results.h"
#include "game/coin_wars/screens/replay/battle_postcard.h"
#include "game/coin_wars/screens/replay/film_maker.h"
#include "game/coin_wars/screens/replay/postcard_frame.h"
#include "game/coin_wars/screens/shelf/medal_tray.h"
#include "tests/support/table_text.h"

namespace share_tests {

namespace fs = std::filesystem;
using screens::FilmMaker;
using screens::Replay;

constexpr int kSide = 48;  // pixels

std::unique_ptr<Replay> replay_of(const char* name) {
    std::ifstream file(fs::path(COINWARS_SOURCE_DIR) / "tests" / "replays" / name);
    const auto record = rules::record_from_json(rules::Json::parse(file));
    REQUIRE(record);
    auto replay = Replay::open({.record = *record});
    REQUIRE(replay);
    return std::move(*replay);
}
std::unique_ptr<Replay> breaking_replay() { return replay_of("morale.json"); }

// Returns noise, which compresses worst.
core::Result<std::vector<std::uint8_t>, words::Phrase> noise(const Replay& replay) {
    core::Random random(replay.position() + 1);
    std::vector<std::uint8_t> rgb(3 * kSide * kSide);
    for (std::uint8_t& value : rgb) value = static_cast<std::uint8_t>(random.below(256));
    return rgb;
}

FilmMaker filmed(std::size_t max) {
    FilmMaker maker(breaking_replay(), {kSide, kSide}, noise, max);
    while (maker.go_on()) continue;
    return maker;
}

fs::path fresh_profile() {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "share";
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

ladder::Result won_by(const std::string& id, const std::string& name) {
    ladder::Result one;
    one.id = id;
    one.day = "2026-11-26";
    one.title = "Two lines";
    one.seats[0].name = name;
    one.seats[1].bot = "recruit";
    one.winner = 0;
    return one;
}

}  // namespace share_tests

using namespace share_tests;

TEST_CASE("a film is a moving picture, and one that is too large is made coarser until it holds") {
    const FilmMaker whole = filmed(screens::kMaxFilm);
    if (!ui::films_possible()) {
        REQUIRE(!whole.film());
        return;
    }
    REQUIRE(whole.film());
    CHECK(whole.take() == 0);
    CHECK(whole.film()->starts_with("RIFF"));
    CHECK(whole.film()->substr(8, 8) == "WEBPVP8X");
    CHECK(whole.film()->find("ANIM") != std::string::npos);
    const FilmMaker coarse = filmed(whole.film()->size() * 2 / 3);
    REQUIRE(coarse.film());
    CHECK(coarse.take() > 0);
    CHECK(coarse.film()->size() <= whole.film()->size() * 2 / 3);
    const FilmMaker none = filmed(100);
    REQUIRE(!none.film());
    CHECK(words::english(none.film().error()) ==
          "The film would be too large at any quality: this battle is too long for one.");
}

TEST_CASE("a film lasts at most forty seconds, however few frames it has a second") {
    if (!ui::films_possible()) return;
    FilmMaker maker(replay_of("every-coin.json"), {kSide, kSide}, noise, 100);
    std::vector<int> frames(screens::takes().size());
    do ++frames[maker.take()];
    while (maker.go_on());
    constexpr double kFirstAndLast = 4.2;  // seconds
    for (std::size_t i = 0; i < frames.size(); ++i) {
        CAPTURE(i);
        REQUIRE(frames[i] > 2);
        CHECK((frames[i] - 2) / double(screens::takes()[i].frames_a_second) + kFirstAndLast <= 40);
    }
}

TEST_CASE("a film that cannot be drawn says why") {
    FilmMaker maker(breaking_replay(), {kSide, kSide},
                    [](const Replay&) -> core::Result<std::vector<std::uint8_t>, words::Phrase> {
                        return core::failure(words::plain("The driver is gone."));
                    });
    CHECK_FALSE(maker.go_on());
    CHECK(words::english(maker.film().error()) == "The driver is gone.");
    CHECK_FALSE(maker.go_on());
}

TEST_CASE("the decisive step is the one that changed the chance to win most") {
    const auto replay = breaking_replay();
    const auto& swings = replay->timeline().swings;
    REQUIRE(!swings.empty());
    CHECK(screens::decisive_step(*replay) == swings.front().step);
    for (const table::Swing& swing : swings) CHECK(std::abs(swing.chance) <= std::abs(swings.front().chance));
}

TEST_CASE("a card shows few coins from near, with where it happened, and many with the whole mat") {
    constexpr double kShape = 1.4;
    const auto few =
        tests::table("h1 penny heads 10 10\nt1 penny tails 10.8 10\nt2 dime tails 12 10\nh2 dime heads 30 20\n");
    const core::Box close = screens::postcard_frame(few, {{10, 10}, {10.8, 10}}, kShape);
    CHECK(close.contains({10, 10}));
    CHECK(close.contains({12, 10}));
    CHECK_FALSE(close.contains({30, 20}));
    CHECK(close.width() < 12);
    CHECK(close.width() / close.height() == doctest::Approx(kShape));
    const auto edge = tests::table("h1 penny heads 0.5 0.5\n");
    CHECK(screens::postcard_frame(edge, {{0.5, 0.5}}, kShape).low.x > -1);
    const auto many = tests::table(tests::row("h", 1, 30, "penny", 2, 10));
    CHECK(screens::postcard_frame(many, {{10, 10}}, kShape).width() > 36);
}

TEST_CASE("results are kept once each, given to a file, and taken from one") {
    const fs::path profile = fresh_profile();
    CHECK(profile::load_results(profile).empty());
    REQUIRE(profile::save_result(profile, won_by("a", "")));
    REQUIRE(profile::save_result(profile, won_by("a", "")));
    REQUIRE(profile::save_result(profile, won_by("b", "Ben")));
    CHECK(profile::load_results(profile).size() == 2);
    const auto file = profile::give_record(profile, "", "Ada");
    REQUIRE(file);
    CHECK(file->filename() == "Ada.json");
    CHECK(profile::is_given_record(*file));
    const fs::path other = profile / "other";
    const auto taken = profile::take_record(other, *file);
    REQUIRE(taken);
    CHECK(taken->person == "Ada");
    CHECK(taken->battles == 1);
    CHECK(profile::take_record(other, *file)->battles == 0);
    CHECK(profile::load_results(other).front().seats[0].name == "Ada");
}

TEST_CASE("a friend's record never drops results of this profile, and is the friend's") {
    const fs::path profile = fresh_profile(), own = profile / "own";
    fs::create_directories(own);
    std::vector<ladder::Result> friends, mine;
    for (std::size_t i = 0; i < ladder::kMaxResults; ++i) {
        friends.push_back(won_by("f" + std::to_string(i), "Ada"));
        friends.back().seats[1].name = "Ben";  // always the opponent
        friends.back().seats[1].bot.clear();
        mine.push_back(won_by("m" + std::to_string(i), "Carol"));
    }
    mine.resize(ladder::kMaxResults - 2);
    std::ofstream(profile / "Ada.json") << ladder::to_json(friends);
    std::ofstream(profile / "Ben (1).json") << ladder::to_json({friends.back()});
    std::ofstream(profile / "Nobody.json") << ladder::to_json({});
    std::ofstream(own / "results.json") << ladder::to_json(mine);
    CHECK(profile::take_record(own, profile / "Ben (1).json")->person == "Ben");
    const auto taken = profile::take_record(own, profile / "Ada.json");
    REQUIRE(taken);
    CHECK(taken->person == "Ada");
    CHECK(taken->battles == 1);
    const auto results = profile::load_results(own);
    CHECK(results.size() == ladder::kMaxResults);
    CHECK(std::ranges::count_if(results, [](const auto& one) { return one.id.starts_with("m"); }) ==
          static_cast<std::ptrdiff_t>(mine.size()));
    CHECK(results.back().id == friends[friends.size() - 2].id);
    CHECK_FALSE(profile::take_record(own, profile / "Nobody.json"));
}

TEST_CASE("a file of results that cannot be read is put aside, not written over") {
    const fs::path profile = fresh_profile();
    std::ofstream(profile / "results.json") << "{\"format\": \"coinwars-results/9\"";
    CHECK(profile::load_results(profile).empty());
    REQUIRE(profile::save_result(profile, won_by("a", "Ada")));
    CHECK(profile::load_results(profile).size() == 1);
    std::ifstream kept(profile / "results-broken.json");
    std::string text;
    std::getline(kept, text);
    CHECK(text == "{\"format\": \"coinwars-results/9\"");
}

TEST_CASE("a file of results that can neither be read nor put aside stays") {
    const fs::path profile = fresh_profile();
    std::ofstream(profile / "results.json") << "[]";
    fs::create_directories(profile / "results-broken.json" / "in-the-way");
    CHECK_FALSE(profile::save_result(profile, won_by("a", "Ada")));
    std::ifstream kept(profile / "results.json");
    std::string text;
    std::getline(kept, text);
    CHECK(text == "[]");
}

TEST_CASE("a date goes around the rim of a medal, without its day if it is too long") {
    CHECK(screens::date_on_rim("2026-11-26") == "XXVI XI MMXXVI");
    CHECK(screens::date_on_rim("2026-01-01") == "I I MMXXVI");
    CHECK(screens::date_on_rim("2028-08-28") == "VIII MMXXVIII");
    CHECK(screens::date_on_rim("").empty());
}
