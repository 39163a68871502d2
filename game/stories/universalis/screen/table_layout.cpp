#include "game/stories/universalis/screen/table_layout.h"

#include <algorithm>
#include <cmath>

#include "engine/render/scene.h"

namespace screens::universalis {

namespace {

constexpr double kColumn = 2.3, kMargin = 0.25, kGap = 0.2;
constexpr double kPlateHigh = 0.5, kHeapHigh = 1.75, kMaxSeatHigh = 3.2;
constexpr double kSceneHeadHigh = 0.88, kPotWide = 1.9, kWingsHigh = 0.56;
constexpr double kLowerHigh = 3.0, kTallyHigh = 0.62, kBowlRoom = 2.75;
constexpr double kLowestDesk = 10;

// Up the left side and down the right: clockwise, seen from above.
std::vector<SeatPlace> seats_around(Vec2 tabletop, int players) {
    const int left = (players + 1) / 2;
    std::vector<SeatPlace> seats;
    for (int seat = 0; seat < players; ++seat) {
        const bool at_left = seat < left;
        const int in_column = at_left ? left : players - left, step = at_left ? seat : players - 1 - seat;
        const double room = (tabletop.y - 2 * kMargin) / in_column, high = std::min(room, kMaxSeatHigh);
        const double low = kMargin + room * (step + 0.5) - high / 2;
        const double x0 = at_left ? kMargin : tabletop.x - kMargin - kColumn;
        SeatPlace place;
        place.plate = {x0, low, x0 + kColumn, low + kPlateHigh};
        place.heap = {x0, low + kPlateHigh + 0.1, x0 + kColumn,
                      low + kPlateHigh + 0.1 + std::min(kHeapHigh, high - kPlateHigh - 0.15)};
        place.before = {at_left ? place.heap.x1 + 0.12 : x0 - 0.12, place.heap.y0 + 0.45};
        const bool last = at_left ? seat == left - 1 : seat == players - 1;
        place.on = last ? Vec2{at_left ? 1.0 : -1.0, 0} : Vec2{0, at_left ? 1.0 : -1.0};
        seats.push_back(place);
    }
    return seats;
}

double die_for(double area, int count) {
    constexpr double kRoomADie = 2.3;  // relative to its own square
    return count == 0 ? kLargestDie : std::min(kLargestDie, std::sqrt(area / (kRoomADie * static_cast<double>(count))));
}

int dice_in(const std::vector<uni::Pool>& pools) {
    int dice = 0;
    for (const uni::Pool& pool : pools) dice += pool.count();
    return dice;
}

// A lane's relative width.
double weight_of(const std::vector<uni::Pool>& pools) { return 2 + dice_in(pools); }

Lane lane_from(const Places& places, const std::vector<uni::Pool>& pools, double from, double to) {
    const table::TrayPart& tray = places.tray;
    Lane lane{pools, {{from, tray.low.y}, {to, tray.high.y}}, {from, places.tally.y0, to, places.tally.y1}};
    const Vec2 size = lane.floor.high - lane.floor.low;
    lane.die = std::min(die_for(size.x * size.y, dice_in(pools)), size.x * 0.8);
    return lane;
}

}  // namespace

Places places_on(Vec2 tabletop, const uni::Match& match) {
    Places places = places_on(tabletop, match.count());
    std::vector<SeatPlace> by_number(match.players.size());
    std::size_t place = 0;
    for (const int seat : match.seated()) by_number[static_cast<std::size_t>(seat)] = places.seats[place++];
    places.seats = std::move(by_number);
    return places;
}

Places places_on(Vec2 tabletop, int players) {
    Places places;
    places.seats = seats_around(tabletop, players);
    const double x0 = kMargin + kColumn + kGap + 0.15, x1 = tabletop.x - x0;
    const double top = tabletop.y - kMargin, low = kMargin + 0.3;
    const double lower = kLowerHigh + 0.3 * std::max(0.0, tabletop.y - kLowestDesk);
    places.strip = {x0, top - kSceneHeadHigh, x1 - kPotWide - kGap, top};
    places.pot = {x1 - kPotWide, top - kSceneHeadHigh, x1, top};
    places.lower = {x0, low, x1 - kBowlRoom, low + lower};
    places.wings = {x0, places.lower.y1 + kGap, x1, places.lower.y1 + kGap + kWingsHigh};
    places.frame = {x0, places.wings.y1 + kGap, x1, places.strip.y0 - kGap};
    places.tally = {x0, places.lower.y1 - kTallyHigh, places.lower.x1, places.lower.y1};
    const double rim = render::TraySprite::kRim;
    places.tray = {{x0 + rim, low + rim * 0.4}, {places.lower.x1 - rim, places.tally.y0 - rim - 0.08}};
    places.bowl = {x1 - kBowlRoom / 2 + 0.15, low + lower / 2};
    return places;
}

std::vector<Lane> lanes_in(const Places& places, const std::vector<uni::Pool>& pools) {
    constexpr double kApart = 0.12;
    const table::TrayPart& tray = places.tray;
    std::vector<std::vector<uni::Pool>> groups;
    std::vector<uni::Pool> empty;
    double weights = 0;
    for (std::size_t i = 1; i < pools.size(); ++i) {
        if (pools[i].count() == 0) {
            empty.push_back(pools[i]);
            continue;
        }
        groups.push_back({pools[i]});
        weights += weight_of(groups.back());
    }
    if (!empty.empty()) groups.push_back(empty);
    // Their labels need room too.
    const double of_empty = std::max(weight_of(empty), weights / 2);
    if (!empty.empty()) weights += of_empty;
    const double middle = (tray.low.x + tray.high.x) / 2, right = middle + kApart, wide = tray.high.x - right;
    std::vector<Lane> lanes{lane_from(places, {pools.front()}, tray.low.x, middle - kApart)};
    double x = right;
    for (const auto& group : groups) {
        const double share = wide * (dice_in(group) == 0 ? of_empty : weight_of(group)) / weights;
        lanes.push_back(lane_from(places, group, x + (x > right ? kApart : 0), x + share));
        x += share;
    }
    return lanes;
}

std::vector<Rect> grid_in(const Rect& room, std::size_t count, Vec2 max) {
    std::vector<Rect> grid;
    if (count == 0) return grid;
    double best = 0, wide = 0, high = 0;
    std::size_t columns = 1;
    for (std::size_t c = 1; c <= count; ++c) {
        const auto rows = static_cast<double>((count + c - 1) / c), in_row = static_cast<double>(c);
        const double w = std::min(max.x, (room.width() - kGap * (in_row - 1)) / in_row);
        const double h = std::min(max.y, (room.height() - kGap * (rows - 1)) / rows);
        const double good = std::min(w / max.x, h / max.y) + 0.05 * (w / max.x + h / max.y);
        if (good <= best) continue;
        best = good;
        wide = w;
        high = h;
        columns = c;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const double x = room.x0 + static_cast<double>(i % columns) * (wide + kGap);
        const double y = room.y1 - static_cast<double>(i / columns) * (high + kGap);
        grid.push_back({x, y - high, x + wide, y});
    }
    return grid;
}

}  // namespace screens::universalis
