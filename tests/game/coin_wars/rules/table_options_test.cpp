// the list of table options, compared with everything that uses it.

#include <doctest/doctest.h>

#include <set>

#include "tests/support/at_least.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kCoins = "h1 penny heads 10 10\n t1 penny tails 20 10\n";

std::uint64_t hash_with(const TableOption& option, std::size_t value) {
    TableOptions options;
    option.set(options, value);
    return hash_of(scenario(kCoins, options));
}

}  // namespace

TEST_CASE("R-40: each value of each option is written, read again, and tells in the hash") {
    for (const TableOption& option : tests::at_least(8, table_options())) {
        CAPTURE(option.key);
        std::set<std::uint64_t> hashes;
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            CAPTURE(value);
            TableOptions options;
            option.set(options, value);
            Scenario battle = scenario(kCoins, options);
            give_zones(battle);
            const rules::Json json = to_json(battle);
            const auto again = scenario_from_json(json);
            REQUIRE_MESSAGE(again, words::english(again.error().message));
            CHECK(again->options == options);
            rules::Json by_word = json;
            by_word["rules"][option.key] = option.values[value].in_files;
            CHECK(scenario_from_json(by_word)->options == options);
            hashes.insert(hash_with(option, value));
        }
        CHECK(hashes.size() == option.values.size());
        CHECK(hashes.contains(hash_of(scenario(kCoins))));
    }
}

TEST_CASE("R-40: a preset has one value of each option") {
    for (const TableOption& option : tests::at_least(8, table_options())) {
        CAPTURE(option.key);
        CHECK(option.values.size() >= 2);
        CHECK(option.now(kitchen_table()) == 0);
        CHECK(option.now(tournament()) == option.tournament);
    }
}

TEST_CASE("R-40: a preset leaves slow ground as the battle has it") {
    TableOptions battle;
    battle.slow = Slow::Way;
    battle.engage = Engage::MoveThenAttack;
    CHECK(with_preset(kitchen_table(), battle).slow == Slow::Way);
    CHECK(with_preset(kitchen_table(), battle).engage == Engage::No);
    CHECK(with_preset(tournament(), {}) == tournament());
}

TEST_CASE("R-40: files name every option once") {
    std::set<std::string> keys;
    for (const TableOption* option : table_options_as_written()) keys.insert(option->key);
    CHECK(keys.size() == table_options().size());
}
