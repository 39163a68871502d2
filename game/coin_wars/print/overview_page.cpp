#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/print/marks.h"
#include "game/coin_wars/print/print_job.h"
#include "game/coin_wars/print/tones.h"
#include "game/coin_wars/rules/ground.h"

namespace print {

namespace {

constexpr double kQuarter = 0.955;  // inches, the diameter of a quarter
constexpr double kMapHigh = 5.2;    // inches, maximum
constexpr double kMapLetters = 6;   // points
constexpr Pen kGrid{.width = 0.4, .tone = 0.5, .dash = 2, .gap = 2};

class Overview {
public:
    explicit Overview(const Job& job) : job_(job), room_(room_of(job.paper.width, job.paper.height)) {
        y_ = room_.high.y;
    }

    Sheet sheet() && {
        head();
        map();
        signs();
        check();
        return {job_.paper.width, job_.paper.height, {Layer{std::move(marks_)}}};
    }

private:
    void print(const Phrase& phrase, double size, Face face, double width) {
        for (const std::string& text : job_.letters.wrap(job_.translated(phrase), size, width, face)) {
            y_ -= size * 1.25 * kPoint;
            marks_.push_back(Text{{room_.low.x, y_}, text, size, face});
        }
    }

    void head() {
        const battles::Battle& battle = job_.battle;
        print(known(battle.title), 22, Face::Bold, room_.width());
        print(joined({known(battle.era), known(battle.date)}, rules::comma()), 10, Face::Plain, room_.width());
        y_ -= 0.06;
        print(known(battle.summary), 9, Face::Plain, room_.width());
        y_ -= 0.15;
    }

    void map() {
        const cw::Scenario& scenario = job_.scenario();
        const double scale = std::min(room_.width() / scenario.width, kMapHigh / scenario.height);
        const Vec2 size{scenario.width * scale, scenario.height * scale};
        map_low_ = {room_.center().x - size.x / 2, y_ - size.y};
        map_scale_ = scale;
        for (const cw::Terrain& ground : scenario.terrain) {
            Path path = outline(ground.polygon, {.width = 0.5, .tone = 0.4});
            path.fill = ground_tone(job_, ground).value_or(0.92);
            put(path);
        }
        for (const cw::SideSetup& side : scenario.sides)
            if (side.zone.size() >= 3) put(outline(side.zone, {.width = 0.5, .tone = 0.4, .dash = 1, .gap = 2}));
        put_coins();
        for (const cw::Terrain& ground : scenario.terrain) put_name(ground);
        for (const Mark& mark : map_marks(job_, kMapLetters)) put(mark);
        put_pages();
        marks_.push_back(rectangle({map_low_, map_low_ + size}, {.width = 1}));
        y_ = map_low_.y - 0.12;
    }

    // Adds a mark given in table inches to the map.
    void put(const Mark& mark) { marks_.push_back(moved(mark, map_low_, map_scale_)); }

    void put_coins() {
        const cw::Scenario& scenario = job_.scenario();
        for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
            const cw::CoinSetup& coin = scenario.coins[i];
            if (!coin.at || coin.watching) continue;
            const cw::CoinType& type = scenario.type_of(static_cast<int>(i));
            const Tone tone = side_tone(job_, coin.side);
            Pen rim = rim_of(coin.side);
            rim.width = 0.6;
            rim.dash = rim.dash > 0 ? 2 : 0;
            rim.gap = rim.dash > 0 ? 1 : 0;
            rim.tone = coin.arrives > 0 ? paler(tone) : tone;
            put(Circle{*coin.at, type.radius(), rim, metal_tone(job_, type)});
            const Vec2 radius{type.radius(), type.radius()};
            taken_.push_back(
                {map_low_ + (*coin.at - radius) * map_scale_, map_low_ + (*coin.at + radius) * map_scale_});
        }
    }

    // The ground's name, inside the map and away from the coins if there is room.
    void put_name(const cw::Terrain& ground) {
        constexpr double kSize = 5.5;
        const cw::Scenario& scenario = job_.scenario();
        const Box whole{{0, 0}, {scenario.width, scenario.height}};
        const std::vector<Circle> coins = placed_rims(scenario);
        const std::string name = job_.translated(cw::name_of(ground));
        const double wide = job_.letters.width(name, kSize), half = wide / map_scale_ / 2 + 0.2;
        Vec2 at = roomiest(ground.polygon, coins, whole).at;
        at.x = std::clamp(at.x, std::min(half, whole.high.x / 2), std::max(whole.high.x - half, whole.high.x / 2));
        put(Text{at, name, kSize, Face::Plain, Align::Middle, 0.2});
        const Vec2 base = map_low_ + at * map_scale_;
        taken_.push_back({base - Vec2{wide / 2, 0.02}, base + Vec2{wide / 2, kSize * kPoint}});
    }

