// Places the index card so that it shows what it measures: beside the coins, not over them.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/table/aim_parts.h"

namespace table {

namespace {

// From a path towards the side of the card.
Vec2 towards(Hand hand, Vec2 along) { return hand == Hand::Left ? left_of(along) : -left_of(along); }

int hidden_by(const cw::Match& match, const std::optional<measure::Card>& card) {
    if (!card) return 0;
    const std::vector<Vec2> outline = measure::corners(*card);
    int hidden = 0;
    for (int coin = 0; coin < match.count(); ++coin)
        hidden +=
            match.on_table(coin) && measure::gap(disc_of(match, coin), measure::Polygon(outline)) < -0.1;
    return hidden;
}

}  // namespace

measure::Card card_beside(const measure::Disc& coin, Vec2 to, double edge, Hand hand) {
    const Vec2 along = unit(to - coin.center);
    // If the path is longer than the edge, both ends overhang by
    // the same amount: sideways and along, at the coin's radius.
    const double over = std::clamp((distance(coin.center, to) - edge) / 2, 0.0, coin.radius);
    const double aside = std::sqrt(coin.radius * coin.radius - over * over);
    return {coin.center + along * over + towards(hand, along) * aside, along, edge, hand == Hand::Left};
}

std::optional<measure::Card> card_at_both(const measure::Disc& shooter, const measure::Disc& target,
                                          Hand hand) {
    const double apart = distance(shooter.center, target.center), wider = target.radius - shooter.radius;
    const double flank = std::sqrt(std::max(0.0, apart * apart - wider * wider));
    if (flank > measure::kCardLong) return measure::card_for_shot(shooter, target);
    // Along the common tangent on this side.
    const Vec2 way = (target.center - shooter.center) / apart, side = towards(hand, way);
    const Vec2 normal = side * (flank / apart) - way * (wider / apart);
    const Vec2 along = hand == Hand::Left ? -left_of(normal) : left_of(normal);
    const double edge = flank <= measure::kCardShort ? measure::kCardShort : measure::kCardLong;
    return measure::Card{shooter.center + normal * shooter.radius, along, edge, hand == Hand::Left};
}

Hand free_hand(const cw::Match& match, int coin, Vec2 to) {
    const measure::Disc disc = disc_of(match, coin);
    const double edge = match.type(coin).move;
    const int right = hidden_by(match, card_beside(disc, to, edge, Hand::Right));
    return hidden_by(match, card_beside(disc, to, edge, Hand::Left)) < right ? Hand::Left : Hand::Right;
}

Hand free_hand(const cw::Match& match, int shooter, int target) {
    const measure::Disc from = disc_of(match, shooter), at = disc_of(match, target);
    const int right = hidden_by(match, card_at_both(from, at, Hand::Right));
    return hidden_by(match, card_at_both(from, at, Hand::Left)) < right ? Hand::Left : Hand::Right;
}

}  // namespace table
