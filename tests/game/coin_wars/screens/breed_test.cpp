// The breeder's bench: its options are saved; it breeds on a thread of its own, pauses on request, and ends at once
// with its owner.

#include "game/coin_wars/screens/breed/breeder_worker.h"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "game/coin_wars/screens/breed/breeder_options.h"

namespace {

namespace fs = std::filesystem;
using screens::BreedChoice;
using screens::BreederWorker;
using BreedState = BreederWorker::State;

const battles::Library& shipped_library() {
    static const battles::Library shipped(fs::path(COINWARS_SOURCE_DIR) / "assets");
    return shipped;
}

lab::Breeder small_breeder(int candidates) {
    BreedChoice choice;
    choice.budget = 20;
    choice.coins = 4;
    choice.candidates = candidates;
    auto breeder = screens::breeder_of(shipped_library(), choice, 3);
    REQUIRE(breeder.has_value());
    return std::move(*breeder);
}

void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

void wait_for_the_end(const BreederWorker& bench) {
    while (bench.at_work()) rest();
}

}  // namespace

TEST_CASE("what is asked of the breeder is kept; what does not fit is as by default or within bounds") {
    const fs::path profile = fs::temp_directory_path() / "coinwars-breed-test";
    fs::remove_all(profile);
    CHECK(screens::load_breed(profile) == BreedChoice{});
    const BreedChoice choice{.sets = {"us", "euro"},
                             .points = true,
                             .budget = 60,
                             .coins = 12,
                             .bot = "sergeant",
                             .ground = "cannae",
                             .candidates = 48};
    screens::save_breed(profile, choice);
    CHECK(screens::load_breed(profile) == choice);
    std::ofstream(profile / "breed.json")
        << R"({"sets": [], "budget": -5, "coins": 900, "bot": "admiral", "candidates": "many"})";
    const BreedChoice mended = screens::load_breed(profile);
    CHECK(mended.sets == BreedChoice{}.sets);
    CHECK(mended.budget == 1);
    CHECK(mended.coins == screens::kBreedCoins);
    CHECK(mended.bot == "recruit");
    CHECK(mended.candidates == BreedChoice{}.candidates);
    fs::remove_all(profile);
}

TEST_CASE("what cannot be bred is refused in a sentence") {
    BreedChoice choice;
    choice.sets = {"us", "martian"};
    CHECK(words::english(screens::breeder_of(shipped_library(), choice, 1).error()).find("martian") !=
          std::string::npos);
    choice = {};
    choice.ground = "atlantis";
    CHECK_FALSE(screens::breeder_of(shipped_library(), choice, 1).has_value());
}

TEST_CASE("it breeds beside the window, and pauses and other workers change nothing") {
    std::atomic<int> told = 0;
    BreederWorker one(1, [&told] { ++told; }), two(2, [] {});
    CHECK(one.state() == BreedState::Ready);
    one.start(small_breeder(20));
    wait_for_the_end(one);
    two.start(small_breeder(20));
    for (int times = 0; times < 5; ++times) {
        two.pause();
        rest();
        two.resume();
        rest();
    }
    wait_for_the_end(two);
    CHECK(one.state() == BreedState::Done);
    CHECK(two.state() == BreedState::Done);
    CHECK(told == 4);  // after the ready-made ones, four, sixteen, and the judging
    const BreederWorker::Known known = one.known(), same = two.known();
    REQUIRE(known.elites.size() > 1);
    REQUIRE(known.elites.size() == same.elites.size());
    for (std::size_t i = 0; i < known.elites.size(); ++i)
        CHECK(known.elites.all()[i]->plan == same.elites.all()[i]->plan);
    REQUIRE(known.dominance.has_value());
    CHECK(known.dominance->scores == same.dominance->scores);
    CHECK(one.progress().candidates == 20);
}

TEST_CASE("what is stopped keeps what it has; what nobody wants any more ends, paused or not") {
    BreederWorker bench(1, [] {});
    bench.start(small_breeder(1000000));
    while (bench.known().elites.size() == 0) rest();
    bench.stop();
    CHECK(bench.state() == BreedState::Stopped);
    CHECK(bench.known().elites.size() > 0);
    CHECK_FALSE(bench.known().dominance.has_value());
    bench.start(small_breeder(1000000));
    bench.pause();
    const std::uint64_t rests = bench.version();
    BreederWorker other(1, [] {});
    other.start(small_breeder(16));
    wait_for_the_end(other);
    CHECK(bench.state() == BreedState::Paused);
    CHECK(bench.version() <= rests + 1);  // a batch may have just ended
    bench.start(small_breeder(1000000));
    CHECK(bench.at_work());
}
