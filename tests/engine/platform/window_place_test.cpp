#include "engine/platform/window_place.h"

#include <doctest/doctest.h>

using platform::brought_inside;
using platform::WindowPlace;

TEST_CASE("a window is brought inside of what is free of a display, with its title bar") {
    const WindowPlace display{0, 0, 1024, 600};
    CHECK(brought_inside({-988, -700, 3000, 2000}, {}, display) == display);
    CHECK(brought_inside({100, 50, 800, 500}, {}, display) == WindowPlace{100, 50, 800, 500});
    CHECK(brought_inside({700, 590, 800, 500}, {}, display) == WindowPlace{224, 100, 800, 500});
    // A panel above, another display to the left, and a frame.
    const WindowPlace free{1024, 30, 1000, 570};
    CHECK(brought_inside({0, 0, 800, 500}, {25, 4, 6, 5}, free) == WindowPlace{1028, 55, 800, 500});
    CHECK(brought_inside({0, 0, 3000, 2000}, {25, 4, 6, 5}, free) == WindowPlace{1028, 55, 991, 539});
}

TEST_CASE("what no display has room for is as small as it can be, its title bar on it") {
    CHECK(brought_inside({0, 0, 800, 500}, {25, 4, 6, 5}, {0, 0, 5, 5}) == WindowPlace{4, 25, 1, 1});
}
