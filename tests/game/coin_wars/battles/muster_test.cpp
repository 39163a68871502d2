// R-2, BX-8: what can be bought for a free battle, and the resulting battle.

#include <doctest/doctest.h>

#include "engine/core/box.h"
#include "game/coin_wars/battles/army_purchase.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json_field.h"

namespace {

namespace cw = rules::coin_wars;
using battles::ArmyPurchase;
using battles::Purse;
using battles::Terms;

const battles::Library& shipped_library() {
    static const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return library;
}

std::vector<cw::CoinType> us() { return *battles::types_of(shipped_library(), {"us"}); }

cw::FreeBattle free_for(std::optional<cw::Budget> budget, int coins = 45) { return {budget, coins}; }

}  // namespace

TEST_CASE("R-2: a muster sells no more than the budget, the number of coins and the purse allow") {
    struct Row {
        const char* what;
        cw::FreeBattle free;
        std::optional<Purse> purse;
        Purse asked, got;
        double left;
    };
    const cw::Budget money{cw::Price::FaceValue, 250}, points{cw::Price::Points, 58};
    const Row rows[]{
        {"as asked", free_for(money), {}, {{"quarter", 3}, {"nickel", 30}}, {{"quarter", 3}, {"nickel", 30}}, 25},
        {"all of it", free_for(money), {}, {{"dollar", 2}, {"quarter", 2}}, {{"dollar", 2}, {"quarter", 2}}, 0},
        {"too dear", free_for(money), {}, {{"dollar", 9}}, {{"dollar", 2}}, 50},
        {"too many", free_for(money), {}, {{"penny", 90}}, {{"penny", 45}}, 205},
        {"in the types' order",
         free_for(money, 5),
         {},
         {{"penny", 4}, {"dollar", 4}},
         {{"penny", 4}, {"dollar", 1}},
         146},
        {"by points",
         free_for(points),
         {},
         {{"quarter", 1}, {"nickel", 9}, {"penny", 9}},
         {{"penny", 9}, {"nickel", 4}},
         5.5},
        {"no budget", free_for(std::nullopt, 12), {}, {{"dollar", 30}}, {{"dollar", 12}}, 0},
        {"out of a purse",
         free_for(money, 4),
         Purse{{"dollar", 3}, {"penny", 2}},
         {{"penny", 9}, {"dollar", 9}, {"dime", 1}},
         {{"penny", 2}, {"dollar", 2}},
         0},
        {"no such coin", free_for(money), {}, {{"ducat", 3}}, {}, 250},
    };
    for (const Row& row : rows) {
        CAPTURE(row.what);
        ArmyPurchase purchase(us(), row.free, row.purse);
        purchase.take(row.asked);
        CHECK(purchase.bought() == row.got);
        CHECK(purchase.left() == row.left);
        CHECK(purchase.ready() == !row.got.empty());
        for (const cw::CoinType& type : purchase.types()) {
            ArmyPurchase more = purchase;
            more.set(type.name, purchase.max(type.name) + 1);
            CHECK(more.count(type.name) == purchase.max(type.name));
        }
    }
}

TEST_CASE("one coin more or less, and never fewer than none") {
    ArmyPurchase purchase(us(), free_for(cw::Budget{}));
    purchase.add("dime", 2);
    purchase.add("dime", -5);
    CHECK(purchase.bought().empty());
    CHECK(purchase.left() == 250);
}

TEST_CASE("R-2: every ready-made list fits its budget and leaves no block unbought") {
    for (const cw::FreeBattle& free :
         {free_for(cw::Budget{}), free_for(cw::Budget{cw::Price::Points, 250}),
          free_for(cw::Budget{cw::Price::FaceValue, 1000}, 60), free_for(std::nullopt, 20)})
        for (const battles::ReadyList& ready : battles::ready_lists()) {
            CAPTURE(ready.title.english());
            const ArmyPurchase purchase(us(), free);
            const auto list = battles::filled(ready, purchase);
            REQUIRE(list);
            ArmyPurchase bought = purchase;
            bought.take(*list);
            CHECK(bought.bought() == *list);
            CHECK(bought.count() <= free.coins);
            CHECK(bought.left() >= 0);
        }
    const ArmyPurchase purchase(us(), free_for(cw::Budget{}));
    CHECK(*battles::filled(battles::ready_lists()[0], purchase) == Purse{{"quarter", 3}, {"nickel", 35}});
    CHECK(*battles::filled(battles::ready_lists()[1], purchase) == Purse{{"nickel", 45}});
    CHECK(!battles::filled(battles::ready_lists()[0], ArmyPurchase(us(), free_for(cw::Budget{}), Purse{{"penny", 5}})));
}

