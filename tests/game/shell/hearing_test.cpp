// Volumes: overall, and of each kind.

#include "game/shell/audio_feedback.h"

#include <doctest/doctest.h>

#include <set>

#include "game/shell/captions.h"

TEST_CASE("a changed volume is heard by a sound of its kind, anything else by none") {
    const screens::Settings before;
    const auto group_after = [&](int screens::Volumes::*volume) {
        screens::Settings now = before;
        now.volumes.*volume = 30;
        const auto sample = screens::sample_of(before, now);
        REQUIRE(sample.has_value());
        return sound::group_of(*sample);
    };
    CHECK(group_after(&screens::Volumes::all) == sound::Group::Coins);
    CHECK(group_after(&screens::Volumes::coins) == sound::Group::Coins);
    CHECK(group_after(&screens::Volumes::paper) == sound::Group::Paper);
    CHECK(group_after(&screens::Volumes::table) == sound::Group::Table);
    CHECK(group_after(&screens::Volumes::panels) == sound::Group::Panels);
    screens::Settings other = before;
    other.ui_scale += 20;
    CHECK(!screens::sample_of(before, other).has_value());
}

TEST_CASE("captions that are switched off keep nobody awake") {
    screens::Captions captions;
    captions.hear(sound::PaperTurned{});
    CHECK(captions.wakes() > 0);
    captions.clear();
    CHECK(captions.wakes() == 0);
}

TEST_CASE("volumes multiply, and nothing at all is silence") {
    using sound::Group;
    screens::Settings settings;
    settings.volumes.all = settings.volumes.coins = settings.volumes.table = 100;
    settings.volumes.paper = 50;
    settings.volumes.panels = 0;
    CHECK(screens::gain_of(settings, Group::Coins) == doctest::Approx(1));
    CHECK(screens::gain_of(settings, Group::Table) == doctest::Approx(1));
    CHECK(screens::gain_of(settings, Group::Paper) == doctest::Approx(0.25));
    CHECK(screens::gain_of(settings, Group::Panels) == 0);
    settings.volumes.all = 50;
    CHECK(screens::gain_of(settings, Group::Coins) == doctest::Approx(0.25));
    settings.volumes.all = 0;
    for (const Group group : {Group::Coins, Group::Paper, Group::Table, Group::Panels})
        CHECK(screens::gain_of(settings, group) == 0);
}

TEST_CASE("what is heard has a caption, each another one; a button that was pressed has none") {
    using namespace sound;
    const Disc penny = coin_disc(0.75, Metal::Copper);
    const Sound heard[] = {CoinStruck{penny, penny},
                           CoinStruck{penny, std::nullopt, Bed::Air},
                           CoinStruck{penny, std::nullopt, Bed::Wood},
                           CoinStruck{penny, std::nullopt, Bed::Felt},
                           CoinDropped{penny},
                           Slid{Sliding::Coin, 1, {}},
                           Slid{Sliding::Coins, 1, {}},
                           Slid{Sliding::Card, 1, {}},
                           CardLaid{},
                           CardLifted{},
                           PaperTurned{},
                           DieStruck{6, DieStruck::On::Felt, 10},
                           DieStruck{6, DieStruck::On::Wood, 10},
                           TurnEnded{},
                           BattleEnded{penny}};
    std::set<std::string> captions;
    for (const Sound& one : heard) captions.insert(words::english(screens::caption_of(one)));
    CHECK(captions.size() == std::size(heard));
    CHECK(!captions.contains(""));
    CHECK(screens::caption_of(Pressed{}).empty());
}
