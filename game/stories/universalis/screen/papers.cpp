// Papers other than Components: Tenets, a Challenge's solutions with their coins, a Fine's charge; and a Complication's
// tray with its dice.

#include <numeric>

#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/screen/list_fit.h"
#include "game/stories/universalis/screen/mat_drawing.h"
#include "game/stories/universalis/screen/odds.h"

namespace screens::universalis {

namespace {

constexpr double kMinPixels = 12;           // the smallest readable em
constexpr int kUnrolled = 0, kSuccess = 5;  // no number yet; the highest success

std::string struck_out(const Mat& table, const uni::Tenet& tenet) {
    return tenet.stands() ? tenet.text : table.words(say("{1} (struck)", plain(tenet.text)));
}

void lay_tenets_open(Mat& table) {
    const uni::Match& match = table.match();
    const ui::Rect inside = table.places.frame.grown(-0.16);
    const auto places = grid_in(inside, match.tenets.size(), {3.2, 2.6});
    for (std::size_t i = 0; i < match.tenets.size(); ++i) {
        const uni::Tenet& tenet = match.tenets[i];
        auto& paper = table.sheet(places[i]);
        paper.ruled = true;
        paper.rule = table.pen * 1.12;
        const double wide = places[i].width() - 0.36;
        table.write(paper, table.words(kind_name(tenet.kind)), {{0.18, 0.5}, table.pen, wide});
        table.write_lines(paper, struck_out(table, tenet), {{0.18, 0.62 + table.pen}, table.pen, wide},
                          places[i].height() - 0.1);
    }
}

std::vector<std::string> standing(const uni::Match& match) {
    std::vector<std::string> texts;
    for (const uni::Tenet& tenet : match.tenets)
        if (tenet.stands()) texts.push_back(tenet.text);
    return texts;
}

// A column of Tenets; all columns use the letter size of the fullest.
struct TenetColumn {
    double left, wide;
    FittedList list;
};

// How many go into the first of two columns so that both are about equally long.
std::size_t half_of(const Mat& table, const std::vector<std::string>& texts, double ems) {
    std::vector<std::size_t> lines;
    for (const std::string& text : texts) lines.push_back(table.pens().wrapped(text, ems).size());
    const std::size_t all = std::accumulate(lines.begin(), lines.end(), std::size_t{0});
    std::size_t half = 0, first = 0;
    while (half < texts.size() && 2 * first < all) first += lines[half++];
    return half;
}

std::vector<TenetColumn> columns_of(const Mat& table, const std::vector<std::string>& texts, ListRoom room,
                                    std::size_t count) {
    constexpr double kBetween = 0.3;
    const double wide = (room.wide - kBetween * static_cast<double>(count - 1)) / static_cast<double>(count);
    const std::size_t half = count == 1 ? texts.size() : half_of(table, texts, wide / room.pen);
    const auto fitted = [&](ListRoom all) {
        all.wide = wide;
        const auto middle = texts.begin() + static_cast<std::ptrdiff_t>(half);
        std::vector<TenetColumn> columns{{0, wide, fit_list(table.pens(), {texts.begin(), middle}, all)}};
        if (middle != texts.end())
            columns.push_back({wide + kBetween, wide, fit_list(table.pens(), {middle, texts.end()}, all)});
        return columns;
    };
    for (const TenetColumn& each_one : fitted(room)) {
        room.pen = std::min(room.pen, each_one.list.pen);
        room.step = std::min(room.step, each_one.list.step);
    }
    return fitted(room);
}

// The number of columns with the largest letters, among those that show the most Tenets.
std::vector<TenetColumn> best_columns(const Mat& table, const std::vector<std::string>& texts, const ListRoom& room) {
    const auto left_out = [](const std::vector<TenetColumn>& columns) {
        int all = 0;
        for (const TenetColumn& each : columns) all += each.list.more;
        return all;
    };
    std::vector<TenetColumn> one = columns_of(table, texts, room, 1);
    std::vector<TenetColumn> two = columns_of(table, texts, room, kTenetColumns);
    const auto rank = [&](const std::vector<TenetColumn>& columns) {
        return std::pair(-left_out(columns), columns.front().list.pen);
    };
    return rank(two) > rank(one) ? two : one;
}

// All Tenets on one sheet; pressing it opens them.
void lay_tenets_list(Mat& table) {
    const std::vector<std::string> texts = standing(table.match());
    if (texts.empty()) return;
    constexpr double kEdge = 0.2;
    const ui::Rect& rect = table.places.tenets;
    auto& paper = table.sheet(rect);
    const double head = table.pen * 1.5, wide = rect.width() - 2 * kEdge;
    const Phrase title = say("Tenets: {1}", static_cast<int>(texts.size()));
    table.write(paper, table.words(title), {{kEdge, head}, table.pen * 1.2, wide});
    for (const auto& [left, room, list] : best_columns(table, texts,
                                                       {wide, rect.height() - head - 0.16, table.pen, table.pen * 1.12,
                                                        kMinPixels / table.view.place.view.scale, true})) {
        double y = head + 0.04;
        for (const auto& lines : list.lines)
            for (const std::string& line : lines)
                table.write(paper, line, {{kEdge + left, y += list.step}, list.pen, room});
        if (list.more > 0)
            table.write(paper, table.words(say_many(list.more, "and {1} more", "and {1} more")),
                        {{kEdge + left, y + list.step}, list.pen, room});
    }
    Large large{title};
    for (const std::string& text : texts) large.lines.push_back(plain(text));
    table.touch(
        rect, title, [&view = table.view] { view.dialog = all_tenets(view); }, std::move(large));
}

void lay_challenge(Mat& table) {
    const uni::Dispute& dispute = *table.match().dispute;
    const auto columns = solution_columns(table);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ui::Rect& rect = columns[i];
        auto& paper = table.sheet(rect);
        const uni::Solution& solution = dispute.solutions[i];
        const std::string text = i == uni::kStands ? table.words(say("It stands")) : solution.text;
        table.write_lines(paper, text, {{0.16, 0.1 + table.pen}, table.pen, rect.width() - 0.32}, rect.height() - 1.0);
        const int coins = table.motion.seen_on(static_cast<int>(i), solution.coins);
        table.stack({rect.center().x, rect.y0 + 0.5}, coins, {});
        if (coins > 0) table.tag({rect.x1 - 0.35, rect.y0 + 0.45}, coins, ui::Type::FigureSmall, ui::palette::kInk);
    }
}

void lay_fine(Mat& table) {
    const uni::Match& match = table.match();
    const uni::FineCase& fine = *match.fine;
    const ui::Rect& lower = table.places.lower;
    const ui::Rect rect{lower.x0 + 0.6, lower.y0 + 0.2, lower.x1 - 0.6, lower.y1 - 0.2};
    auto& paper = table.sheet(rect);
    paper.ruled = true;
    paper.rule = table.pen * 1.12;
    table.write(paper,
                table.words(say("{1} against {2}", player_name(match, fine.accuser), player_name(match, fine.accused))),
                {{0.2, 0.5}, table.pen * 1.2, rect.width() - 0.4});
    table.write_lines(paper, fine.charge, {{0.2, 0.62 + table.pen}, table.pen, rect.width() - 0.4},
                      rect.height() - 0.1);
}

struct PlacedDie {
    Vec2 at;
    double across;
};

// In rows, from the lane's upper edge down.
std::vector<PlacedDie> in_rows(const Lane& lane, int count) {
    const table::TrayPart& floor = lane.floor;
    std::vector<PlacedDie> laid;
    const ui::Rect room{floor.low.x + 0.12, floor.low.y + 0.1, floor.high.x - 0.12, floor.high.y - 0.12};
    for (const ui::Rect& rect : grid_in(room, static_cast<std::size_t>(count), {kLargestDie, kLargestDie}))
        laid.push_back({rect.center(), std::min(rect.width(), rect.height())});
    return laid;
}

const uni::PoolRoll* roll_of(const uni::Complication& complication, uni::PoolId pool) {
    for (const uni::PoolRoll& roll : complication.rolled)
        if (roll.pool == pool) return &roll;
    return nullptr;
}

void light(Mat& table, Vec2 at, double across) {
    render::Halo halo;
    halo.at = at;
    halo.radius = across * 0.56;
    table.scene.halos.push_back(halo);
}

// The last roll, or else its dice without numbers.
void lay_dice(Mat& table, const Lane& lane, const uni::Pool& pool, const uni::PoolRoll* roll) {
    // After a tie, the Edge die lies beside the rolled ones.
    const int rolled = roll ? static_cast<int>(roll->dice.size()) : 0;
    const bool again = table.match().phase == uni::Phase::Rolling;
    const int count = roll && !again ? rolled : pool.count();
    const auto places = in_rows(lane, count);
    for (int i = 0; i < count; ++i) {
        const PlacedDie& place = places[static_cast<std::size_t>(i)];
        render::DieSprite die;
        die.sides = 10;
        die.at = place.at;
        die.radius = 0.5 * place.across / kLargestDie;
        die.shown = i < rolled ? roll->dice[static_cast<std::size_t>(i)] : kUnrolled;
        die.side = i < pool.dice ? render::Ring::None : render::Ring::Solid;
        table.scene.dice.push_back(die);
        if (i < rolled && die.shown <= kSuccess) light(table, place.at, place.across);
    }
}

Phrase in_tally(const Mat& table, const uni::Pool& pool, const uni::PoolRoll* roll) {
    if (!roll || roll->dice.empty() || table.motion.tray.moving()) return dice_in_words(pool.count());
    return say_many(roll->successes, "{1} success, sum {2}", "{1} successes, sum {2}", roll->sum);
}

void lay_tally(Mat& table, const Lane& lane, const uni::PoolRoll* roll) {
    const uni::Match& match = table.match();
    auto& strip = table.sheet(lane.tally);
    const double wide = lane.tally.width() - 0.24, size = std::min(table.pen, lane.tally.height() * 0.46);
    std::vector<Phrase> names;
    for (const uni::Pool& pool : lane.pools)
        names.push_back(pool.pool.is_complication()
                            ? say("Complication, {1}", player_name(match, match.complication->owner))
                            : player_name(match, pool.pool.seat));
    table.write(strip, table.words(joined(names, rules::comma())), {{0.12, lane.tally.height() * 0.44}, size, wide});
    table.write(strip, table.words(in_tally(table, lane.pools.front(), roll)),
                {{0.12, lane.tally.height() * 0.9}, size, wide});
}

// Dice as they fell; successes light up once they have landed.
void lay_fallen(Mat& table, const std::vector<uni::PoolRoll>& rolls) {
    const table::TossTray& tray = table.motion.tray;
    tray.show(table.scene);
    if (tray.moving()) return;
    const auto places = tray.places();
    std::size_t next = 0;
    for (const uni::PoolRoll& roll : rolls)
        for (const int die : roll.dice) {
            if (next >= places.size()) return;
            const measure::Disc& place = places[next++];
            if (die <= kSuccess) light(table, place.center, 2 * place.radius);
        }
}

}  // namespace