    // Labels each page of the table in the corner where the name covers least.
    void put_pages() {
        constexpr double kSize = 10, kInset = 0.05, kHigh = kSize * 0.72 * kPoint;
        const Tiling tiling = table_tiling(job_);
        const std::vector<bool> used = cells_in_use(job_);
        for (int row = 0; row < tiling.rows; ++row)
            for (int column = 0; column < tiling.columns; ++column) {
                const Box cell = tiling.cell(column, row);
                put(rectangle(cell, kGrid));
                if (!used[static_cast<std::size_t>(row * tiling.columns + column)]) {
                    left_out_ = true;
                    continue;
                }
                const std::string name = tiling.name(column, row);
                const double wide = job_.letters.width(name, kSize, Face::Bold);
                const Box room =
                    Box{map_low_ + cell.low * map_scale_, map_low_ + cell.high * map_scale_}.grown(-kInset);
                const Box place = least_taken(room, {wide, kHigh});
                marks_.push_back(Text{place.low, name, kSize, Face::Bold, Align::Left, 0.45});
            }
    }

    Box least_taken(const Box& room, Vec2 size) const {
        const Vec2 corners[]{{room.low.x, room.high.y - size.y},
                             {room.high.x - size.x, room.high.y - size.y},
                             room.low,
                             {room.high.x - size.x, room.low.y}};
        const auto covered = [&](Vec2 low) {
            return std::ranges::count_if(taken_, [&](const Box& box) { return box.meets({low, low + size}); });
        };
        const Vec2 low = *std::ranges::min_element(corners, {}, covered);
        return {low, low + size};
    }

    void signs() {
        const cw::Scenario& scenario = job_.scenario();
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            constexpr double kRadius = 0.09;
            y_ -= 0.24;
            Pen rim = rim_of(side);
            rim.tone = side_tone(job_, side);
            marks_.push_back(Circle{{room_.low.x + kRadius, y_ + 0.04}, kRadius, rim});
            marks_.push_back(Text{{room_.low.x + 0.28, y_}, job_.translated(sign_of(scenario, side)), 9});
        }
        y_ -= 0.1;
    }

    // The quarter and the inch on the right, instructions on their left.
    void check() {
        const double top = y_, left = room_.high.x - 2.25;
        const Vec2 quarter{left + kQuarter / 2, top - 0.25 - kQuarter / 2};
        marks_.push_back(Circle{quarter, kQuarter / 2, {.width = 1}});
        marks_.push_back(rectangle({{left + 1.15, top - 1.25}, {left + 2.15, top - 0.25}}, {.width = 1}));
        const auto inside = [&](Vec2 middle, const Phrase& phrase) {
            const auto lines = job_.letters.wrap(job_.translated(phrase), 7.5, 0.75);
            double y = middle.y + static_cast<double>(lines.size()) * 4.6 * kPoint - 6.5 * kPoint;
            for (const std::string& text : lines) {
                marks_.push_back(Text{{middle.x, y}, text, 7.5, Face::Plain, Align::Middle});
                y -= 9.2 * kPoint;
            }
        };
        inside(quarter, say("Lay a quarter here"));
        inside({left + 1.65, top - 0.75}, say("1 inch by 1 inch"));
        const double width = room_.width() - 2.5;
        print(say("Print all pages at 100 %, not fitted to the page. The quarter must cover its circle."), 9,
              Face::Plain, width);
        y_ -= 0.06;
        print(say("Cut each page of the table along its left and lower dashed lines, and lay it on its neighbour's "
                  "strip, line on line: A1 is at the top left. Place each coin on its circle, with the face written "
                  "there on top."),
              9, Face::Plain, width);
        y_ -= 0.06;
        print(say("A second rim inside the first: the coin leads its Army. A bar from coin to coin: one Army. Grey: "
                  "the coin arrives later."),
              9, Face::Plain, width);
        y_ -= 0.06;
        if (left_out_) {
            print(say("Pages of the table that have no name on the map are empty and are not printed."), 9, Face::Plain,
                  width);
            y_ -= 0.06;
        }
        print(say("The rules of Coin Wars are by Integral Entertainment, who gave them away free of charge."), 7.5,
              Face::Plain, width);
    }

    const Job& job_;
    Box room_;
    double y_ = 0;
    Vec2 map_low_;            // on the page
    double map_scale_ = 1;    // inches on the page per inch on the table
    std::vector<Box> taken_;  // by coins and names on the map
    bool left_out_ = false;   // some page of the table is left out
    std::vector<Mark> marks_;
};

}  // namespace

Page overview_page(const Job& job) { return {Overview(job).sheet(), say("Overview")}; }

}  // namespace print
