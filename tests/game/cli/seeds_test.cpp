// Runs the fuzzers' seeds as an ordinary test: one reply for each line, and each battle can be read.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/at_least.h"

namespace {

const std::filesystem::path kRoot = COINWARS_SOURCE_DIR;

}  // namespace

TEST_CASE("the fuzzers' protocol seeds: one reply a line") {
    for (const auto& file : tests::files_in(kRoot / "tests" / "fuzz" / "seeds" / "protocol", 4)) {
        std::ifstream in(file);
        std::ostringstream out, err;
        cli::serve(kRoot / "assets", 1, {in, out, err});
        std::ifstream again(file);
        const auto lines = std::count(std::istreambuf_iterator<char>(again), {}, '\n');
        const std::string replies = out.str();
        CHECK_MESSAGE(std::ranges::count(replies, '\n') == lines, file.string());
    }
}

TEST_CASE("the fuzzers' battle seeds are battles") {
    for (const auto& file : tests::files_in(kRoot / "tests" / "fuzz" / "seeds" / "battle", 3)) {
        const auto json = battles::read_json(file);
        REQUIRE(json);
        const auto match = rules::coin_wars::CoinWars::start(*json);
        CHECK_MESSAGE(match, file.string() << ": " << (match ? "" : words::english(match.error().message)));
    }
}
