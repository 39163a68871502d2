// A coin's look in coin sets: all optional, kept as written.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/rules/json_parts.h"

namespace {

rules::Json set_of(const rules::Json& looks) {
    rules::Json coin{{"type", "yen_5"}, {"title", "5 yen"},  {"offense", 3}, {"defense", 5},
                     {"move", 3},       {"diameter", 0.866}, {"cents", 5}};
    coin.update(looks);
    return {{"format", battles::kCoinsFormat}, {"coins", rules::Json::array({coin})}};
}

std::string refused(const rules::Json& looks) {
    const auto rows = battles::coin_set_from_json(set_of(looks), "set.json");
    return rows ? "" : rows.error().front().pointer;
}

}  // namespace

TEST_CASE("a coin set says core and design, or leaves them out") {
    for (const char* core : {"copper", "nickel", "silver", "golden", "hole"}) {
        CAPTURE(core);
        const auto rows = battles::coin_set_from_json(set_of({{"core", core}, {"design", "blossom-rays"}}), "");
        REQUIRE(rows);
        CHECK(rows->front()["core"] == core);
        CHECK(rows->front()["design"] == "blossom-rays");
    }
    const auto plain = battles::coin_set_from_json(set_of(rules::Json::object()), "");
    REQUIRE(plain);
    CHECK_FALSE(plain->front().contains("core"));
    CHECK_FALSE(plain->front().contains("design"));
    CHECK(battles::coin_set_from_json({{"format", battles::kCoinsFormat}, {"coins", *plain}}, ""));
    CHECK(refused({{"core", "cheese"}}) == "/coins/0/core");
    CHECK(refused({{"design", "a lily"}}) == "/coins/0/design");
}
