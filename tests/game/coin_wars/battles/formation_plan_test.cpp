// Formations on the table: inches, on the grid, at a line or a facing, with coins of several sizes.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation_plan.h"
#include "tests/support/at_least.h"

namespace {

using battles::FormationPlan;
using battles::Member;
using battles::TakenUp;
using battles::Where;
using core::Vec2;

FormationPlan by_name(const char* key, battles::Mix mix = {}, battles::Shape shape = {}) {
    FormationPlan plan;
    plan.formation = battles::find_formation(key);
    plan.shape = shape;
    plan.mix = std::move(mix);
    return plan;
}

std::vector<Member> pennies(int count) { return std::vector<Member>(static_cast<std::size_t>(count), {"penny", 0.75}); }

// The same types, all with a penny's size.
std::vector<Member> pennies_like(std::vector<Member> members) {
    for (Member& member : members) member.diameter = 0.75;
    return members;
}

bool touching_links(std::vector<measure::Disc> rest) {
    std::vector<measure::Disc> linked{rest.back()};
    rest.pop_back();
    for (std::size_t i = 0; i < linked.size(); ++i) {
        const measure::Disc link = linked[i];
        const auto touches = [&](const measure::Disc& disc) { return measure::touching(disc, link); };
        std::ranges::copy_if(rest, std::back_inserter(linked), touches);
        std::erase_if(rest, touches);
    }
    return rest.empty();
}

bool near_to(Vec2 a, Vec2 b) { return distance(a, b) < core::kGrid; }

}  // namespace

TEST_CASE("a front line is filled from its left to its right end, and faces to the left of that way") {
    struct Row {
        Vec2 left, right, first, last;
    };
    // Three pennies, 0.75 in: the rims reach from end to end, the middle coin is in the middle.
    const Row rows[]{{{10, 5}, {12.25, 5}, {10.375, 5}, {11.875, 5}},
                     {{12.25, 5}, {10, 5}, {11.875, 5}, {10.375, 5}},
                     {{4, 2}, {4, 4.25}, {4, 2.375}, {4, 3.875}}};
    for (const Row& row : rows) {
        const auto stand = battles::on_line(row.left, row.right);
        const auto taken = battles::take_up(by_name("phalanx"), pennies(6), stand);
        REQUIRE(taken);
        CHECK(near_to(taken->at[0], row.first));
        CHECK(near_to(taken->at[2], row.last));
        CHECK(taken->parts == std::vector<int>{0, 0, 0, 1, 1, 1});
        const Vec2 back = taken->at[3] - taken->at[0];
        CHECK(cross(row.right - row.left, back) < 0);
        CHECK(near_to(back, -0.75 * stand.forward));
    }
}

TEST_CASE("a facing in degrees counterclockwise from +x, the compass points exactly") {
    CHECK(battles::facing({1, 2}, 90).forward == Vec2{0, 1});
    CHECK(battles::facing({1, 2}, -90).forward == Vec2{0, -1});
    CHECK(battles::facing({1, 2}, 720).forward == Vec2{1, 0});
    CHECK(distance(battles::facing({}, 30).forward, {std::sqrt(0.75), 0.5}) < 1e-12);
    CHECK(distance(battles::facing({}, -330.001).forward, {std::sqrt(0.75), 0.5}) < 1e-12);
    const auto taken = battles::take_up(by_name("column"), pennies(3), battles::facing({10, 10}, 180));
    REQUIRE(taken);
    CHECK(taken->at == std::vector<Vec2>{{10, 10}, {10.75, 10}, {11.5, 10}});
}

TEST_CASE("every place lies on the grid, and rims overlap by less than rounding takes") {
    for (const auto& formation : tests::at_least(15, battles::formations()))
        for (const int count : {3, 15, 31})
            for (const double degrees : {90.0, 17.3, 201.75}) {
                CAPTURE(formation.key);
                CAPTURE(count);
                CAPTURE(degrees);
                auto members = pennies(count);
                members[1] = {"quarter", 0.955};
                const auto taken = battles::take_up(by_name(formation.key.data(), {{"quarter", 1, Where::Rear}}),
                                                    members, battles::facing({18, 12}, degrees));
                REQUIRE(taken);
                const auto lying = [&](std::size_t i) { return measure::Disc{taken->at[i], members[i].diameter / 2}; };
                double min = 1;
                for (std::size_t i = 0; i < members.size(); ++i) {
                    CHECK(taken->at[i] == core::round_to_grid(taken->at[i]));
                    for (std::size_t k = 0; k < i; ++k) min = std::min(min, measure::gap(lying(i), lying(k)));
                }
                CHECK(min >= -measure::kOverlap);
            }
}

TEST_CASE("the widest coin gives the pitch, the mix says who stands where") {
    const std::vector<Member> members{{"penny", 0.75}, {"nickel", 0.835}, {"penny", 0.75}, {"nickel", 0.835}};
    const auto line = by_name("line", {{"nickel", 2, Where::Wings}, {"penny", 2, Where::Front}});
    const auto taken = battles::take_up(line, members, {{10, 10}});
    REQUIRE(taken);
    std::vector<double> from_middle;
    for (const Vec2 at : taken->at) from_middle.push_back((at.x - 10) / 0.835);
    const double expected[]{-0.5, -1.5, 0.5, 1.5};
    for (std::size_t i = 0; i < 4; ++i) CHECK(std::abs(from_middle[i] - expected[i]) < 0.001);
}

