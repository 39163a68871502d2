// Sums of money in English; each language has its own placement of sign and decimal mark.

#include "game/kit/money.h"

#include <doctest/doctest.h>

TEST_CASE("a sum is written as its currency has it, with hundredths or without") {
    const auto english = [](const char* currency, int cents) {
        return words::english(rules::in_currency(currency, cents));
    };
    CHECK(english("$0.00", 250) == "$2.50");
    CHECK(english("$0.00", 7) == "$0.07");
    CHECK(english("€0.00", 100) == "€1.00");
    CHECK(english("Fr. 0.00", 105) == "Fr. 1.05");
    CHECK(english("0 ob.", 12) == "12 ob.");
    CHECK(english("¥0", 500) == "¥500");
    CHECK(english("0.00", 125) == "1.25");
}
