#include <set>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/print/marks.h"
#include "game/coin_wars/print/print_job.h"
#include "game/coin_wars/print/tones.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/display_names.h"

namespace print {

namespace {

constexpr Pen kGround{.width = 1.2, .tone = 0.35};
constexpr Pen kZone{.width = 0.7, .tone = 0.35, .dash = 1, .gap = 3};

// The areas of the printed pages.
std::vector<Box> printed_cells(const Job& job) {
    const Tiling tiling = table_tiling(job);
    const std::vector<bool> used = cells_in_use(job);
    std::vector<Box> cells;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column)
            if (used[static_cast<std::size_t>(row * tiling.columns + column)])
                cells.push_back(tiling.cell(column, row));
    return cells;
}

// The start of the text beside a border: near a corner of the polygon, inside it, on a printed page.
Vec2 corner_of(const Job& job, const std::vector<Vec2>& polygon) {
    constexpr double kAside = 0.12, kAbove = 0.12, kBelow = 0.22;
    const Box box = core::box_around(polygon);
    const std::vector<Box> cells = printed_cells(job);
    std::vector<Vec2> corners{{box.low.x + kAside, box.low.y + kAbove}, {box.low.x + kAside, box.high.y - kBelow}};
    for (const Box& cell : cells) {
        const double x = std::max(cell.low.x, box.low.x) + kAside;
        corners.push_back({x, std::max(cell.low.y, box.low.y) + kAbove});
        corners.push_back({x, std::min(cell.high.y, box.high.y) - kBelow});
    }
    for (const Vec2 corner : corners)
        if (measure::inside(polygon, corner) &&
            std::ranges::any_of(cells, [&](const Box& cell) { return cell.contains(corner); }))
            return corner;
    return polygon.front() + Vec2{kAside, kAbove};
}

// True if part of the line from a to b lies in the box.
bool passes(Vec2 a, Vec2 b, const Box& box) {
    double from = 0, to = 1;
    const auto clip = [&](double start, double way, double low, double high) {
        if (way == 0) return start >= low && start <= high;
        const double at_low = (low - start) / way, at_high = (high - start) / way;
        from = std::max(from, std::min(at_low, at_high));
        to = std::min(to, std::max(at_low, at_high));
        return from <= to;
    };
    return clip(a.x, b.x - a.x, box.low.x, box.high.x) && clip(a.y, b.y - a.y, box.low.y, box.high.y);
}

bool crosses(const std::vector<Vec2>& polygon, const Box& box) {
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (passes(polygon[i], polygon[(i + 1) % polygon.size()], box)) return true;
    return measure::inside(polygon, box.center());
}

// A page is needed for marks that reach farther into its cell than the strip that its neighbour shows of it.
Box inside_of(const Box& cell) { return cell.grown(-kStrip); }

bool is_needed_for_coins(const cw::Scenario& scenario, const Box& cell) {
    const Box inside = inside_of(cell);
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (!coin.at || coin.watching) continue;
        const Vec2 nearest{std::clamp(coin.at->x, inside.low.x, inside.high.x),
                           std::clamp(coin.at->y, inside.low.y, inside.high.y)};
        if (cell.contains(*coin.at) || distance(nearest, *coin.at) < scenario.type_of(static_cast<int>(i)).radius())
            return true;
    }
    return false;
}

// A thing along a border may not reach far into any cell: then every cell that it touches is needed.
bool is_needed_for(const std::vector<Vec2>& polygon, const Box& cell, const std::vector<Box>& cells) {
    const auto reaches_into = [&](const Box& box) { return crosses(polygon, inside_of(box)); };
    return std::ranges::any_of(cells, reaches_into) ? reaches_into(cell) : crosses(polygon, cell);
}

// Where coins are still to be deployed, or arrive later.
std::vector<std::vector<Vec2>> areas_to_fill(const cw::Scenario& scenario) {
    std::vector<std::vector<Vec2>> areas;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        if (std::ranges::any_of(scenario.coins, [side](const cw::CoinSetup& coin) {
                return coin.side == side && !coin.at && coin.arrives == 0 && !coin.watching;
            }))
            areas.push_back(cw::deployment_zone(scenario, side));
    for (const cw::CoinSetup& coin : scenario.coins)
        if (coin.arrives > 0 && coin.area.size() >= 3) areas.push_back(coin.area);
    return areas;
}

void add_zones(const Job& job, std::vector<Mark>& marks) {
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const std::vector<Vec2>& zone = job.scenario().sides[cw::index(side)].zone;
        if (zone.size() < 3) continue;
        Pen pen = kZone;
        if (job.inks == Inks::Colour) pen.tone = side_tone(job, side);
        marks.push_back(outline(zone, pen));
        marks.push_back(Text{corner_of(job, zone),
                             job.translated(say("Deployment zone of {1}", cw::display_name(job.scenario(), side))), 7.5,
                             Face::Plain, Align::Left, pen.tone});
    }
}

