// Formations among other coins: every place is legal, and no coin moves unnecessarily.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>

#include "engine/core/random.h"
#include "game/coin_wars/battles/formation_fit.h"
#include "tests/support/at_least.h"

namespace {

using battles::Fitted;
using battles::Site;
using battles::Wish;
using core::Vec2;
using measure::Disc;

const std::vector<Vec2> kThird{{0, 0}, {36, 0}, {36, 8}, {0, 8}};
const std::vector<Vec2> kBent{{2, 1}, {30, 1}, {30, 9}, {16, 4}, {2, 9}};

// Extends beyond the table.
const std::vector<Vec2> kBeyond{{-3, -3}, {39, -3}, {39, 6}, {-3, 6}};

Wish penny(Vec2 at) { return {{at, 0.375}}; }

double overlap(const Disc& a, const Disc& b) { return -measure::gap(a, b); }

bool lies_free(const Site& site, const Disc& disc, const std::vector<std::size_t>& passes, double tolerance) {
    const bool on_table = disc.center.x >= disc.radius - tolerance && disc.center.y >= disc.radius - tolerance &&
                          disc.center.x <= site.width - disc.radius + tolerance &&
                          disc.center.y <= site.height - disc.radius + tolerance;
    const Disc narrower{disc.center, disc.radius - tolerance};
    bool in_zone = measure::inside(site.zone, disc.center);
    for (std::size_t i = 0; i < site.zone.size(); ++i) {
        const measure::Segment edge{site.zone[i], site.zone[(i + 1) % site.zone.size()]};
        in_zone = in_zone && distance(measure::nearest_point(edge, disc.center), disc.center) >= narrower.radius;
    }
    bool off_barriers = true;
    for (std::size_t i = 0; i < site.barriers.size(); ++i)
        if (std::ranges::find(passes, i) == passes.end())
            off_barriers = off_barriers && measure::gap(disc, measure::Polygon(site.barriers[i])) >= -tolerance;
    return on_table && in_zone && off_barriers &&
           std::ranges::all_of(site.lying, [&](const Disc& other) { return overlap(disc, other) <= tolerance; });
}

// Coins of several sizes, wished anywhere around the zone, many of them overlapping.
struct Table {
    Site site;
    std::vector<Wish> wishes;
};

Table any_table(std::uint64_t seed) {
    core::Random random(seed);
    Table table;
    table.site.zone = *std::array{&kThird, &kBent, &kBeyond}[random.below(3)];
    if (random.below(2) == 0) table.site.barriers = {{{8, 3}, {11, 2}, {12, 5}, {9, 6}}};
    const double radii[]{0.3525, 0.375, 0.41765, 0.4775, 0.6025};
    const auto any_disc = [&] {
        const double x = random.between(-2, 34), y = random.between(-2, 11);
        return Disc{{x, y}, radii[random.below(5)]};
    };
    for (std::uint32_t i = random.below(20); i > 0; --i) {
        const Disc disc = any_disc();
        if (lies_free(table.site, disc, {}, 0)) table.site.lying.push_back(disc);
    }
    for (std::uint32_t i = 1 + random.below(60); i > 0; --i) {
        table.wishes.push_back({any_disc()});
        if (random.below(4) == 0) table.wishes.back().passes = {0};
    }
    return table;
}

}  // namespace

TEST_CASE("R-1: fitted coins lie in the zone, on nothing and nobody; who need not give way stays") {
    CHECK(rc::check([] {
        const Table table = any_table(*rc::gen::arbitrary<std::uint64_t>());
        const Fitted fitted = battles::fit(table.site, table.wishes);
        Site laid = table.site;
        for (std::size_t i = 0; i < table.wishes.size(); ++i) {
            const Wish& wish = table.wishes[i];
            const Vec2 wanted = core::round_to_grid(wish.disc.center);
            const bool stays = fitted.at[i] == wanted;
            // Coins that keep their place are placed before the others.
            if (lies_free(laid, {wanted, wish.disc.radius}, wish.passes, measure::kTolerance)) RC_ASSERT(stays);
            if (stays) laid.lying.push_back({wanted, wish.disc.radius});
        }
        laid = table.site;
        for (std::size_t i = 0; i < table.wishes.size(); ++i) {
            if (!fitted.at[i]) continue;
            const Disc disc{*fitted.at[i], table.wishes[i].disc.radius};
            RC_ASSERT(core::round_to_grid(disc.center) == disc.center);
            RC_ASSERT(lies_free(laid, disc, table.wishes[i].passes, measure::kTolerance));
            laid.lying.push_back(disc);
        }
        for (std::size_t i = 0; i < table.wishes.size(); ++i) {
            const bool moved = !fitted.at[i] || distance(*fitted.at[i], table.wishes[i].disc.center) > measure::kTouch;
            RC_ASSERT(moved == (std::ranges::count(fitted.gave_way, static_cast<int>(i)) == 1));
        }
    }));
}

