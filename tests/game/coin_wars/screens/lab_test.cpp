// The laboratory's bench: options are saved, battles fought and results known, the same each time; and a battle is
// fetched for watching.

#include <doctest/doctest.h>

#include <filesystem>

#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/report.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/screens/lab/background_workers.h"
#include "game/coin_wars/screens/lab/lab_worker.h"
#include "game/coin_wars/screens/lab/line_up_contests.h"
#include "game/coin_wars/screens/lab/other_questions.h"
#include "game/coin_wars/screens/lab/small_charts.h"

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
    choice.bots = {"recruit", "recruit"};
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
    choice.bots[1] = "recruit";
    choice.rules = {"kitchen", "tournament"};
    choice.seed = 0xfedcba9876543210u;
    screens::save_lab(profile, choice);
    CHECK(screens::load_lab(profile) == choice);
    choice.bots[1] = "admiral";
    choice.alike = "gold";
    choice.battles = 3;
    screens::save_lab(profile, choice);
    const LabChoice mended = screens::load_lab(profile);
    CHECK(mended.bots[1] == LabChoice{}.bots[1]);
    CHECK(mended.rules == choice.rules);
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
    }
    LabBench bench(library(), 1);
    bench.choose(choice);
    CHECK(bench.contests().front().stop.has_value());
    choice.bots = {"sergeant", "general"};
    CHECK_FALSE(choice.stops_early());  // the first bot leads all line-ups
    choice.what = LabChoice::What::Battle;
    CHECK(choice.stops_early());
    choice.early_stop = false;
    CHECK_FALSE(choice.stops_early());
    const fs::path profile = fs::temp_directory_path() / "coinwars-lab-stop-test";
    screens::save_lab(profile, choice);
    CHECK(screens::load_lab(profile) == choice);
    fs::remove_all(profile);
}

