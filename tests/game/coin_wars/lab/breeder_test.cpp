#include "game/coin_wars/lab/breeder.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/scenario.h"
#include "tests/game/coin_wars/lab/small_breeding.h"
#include "tests/game/coin_wars/lab/small_contest.h"
#include "tests/support/at_least.h"

using namespace lab;
using tests::individual;
using tests::small_terms;
using tests::stock_of;

namespace {

Individual elite(Traits traits, double score, int number) {
    Individual made;
    made.traits = traits;
    made.score = score;
    made.number = number;
    return made;
}

}  // namespace

TEST_CASE("genomes keep to budget and number, whatever is changed, and spend what they can") {
    for (const cw::Price by : {cw::Price::FaceValue, cw::Price::Points}) {
        const Stock stock = stock_of(250, 45, by);
        core::Random random(11);
        Genome genome = repaired({}, stock, random);
        for (int i = 0; i < 300; ++i) {
            const Genome other = repaired({}, stock, random);
            genome = repaired(changed(crossed(genome, other, random), stock, random), stock, random);
            CHECK(price(genome, stock) <= stock.budget);
            CHECK(coins(genome) <= stock.coins);
            CHECK((coins(genome) == stock.coins || stock.budget - price(genome, stock) < 1));
            for (const Block& block : genome.blocks) CHECK(block.coins() > 0);
        }
    }
}

TEST_CASE("a genome is laid as a formation: no overlap, inside the zone, and what is saved is what is read") {
    const Stock stock = stock_of(250, 45);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        core::Random random(seed);
        const Genome genome = repaired({}, stock, random);
        const auto plan = plan_of(genome, stock);
        REQUIRE(plan.has_value());
        CHECK_FALSE(plan->title.empty());
        const rules::Json json = rules::Json::parse(battles::formation_text(*plan));
        const auto read = battles::formation_from_json(tests::library(), json, "bred");
        REQUIRE(read.has_value());
        CHECK(*read == *plan);
        const Force force = force_of(stock.types, *plan, plan->title);
        CHECK(force.coins.size() <= static_cast<std::size_t>(coins(genome)));
        const auto meeting = meet(force, force, bare_felt());
        REQUIRE(meeting.has_value());
        CHECK(meeting->gave_way == std::array<int, 2>{});
    }
}

TEST_CASE("Armies of a genome stay Armies: a led block and a closed one") {
    const Stock stock = stock_of(250, 45);
    const auto type = [&](const std::string& name) {
        return static_cast<int>(std::ranges::find(stock.types, name, &cw::CoinType::name) - stock.types.begin());
    };
    const int line = static_cast<int>(battles::find_formation("line") - battles::formations().data());
    Genome genome;
    genome.blocks.push_back({{{type("quarter"), 1}, {type("nickel"), 10}}, line, 1, -6, 0, 0, false});
    genome.blocks.push_back({{{type("nickel"), 15}}, line, 1, 6, 1, 15, false});
    genome.blocks.push_back({{{type("dime"), 4}}, line, 2, 0, 5, 0, false});
    const auto plan = plan_of(genome, stock);
    REQUIRE(plan.has_value());
    CHECK(plan->title == "10 Nickel + Quarter, 15 Nickel, 4 Dime");
    const Force force = force_of(stock.types, *plan, "");
    REQUIRE(force.armies.size() == 2);
    CHECK(force.armies[0].size() + force.armies[1].size() == 26);
    const Traits traits = traits_of(force, cw::Price::FaceValue);
    CHECK(traits[0] == doctest::Approx(150.0 / 190));
    CHECK(traits[1] == doctest::Approx(125.0 / 190));
    CHECK(traits[2] > 0.3);
}

TEST_CASE("elites: one a cell; borders slide to quantiles, and the better of two in a cell stays") {
    Elites elites;
    CHECK(elites.best() == nullptr);
    elites.put(elite({0.5, 0.5, 1}, 0.4, 0));
    elites.put(elite({0.9, 0.1, 2}, 0.3, 1));  // only one cell so far
    CHECK(elites.size() == 1);
    CHECK(elites.all()[0]->number == 1);
    for (int i = 0; i < 64; ++i) elites.note({i / 64.0, i / 64.0, i / 64.0});
    CHECK(elites.cell_of({0, 0, 0}) == std::array<int, 3>{0, 0, 0});
    CHECK(elites.cell_of({1, 1, 1}) == std::array<int, 3>{5, 5, 3});
    CHECK(elites.cell_of({0.5, 0.2, 0.6}) == std::array<int, 3>{2, 1, 2});
    elites.put(elite({0.01, 0.01, 0}, 0.8, 2));
    elites.put(elite({0.14, 0.14, 0}, 0.6, 3));
    CHECK(elites.size() == 2);  // the same cell
    elites.put(elite({0.3, 0.3, 0.3}, 0.9, 4));
    CHECK(elites.size() == 3);
    CHECK(elites.best()->number == 4);
    // All new traits are at 10, so cells that were separate merge.
    for (int i = 0; i < 64 * 15; ++i) elites.note({10, 10, 10});
    CHECK(elites.size() == 1);
    CHECK(elites.best()->number == 4);
}

