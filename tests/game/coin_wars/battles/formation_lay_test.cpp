// A formation drawn on the table: lines, boxes, which coins take part, and the resulting Armies.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/coin_wars/battles/formation_placing.h"

namespace {

using battles::Available;
using battles::FormationPlan;
using battles::Lying;
using battles::Site;
using core::Vec2;

const Site kSite{36, 24, {{0, 0}, {36, 0}, {36, 8}, {0, 8}}, {}, {}};
constexpr Vec2 kUp{0, 1}, kDown{0, -1};

FormationPlan of(const char* key) {
    FormationPlan plan;
    plan.formation = battles::find_formation(key);
    return plan;
}

std::vector<Available> coins_of(int pennies, int quarters = 0) {
    std::vector<Available> coins(static_cast<std::size_t>(pennies), Available{{"penny", 0.75}});
    coins.insert(coins.end(), static_cast<std::size_t>(quarters), Available{{"quarter", 0.955}, true});
    return coins;
}

Vec2 size_of(const Lying& lying) {
    Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
    for (const auto& at : lying.at) {
        low = {std::min(low.x, at->x), std::min(low.y, at->y)};
        high = {std::max(high.x, at->x), std::max(high.y, at->y)};
    }
    return high - low + Vec2{0.75, 0.75};
}

}  // namespace

TEST_CASE("a drawn front looks ahead whichever way it was drawn, and is straight where it is nearly so") {
    using battles::Straight;
    struct Row {
        Vec2 from, to, ahead;
        Straight straight;
        Vec2 forward;
    };
    const Row rows[]{
        {{5, 4}, {15, 4}, kUp, Straight::Snaps, kUp},       {{15, 4}, {5, 4}, kUp, Straight::Snaps, kUp},
        {{5, 20}, {15, 20}, kDown, Straight::Snaps, kDown}, {{5, 4}, {15, 4.5}, kUp, Straight::Snaps, kUp},
        {{15, 4.5}, {5, 4}, kUp, Straight::Snaps, kUp},
    };
    for (const Row& row : rows) {
        const battles::Stand stand = battles::on_drawn_line(row.from, row.to, row.ahead, row.straight);
        CHECK(distance(stand.forward, row.forward) < 1e-9);
        CHECK(distance(stand.front, (row.from + row.to) / 2) < 1e-9);
        CHECK(stand.width == doctest::Approx(distance(row.from, row.to)));
    }
    CHECK(battles::on_drawn_line({5, 4}, {15, 4.5}, kUp, Straight::Free).forward.x < -0.04);
    CHECK(battles::on_drawn_line({5, 4}, {15, 6}, kUp, Straight::Snaps).forward.x < -0.1);
}

TEST_CASE("a box is filled: as wide and as deep as it leaves room, and never more") {
    struct Row {
        const char* key;
        double width, depth;
    };
    for (const Row row : {Row{"phalanx", 12, 4}, Row{"line", 6, 5}, Row{"wedge", 10, 7}, Row{"crescent", 20, 5},
                          Row{"testudo", 12, 6}, Row{"quincunx", 15, 4}}) {
        CAPTURE(std::string(row.key));
        FormationPlan plan = of(row.key);
        const Vec2 corner{4, 1}, other = corner + Vec2{row.width, row.depth};
        const battles::Boxed boxed = battles::in_box(plan, 15, 0.75, other, corner, kUp);
        plan.shape = boxed.shape;
        const Lying lying = battles::lay(kSite, coins_of(15), plan, boxed.stand);
        const Vec2 size = size_of(lying);
        CHECK(size.x <= row.width + 0.05);
        CHECK(size.y <= row.depth + 0.05);
        if (plan.formation->parameters.spacing) CHECK(std::max(size.x / row.width, size.y / row.depth) > 0.9);
        for (const auto& at : lying.at) {
            CHECK(at->x >= corner.x + 0.33);
            CHECK(at->x <= other.x - 0.33);
            CHECK(at->y <= other.y - 0.33);
        }
        CHECK(std::ranges::none_of(lying.gave_way, [](bool gave) { return gave; }));
    }
}

TEST_CASE("the front is laid first, all together come into the zone, and Armies form of who touches") {
    const FormationPlan phalanx = of("phalanx");
    const std::vector<Available> coins = coins_of(18);
    // Drawn beyond the zone: no coin is left out, none has to give way.
    const Lying lying = battles::lay(kSite, coins, phalanx, battles::on_line({10, 12}, {14.6, 12}));
    REQUIRE(lying.coins.size() == 18);
    for (std::size_t i = 0; i < 18; ++i) {
        REQUIRE(lying.at[i]);
        CHECK_FALSE(lying.gave_way[i]);
        CHECK(lying.at[i]->y <= 8 - 0.375 + measure::kTolerance);
        if (i > 0) CHECK(lying.at[i]->y <= lying.at[i - 1]->y + 0.01);
    }
    std::set<int> in_armies;
    for (const auto& army : lying.armies) {
        CHECK(army.size() <= 15);
        in_armies.insert(army.begin(), army.end());
    }
    CHECK(lying.armies.size() == 2);
    CHECK(in_armies.size() == 18);
}

TEST_CASE("of places of one's own as many take part as there are, those of its types first") {
    FormationPlan plan;
    plan.places = {{"quarter", {0, 0}}, {"penny", {2, 0}}};
    const Lying lying = battles::lay(kSite, coins_of(3, 1), plan, battles::facing({18, 4}, 90));
    REQUIRE(lying.coins.size() == 2);
    std::vector<int> who = lying.coins;
    std::ranges::sort(who);
    CHECK(who == std::vector<int>{0, 3});
}

TEST_CASE("so many abreast need that width") {
    for (const char* key : {"line", "column", "phalanx", "syntagma", "quincunx", "skirmish"})
        for (const int wanted : {1, 2, 5, 9}) {
            CAPTURE(std::string(key));
            CAPTURE(wanted);
            FormationPlan plan = of(key);
            plan.shape.width = battles::width_for(plan, 20, wanted);
            CHECK(battles::abreast(plan, 20) == wanted);
        }
    CHECK(battles::extent(of("line"), 4) == Vec2{4, 1});
}
