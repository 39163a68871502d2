// The record of a shared game: it grows with its steps, and knows what is missing.

#include "game/remote/ledger.h"

#include <doctest/doctest.h>

namespace {

using remote::Ledger;

Ledger signed_by(const char* table, int steps) {
    Ledger ledger;
    ledger.table = std::string(32, *table);
    ledger.people.push_back({std::string(64, '1'), "Ann", {}, {}, {}});
    for (int i = 0; i < steps; ++i) ledger.steps.push_back({i + 1, 0, {}, std::string(128, *table)});
    ledger.revision = steps;
    return ledger;
}

}  // namespace

TEST_CASE("what is kept becomes as the table is: longer, shorter, another way, another table") {
    std::optional<Ledger> kept;
    Ledger parted = signed_by("a", 7);
    parted.steps[4].proof = std::string(128, 'f');
    for (const Ledger& now :
         {signed_by("a", 3), signed_by("a", 9), signed_by("a", 5), parted, signed_by("b", 5), Ledger()}) {
        remote::follow(kept, now);
        REQUIRE(kept);
        CHECK(*kept == now);
    }
}

TEST_CASE("a record says its ledger as one would write it, and holds none where a step of it is missing") {
    const std::optional<Ledger> ledger = signed_by("a", 3);
    const rules::About about = remote::about_game({{"battle", "cannae"}}, ledger);
    CHECK(about.whole(3)["battle"] == "cannae");
    CHECK(about.whole(3)["remote"].dump() == remote::to_json(*ledger).dump());
    CHECK(remote::ledger_from(about.whole(3)["remote"]).value() == *ledger);
    CHECK_FALSE(remote::ledger_from(about.whole(4)["remote"]));
    CHECK(remote::about_game({{"battle", "cannae"}}, std::nullopt).whole(4) == rules::Json{{"battle", "cannae"}});
}
