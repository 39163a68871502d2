#include <algorithm>
#include <utility>

#include "engine/measure/crowd.h"
#include "engine/measure/direction.h"
#include "engine/measure/placement.h"
#include "engine/measure/polygon.h"

namespace measure {

namespace {

constexpr double kApart = 0.15;     // the gap that pushing aims for
constexpr double kNearly = 0.01;    // pushing stops when no gap is short by more
constexpr double kFromEnemy = 0.1;  // beyond touch
constexpr int kPushes = 400;
constexpr double kDrawnTo = 0.28;  // inches: within kMaxApart by more than rounding
constexpr int kRounds = 8, kSteps = 10, kDirections = 16;

bool touches_any(const Disc& disc, const std::vector<Disc>& others) {
    return std::any_of(others.begin(), others.end(), [&](const Disc& other) { return touching(disc, other); });
}

double farthest(const ScatterTask& task) { return kMaxApart * static_cast<double>(task.coins.size()); }

std::span<const Polygon> ground_of(const ScatterTask& task, std::size_t i) {
    if (task.ground.empty()) return {};
    return task.ground[i];
}

class Scattering {
public:
    explicit Scattering(const ScatterTask& task) : task_(task), places_(task.coins), stays_(task.coins.size(), false) {}

    std::vector<Vec2> run() {
        do {
            set_out();
            for (int i = 0; i < kPushes && push() > kNearly; ++i) {
            }
            for (Disc& coin : places_) coin.center = core::round_to_grid(coin.center);
        } while (hold_back());
        for (int i = 0; i < kRounds && set_right(); ++i) {
        }
        std::vector<Vec2> places;
        for (const Disc& coin : places_) places.push_back(coin.center);
        return places;
    }

private:
    // Widens the whole formation and shifts it slightly away from the enemy, so that coins are pushed that
    // way rather than back.
    void set_out() {
        places_ = task_.coins;
        Vec2 middle, away;
        double narrowest = kNever;
        for (const Disc& coin : places_) {
            middle = middle + coin.center / static_cast<double>(places_.size());
            narrowest = std::min(narrowest, 2 * coin.radius);
            for (const Disc& enemy : task_.around.enemies) {
                const Vec2 from = coin.center - enemy.center;
                away = away + from / std::max(length_squared(from) * length(from), 1e-6);
            }
        }
        if (length(away) > 0) away = core::unit(away);
        double behind = 0;
        for (const Disc& coin : places_) behind = std::min(behind, dot(coin.center - middle, away));
        const Vec2 back = middle + away * behind;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (!stays_[i]) places_[i].center = places_[i].center + (places_[i].center - back) * (kApart / narrowest);
    }

    // Moves each coin away from everything too near to it; returns the largest shortfall found.
    double push() {
        double worst = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            for (std::size_t k = i + 1; k < places_.size(); ++k) worst = std::max(worst, part(i, k));
            if (!stays_[i]) worst = std::max(worst, push_off_surroundings(i));
        }
        return worst;
    }

    double part(std::size_t i, std::size_t k) {
        const double lack = kApart - gap(places_[i], places_[k]);
        if (lack <= 0 || (stays_[i] && stays_[k])) return 0;
        const Vec2 step = core::unit(places_[k].center - places_[i].center) * lack;
        const double first = stays_[i] ? 0 : stays_[k] ? 1 : 0.5;
        places_[i].center = places_[i].center - step * first;
        places_[k].center = places_[k].center + step * (1 - first);
        return lack;
    }

    double push_off_surroundings(std::size_t i) {
        Disc& coin = places_[i];
        const Vec2 before = coin.center;
        for (const Disc& enemy : task_.around.enemies) push_off(coin, enemy.center, enemy.radius + kTouch + kFromEnemy);
        for (const Disc& other : task_.around.others) push_off(coin, other.center, other.radius + kTolerance);
        for (const Polygon polygon : ground_of(task_, i))
            for (std::size_t k = 0; k < polygon.size(); ++k)
                push_off(coin, nearest_point(edge(polygon, k), coin.center), kTolerance);
        const double inset = coin.radius + core::kGrid;
        coin.center.x = std::max(inset, std::min(coin.center.x, task_.around.table_width - inset));
        coin.center.y = std::max(inset, std::min(coin.center.y, task_.around.table_height - inset));
        return distance(before, coin.center);
    }

