#include <doctest/doctest.h>

#include "engine/ui/plot.h"

TEST_CASE("ticks lie on round numbers, at most so many") {
    CHECK(ui::ticks(0, 10, 6) == std::vector<double>{0, 2, 4, 6, 8, 10});
    CHECK(ui::ticks(0, 54, 4) == std::vector<double>{0, 20, 40});
    CHECK(ui::ticks(0.5, 3.5, 11, 1) == std::vector<double>{1, 2, 3});
    CHECK(ui::ticks(-5, 5, 3) == std::vector<double>{-5, 0, 5});
    CHECK(ui::ticks(2, 2, 5) == std::vector<double>{2});
    for (const double high : {0.3, 1.0, 7.0, 99.0, 1234.0, 1e6})
        for (const int most : {2, 3, 6, 11}) {
            const auto ticks = ui::ticks(0, high, most);
            CHECK(ticks.size() <= static_cast<std::size_t>(most));
            CHECK(ticks.front() == 0);
            CHECK(ticks.back() <= high * (1 + 1e-9));
        }
}

TEST_CASE("a span holds its values and begins at 0 unless all lie far above") {
    for (const double most : {1.0, 24.0, 187.0, 5000.0})
        for (const double least : {0.0, 0.3 * most, 0.9 * most, most}) {
            const ui::Span span = ui::span_of(least, most);
            CHECK(span.low <= least);
            CHECK(span.high >= most);
            CHECK(span.high > span.low);
            CHECK((least > 0.6 * most || span.low == 0));
            CHECK((least < most || span.low == 0));
            CHECK((span.low == 0 || span.low < least));
        }
    CHECK(ui::span_of(0, 0).high == 1);
    CHECK(ui::span_of(160, 211).low == 140);
    CHECK(ui::span_of(160, 211).high == 220);
}
