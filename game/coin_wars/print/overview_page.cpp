#include "game/coin_wars/print/card_text.h"
#include "game/coin_wars/print/marks.h"
#include "game/coin_wars/print/print_job.h"
#include "game/coin_wars/rules/ground.h"

namespace print {

namespace {

constexpr double kQuarter = 0.955;  // inches, the diameter of a quarter
constexpr double kMapHigh = 5.2;    // inches, maximum
constexpr Pen kGrid{.width = 0.4, .grey = 0.5, .dash = 2, .gap = 2};

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
        for (const std::string& text : job_.letters.wrap(job_.in_words(phrase), size, width, face)) {
            y_ -= size * 1.25 * kPoint;
            marks_.push_back(Text{{room_.low.x, y_}, text, size, face});
        }
    }

    void head() {
        const battles::Battle& battle = job_.battle;
        print(known(battle.title), 22, Face::Bold, room_.width());
        print(joined({known(battle.era), known(battle.date)}, plain(", ")), 10, Face::Plain, room_.width());
        y_ -= 0.06;
        print(known(battle.summary), 9, Face::Plain, room_.width());
        y_ -= 0.15;
    }

    void map() {
        const cw::Scenario& scenario = job_.scenario();
        const double scale = std::min(room_.width() / scenario.width, kMapHigh / scenario.height);
        const Vec2 size{scenario.width * scale, scenario.height * scale};
        const Vec2 low{room_.center().x - size.x / 2, y_ - size.y};
        const auto put = [&](const Mark& mark) { marks_.push_back(moved(mark, low, scale)); };
        for (const cw::Terrain& ground : scenario.terrain) {
            Path path = outline(ground.polygon, {.width = 0.5, .grey = 0.4});
            path.fill = 0.92;
            put(path);
        }
        for (const cw::SideSetup& side : scenario.sides)
            if (side.zone.size() >= 3) put(outline(side.zone, {.width = 0.5, .grey = 0.4, .dash = 1, .gap = 2}));
        for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
            const cw::CoinSetup& coin = scenario.coins[i];
            if (!coin.at || coin.watching) continue;
            Pen rim = rim_of(coin.side);
            rim.width = 0.6;
            rim.dash = rim.dash > 0 ? 2 : 0;
            rim.gap = rim.dash > 0 ? 1 : 0;
            rim.grey = coin.arrives > 0 ? 0.5 : 0;
            put(Circle{*coin.at, scenario.type_of(static_cast<int>(i)).radius(), rim, 1.0});
        }
        for (const cw::Terrain& ground : scenario.terrain) put(name_on_map(ground, scale));
        pages_on_map(low, scale);
        marks_.push_back(rectangle({low, low + size}, {.width = 1}));
        y_ = low.y - 0.12;
    }

    // Inside the map, away from the coins if there is room.
    Text name_on_map(const cw::Terrain& ground, double scale) const {
        constexpr double kSize = 5.5;
        const cw::Scenario& scenario = job_.scenario();
        const Box whole{{0, 0}, {scenario.width, scenario.height}};
        const std::vector<Circle> coins = placed_rims(scenario);
        const std::string name = job_.in_words(cw::name_of(ground));
        const double half = job_.letters.width(name, kSize) / scale / 2 + 0.2;
        Vec2 at = roomiest(ground.polygon, coins, whole).at;
        at.x = std::clamp(at.x, std::min(half, whole.high.x / 2), std::max(whole.high.x - half, whole.high.x / 2));
        return {at, name, kSize, Face::Plain, Align::Middle, 0.2};
    }

    void pages_on_map(Vec2 low, double scale) {
        const Tiling tiling = table_tiling(job_);
        for (int row = 0; row < tiling.rows; ++row)
            for (int column = 0; column < tiling.columns; ++column) {
                const Box cell = tiling.cell(column, row);
                marks_.push_back(moved(rectangle(cell, kGrid), low, scale));
                const Vec2 corner{cell.low.x, cell.high.y};
                marks_.push_back(Text{corner * scale + low + Vec2{0.05, -0.16}, tiling.name(column, row), 10,
                                      Face::Bold, Align::Left, 0.45});
            }
    }

    void signs() {
        const cw::Scenario& scenario = job_.scenario();
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            constexpr double kRadius = 0.09;
            y_ -= 0.24;
            marks_.push_back(Circle{{room_.low.x + kRadius, y_ + 0.04}, kRadius, rim_of(side)});
            marks_.push_back(Text{{room_.low.x + 0.28, y_}, job_.in_words(sign_of(scenario, side)), 9});
        }
        y_ -= 0.1;
    }

    // The quarter and the inch on the right, instructions to the left of them.
    void check() {
        const double top = y_, left = room_.high.x - 2.25;
        const Vec2 quarter{left + kQuarter / 2, top - 0.25 - kQuarter / 2};
        marks_.push_back(Circle{quarter, kQuarter / 2, {.width = 1}});
        marks_.push_back(rectangle({{left + 1.15, top - 1.25}, {left + 2.15, top - 0.25}}, {.width = 1}));
        const auto inside = [&](Vec2 middle, const Phrase& phrase) {
            const auto lines = job_.letters.wrap(job_.in_words(phrase), 7.5, 0.75);
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
                  "strip, line on line: A1 is at the upper left. Coins go onto their circles, showing the face written "
                  "there."),
              9, Face::Plain, width);
        y_ -= 0.06;
        print(say("A second rim within the first: it leads its Army. A bar from coin to coin: one Army. Grey: "
                  "it comes later."),
              9, Face::Plain, width);
        y_ -= 0.06;
        print(say("The rules of Coin Wars are by Integral Entertainment, who gave them away free of charge."), 7.5,
              Face::Plain, width);
    }

    const Job& job_;
    Box room_;
    double y_ = 0;
    std::vector<Mark> marks_;
};

}  // namespace

Page overview_page(const Job& job) { return {Overview(job).sheet(), say("Overview")}; }

}  // namespace print