// BX-3: each area once for every turn in which coins arrive there.
void add_arrivals(const Job& job, std::vector<Mark>& marks) {
    std::set<std::pair<int, std::vector<std::pair<double, double>>>> seen;
    for (const cw::CoinSetup& coin : job.scenario().coins) {
        if (coin.arrives == 0 || coin.area.size() < 3) continue;
        std::vector<std::pair<double, double>> corners;
        for (const Vec2 point : coin.area) corners.emplace_back(point.x, point.y);
        if (!seen.emplace(coin.arrives, corners).second) continue;
        marks.push_back(outline(coin.area, kZone));
        const auto before = std::ranges::count_if(
            seen, [&](const auto& entry) { return entry.second == corners && entry.first != coin.arrives; });
        marks.push_back(Text{corner_of(job, coin.area) + Vec2{0, 0.13 * static_cast<double>(before)},
                             job.translated(say("Arrivals in round {1}", coin.arrives)), 7.5, Face::Plain, Align::Left,
                             0.35});
    }
}

// The ground's name on each page where its part has enough room; otherwise once, on the page with most of it.
void add_ground_words(const Job& job, const cw::Terrain& ground, const std::vector<Circle>& coins,
                      std::vector<Mark>& marks) {
    constexpr double kEnough = 0.3;  // inches around the middle of the text
    const Tiling tiling = table_tiling(job);
    Spot best{{}, -1};
    bool named = false;
    const auto name_at = [&](const Spot& spot) {
        for (Mark& mark : ground_words(job, ground, spot)) marks.push_back(std::move(mark));
        named = true;
    };
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) {
            const Spot spot = roomiest(ground.polygon, coins, tiling.cell(column, row));
            if (spot.room >= kEnough) name_at(spot);
            if (spot.room > best.room) best = spot;
        }
    if (!named) name_at(best);
}

Sheet tile_sheet(const std::vector<Mark>& marks, const Tiling& tiling, int column, int row) {
    const Vec2 shift = tiling.shift(column, row);
    const Box seen = tiling.window(column, row);
    Sheet sheet{tiling.page_width, tiling.page_height, {}};
    Layer table{{}, Box{seen.low + shift, seen.high + shift}};
    for (const Mark& mark : marks) table.marks.push_back(moved(mark, shift));
    Layer cuts;
    for (const Path& cut : cut_lines(tiling, column, row)) cuts.marks.push_back(moved(cut, shift));
    sheet.layers = {std::move(table), std::move(cuts)};
    return sheet;
}

}  // namespace

std::vector<Mark> table_marks(const Job& job) {
    const cw::Scenario& scenario = job.scenario();
    const std::vector<Circle> coins = placed_rims(scenario);
    std::vector<Mark> marks;
    for (const cw::Terrain& ground : scenario.terrain) {
        marks.push_back(outline(ground.polygon, kGround));
        get<Path>(marks.back()).fill = ground_tone(job, ground);
    }
    add_zones(job, marks);
    add_arrivals(job, marks);
    for (const cw::Terrain& ground : scenario.terrain) add_ground_words(job, ground, coins, marks);
    for (int coin = 0; coin < static_cast<int>(scenario.coins.size()); ++coin)
        if (const cw::CoinSetup& setup = scenario.coin(coin); setup.at && !setup.watching)
            for (Mark& mark : coin_marks(job, coin)) marks.push_back(std::move(mark));
    for (Mark& mark : army_links(scenario)) marks.push_back(std::move(mark));
    for (Mark& mark : map_marks(job)) marks.push_back(std::move(mark));
    marks.push_back(rectangle({{0, 0}, {scenario.width, scenario.height}}, {.width = 1.2}));
    return marks;
}

Tiling table_tiling(const Job& job) { return tile({job.scenario().width, job.scenario().height}, job.paper); }

std::vector<bool> cells_in_use(const Job& job) {
    const cw::Scenario& scenario = job.scenario();
    const Tiling tiling = table_tiling(job);
    std::vector<Box> cells;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column) cells.push_back(tiling.cell(column, row));
    std::vector<bool> used;
    for (const Box& cell : cells)
        used.push_back(is_needed_for_coins(scenario, cell) ||
                       std::ranges::any_of(scenario.terrain, [&](const cw::Terrain& ground) {
                           return is_needed_for(ground.polygon, cell, cells);
                       }));
    if (!core::contains(used, true)) used.assign(used.size(), true);
    for (const std::vector<Vec2>& area : areas_to_fill(scenario))
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (is_needed_for(area, cells[i], cells)) used[i] = true;
    return used;
}

std::vector<Page> table_pages(const Job& job) {
    const std::vector<Mark> marks = table_marks(job);
    const Tiling tiling = table_tiling(job);
    const std::vector<bool> used = cells_in_use(job);
    std::vector<Page> pages;
    for (int row = 0; row < tiling.rows; ++row)
        for (int column = 0; column < tiling.columns; ++column)
            if (used[static_cast<std::size_t>(row * tiling.columns + column)])
                pages.push_back({tile_sheet(marks, tiling, column, row), say("The table"), tiling.name(column, row)});
    return pages;
}

}  // namespace print
