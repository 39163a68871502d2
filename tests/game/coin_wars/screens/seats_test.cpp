// The strength of the computer that is offered.

#include "game/coin_wars/screens/common/seats.h"

#include <doctest/doctest.h>

using ladder::Result;
using screens::strength_after;

namespace {

// A result of a person on Heads against this level.
Result fought(const std::string& level, std::optional<std::size_t> winner) {
    Result result;
    result.seats[1].bot = level;
    result.winner = winner;
    return result;
}

}  // namespace

TEST_CASE("a computer that was beaten makes room for the next stronger one, until that one was met") {
    CHECK(strength_after({}, "recruit") == "recruit");
    CHECK(strength_after({fought("recruit", 1)}, "recruit") == "recruit");
    CHECK(strength_after({fought("recruit", std::nullopt)}, "recruit") == "recruit");
    CHECK(strength_after({fought("recruit", 0)}, "recruit") == "sergeant");
    CHECK(strength_after({fought("recruit", 0), fought("sergeant", 1)}, "recruit") == "recruit");
    CHECK(strength_after({fought("marshal", 0)}, "marshal") == "marshal");
}

TEST_CASE("what computers fight among themselves says nothing about a person") {
    Result bots = fought("recruit", 0);
    bots.seats[0].bot = "general";
    CHECK(strength_after({bots}, "recruit") == "recruit");
}
