// Amounts of money, in the currency of a battle's coins.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_parts.h"

namespace {

using namespace rules::coin_wars;

Scenario of_currencies(std::initializer_list<const char*> currencies) {
    Scenario scenario;
    for (const char* currency : currencies) {
        CoinType type;
        type.currency = currency;
        scenario.types.push_back(type);
    }
    return scenario;
}

std::string sum(std::initializer_list<const char*> currencies, int cents) {
    return words::english(in_money(of_currencies(currencies), cents));
}

}  // namespace

TEST_CASE("a sum is written in the one currency of the coins, else as a number") {
    CHECK(sum({kDollars, kDollars}, 205) == "$2.05");
    CHECK(sum({"Fr. 0.00"}, 5) == "Fr. 0.05");
    CHECK(sum({"0.00 kr"}, 1250) == "12.50 kr");
    CHECK(sum({"\u00a50"}, 250) == "\u00a5250");
    CHECK(sum({"0 ob."}, 0) == "0 ob.");
    CHECK(sum({kDollars, "\u20ac0.00"}, 250) == "2.50");
    CHECK(sum({"0"}, 250) == "250");
    CoinType euro;
    euro.cents = 200;
    euro.currency = "\u20ac0.00";
    CHECK(words::english(worth(euro)) == "\u20ac2.00");
}

TEST_CASE("a currency says where its amount stands, and changes no hash") {
    for (const char* wrong : {"$", "", "$1.00", "0.00 0", "$0.0", "00"}) {
        const auto read = rules::reading([&] {
            const rules::Json json = wrong;
            std::string currency;
            CurrencyForm().read(rules::Field(json, "bad_battle"), currency);
            return currency;
        });
        CHECK_MESSAGE(!read, wrong);
    }
    Scenario dollars = of_currencies({kDollars}), euros = of_currencies({"\u20ac0.00"});
    CHECK(hash_of(dollars) == hash_of(euros));
    CHECK_FALSE(coin_set_json(dollars.types, Detail::Whole)[0].contains("currency"));
    CHECK(coin_set_json(euros.types, Detail::Whole)[0]["currency"] == "\u20ac0.00");
}
