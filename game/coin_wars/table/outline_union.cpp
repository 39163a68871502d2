#include "game/coin_wars/table/outline_union.h"

#include <algorithm>
#include <optional>

#include "engine/core/box.h"

namespace table {

namespace {

using core::Vec2;
using Outline = std::vector<Vec2>;

constexpr double kSpeck = 1e-4;  // square inches: a loop of rounding

double area(const Outline& outline) {
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) twice += cross(outline[i], outline[(i + 1) % outline.size()]);
    return twice / 2;
}

// How often the outline runs round the point.
int turns_round(const Outline& outline, Vec2 p) {
    int turns = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
        if ((a.y <= p.y) == (b.y <= p.y)) continue;
        const bool left = cross(b - a, p - a) > 0;
        if (a.y <= p.y && left) ++turns;
        if (b.y <= p.y && !left) --turns;
    }
    return turns;
}

struct Edge {
    Vec2 from, to;
    std::vector<Vec2> cuts{};  // where others cross it

    core::Box box() const {
        return {{std::min(from.x, to.x), std::min(from.y, to.y)}, {std::max(from.x, to.x), std::max(from.y, to.y)}};
    }

    // The cuts in order, between its ends.
    Outline points() {
        std::ranges::sort(cuts, {}, [this](Vec2 cut) { return dot(cut - from, to - from); });
        Outline all{from};
        all.insert(all.end(), cuts.begin(), cuts.end());
        all.push_back(to);
        return all;
    }
};

std::optional<Vec2> crossing(const Edge& a, const Edge& b) {
    const Vec2 one = a.to - a.from, other = b.to - b.from, apart = b.from - a.from;
    const double turn = cross(one, other);
    if (turn == 0) return std::nullopt;
    const double along = cross(apart, other) / turn, across = cross(apart, one) / turn;
    if (along < 0 || along > 1 || across < 0 || across > 1) return std::nullopt;
    return a.from + one * along;
}

std::vector<Edge> cut_edges(const std::vector<Outline>& outlines) {
    std::vector<Edge> edges;
    for (const Outline& outline : outlines)
        for (std::size_t k = 0; k < outline.size(); ++k)
            edges.push_back({outline[k], outline[(k + 1) % outline.size()]});
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t k = i + 1; k < edges.size(); ++k) {
            Edge &a = edges[i], &b = edges[k];
            if (!a.box().meets(b.box())) continue;
            const auto at = crossing(a, b);
            if (!at) continue;
            a.cuts.push_back(*at);
            b.cuts.push_back(*at);
        }
    return edges;
}

// The stretches of the outlines that have the union on one side alone, which is to their left.
std::vector<Outline> outer_stretches(const std::vector<Outline>& outlines) {
    constexpr double kAside = 1e-5;  // inches
    std::vector<core::Box> boxes;
    for (const Outline& outline : outlines) boxes.push_back(core::box_around(outline));
    const auto covered = [&](Vec2 p) {
        for (std::size_t i = 0; i < outlines.size(); ++i)
            if (boxes[i].contains(p) && turns_round(outlines[i], p) != 0) return true;
        return false;
    };
    std::vector<Outline> stretches;
    for (Edge& edge : cut_edges(outlines)) {
        const Outline points = edge.points();
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const Vec2 from = points[i], to = points[i + 1], middle = (from + to) / 2;
            if (distance(from, to) < kAside) continue;
            const Vec2 aside = left_of(unit(to - from)) * kAside;
            const bool left = covered(middle + aside), right = covered(middle - aside);
            if (left != right) stretches.push_back(left ? Outline{from, to} : Outline{to, from});
        }
    }
    return stretches;
}

// Where one stretch ends another begins.
std::vector<Outline> closed(std::vector<Outline> stretches) {
    std::vector<Outline> loops;
    while (!stretches.empty()) {
        Outline loop = std::move(stretches.back());
        stretches.pop_back();
        for (;;) {
            const auto gap = [&](const Outline& next) { return distance(next.front(), loop.back()); };
            const auto next = std::ranges::min_element(stretches, {}, gap);
            if (next == stretches.end() || distance(loop.front(), loop.back()) <= gap(*next)) break;
            loop.insert(loop.end(), next->begin() + 1, next->end());
            stretches.erase(next);
        }
        loop.pop_back();
        loops.push_back(std::move(loop));
    }
    return loops;
}

}  // namespace

std::vector<Outline> united(std::vector<Outline> outlines) {
    std::erase_if(outlines, [](const Outline& outline) { return outline.size() < 3; });
    std::vector<Outline> loops = closed(outer_stretches(outlines));
    std::erase_if(loops, [](const Outline& loop) { return area(loop) < kSpeck; });
    return loops;
}

}  // namespace table
