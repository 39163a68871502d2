// Volumes: of everything, and of each kind on its own.

#include "game/screens/hearing.h"

#include <doctest/doctest.h>

TEST_CASE("volumes multiply, and nothing at all is silence") {
    using sound::Kind;
    screens::Settings settings;
    settings.volume = settings.volume_coins = settings.volume_table = 100;
    settings.volume_paper = 50;
    settings.volume_panels = 0;
    CHECK(screens::gain_of(settings, Kind::Coins) == doctest::Approx(1));
    CHECK(screens::gain_of(settings, Kind::Table) == doctest::Approx(1));
    CHECK(screens::gain_of(settings, Kind::Paper) == doctest::Approx(0.25));
    CHECK(screens::gain_of(settings, Kind::Panels) == 0);
    settings.volume = 50;
    CHECK(screens::gain_of(settings, Kind::Coins) == doctest::Approx(0.25));
    settings.volume = 0;
    for (const Kind kind : {Kind::Coins, Kind::Paper, Kind::Table, Kind::Panels})
        CHECK(screens::gain_of(settings, kind) == 0);
}
