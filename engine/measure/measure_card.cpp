#include "engine/measure/measure.h"

namespace measure {

Card card_for_move(const Disc& coin, Vec2 to, double edge) {
    const Vec2 along = unit(to - coin.center);
    return {coin.center + along * coin.radius, along, edge, true};
}

std::optional<Card> card_for_shot(const Disc& shooter, const Disc& target) {
    const double between = gap(shooter, target);
    if (between > kCardDiagonal + kTolerance) return std::nullopt;
    const Vec2 towards = unit(target.center - shooter.center);
    const Vec2 corner = shooter.center + towards * shooter.radius;
    if (between <= kCardShort) return Card{corner, towards, kCardShort, true};
    if (between <= kCardLong) return Card{corner, towards, kCardLong, true};
    // Turned so that the diagonal from the corner points to the target.
    const Vec2 along = (towards * kCardLong - left_of(towards) * kCardShort) / kCardDiagonal;
    return Card{corner, along, kCardLong, true};
}

std::vector<Vec2> corners(const Card& card) {
    const double other = card.edge == kCardLong ? kCardShort : kCardLong;
    const Vec2 side = (card.left ? left_of(card.along) : -left_of(card.along)) * other;
    const Vec2 end = card.corner + card.along * card.edge;
    if (card.left) return {card.corner, end, end + side, card.corner + side};
    return {card.corner, card.corner + side, end + side, end};
}

}  // namespace measure
