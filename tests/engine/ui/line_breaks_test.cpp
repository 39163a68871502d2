#include "engine/ui/line_breaks.h"

#include <doctest/doctest.h>

#include <string>

TEST_CASE("a line ends at a space, but not before a unit, beside a sign between figures, nor before a dot") {
    const auto ends = [](std::string_view text) {
        std::string all;
        for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1))
            if (ui::may_break(text, at)) all += std::to_string(at) + " ";
        return all;
    };
    CHECK(ends("Rome loses 3 \u00d7 Veles") == "4 10 ");
    CHECK(ends("strikes, 13 \u2265 5") == "8 ");
    CHECK(ends("Alan moves 5.70 in") == "4 10 ");
    CHECK(ends("at most 3.75 in: too far") == "2 7 16 20 ");
    CHECK(ends("58 % in all") == "4 7 ");
    CHECK(ends("1 < 5, you fall") == "6 10 ");
    CHECK(ends("Harold stands \u00b7 lost: 0") == "6 16 22 ");
}