StoryDialog all_tenets(View& view) {
    return until_done(view.app.ui(), say("Tenets"), [&view] {
        ui::Ui& ui = view.app.ui();
        for (const uni::Tenet& tenet : view.match().tenets) {
            if (tenet.undone) continue;
            ui.text(tenet.struck ? say("{1} (struck)", plain(tenet.text)) : plain(tenet.text));
            draw_note(ui, say("{1}, by {2}", kind_name(tenet.kind), player_name(view.match(), tenet.by)));
        }
    });
}

std::vector<ui::Rect> solution_columns(const Mat& table) {
    const uni::Match& match = table.match();
    if (!match.dispute) return {};
    return grid_in(table.places.lower, match.dispute->solutions.size(), {2.6, 3});
}

void place_papers(Mat& table) {
    const uni::Match& match = table.match();
    if (match.phase == uni::Phase::Tenets) lay_tenets_open(table);
    if (match.phase != uni::Phase::Tenets) lay_tenets_list(table);
    if (match.dispute) return lay_challenge(table);
    if (match.fine) return lay_fine(table);
}

void lay_tray(Mat& table) {
    const uni::Match& match = table.match();
    if (!match.complication || match.dispute || match.fine) return;
    const uni::Complication& complication = *match.complication;
    const Places& places = table.places;
    table.scene.trays.push_back({places.tray.low, places.tray.high});
    const auto pools = uni::rolling_order(match);
    const auto lanes = lanes_in(places, pools);
    const bool again = match.phase == uni::Phase::Rolling && !table.motion.tray.moving();
    const bool fallen = table.motion.as_fallen && !complication.rolled.empty() && !again;
    for (const Lane& lane : lanes) {
        const uni::Pool& pool = lane.pools.front();
        const uni::PoolRoll* roll = roll_of(complication, pool.pool);
        if (!fallen) lay_dice(table, lane, pool, roll);
        lay_tally(table, lane, roll);
    }
    if (fallen) lay_fallen(table, complication.rolled);
    const double x = (places.tray.low.x + places.tray.high.x) / 2;
    table.scene.lines.push_back({{{x, places.tray.low.y}, {x, places.tray.high.y}}, false, true});
    if (match.phase != uni::Phase::Aftermath)
        table.tag({x, places.tray.low.y - render::TraySprite::kRim - 0.22}, odds_line(match), ui::Type::Small,
                  ui::palette::kCream);
}

}  // namespace screens::universalis
