// A bot's command is shown as the aim a player would have drawn: it ends where the command leads.

#include "game/coin_wars/table/intent.h"

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;
using table_kit::play;
using table_kit::Played;

namespace {

cw::Match skirmish() {
    cw::Match match = battle({{"h1", "penny", {10, 10}},
                              {"h2", "dime", {14, 10}},
                              {"h3", "quarter", {20, 10}},
                              {"h4", "penny", {20.8525, 10}},
                              {"t1", "penny", {10.75, 10}},
                              {"t2", "penny", {14, 14}},
                              {"t3", "penny", {24, 16}}});
    cw::muster(match, std::vector<int>{2, 3}, 2);
    return match;
}

}  // namespace

TEST_CASE("a move ends where the command ends, an Army's with all its members") {
    const cw::Match match = skirmish();
    const cw::Move single{"h2", {15, 12}}, army{"", {20, 12}, "a1", "h3"};
    CHECK(aim_of(match, single).path.legs.back().to == play(match, single).after.coin(1).at);
    CHECK(acting(match, single) == std::vector<int>{1});
    const Aim marched = aim_of(match, army);
    CHECK(acting(match, army) == std::vector<int>{2, 3});
    const Played played = play(match, army);
    REQUIRE(marched.path.places.size() == 2);
    for (const auto& [coin, place] : marched.path.places) CHECK(played.after.coin(coin).at == place);
}

TEST_CASE("an attack and a Charge show whom they strike, and a Charge where it goes afterwards") {
    const cw::Match match = skirmish();
    const Aim attack = aim_of(match, cw::Attack{"h1", "t1"});
    CHECK(attack.act == Act::Attack);
    CHECK(attack.target == match.find("t1"));
    CHECK(attack.odds);
    const cw::Charge there{"h2", Vec2{14, 13.265}, "t2", std::nullopt},
        back{"h2", Vec2{14, 13.265}, "t2", Vec2{14, 12}};
    for (const cw::Charge& charge : {there, back}) {
        const Aim aimed = aim_of(match, charge);
        CHECK(aimed.act == Act::Charge);
        CHECK(aimed.target == match.find("t2"));
        REQUIRE_FALSE(aimed.path.legs.empty());
        CHECK(aimed.path.legs.back().to == play(match, charge).after.coin(1).at);
    }
}

TEST_CASE("what is no move and no attack is shown by who forms it, or not at all") {
    const cw::Match match = skirmish();
    CHECK(acting(match, cw::Join{"a1", {"h2"}}) == std::vector<int>{2, 3, 1});
    CHECK(acting(match, cw::Form{{"h1", "h2"}}) == std::vector<int>{0, 1});
    CHECK(acting(match, cw::EndTurn{}).empty());
    for (const cw::Command& command : {cw::Command(cw::EndTurn{}), cw::Command(cw::Form{{"h1", "h2"}})})
        CHECK(aim_of(match, command).coin == cw::kNoCoin);
}

TEST_CASE("a move that ends under the coin itself, or an attack by a coin that could charge, is shown as it is") {
    const cw::Match match = skirmish();
    const cw::Move tiny{"h2", {14.1, 10}};
    const Aim moved = aim_of(match, tiny);
    CHECK(moved.act == Act::Move);
    REQUIRE_FALSE(moved.path.legs.empty());
    CHECK(moved.path.legs.back().to == play(match, tiny).after.coin(1).at);
    const cw::Match close = battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {10.7275, 10}}});
    CHECK(aim_of(close, cw::Attack{"h1", "t1"}).act == Act::Attack);
}