    static void push_off(Disc& coin, Vec2 from, double min) {
        const double lack = min + coin.radius - distance(from, coin.center);
        if (lack > 0) coin.center = coin.center + core::unit(coin.center - from) * lack;
    }

    // Any coin that was pushed to an invalid place goes back to its start, and the others are pushed again.
    bool hold_back() {
        bool any = false;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (stays_[i] || may_be(i)) continue;
            stays_[i] = any = true;
        }
        return any;
    }

    bool may_be(std::size_t i) const {
        const Disc& coin = places_[i];
        if (!lies_free(coin, task_.around, ground_of(task_, i), kTolerance)) return false;
        if (distance(task_.coins[i].center, coin.center) > farthest(task_)) return false;
        if (touches_any(coin, task_.around.enemies)) return false;
        for (std::size_t k = 0; k < places_.size(); ++k)
            if (k != i && !apart(coin, places_[k], -kTolerance)) return false;
        return has_way(task_.coins[i], coin.center, task_.around, ground_of(task_, i));
    }

    // The gap to the nearest of the other coins; `near`: only to those that lay near it at the start.
    std::pair<double, std::size_t> nearest(std::size_t i, bool near) const {
        std::pair<double, std::size_t> min{kNever, i};
        for (std::size_t k = 0; k < places_.size(); ++k)
            if (k != i && (!near || gap(task_.coins[i], task_.coins[k]) <= kMaxApart))
                min = std::min(min, {gap(places_[i], places_[k]), k});
        return min;
    }

    bool put(std::size_t i, Vec2 place) {
        const Vec2 before = std::exchange(places_[i].center, core::round_to_grid(place));
        if (nearest(i, false).first >= kMinApart && may_be(i)) return true;
        places_[i].center = before;
        return false;
    }

    bool set_right() {
        const bool drawn = draw_in();
        return open_up() || drawn;
    }

    // Brings coins that were spread too far closer again.
    bool draw_in() {
        bool any = false;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const auto [apart, k] = nearest(i, true);
            if (stays_[i] || k == i || nearest(i, false).first <= kMaxApart) continue;
            const Vec2 way = core::unit(places_[k].center - places_[i].center);
            any = put(i, places_[i].center + way * (apart - kDrawnTo)) || any;
        }
        return any;
    }

    // Moves coins that were held back too near to another to the nearest free place.
    bool open_up() {
        bool any = false;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (nearest(i, false).first < kMinApart) any = steps_aside(i) || any;
        return any;
    }

    bool steps_aside(std::size_t i) {
        const Vec2 from = places_[i].center;
        for (int step = 1; step <= kSteps; ++step)
            for (int k = 0; k < kDirections; ++k)
                if (put(i, from + direction(k, kDirections) * (kMaxApart * step / kSteps))) return true;
        return false;
    }

    const ScatterTask& task_;
    std::vector<Disc> places_;
    std::vector<bool> stays_;
};

}  // namespace

std::vector<Vec2> scatter(const ScatterTask& task) { return Scattering(task).run(); }

bool is_scattered(const ScatterTask& task, std::span<const Vec2> places) {
    if (places.size() != task.coins.size()) return false;
    const std::vector<Vec2> own = scatter(task);
    const auto opened = [](double gap) { return gap >= kMinApart - kTolerance; };
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Disc& start = task.coins[i];
        const Disc coin{places[i], start.radius};
        if (!on_grid(coin.center) || distance(start.center, coin.center) > farthest(task) + kTolerance) return false;
        if (!lies_free(coin, task.around, ground_of(task, i), kOverlap)) return false;
        if (!has_way(start, coin.center, task.around, ground_of(task, i))) return false;
        for (const Disc& enemy : task.around.enemies)
            if (touching(coin, enemy) && !touching(start, enemy)) return false;
        for (std::size_t k = 0; k < i; ++k) {
            const double between = gap(coin, Disc{places[k], task.coins[k].radius});
            const double own_gap = gap(Disc{own[i], start.radius}, Disc{own[k], task.coins[k].radius});
            if (between < -kOverlap || (!opened(between) && opened(own_gap))) return false;
        }
    }
    return true;
}

}  // namespace measure
