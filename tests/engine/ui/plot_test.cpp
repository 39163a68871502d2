#include <doctest/doctest.h>

#include "engine/ui/plot.h"

TEST_CASE("ticks lie on round numbers, at most so many") {
    CHECK(ui::ticks(0, 10, 6) == std::vector<double>{0, 2, 4, 6, 8, 10});
    CHECK(ui::ticks(0, 54, 4) == std::vector<double>{0, 20, 40});
    CHECK(ui::ticks(0.5, 3.5, 11, 1) == std::vector<double>{1, 2, 3});
    CHECK(ui::ticks(-5, 5, 3) == std::vector<double>{-5, 0, 5});
    CHECK(ui::ticks(2, 2, 5) == std::vector<double>{2});
    for (const double high : {0.3, 1.0, 7.0, 99.0, 1234.0, 1e6})
        for (const int max : {2, 3, 6, 11}) {
            const auto ticks = ui::ticks(0, high, max);
            CHECK(ticks.size() <= static_cast<std::size_t>(max));
            CHECK(ticks.front() == 0);
            CHECK(ticks.back() <= high * (1 + 1e-9));
        }
}

TEST_CASE("a span holds its values and begins at 0 unless all lie far above") {
    for (const double max : {1.0, 24.0, 187.0, 5000.0})
        for (const double min : {0.0, 0.3 * max, 0.9 * max, max}) {
            const ui::Span span = ui::span_of(min, max);
            CHECK(span.low <= min);
            CHECK(span.high >= max);
            CHECK(span.high > span.low);
            CHECK((min > 0.6 * max || span.low == 0));
            CHECK((min < max || span.low == 0));
            CHECK((span.low == 0 || span.low < min));
        }
    CHECK(ui::span_of(0, 0).high == 1);
    CHECK(ui::span_of(160, 211).low == 140);
    CHECK(ui::span_of(160, 211).high == 220);
}
