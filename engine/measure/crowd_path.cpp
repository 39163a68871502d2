#include <algorithm>
#include <array>

#include "engine/measure/crowd.h"
#include "engine/measure/polygon.h"

namespace measure {

namespace {

constexpr double kSqueeze = kTolerance / 2;  // lets a coin through a gap that it just fits
constexpr double kClear = 1e-7;              // least distance of both ends of the path from every obstacle

bool sweeps(const Disc& disc, Vec2 to, const Surroundings& around, std::span<const Polygon> ground) {
    const auto meets = [&](const auto& obstacle) { return travel(disc, to, obstacle) != kNever; };
    return std::none_of(around.enemies.begin(), around.enemies.end(), meets) &&
           std::none_of(ground.begin(), ground.end(), meets);
}

// Where the coin's centre cannot be: everything within `radius` of a segment or point.
struct Wall {
    Segment spine;
    double radius;
    double longest = length(spine.b - spine.a);
};

bool meet(const Segment& a, const Segment& b) {
    const Vec2 along = a.b - a.a, other = b.b - b.a;
    return cross(along, b.a - a.a) * cross(along, b.b - a.a) < 0 &&
           cross(other, a.a - b.a) * cross(other, a.b - b.a) < 0;
}

// The shortest line between the two.
Segment between(const Segment& a, const Segment& b) {
    if (a.a == a.b && b.a == b.b) return {a.a, b.a};
    if (meet(a, b)) {
        const Vec2 along = a.b - a.a, other = b.b - b.a;
        const Vec2 point = a.a + along * (cross(b.a - a.a, other) / cross(along, other));
        return {point, point};
    }
    const std::array<Segment, 4> lines{{{a.a, nearest_point(b, a.a)},
                                        {a.b, nearest_point(b, a.b)},
                                        {nearest_point(a, b.a), b.a},
                                        {nearest_point(a, b.b), b.b}}};
    return *std::min_element(lines.begin(), lines.end(), [](const Segment& one, const Segment& two) {
        return length_squared(one.b - one.a) < length_squared(two.b - two.a);
    });
}

// Groups of connected walls, joined by lines drawn within them. Each line crosses the straight path an even
// or an odd number of times.
class Groups {
public:
    explicit Groups(std::size_t count) : members_(count) {
        for (std::size_t i = 0; i < count; ++i) members_[i] = {i, false};
    }

    // False if the new line closes a ring that crosses the path an odd number of times: the ring separates its ends.
    bool link(std::size_t a, std::size_t b, bool odd) {
        const Member one = top(a), two = top(b);
        const bool around = (one.odd != two.odd) != odd;
        if (one.above == two.above) return !around;
        members_[two.above] = {one.above, around};
        return true;
    }

private:
    struct Member {
        std::size_t above;
        bool odd;  // whether the line to the one above crosses the path an odd number of times
    };

    Member top(std::size_t i) {
        Member way{i, false};
        while (members_[way.above].above != way.above) {
            const Member next = members_[way.above];
            way = {next.above, way.odd != next.odd};
        }
        return members_[i] = way;
    }

    std::vector<Member> members_;
};

class Walls {
public:
    Walls(const Disc& disc, Vec2 to, const Surroundings& around, std::span<const Polygon> ground)
        : way_{disc.center, to} {
        walls_.reserve(around.enemies.size());
        for (const Disc& enemy : around.enemies)
            add({enemy.center, enemy.center}, enemy.radius + disc.radius - kSqueeze);
        for (const Polygon polygon : ground)
            for (std::size_t i = 0; i < polygon.size(); ++i) add(edge(polygon, i), disc.radius - kSqueeze);
        const double inset = disc.radius - kSqueeze;
        low_ = {std::min(inset, std::min(disc.center.x, to.x) - kClear),
                std::min(inset, std::min(disc.center.y, to.y) - kClear)};
        high_ = {std::max(around.table_width - inset, std::max(disc.center.x, to.x) + kClear),
                 std::max(around.table_height - inset, std::max(disc.center.y, to.y) + kClear)};
    }

    // Walls separate the ends of the path if and only if a ring within the walls does.
    bool part() const {
        Groups groups(kSides + walls_.size());
        for (std::size_t side = 1; side < kSides; ++side) groups.link(0, side, false);
        for (std::size_t i = 0; i < walls_.size(); ++i) {
            if (!link_to_border(groups, i)) return true;
            for (std::size_t k = i + 1; k < walls_.size(); ++k)
                if (!link(groups, i, k)) return true;
        }
        return false;
    }

private:
    static constexpr std::size_t kSides = 4;  // of the table

    // The ends are free by contract, so a wall that covers one of them by a hair is shortened.
    void add(const Segment& spine, double radius) {
        const double nearest =
            std::min(distance(nearest_point(spine, way_.a), way_.a), distance(nearest_point(spine, way_.b), way_.b));
        if (nearest > kClear) walls_.push_back({spine, std::min(radius, nearest - kClear)});
    }

    bool link(Groups& groups, std::size_t i, std::size_t k) const {
        const Wall& a = walls_[i];
        const Wall& b = walls_[k];
        const double reach = a.radius + b.radius;
        const Vec2 offset = b.spine.a - a.spine.a;
        const double longest = reach + a.longest + b.longest;
        if (length_squared(offset) >= longest * longest) return true;
        const Segment line = between(a.spine, b.spine);
        if (length_squared(line.b - line.a) >= reach * reach) return true;
        return groups.link(kSides + i, kSides + k, is_odd({a.spine.a, line.a, line.b, b.spine.a}));
    }

    bool link_to_border(Groups& groups, std::size_t i) const {
        const Segment& spine = walls_[i].spine;
        const double r = walls_[i].radius;
        const auto [left, right] = std::minmax(spine.a, spine.b, [](Vec2 a, Vec2 b) { return a.x < b.x; });
        const auto [lower, upper] = std::minmax(spine.a, spine.b, [](Vec2 a, Vec2 b) { return a.y < b.y; });
        const auto reaches = [&](std::size_t side, double over, Vec2 end, Vec2 border) {
            return over <= 0 || groups.link(side, kSides + i, is_odd({spine.a, end, border, border}));
        };
        return reaches(0, low_.x - (left.x - r), left, {low_.x, left.y}) &&
               reaches(1, right.x + r - high_.x, right, {high_.x, right.y}) &&
               reaches(2, low_.y - (lower.y - r), lower, {lower.x, low_.y}) &&
               reaches(3, upper.y + r - high_.y, upper, {upper.x, high_.y});
    }

    bool is_odd(const std::array<Vec2, 4>& line) const {
        bool odd = false;
        for (std::size_t i = 0; i + 1 < line.size(); ++i)
            if (crosses_way(line[i], line[i + 1])) odd = !odd;
        return odd;
    }

    // A point on the path counts as left of it, so that a line through it is counted once.
    bool crosses_way(Vec2 from, Vec2 to) const {
        const auto left = [](const Segment& line, Vec2 p) { return cross(line.b - line.a, p - line.a) >= 0; };
        return left(way_, from) != left(way_, to) && left({from, to}, way_.a) != left({from, to}, way_.b);
    }

    Segment way_;
    std::vector<Wall> walls_;
    Vec2 low_, high_;  // bounds of the coin's centre on the table
};

}  // namespace

bool has_way(const Disc& disc, Vec2 to, const Surroundings& around, std::span<const Polygon> ground) {
    return sweeps(disc, to, around, ground) || !Walls(disc, to, around, ground).part();
}

}  // namespace measure
