#include "game/coin_wars/table/pick.h"

#include <limits>
#include <utility>

namespace table {

int coin_at(const cw::Match& match, Vec2 point, double slack) {
    int found = cw::kNoCoin;
    double nearest = slack;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin)) continue;
        const double rim = distance(match.coin(coin).at, point) - match.type(coin).radius();
        if (rim > nearest) continue;
        nearest = rim;
        found = coin;
    }
    return found;
}

int coin_towards(const cw::Match& match, Vec2 from, Vec2 direction, const Wanted& wanted) {
    int found = cw::kNoCoin;
    double best = std::numeric_limits<double>::infinity();
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || !wanted(coin)) continue;
        const Vec2 way = match.coin(coin).at - from;
        const double ahead = dot(way, direction), aside = std::abs(cross(way, direction));
        if (ahead <= 0.01 || aside > 2 * ahead) continue;
        const double cost = ahead + 2 * aside;
        if (cost >= best) continue;
        best = cost;
        found = coin;
    }
    return found;
}

int next_coin(const cw::Match& match, int coin, int step, const Wanted& wanted) {
    const int count = match.count();
    const int start = coin == cw::kNoCoin ? (step > 0 ? -1 : count) : coin;
    for (int i = 1; i <= count; ++i) {
        const int candidate = ((start + step * i) % count + count) % count;
        if (match.on_table(candidate) && wanted(candidate)) return candidate;
    }
    return cw::kNoCoin;
}

int next_farther(const cw::Match& match, Vec2 from, int coin, const Wanted& wanted) {
    const auto place = [&](int one) { return std::pair(distance(match.coin(one).at, from), one); };
    const bool is_one = coin != cw::kNoCoin && match.on_table(coin) && wanted(coin);
    int nearest = cw::kNoCoin, next = cw::kNoCoin;
    for (int one = 0; one < match.count(); ++one) {
        if (!match.on_table(one) || !wanted(one)) continue;
        if (nearest == cw::kNoCoin || place(one) < place(nearest)) nearest = one;
        if (!is_one || place(one) <= place(coin)) continue;
        if (next == cw::kNoCoin || place(one) < place(next)) next = one;
    }
    return next == cw::kNoCoin ? nearest : next;
}

}  // namespace table
