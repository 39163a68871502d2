// Whole runs of the breeder: the same for any number of workers, with or without giving up or pausing, and with the
// predicted number of battles.

#include <doctest/doctest.h>

#include "tests/game/coin_wars/lab/small_breeding.h"

using namespace lab;
using tests::individual;
using tests::small_terms;

TEST_CASE("the breeder finds the same for any number of workers, and another with another seed") {
    const BreedTerms terms = small_terms();
    Breeder one = individual(terms, 1), three = individual(terms, 3);
    const auto list = one.elites().all(), again = three.elites().all();
    REQUIRE(list.size() > 3);
    REQUIRE(list.size() == again.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        CHECK(list[i]->plan == again[i]->plan);
        CHECK(list[i]->score == again[i]->score);
        CHECK(list[i]->force.cents() <= 30);
        CHECK(list[i]->pairs > 0);
    }
    CHECK(one.progress().battles == three.progress().battles);
    CHECK(one.progress().candidates == 40);
    CHECK(one.progress().share() < 1);  // the best one still has to fight the others
    CHECK(one.progress().share() > 0.5);
    const auto always = [](const BreedProgress&) { return RunControl::GoOn; };
    const auto dominance = one.dominance(2, always);
    REQUIRE(dominance.has_value());
    CHECK(one.progress().share() == 1);
    CHECK(dominance->scores.size() == list.size());
    CHECK(dominance->beaten >= 0);
    CHECK(dominance->beaten <= 1);
    BreedTerms other = terms;
    other.seed = 2;
    CHECK(individual(other, 2).elites().all()[0]->plan != list[0]->plan);
}

TEST_CASE("a batch that is given up changes nothing, nor does a rest") {
    BreedTerms terms = small_terms();
    auto breeder = Breeder::make(terms);
    REQUIRE(breeder.has_value());
    const auto always = [](const BreedProgress&) { return RunControl::GoOn; };
    for (int i = 0; i < 2; ++i) REQUIRE(breeder->step(2, always));  // the ready-made ones and the first batch
    const std::size_t elites = breeder->elites().size();
    const std::int64_t battles = breeder->progress().battles;
    CHECK_FALSE(breeder->step(1, [](const BreedProgress&) { return RunControl::GiveUp; }));
    CHECK(breeder->elites().size() == elites);
    CHECK(breeder->progress().battles == battles);
    CHECK(breeder->progress().candidates == kFirstBatch);
    int rests = 0;
    const auto now_and_then = [&](const BreedProgress&) {
        return ++rests % 3 != 0 ? RunControl::Rest : RunControl::GoOn;
    };
    while (!breeder->finished()) REQUIRE(breeder->step(2, now_and_then));
    CHECK(rests > 0);
    CHECK(breeder->elites().all()[0]->plan == individual(terms, 1).elites().all()[0]->plan);
}

TEST_CASE("battles still to come are told from the first one on, and hold within a third from the second batch on") {
    auto breeder = Breeder::make(small_terms());
    REQUIRE(breeder.has_value());
    std::vector<BreedProgress> told;
    const auto watch = [&](const BreedProgress& progress) {
        told.push_back(progress);
        return RunControl::GoOn;
    };
    std::size_t second = 0;
    for (int steps = 1; !breeder->finished(); ++steps) {
        REQUIRE(breeder->step(1, watch));
        if (steps == 2) second = told.size();  // after the ready-made ones and the first batch
    }
    REQUIRE(breeder->dominance(1, watch).has_value());
    const auto all = static_cast<double>(breeder->progress().battles);
    CHECK(breeder->progress().max_battles == breeder->progress().battles);
    for (std::size_t i = 0; i < told.size(); ++i) {
        CHECK(told[i].max_battles >= told[i].battles);
        CHECK(told[i].max_battles > 0);
        if (i >= second) CHECK(static_cast<double>(told[i].max_battles) == doctest::Approx(all).epsilon(0.34));
    }
}
