#include <doctest/doctest.h>

#include "random_table.h"

using namespace measure;

namespace {

const Disc kNickel{{0, 0}, 0.4175};

Disc penny_with_gap(double gap) { return {{gap + 0.4175 + 0.375, 0}, 0.375}; }

bool lies_on(const Card& card, const Disc& coin) { return gap(coin, corners(card)) <= kTolerance + 1e-9; }

}  // namespace

TEST_CASE("X-19: rims 5.830 apart may be fired across, 5.833 not; centres on the grid") {
    const auto on_grid = [](Disc disc) { return Disc{core::round_to_grid(disc.center), disc.radius}; };
    CHECK(card_for_shot(kNickel, on_grid(penny_with_gap(5.830))));
    CHECK_FALSE(card_for_shot(kNickel, on_grid(penny_with_gap(5.833))));
}

TEST_CASE("CW-12: the card is laid along short edge, long edge or diagonal as the gap needs") {
    struct Row {
        double gap, edge;
        Vec2 along;
    };
    const Row rows[]{{0, 3, {1, 0}}, {3, 3, {1, 0}}, {3.01, 5, {1, 0}}, {5, 5, {1, 0}}};
    for (const Row& row : rows) {
        const auto card = card_for_shot(kNickel, penny_with_gap(row.gap));
        REQUIRE(card);
        CHECK(card->edge == row.edge);
        CHECK(card->along == row.along);
    }
    const auto diagonal = card_for_shot(kNickel, penny_with_gap(5.5));
    REQUIRE(diagonal);
    const Vec2 far = corners(*diagonal)[2] - diagonal->corner;
    CHECK(far.x == doctest::Approx(kCardDiagonal));
    CHECK(std::abs(far.y) < 1e-12);
}

TEST_CASE("R-13: a card for a shot exists exactly up to the diagonal and touches both coins") {
    core::Random random(31);
    int cards = 0;
    for (int i = 0; i < 50000; ++i) {
        CAPTURE(i);
        const Disc shooter = random_disc(random, 8);
        const Disc target = random_disc(random, 8);
        if (gap(shooter, target) < -kOverlap) continue;
        const auto card = card_for_shot(shooter, target);
        REQUIRE(card.has_value() == (gap(shooter, target) <= kCardDiagonal + kTolerance));
        if (!card) continue;
        ++cards;
        REQUIRE(lies_on(*card, shooter));
        REQUIRE(lies_on(*card, target));
        REQUIRE(length(card->along) == doctest::Approx(1).epsilon(1e-12));
    }
    CHECK(cards > 10000);
}

TEST_CASE("R-5: beside the card for a move the coin touches it at both ends, up to L + 2r and no farther") {
    core::Random random(32);
    for (int i = 0; i < 20000; ++i) {
        CAPTURE(i);
        const Disc coin = random_disc(random, 8);
        const Vec2 along = unit(random_point(random, 2) - Vec2{1, 1});
        const double edge = random.below(2) == 0 ? kCardShort : kCardLong;
        const double longest = edge + 2 * coin.radius;
        const Card card = card_for_move(coin, coin.center + along, edge);
        REQUIRE(card.edge == edge);
        REQUIRE(lies_on(card, coin));
        for (const double part : {0.0, 0.01, 0.5, 1.0})
            REQUIRE(lies_on(card, {coin.center + along * (longest * part), coin.radius}));
        REQUIRE_FALSE(lies_on(card, {coin.center + along * (longest + 0.01), coin.radius}));
    }
}

TEST_CASE("a card is a rectangle of 3 by 5, counterclockwise, on either side of its edge") {
    for (const bool left : {true, false}) {
        for (const double edge : {kCardShort, kCardLong}) {
            const Card card{{1, 2}, {0.6, 0.8}, edge, left};
            const auto c = corners(card);
            REQUIRE(c.size() == 4);
            CHECK(c[0] == card.corner);
            CHECK(cross(c[1] - c[0], c[3] - c[0]) == doctest::Approx(15));
            CHECK(std::abs(dot(c[1] - c[0], c[3] - c[0])) < 1e-12);
            CHECK(distance(c[0], c[2]) == doctest::Approx(kCardDiagonal));
            const double side = cross(card.along, c[2] - c[0]);
            CHECK((side > 0) == left);
        }
    }
}