TEST_CASE("R-2: what is bought becomes a battle whose coins are all still to be deployed") {
    Terms terms;
    terms.width = 24;
    terms.height = 18;
    terms.zone = 5;
    terms.sets = {"us", "euro"};
    terms.turns = 6;
    const auto json = battles::battle_of(terms, {"Ada", ""}, {Purse{{"penny", 3}, {"quarter", 1}}, Purse{{"dime", 2}}});
    const auto battle = battles::battle_from_json(shipped_library(), json, "free");
    REQUIRE_MESSAGE(battle, battles::sentence(battle.error().front()));
    const cw::Scenario& scenario = battle->scenario;
    CHECK(scenario.coins.size() == 6);
    CHECK(scenario.sides[0].name == "Ada");
    CHECK(scenario.sides[1].name == "Tails");
    CHECK(scenario.sides[1].zone.front() == core::Vec2{0, 13});
    CHECK(scenario.free == terms.free);
    CHECK(scenario.rulings == cw::kNewestRulings);
    CHECK(scenario.options.slow == cw::Slow::Way);
    CHECK(scenario.victory.turns == 6);
    CHECK(cw::price(scenario, cw::Side::Heads, cw::Price::FaceValue) == 28);

    rules::Json named = json;
    for (const char* key : {"names", "plurals", "short_names", "short_plurals"})
        named["sides"]["heads"][key] = {{"penny", key}};
    const auto exchanged = battles::battle_from_json(shipped_library(), battles::with_faces_exchanged(named), "free");
    REQUIRE(exchanged);
    CHECK(exchanged->scenario.sides[0].plurals.empty());
    CHECK(exchanged->scenario.sides[1].plurals.at("penny") == "plurals");
    CHECK(exchanged->scenario.sides[1].short_names.at("penny") == "short_names");
    CHECK(exchanged->scenario.sides[1].short_plurals.at("penny") == "short_plurals");
    CHECK(exchanged->scenario.sides[0].name == "Heads");
    CHECK(exchanged->scenario.sides[1].name == "Ada");
    CHECK(exchanged->scenario.sides[1].zone == scenario.sides[1].zone);
    CHECK(cw::price(exchanged->scenario, cw::Side::Tails, cw::Price::FaceValue) == 28);
}

TEST_CASE("terms are the same after writing and reading, and kept within their bounds") {
    Terms terms;
    terms.width = 60;
    terms.free = {cw::Budget{cw::Price::Points, 120.5}, 20};
    terms.clock = battles::ClockTerms{300, 10};
    terms.hidden = true;
    terms.at_limit = cw::AtLimit::Draw;
    terms.battles = 5;
    terms.ground = {{cw::Ground::Impassable, false, {20, 10}, 5, 3, 30},
                    {cw::Ground::Offensive, true, {9, 12}, 8, 4, 0}};
    terms.twins = false;
    const rules::Json json = battles::to_json(terms);
    CHECK(battles::terms_from(rules::Field(json, "bad_argument")) == terms);
    terms.width = 500;
    terms.height = 18;
    terms.zone = 30;
    terms.free.coins = 900;
    terms.battles = 4;
    const Terms kept = battles::within_bounds(terms);
    CHECK(kept.width == 96);
    CHECK(kept.zone == 6);
    CHECK(kept.free.coins == 78 * 4);
    CHECK(kept.battles == 5);
}

TEST_CASE("R-2, CW-24: the ground that both lay is on the table, with its twins, and its rule counts") {
    Terms terms;
    terms.ground = {{cw::Ground::Defensive, true, {9, 4}, 6, 4, 20},
                    {cw::Ground::Impassable, false, {18, 12}, 5, 3, 0}};
    const auto fought = [&] {
        const auto json = battles::battle_of(terms, {"", ""}, {Purse{{"penny", 1}}, Purse{{"penny", 1}}});
        const auto battle = battles::battle_from_json(shipped_library(), json, "free");
        REQUIRE_MESSAGE(battle, battles::sentence(battle.error().front()));
        return battle->scenario;
    };
    // A piece in the middle is its own twin.
    const cw::Scenario both = fought();
    REQUIRE(both.terrain.size() == 3);
    CHECK(both.advanced.terrain);
    CHECK(both.terrain[0].name == "Wood");
    CHECK(core::box_around(both.terrain[1].polygon).center() ==
          core::Vec2{36, 24} - core::box_around(both.terrain[0].polygon).center());
    terms.twins = false;
    CHECK(fought().terrain.size() == 2);
    // Every piece lies wholly on the table, on a smaller one too.
    terms.ground = {{cw::Ground::Slow, false, {200, -5}, 24, 24, 45}};
    terms.width = 24;
    terms.height = 18;
    terms = battles::within_bounds(terms);
    CHECK(fought().terrain.size() == 1);
    // Without ground nothing changes.
    terms.ground.clear();
    CHECK_FALSE(fought().advanced.terrain);
}