TEST_CASE("the gallery: lists within the budget, of several kinds, that can meet") {
    const Stock stock = stock_of(250, 45);
    const std::vector<Individual> gallery = ready_made(stock);
    CHECK(gallery.size() == kGallery);
    for (const Individual& individual : gallery) {
        const Force& force = individual.force;
        CHECK(price(individual.genome, stock) <= 250);
        CHECK(force.cents() <= 250);
        CHECK(force.coins.size() <= 45);
        CHECK(meet(force, gallery[0].force, bare_felt()).has_value());
    }
    CHECK(ready_made(stock_of(2, 3)).size() >= 1);
}

TEST_CASE("what loses to the ready-made opponents is worse than what does not, whatever it scores") {
    Individual lucky = elite({}, 0.9, 1), sound = elite({}, 0.6, 2), weaker = elite({}, 0.55, 3);
    lucky.ready = 0.45;
    CHECK(better(sound, lucky));
    CHECK_FALSE(better(lucky, sound));
    CHECK(better(sound, weaker));
    CHECK_FALSE(better(sound, sound));
    Elites elites;
    for (int i = 0; i < 64; ++i) elites.note({i / 64.0, 0, 0});
    lucky.traits = {0.1, 0, 0};
    sound.traits = {0.9, 0, 0};
    elites.put(lucky);
    elites.put(sound);
    CHECK(elites.best()->number == 2);
}

TEST_CASE("the first step shows the best of the ready-made opponents, which scores a half or more") {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        BreedTerms terms = small_terms();
        terms.seed = seed;
        auto breeder = Breeder::make(terms);
        REQUIRE(breeder.has_value());
        const auto watch = [](const BreedProgress&) { return RunControl::GoOn; };
        while (breeder->step(2, watch)) {
            REQUIRE(breeder->elites().best() != nullptr);
            CHECK(breeder->elites().best()->score >= 0.5);
            CHECK_FALSE(breeder->elites().best()->loses_to_ready());
            if (breeder->progress().candidates == 0) CHECK(breeder->elites().best()->number == -1);
            if (breeder->finished()) break;
        }
        CHECK(breeder->finished());
    }
}

TEST_CASE("the time left follows from the share of battles; at first nobody can tell") {
    BreedProgress progress;
    progress.max_battles = 1000;
    CHECK_FALSE(seconds_left(progress, 5).has_value());
    progress.battles = 200;
    CHECK_FALSE(seconds_left(progress, 0.5).has_value());
    CHECK(seconds_left(progress, 5) == doctest::Approx(20));
    progress.battles = 1000;
    CHECK(seconds_left(progress, 25) == doctest::Approx(1));
}

TEST_CASE("a set-up that has no room on the ground is no answer") {
    BreedTerms terms = small_terms();
    // A strip in which pennies and dimes stand, but nothing larger, and a spike that makes it look deep.
    terms.ground.zones[1] = {{0, 17.2}, {11.9, 17.2}, {12, 12}, {12.1, 17.2}, {24, 17.2}, {24, 18}, {0, 18}};
    const Breeder breeder = individual(terms, 2);
    for (const Individual* each : tests::at_least(1, breeder.elites().all()))
        CHECK_MESSAGE(meet(each->force, each->force, terms.ground).has_value(), each->plan.title);
}

TEST_CASE("where no ready-made opponent has room the first set-ups meet each other") {
    BreedTerms terms = small_terms();
    terms.stock = tests::stock_of(4, 4);  // four pennies, as a line too wide for the zones
    terms.ground.zones = {{{{11, 0}, {13, 0}, {13, 6}, {11, 6}}, {{11, 12}, {13, 12}, {13, 18}, {11, 18}}}};
    auto breeder = Breeder::make(terms);
    REQUIRE(breeder.has_value());
    const auto watch = [](const BreedProgress&) { return RunControl::GoOn; };
    REQUIRE(breeder->step(2, watch));
    REQUIRE(breeder->elites().best() == nullptr);
    REQUIRE(breeder->step(2, watch));
    for (const Individual* each : tests::at_least(1, breeder->elites().all())) CHECK(each->pairs > 0);
}

TEST_CASE("nothing to buy, no room: refused in a sentence") {
    BreedTerms terms = small_terms();
    terms.stock.budget = 0.5;
    CHECK(words::english(Breeder::make(terms).error()) == "The budget is too small for even one coin.");
    terms = small_terms();
    terms.ground.zones[0] = {{0, 0}, {0.5, 0}, {0.5, 0.5}, {0, 0.5}};
    CHECK(words::english(Breeder::make(terms).error()) == "The zone has no room for a coin.");
}