TEST_CASE("R-1: who gives way goes to the nearest free place: none on a fine raster is nearer") {
    CHECK(rc::check([] {
        Table table = any_table(*rc::gen::arbitrary<std::uint64_t>());
        // Only the last one has to find a place, with all others on the table.
        const Wish last = table.wishes.back();
        table.wishes.resize(1);
        table.wishes.front() = last;
        const Fitted fitted = battles::fit(table.site, table.wishes);
        const double found = fitted.at[0] ? distance(*fitted.at[0], last.disc.center) : 1e9;
        core::Random random(7);
        for (int i = 0; i < 500; ++i) {
            const double far = std::min(found, 40.0);
            const double x = random.between(-far, far), y = random.between(-far, far);
            const Vec2 p = core::round_to_grid(last.disc.center + Vec2{x, y});
            if (distance(p, last.disc.center) < found - 0.003)
                RC_ASSERT(!lies_free(table.site, {p, last.disc.radius}, last.passes, 0));
        }
    }));
}

TEST_CASE("who gives way is told, and who finds no place at all") {
    Site site{12, 12, {{0, 0}, {3, 0}, {3, 0.8}, {0, 0.8}}};
    // Three pennies fill that strip except for a quarter of an inch; a fourth has no place.
    const std::vector<Wish> wishes{penny({0.4, 0.4}), penny({0.5, 0.4}), penny({2.6, 0.4}), penny({1, 0.4})};
    const Fitted fitted = battles::fit(site, wishes);
    CHECK(fitted.at[0] == core::round_to_grid(Vec2{0.4, 0.4}));
    CHECK(fitted.at[1]->x == doctest::Approx(1.15).epsilon(0.02));
    CHECK(fitted.at[2] == core::round_to_grid(Vec2{2.6, 0.4}));
    CHECK_FALSE(fitted.at[3]);
    CHECK(fitted.gave_way == std::vector<int>{1, 3});
}

TEST_CASE("all together come into the zone by the short way") {
    struct Row {
        Vec2 low, high, way;  // two pennies
    };
    const Row rows[]{
        {{10, 5}, {20, 6}, {0, 0}},
        {{10, 5}, {20, 7.8}, {0, -0.175}},
        {{-1, -2}, {20, 5}, {1.375, 2.375}},
        {{10, 20}, {12, 21}, {0, -13.375}},
    };
    for (const Row& row : rows) {
        const std::vector<Wish> wishes{penny(row.low), penny(row.high)};
        const Vec2 way = battles::way_into({36, 24, kThird}, wishes);
        CHECK(distance(way, row.way) < 2 * core::kGrid);
        std::vector<Vec2> other_way_round = kThird;
        std::ranges::reverse(other_way_round);
        CHECK(battles::way_into({36, 24, other_way_round}, wishes) == way);
    }
    // Too wide: at least inside the zone's depth. A corner that points inwards allows no shift for all.
    const std::vector<Wish> wide{penny({-1, 9}), penny({38, 9})};
    CHECK(battles::way_into({36, 24, kThird}, wide).y == doctest::Approx(-1.375).epsilon(0.01));
    CHECK(battles::way_into({36, 24, kBent}, wide) == Vec2{});
}

TEST_CASE("every formation of one size stands up without anybody giving way, however it is turned") {
    for (const battles::Formation& formation : tests::at_least(15, battles::formations()))
        for (const double degrees : {90.0, 97.0, 123.0, 270.0}) {
            battles::FormationPlan plan;
            plan.formation = &formation;
            plan.mix = {{"penny", 45, battles::Where::Front}};
            const std::vector<battles::Member> members(45, battles::Member{"penny", 0.75});
            const auto taken = battles::stand_up(plan, members, battles::facing({60, 60}, degrees));
            REQUIRE(taken);
            std::vector<Wish> wishes;
            for (const Vec2 at : taken->at) wishes.push_back(penny(at));
            const Fitted fitted = battles::fit({120, 120, {{0, 0}, {120, 0}, {120, 120}, {0, 120}}}, wishes);
            CHECK_MESSAGE(fitted.gave_way.empty(), std::string(formation.key) << " at " << degrees);
            for (std::size_t i = 0; i < wishes.size(); ++i) CHECK(fitted.at[i] == taken->at[i]);
        }
}

TEST_CASE("of places of one's own as many are taken up as there are") {
    battles::FormationPlan plan;
    plan.places = {{"penny", {0, 0}}, {"penny", {2, 0}}};
    const std::vector<battles::Member> members(3, battles::Member{"penny", 0.75});
    CHECK(battles::stand_up(plan, members, battles::facing({10, 5}, 90))->at.size() == 2);
}