TEST_CASE("who chooses nothing asks what the shipped league of formations was asked") {
    const lab::League league = lab::load_league(library(), "formations");
    REQUIRE(league.find(LabChoice{}.alike));
    LabChoice choice;
    // The three best and the three worst of the table.
    const lab::LeagueTable& table = *league.find(choice.alike);
    const std::vector<std::size_t> order = table.order();
    std::vector<lab::Force> forces;
    choice.line_ups.clear();
    for (const std::size_t place : {0u, 1u, 2u, 13u, 14u, 15u}) {
        const battles::Formation* formation = battles::find_formation(table.entrants[order[place]]);
        choice.line_ups.push_back("formation/" + std::string(formation->key));
        forces.push_back(*lab::force_of(library(), *formation, *lab::find_alike(choice.alike)));
    }
    LabBench bench(library(), 1);
    bench.choose(choice);
    lab::MatrixTerms terms;
    terms.player = *lab::player_of(league.bot);
    terms.ground = *lab::open_ground(league.ground);
    lab::set_rules(terms.ground.options, league.rules);
    terms.seed = choice.seed;
    terms.pairs = choice.battles / 2;
    terms.early_stop = false;
    const auto asked = lab::all_against_all(forces, terms);
    REQUIRE(asked.has_value());
    REQUIRE(bench.contests().size() == asked->size());
    for (std::size_t i = 0; i < asked->size(); ++i)
        CHECK(lab::fingerprint(bench.contests()[i]) == lab::fingerprint((*asked)[i]));
    // A few battles give the same order: the best three beat the worst three.
    LabChoice few = choice;
    few.battles = 20;
    LabBench tried(library(), 1);
    tried.choose(few);
    fight(tried);
    double sum = 0;
    for (const std::size_t best : {0u, 1u, 2u})
        for (const std::size_t worst : {3u, 4u, 5u})
            sum += lab::score(tried.standing({best, worst}).tally, lab::IntervalKind::Fixed).value;
    CHECK(sum / 9 > 0.58);
    choice.rules[0] = "kitchen";
    bench.choose(choice);
    CHECK(lab::fingerprint(bench.contests()[0]) != lab::fingerprint(asked->front()));
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

TEST_CASE("others are asked by another strength, the other rules, and with the leaders in three other places") {
    CHECK(screens::other_strength("recruit") == "sergeant");
    CHECK(screens::other_strength("sergeant") == "recruit");
    CHECK(screens::other_strength("marshal") == "sergeant");  // would take hours
    CHECK(screens::other_rules("tournament") == "kitchen");
    CHECK(screens::other_rules("kitchen") == "tournament");
    LabChoice choice = small_choice();
    choice.line_ups.resize(2);
    choice.battles = 20;
    // Leaders moved to other places: the same coins in other places.
    const auto first = screens::line_up_contests(library(), choice);
    const auto dealt = screens::line_up_contests(library(), choice, battles::Where::Rear);
    REQUIRE(dealt.has_value());
    CHECK(lab::fingerprint(first->front()) != lab::fingerprint(dealt->front()));
    CHECK(lab::report_json(first->front(), {}, 1)["coins"] == lab::report_json(dealt->front(), {}, 1)["coins"]);

    screens::OtherQuestions others(2);
    CHECK(others.state() == screens::OtherQuestions::State::NotAsked);
    REQUIRE(others.ask(library(), choice).has_value());
    while (others.state() == screens::OtherQuestions::State::Running) std::this_thread::yield();
    CHECK_FALSE(others.about(0, 1, 2, {}).complete);
    others.look();
    lab::Cell sure;
    sure.score = {0.9, {0.8, 1}};
    const screens::OtherAnswers answers = others.about(0, 1, 2, sure), seen_by_b = others.about(1, 0, 2, sure);
    REQUIRE(answers.each.size() == 3);
    CHECK(answers.complete);
    for (std::size_t i = 0; i < 3; ++i) {
        const lab::Estimate& score = answers.each[i].score;
        CHECK(score.value == doctest::Approx(1 - seen_by_b.each[i].score.value));
        CHECK((answers.each[i].says == lab::Again::Reverses) == (score.interval.high < 0.5));
        CHECK((answers.each[i].says == lab::Again::Holds) == (score.interval.low > 0.5));
    }
    others.forget();
    CHECK(others.about(0, 1, 2, sure).each.empty());
}

TEST_CASE("answers reverse where one does, and hold where all do") {
    using screens::OtherAnswer, screens::OtherAnswers, lab::Again;
    const OtherAnswer holds{{}, {0.7, {0.6, 0.8}}, Again::Holds}, turns{{}, {0.2, {0.1, 0.3}}, Again::Reverses},
        open{{}, {0.55, {0.4, 0.7}}, Again::Undecided};
    CHECK(OtherAnswers{{holds, turns, open}, true}.says() == Again::Reverses);
    CHECK(OtherAnswers{{holds, turns}, true}.farthest(0.65) == 0.2);
    CHECK(OtherAnswers{{holds, open}, true}.says() == Again::Undecided);
    CHECK(OtherAnswers{{holds, holds}, true}.says() == Again::Holds);
    CHECK(OtherAnswers{}.says() == Again::Undecided);
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

TEST_CASE("line-ups whose formation is gone are forgotten") {
    LabChoice choice = small_choice();
    choice.line_ups.insert(choice.line_ups.begin(), {"formation/my-1", "army/my-own/heads"});
    screens::forget_missing(choice, screens::line_ups(library()));
    CHECK(choice == small_choice());
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

TEST_CASE("a pair's verdict is one sentence, for whoever is better") {
    const auto told = [](lab::Interval score_of_a, bool going) {
        return words::english(screens::verdict(words::plain("A"), words::plain("B"), score_of_a, going));
    };
    CHECK(told({0.24, 0.41}, false) == "B is better, quite surely: it scores 59 to 76 %.");
    CHECK(told({0.51, 0.6}, false) == "A is better, quite surely: it scores 51 to 60 %.");
    CHECK(told({0.45, 0.6}, false) == "Undecided: A scores 45 to 60 %. Fight more battles.");
    CHECK(told({0.24, 0.41}, true) == "Undecided so far: A scores 24 to 41 %.");
}
