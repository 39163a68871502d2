#include "engine/core/decimal.h"

#include <doctest/doctest.h>

#include <clocale>

TEST_CASE("numbers are printed with a point, in any language") {
    std::setlocale(LC_ALL, "de_DE.UTF-8");
    CHECK(core::fixed(3.756, 2) == "3.76");
    CHECK(core::fixed(2, 3) == "2.000");
    CHECK(core::fixed(-0.5, 0) == "-0");
    CHECK(core::fixed(1e308, 0).size() == 309);
    CHECK(core::significant(0.30) == "0.3");
    CHECK(core::significant(1e20) == "1e+20");
    CHECK(core::significant(1234567) == "1.23457e+06");
    std::setlocale(LC_ALL, "C");
}

TEST_CASE("one of a thing is told in the singular") {
    CHECK(core::counted(0, "page", "pages") == "0 pages");
    CHECK(core::counted(1, "page", "pages") == "1 page");
    CHECK(core::counted(1234567, "page", "pages") == "1234567 pages");
}
