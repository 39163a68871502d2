// The laboratory's bench: what is chosen is kept, fought and known, the same each time; and a battle fetched
// to be watched.

#include <doctest/doctest.h>

#include <filesystem>

#include "game/coin_wars/screens/lab/lab_worker.h"
#include "game/coin_wars/screens/lab/replay_worker.h"

namespace {

namespace fs = std::filesystem;
using screens::LabBench;
using screens::LabChoice;
using screens::LabPair;
using State = LabBench::State;

const battles::Library& library() {
    static const battles::Library shipped(fs::path(COINWARS_SOURCE_DIR) / "assets");
    return shipped;
}

LabChoice small_choice() {
    LabChoice choice;
    choice.line_ups = {"formation/line", "formation/wedge", "formation/column"};
    choice.battles = 20;
    return choice;
}

void fight(LabBench& bench) {
    bench.start(7);
    while (bench.state() == State::Running) std::this_thread::yield();
    bench.look();
}

}  // namespace

TEST_CASE("what was chosen is kept; what does not fit is as by default") {
    const fs::path profile = fs::temp_directory_path() / "coinwars-lab-test";
    fs::remove_all(profile);
    CHECK(screens::load_lab(profile) == LabChoice{});
    LabChoice choice = small_choice();
    choice.what = LabChoice::What::Battle;
    choice.alike = "penny";
    choice.bots[1] = "sergeant";
    choice.seed = 0xfedcba9876543210u;
    screens::keep_lab(profile, choice);
    CHECK(screens::load_lab(profile) == choice);
    choice.bots[1] = "admiral";
    choice.alike = "gold";
    choice.battles = 3;
    screens::keep_lab(profile, choice);
    const LabChoice mended = screens::load_lab(profile);
    CHECK(mended.bots[1] == "recruit");
    CHECK(mended.alike == LabChoice{}.alike);
    CHECK(mended.battles == LabChoice{}.battles);
    fs::remove_all(profile);
}

TEST_CASE("a contest goes on to its end where that takes seconds, and stops once decided where it takes minutes") {
    LabChoice choice = small_choice();
    for (const char* bot : {"recruit", "sergeant", "general"}) {
        CAPTURE(bot);
        choice.bots = {bot, bot};
        CHECK(choice.stops_early() == (bot == std::string("general")));
        LabBench bench(library(), 1);
        bench.choose(choice);
        CHECK(bench.contests().front().stop.has_value() == choice.stops_early());
    }
    choice.bots = {"sergeant", "general"};
    CHECK_FALSE(choice.stops_early());  // line-ups are led by the first alone
    choice.what = LabChoice::What::Battle;
    CHECK(choice.stops_early());
    choice.early_stop = false;
    CHECK_FALSE(choice.stops_early());
    const fs::path profile = fs::temp_directory_path() / "coinwars-lab-stop-test";
    screens::keep_lab(profile, choice);
    CHECK(screens::load_lab(profile) == choice);
    fs::remove_all(profile);
}

TEST_CASE("line-ups fight all against all; the same luck finds the same") {
    LabBench one(library(), 1), two(library(), 2);
    for (LabBench* bench : {&one, &two}) {
        bench->choose(small_choice());
        CHECK(bench->state() == State::Ready);
        CHECK(bench->parties() == 3);
        CHECK(bench->contests().size() == 3);
        CHECK_FALSE(bench->knows_something());
        fight(*bench);
        CHECK(bench->state() == State::Done);
        CHECK(bench->knows_something());
    }
    for (const LabPair& pair : {LabPair{0, 1}, LabPair{0, 2}, LabPair{2, 1}})
        CHECK(one.standing(pair).tally == two.standing(pair).tally);
    CHECK(one.party({0, 2}) == 0);
    CHECK(one.party({2, 0}) == 1);
    CHECK(one.number_of({2, 0}) == one.number_of({0, 2}));
}

TEST_CASE("all formations of the same coins differ in their places alone") {
    LabBench bench(library(), 1);
    LabChoice choice = small_choice();
    choice.alike = "mixed";
    bench.choose(choice);
    for (const lab::Contest& contest : bench.contests()) CHECK(contest.meeting(0).laid[0]->coins.size() == 38);
    choice.alike.clear();
    bench.choose(choice);
    CHECK(bench.contests()[0].meeting(0).laid[0]->coins.size() != 38);
}

TEST_CASE("what cannot be fought says why") {
    LabBench bench(library(), 1);
    LabChoice choice = small_choice();
    choice.line_ups.resize(1);
    bench.choose(choice);
    CHECK(bench.state() == State::Unable);
    CHECK_FALSE(bench.fault().empty());
    choice.what = LabChoice::What::Battle;
    choice.battle = "atlantis";
    bench.choose(choice);
    CHECK(bench.state() == State::Unable);
    choice.battle = "two-lines";
    bench.choose(choice);
    CHECK(bench.state() == State::Ready);
    CHECK(bench.fault().empty());
}

TEST_CASE("the median battle is fetched as a record, or given up") {
    LabBench bench(library(), 1);
    LabChoice choice;
    choice.what = LabChoice::What::Battle;
    choice.battle = "two-lines";
    choice.battles = 20;
    bench.choose(choice);
    fight(bench);
    const auto note = lab::median_battle(bench.notes({}));
    REQUIRE(note);
    std::atomic<bool> told = false;
    screens::ReplayWorker errand([&] { told = true; });
    errand.fetch(bench.contest({}), note->pair, note->battle);
    while (!errand.found()) std::this_thread::yield();
    const auto record = errand.take();
    REQUIRE(record);
    CHECK(told);
    CHECK_FALSE(record->steps.empty());
    CHECK_FALSE(errand.under_way());
    errand.fetch(bench.contest({}), 0, 0);
    errand.give_up();
    CHECK_FALSE(errand.under_way());
}
