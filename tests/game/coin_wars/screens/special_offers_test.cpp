// BX-9: the special rules that a table can take over in the agreement.

#include "game/coin_wars/screens/common/special_offers.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/profile/own_rules.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"
#include "game/systems/systems.h"
#include "tests/support/files.h"
#include "tests/support/kit.h"

namespace {

using rules::Json;
namespace cw = rules::coin_wars;

// A dime of Heads beside a quarter of Tails, which withstands it.
cw::Scenario dime_and_quarter() {
    const auto battle = cw::scenario_from_json(Json::parse(R"({"format": "coinwars-battle/1", "first": "heads",
        "coin_set": [{"type": "dime", "offense": 5, "defense": 3, "move": 5, "diameter": 0.705, "cents": 10, "traits": ["charge"]},
                     {"type": "quarter", "offense": 10, "defense": 10, "move": 5, "diameter": 0.955, "cents": 25}],
        "sides": {"heads": {"coins": [{"id": "h1", "type": "dime", "at": [10, 5]}]},
                  "tails": {"coins": [{"id": "t1", "type": "quarter", "at": [10, 5.83]},
                                      {"id": "t2", "type": "quarter", "at": [30, 20]}]}}})"));
    REQUIRE(battle);
    return *battle;
}

const screens::SpecialOffer& named(const screens::SpecialOffers& offers, const char* name) {
    const auto found = std::ranges::find_if(
        offers.all, [&](const screens::SpecialOffer& each) { return words::english(each.name) == name; });
    REQUIRE(found != offers.all.end());
    return *found;
}

}  // namespace

TEST_CASE("BX-9: a table is offered what is ready-made and one's own, and told why it cannot take one") {
    const kit::Folder folder("offers");
    const cw::Scenario table = dime_and_quarter();
    CHECK(profile::add_own_rule(folder.path(), {{"name", "Sharp"}, {"what", {{"offense", 5}}}}));
    CHECK(profile::add_own_rule(
        folder.path(), {{"name", "Foreign"}, {"who", {{"types", {"euro_1_cent"}}}}, {"what", {{"offense", 1}}}}));
    const auto offers = screens::special_offers(table, folder.path(), false);
    const auto closed = [&](const char* name) { return words::english(named(offers, name).closed); };
    CHECK(closed("Sharp").empty());
    CHECK(named(offers, "Sharp").is_own);
    CHECK(closed("Foreign") == "This table has not got the coins or the ground that it names.");
    CHECK(closed("Lances").empty());
    CHECK(closed("Few shots") == "Not here: this special rule does not apply to any coin in the battle.");
    CHECK(closed("Reserves") == "Not here: this special rule waits for more lost coins than there are (5 of 1).");
    CHECK(closed("Stakes") == "This table has not got the coins or the ground that it names.");
    CHECK(std::ranges::is_sorted(offers.all, {}, [](const auto& each) { return !each.closed.empty(); }));

    cw::Scenario grounded = table;
    grounded.terrain.push_back({"Hill", cw::Ground::Defensive, {{1, 1}, {9, 1}, {9, 9}}});
    grounded.advanced.special = {{"sharp ", {}, {}, {.offense = 1}}};
    const auto there = screens::special_offers(grounded, folder.path(), false);
    CHECK(named(there, "Stakes").rule.when.on == "Hill");
    CHECK(named(there, "Stakes").closed.empty());
    CHECK(words::english(named(there, "Sharp").closed) == "This battle has a rule of this name.");

    cw::Scenario with = table;
    with.advanced.special.push_back(named(offers, "Lances").rule);
    const auto again = screens::special_offers(with, folder.path(), false);
    CHECK(words::english(named(again, "Lances").closed) == "This battle has a rule of this name.");
    const auto hidden = screens::special_offers(table, folder.path(), true);
    CHECK(named(hidden, "Few shots").closed.empty());
    folder.write("special-rules.json", "[");
    const auto broken = screens::special_offers(table, folder.path(), false);
    CHECK(words::english(broken.fault).find("special-rules.json") != std::string::npos);
    CHECK(broken.all.size() + 2 == offers.all.size());
}

TEST_CASE("BX-9: a battle with a rule that was added decides by it, and is played again from its record alone") {
    const kit::Folder folder("added");
    const cw::Scenario table = dime_and_quarter();
    CHECK(profile::add_own_rule(folder.path(), {{"name", "Sharp"}, {"what", {{"offense", 5}}}}));
    cw::Scenario with = table;
    with.advanced.special.push_back(named(screens::special_offers(table, folder.path(), false), "Sharp").rule);
    const auto fallen = [](const cw::Scenario& battle) {
        rules::GameSession<cw::CoinWars> session(cw::begin(std::make_shared<const cw::Scenario>(battle)), 1);
        kit::FairHand hand;
        const auto struck = session.submit(cw::Attack{"h1", "t1"}, hand);
        REQUIRE_MESSAGE(struck, (struck ? "" : words::english(struck.error().message)));
        const rules::Record record = session.record();
        CHECK(rules::replay(*rules::record_from_json(rules::to_json(record))));
        const cw::Match& match = session.match();
        return match.coin(match.find("t1")).place == cw::Place::Fallen;
    };
    CHECK_FALSE(fallen(table));
    CHECK(fallen(with));
    with.advanced.special[0].left_out = true;
    CHECK_FALSE(fallen(with));
}