TEST_CASE("mirrored, the types change sides as well") {
    const std::vector<Member> members{{"quarter", 0.955}, {"penny", 0.75}, {"penny", 0.75}, {"penny", 0.75}};
    const battles::Mix mix{{"quarter", 1, Where::Right}, {"penny", 3, Where::Front}};
    const auto right = battles::take_up(by_name("syntagma", mix), members, {{10, 10}});
    const auto left = battles::take_up(by_name("syntagma", mix, {.mirrored = true}), members, {{10, 10}});
    REQUIRE(right);
    REQUIRE(left);
    CHECK(right->at[0].x > 10);
    for (std::size_t i = 0; i < members.size(); ++i) {
        CHECK(left->at[i].x - 10 == 10 - right->at[i].x);
        CHECK(left->at[i].y == right->at[i].y);
    }
}

TEST_CASE("a line asks only those that heed it for its width") {
    const auto wide = battles::on_line({0, 0}, {3, 0});
    const auto rank = [&](const char* key) {
        const auto taken = battles::take_up(by_name(key), pennies(10), wide);
        return std::ranges::count_if(taken->at, [](Vec2 at) { return at.y == 0; });
    };
    CHECK(rank("line") == 4);
    CHECK(rank("column") == 4);
    CHECK(rank("wedge") == 1);
}

TEST_CASE("what lies on the table can be kept as a plan and taken up elsewhere") {
    const std::vector<Member> members{{"quarter", 0.955}, {"penny", 0.75}, {"penny", 0.75}};
    const std::vector<Vec2> lying{{10, 10}, {10.8525, 10}, {10, 10.9}};
    const FormationPlan plan = battles::plan_of(members, lying, {1, 0});
    REQUIRE(plan.places.size() == 3);
    CHECK(plan.places[1] == battles::Spot{"penny", {0.4712, 0}});
    CHECK(plan.places[2].at == Vec2{-0.4712, -0.8927});
    const auto taken = battles::take_up(plan, members, battles::facing({20, 5}, 0));
    REQUIRE(taken);
    for (std::size_t i = 1; i < 3; ++i) CHECK(distance(taken->at[i] - taken->at[0], lying[i] - lying[0]) < 0.003);
    CHECK_FALSE(battles::take_up(plan, pennies(4), {}));
    // Fewer and different coins: each has a place, and none overlap.
    const auto two = battles::take_up(plan, std::vector<Member>{{"penny", 0.75}, {"dollar", 1.043}}, {});
    REQUIRE(two);
    CHECK(distance(two->at[0], two->at[1]) >= 0.8965 - measure::kOverlap);
    CHECK(battles::take_up(plan, {}, {})->at.empty());
}

TEST_CASE("R-20: closed up, coins of several sizes touch, and lie nearly as planned") {
    for (const auto& formation : tests::at_least(15, battles::formations()))
        for (const int count : {6, 15, 31}) {
            if (!formation.one_army) continue;
            CAPTURE(formation.key);
            CAPTURE(count);
            auto members = pennies(count);
            members[0] = {"quarter", 0.955};
            for (std::size_t i = 1; i < members.size(); i += 3) members[i] = {"nickel", 0.835};
            const FormationPlan plan = by_name(
                formation.key.data(),
                {{"quarter", 1, Where::Right}, {"nickel", count / 3, Where::Wings}, {"penny", count, Where::Front}});
            const auto stand = battles::facing({18.0001, 12.7}, 63.4);
            const auto taken = battles::close_up(plan, members, stand);
            const auto planned = battles::take_up(plan, pennies_like(members), stand);
            REQUIRE(taken);
            std::vector<measure::Disc> discs;
            double min = 1, farthest = 0;
            for (std::size_t i = 0; i < members.size(); ++i) {
                const measure::Disc disc{taken->at[i], members[i].diameter / 2};
                CHECK(disc.center == core::round_to_grid(disc.center));
                farthest = std::max(farthest, distance(disc.center, planned->at[i]));
                for (const auto& other : discs) min = std::min(min, measure::gap(disc, other));
                discs.push_back(disc);
            }
            CHECK(min >= -measure::kOverlap);
            CHECK(farthest < 0.75);
            CHECK(touching_links(discs));
        }
}

TEST_CASE("nothing is closed up that is to stand apart") {
    auto members = pennies(9);
    members[4] = {"quarter", 0.955};
    std::vector<Vec2> apart;
    for (int i = 0; i < 9; ++i) apart.push_back({1.0 * i, 0});
    for (const FormationPlan& plan : {by_name("skirmish"), by_name("quincunx"), by_name("line", {}, {.spacing = 1.5}),
                                      battles::plan_of(pennies(9), apart, {0, 1})}) {
        const auto taken = battles::take_up(plan, members, {});
        CHECK(battles::close_up(plan, members, {})->at == taken->at);
    }
}
