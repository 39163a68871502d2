// Volumes: of everything, and of each kind on its own.

#include "game/shell/audio_feedback.h"

#include <doctest/doctest.h>

TEST_CASE("a changed volume is heard by a sound of its kind, anything else by none") {
    const screens::Settings before;
    const auto kind_after = [&](int screens::Settings::*volume) {
        screens::Settings now = before;
        now.*volume = 30;
        const auto sample = screens::sample_of(before, now);
        REQUIRE(sample.has_value());
        return sound::kind_of(*sample);
    };
    CHECK(kind_after(&screens::Settings::volume) == sound::Kind::Coins);
    CHECK(kind_after(&screens::Settings::volume_coins) == sound::Kind::Coins);
    CHECK(kind_after(&screens::Settings::volume_paper) == sound::Kind::Paper);
    CHECK(kind_after(&screens::Settings::volume_table) == sound::Kind::Table);
    CHECK(kind_after(&screens::Settings::volume_panels) == sound::Kind::Panels);
    screens::Settings other = before;
    other.ui_scale += 20;
    CHECK(!screens::sample_of(before, other).has_value());
}

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
