// Everything is on paper at true size, whole, and only once.

#include <algorithm>
#include <set>

#include "engine/measure/measure.h"
#include "game/coin_wars/print/marks.h"
#include "game/coin_wars/rules/deploy.h"
#include "print_kit.h"
#include "tests/support/at_least.h"

namespace {

using namespace print_kit;
using doctest::Approx;
using print::Box;
using print::Circle;
using print::Path;
using print::Sheet;
using print::Text;
using print::Tiling;
using print::Vec2;

bool near(Vec2 a, Vec2 b) { return distance(a, b) < 1e-9; }

// Tested by walking along its border.
bool lies_over(const std::vector<Vec2>& polygon, const Box& cell) {
    constexpr int kSteps = 400;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        for (int step = 0; step < kSteps; ++step)
            if (cell.contains(polygon[i] + (polygon[(i + 1) % polygon.size()] - polygon[i]) * (step / double{kSteps})))
                return true;
    return measure::inside(polygon, cell.center());
}

// Column and row of a page of the table: "B3".
std::pair<int, int> cell_of(const print::Page& page) {
    return {page.tile.front() - 'A', std::stoi(page.tile.substr(1)) - 1};
}

struct TilingCase {
    Vec2 size;
    const char* paper;
    int columns, rows;
    bool upright;
};

}  // namespace

TEST_CASE("paper: upright or across, whichever needs fewer pages") {
    const TilingCase cases[]{{{36, 24}, "letter", 5, 3, true}, {{36, 24}, "a4", 4, 4, false},
                             {{24, 18}, "letter", 4, 2, true}, {{7, 9}, "letter", 1, 1, true},
                             {{9, 7}, "letter", 1, 1, false},  {{120, 120}, "a4", 18, 12, true}};
    for (const TilingCase& c : cases) {
        CAPTURE(c.size.x);
        CAPTURE(c.paper);
        const Tiling tiling = print::tile(c.size, *print::find_paper(c.paper));
        CHECK(tiling.columns == c.columns);
        CHECK(tiling.rows == c.rows);
        CHECK((tiling.page_width < tiling.page_height) == c.upright);
    }
    CHECK(print::find_paper("a5") == nullptr);
}

TEST_CASE("paper: cells cover the whole once; windows overlap their neighbours and fit the page") {
    for (const print::Paper& paper : print::papers()) {
        for (const Vec2 size : {Vec2{36, 24}, Vec2{12, 12}, Vec2{48, 30}, Vec2{120, 13}}) {
            const Tiling tiling = print::tile(size, paper);
            const Box room = print::room_of(tiling.page_width, tiling.page_height);
            double area = 0;
            for (int row = 0; row < tiling.rows; ++row)
                for (int column = 0; column < tiling.columns; ++column) {
                    const Box cell = tiling.cell(column, row), window = tiling.window(column, row);
                    const Vec2 shift = tiling.shift(column, row);
                    area += cell.width() * cell.height();
                    if (tiling.columns > 1) CHECK(room.grown(1e-9).contains(window.low + shift));
                    if (tiling.rows > 1) CHECK(room.grown(1e-9).contains(window.high + shift));
                    if (column > 0)
                        CHECK(window.low.x ==
                              Approx(tiling.cell(column - 1, row).high.x - print::kStrip).epsilon(1e-12));
                }
            CHECK(area == Approx(size.x * size.y).epsilon(1e-12));
        }
    }
    const Tiling table = print::tile({36, 24}, *print::find_paper("letter"));
    CHECK(table.name(0, 0) == "A1");
    CHECK(table.name(4, 2) == "E3");
    // A1 is the upper left.
    CHECK(table.cell(0, 0).high.y == Approx(24).epsilon(1e-12));
}

TEST_CASE("table: every coin lies in one cell, with its diameter, where the battle puts it") {
    for (const char* name : {"cannae", "waterloo", "two-lines"}) {
        for (const char* paper : {"letter", "a4"}) {
            CAPTURE(name);
            const Printing printing(name, paper);
            const auto pages = print::table_pages(printing.job());
            const Tiling tiling = print::table_tiling(printing.job());
            const std::vector<bool> used = print::cells_in_use(printing.job());
            REQUIRE(static_cast<std::ptrdiff_t>(pages.size()) == std::ranges::count(used, true));
            const auto& scenario = printing.battle.scenario;
            for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
                if (!scenario.coins[i].at) continue;
                CAPTURE(scenario.coins[i].id);
                const Vec2 at = *scenario.coins[i].at;
                const double radius = scenario.type_of(static_cast<int>(i)).radius();
                int cells = 0;
                for (const print::Page& page : pages) {
                    const auto [column, row] = cell_of(page);
                    const Sheet& sheet = page.sheet;
                    const Vec2 on_page = at + tiling.shift(column, row);
                    const auto circles = marks_of<Circle>(sheet);
                    CHECK(std::ranges::count_if(circles, [&](const Circle& circle) {
                              return near(circle.center, on_page) && circle.radius == radius;
                          }) == 1);
                    // Half-open, so that a coin on a border is counted once.
                    const Box cell = tiling.cell(column, row);
                    const bool inside =
                        at.x >= cell.low.x && at.x < cell.high.x && at.y >= cell.low.y && at.y < cell.high.y;
                    cells += inside;
                    if (inside) {
                        const Box& clip = *sheet.layers.front().clip;
                        CHECK(clip.contains(on_page));
                        CHECK(clip.width() == Approx(cell.width() + 2 * print::kStrip).epsilon(1e-12));
                    }
                }
                CHECK(cells == 1);
            }
        }
    }
}

TEST_CASE("table: a page on which nothing lies is not printed, and no other one is left out") {
    for (const char* name : {"cannae", "waterloo", "two-lines", "gaugamela"}) {
        CAPTURE(name);
        const Printing printing(name);
        const auto& scenario = printing.battle.scenario;
        const Tiling tiling = print::table_tiling(printing.job());
        const std::vector<bool> used = print::cells_in_use(printing.job());
        const auto on_paper = [&](const Box& cell) {
            for (const auto& ground : scenario.terrain)
                if (lies_over(ground.polygon, cell)) return true;
            for (const Circle& coin : print::placed_rims(scenario))
                if (cell.grown(coin.radius).contains(coin.center)) return true;
            for (const auto& coin : scenario.coins)
                if (coin.arrives > 0 && coin.area.size() >= 3 && lies_over(coin.area, cell)) return true;
            return false;
        };
        for (int row = 0; row < tiling.rows; ++row)
            for (int column = 0; column < tiling.columns; ++column) {
                const bool printed = used[static_cast<std::size_t>(row * tiling.columns + column)];
                if (on_paper(tiling.cell(column, row).grown(-print::kStrip))) CHECK(printed);
                if (!on_paper(tiling.cell(column, row).grown(0.5))) CHECK_FALSE(printed);
            }
        // The name of a zone is on a printed page.
        int zones = 0;
        for (const print::Page& page : print::table_pages(printing.job()))
            for (const Text& text : marks_of<Text>(page.sheet))
                zones += text.text.starts_with("Deployment zone") && page.sheet.layers.front().clip->contains(text.at);
        CHECK(zones >= 2);
    }
}

TEST_CASE("table: where coins are to be deployed or arrive is printed, though nothing lies there yet") {
    const auto printed = [](const Printing& printing, const std::vector<Vec2>& area) {
        const Tiling tiling = print::table_tiling(printing.job());
        const std::vector<bool> used = print::cells_in_use(printing.job());
        for (int row = 0; row < tiling.rows; ++row)
            for (int column = 0; column < tiling.columns; ++column)
                if (lies_over(area, tiling.cell(column, row).grown(-print::kStrip)) &&
                    !used[static_cast<std::size_t>(row * tiling.columns + column)])
                    return false;
        return true;
    };
    const Printing adrianople("adrianople", "a4");
    int arriving = 0;
    for (const auto& coin : adrianople.battle.scenario.coins) {
        if (coin.arrives == 0 || coin.area.size() < 3) continue;
        ++arriving;
        CHECK(printed(adrianople, coin.area));
    }
    CHECK(arriving > 0);
    using rules::coin_wars::Side;
    battles::Battle in_hand = battle("two-lines");
    in_hand.scenario.terrain.clear();
    for (auto& coin : in_hand.scenario.coins)
        if (coin.side == Side::Heads) coin.at.reset();
    const Printing heads(in_hand);
    CHECK(printed(heads, rules::coin_wars::deployment_zone(in_hand.scenario, Side::Heads)));
}

TEST_CASE("table: a battle without coins on it is printed whole") {
    battles::Battle bare = battle("two-lines");
    for (auto& coin : bare.scenario.coins) coin.at.reset();
    bare.scenario.terrain.clear();
    const Printing printing(bare);
    CHECK(static_cast<int>(print::table_pages(printing.job()).size()) == print::table_tiling(printing.job()).pages());
}

TEST_CASE("in colour sides, metals and ground have their tones; in grey nothing has any") {
    for (const print::Inks inks : {print::Inks::Grey, print::Inks::Colour}) {
        Printing printing("waterloo");
        printing.inks = inks;
        int tinted = 0, rims = 0, grounds = 0;
        for (const Sheet& sheet : printing.sheets()) {
            for (const Circle& circle : marks_of<Circle>(sheet)) {
                rims += !circle.pen.tone.is_grey();
                tinted += circle.fill && !circle.fill->is_grey();
            }
            for (const Path& path : marks_of<Path>(sheet)) grounds += path.fill && !path.fill->is_grey();
        }
        const bool colour = inks == print::Inks::Colour;
        CHECK((tinted > 0) == colour);
        CHECK((rims > 0) == colour);
        CHECK((grounds > 0) == colour);
    }
}

TEST_CASE("overview: names of pages keep off coins and names of ground") {
    for (const char* name : {"cannae", "waterloo", "two-lines", "agincourt", "gaugamela"}) {
        CAPTURE(name);
        const Printing printing(name);
        const Sheet map = print::overview_page(printing.job()).sheet;
        const auto texts = marks_of<Text>(map);
        int names = 0;
        for (const Text& text : texts) {
            if (text.face != print::Face::Bold || text.size != 10) continue;
            ++names;
            const double width = printing.letters.width(text.text, text.size, text.face);
            const Box box{text.at, text.at + Vec2{width, 0.1}};
            for (const Text& other : texts) {
                if (other.size != 5.5) continue;
                const double half = printing.letters.width(other.text, 5.5) / 2;
                CHECK_FALSE(box.meets({other.at - Vec2{half, 0}, other.at + Vec2{half, 0.07}}));
            }
        }
        CHECK(names == static_cast<int>(print::table_pages(printing.job()).size()));
        const bool told = std::ranges::any_of(
            texts, [](const Text& text) { return text.text.starts_with("Pages of the table that have no name"); });
        CHECK(told == (names < print::table_tiling(printing.job()).pages()));
    }
}

TEST_CASE("table: Heads' rims are solid, Tails' dashed; faces that are exchanged exchange them") {
    const Printing written("cannae");
    const Printing swapped(print::with_swapped_faces(battle("cannae")));
    const auto dashed_rims = [](const Printing& printing) {
        int dashed = 0;
        for (const auto& mark : print::table_marks(printing.job()))
            if (const auto* circle = get_if<Circle>(&mark)) dashed += circle->pen.dash > 0;
        return dashed;
    };
    using rules::coin_wars::Side;
    CHECK(dashed_rims(written) == written.battle.coins(Side::Tails));
    CHECK(dashed_rims(swapped) == written.battle.coins(Side::Heads));
    CHECK(print::rim_of(Side::Heads).dash == 0);
}

TEST_CASE("table: each coin's circle says its name, its coin, its value and its face") {
    const Printing printing("two-lines");
    const auto& scenario = printing.battle.scenario;
    const auto marks = print::coin_marks(printing.job(), 0);
    std::string all;
    for (const auto& mark : marks)
        if (const auto* text = get_if<Text>(&mark)) {
            all += text->text + "|";
            CHECK(distance(text->at, *scenario.coins[0].at) < scenario.type_of(0).radius());
        }
    CHECK(all == "Penny|$0.01|Heads h1|");
}

TEST_CASE("table: an Army of n coins hangs together by n - 1 bars") {
    const Printing printing("waterloo");
    const auto& scenario = printing.battle.scenario;
    std::size_t bars = 0;
    for (const auto& army : scenario.armies) bars += army.size() - 1;
    CHECK(print::army_links(scenario).size() == bars);
}

TEST_CASE("terrain to cut out keeps the length of every side") {
    for (const char* paper : {"letter", "a4"}) {
        const Printing printing("waterloo", paper);
        std::multiset<long> wanted, found;
        const auto sides_of = [](const std::vector<Vec2>& points, std::multiset<long>& lengths) {
            for (std::size_t i = 0; i < points.size(); ++i)
                lengths.insert(std::lround(1e6 * distance(points[i], points[(i + 1) % points.size()])));
        };
        std::set<std::vector<double>> seen;  // pieces over several pages appear on each of them
        for (const auto& terrain : printing.battle.scenario.terrain) sides_of(terrain.polygon, wanted);
        for (const auto& page : print::ground_pages(printing.job()))
            for (const Path& path : marks_of<Path>(page.sheet)) {
                if (path.end != Path::End::Closed) continue;  // lines where parts meet
                std::vector<double> shape;
                for (const Vec2 p : path.points) {
                    shape.push_back(std::round(1e6 * (p - path.points.front()).x));
                    shape.push_back(std::round(1e6 * (p - path.points.front()).y));
                }
                if (seen.insert(shape).second) sides_of(path.points, found);
            }
        CHECK(found == wanted);
    }
}

TEST_CASE("cards: kinds by their names and leaders by theirs, the battle's own goals, rules with their limits") {
    std::string lines;
    for (const Sheet& sheet : Printing("hastings").sheets())
        for (const Text& text : marks_of<Text>(sheet)) lines += text.text + ' ';
    for (const std::string told :
         {"3 \u00d7 Duke or count (Norman leader): Quarter", "(Alan, William, Eustace)",
          "Normandy: Take Harold, or 24 of the 31 English coins.", "(only Bowmen; shots only)",
          "purse. Normandy: once in the battle. England: no.", "Steep slope: No Charge, Normandy only",
          "When round 14 ends, England wins if Harold lives; otherwise the larger purse wins."})
        CHECK_MESSAGE(lines.find(told) != std::string::npos, told);
    for (const char* wrong : {"\u00d7 Alan", "\u00d7 Gyrth", "Normandy wins by", "stands.."})
        CHECK_MESSAGE(lines.find(wrong) == std::string::npos, wrong);
}

TEST_CASE("cards are three by five inches, four on a page") {
    for (const char* paper : {"letter", "a4"}) {
        const Printing printing("cannae", paper);
        int cards = 0;
        for (const Sheet& sheet : printing.sheets())
            for (const Path& path : marks_of<Path>(sheet)) {
                if (path.end != Path::End::Closed || path.points.size() != 4) continue;
                const Box box = core::box_around(path.points);
                if (box.width() != Approx(5) || box.height() != Approx(3)) continue;
                ++cards;
                CHECK(print::room_of(sheet.width, sheet.height).contains(box.low));
                CHECK(print::room_of(sheet.width, sheet.height).contains(box.high));
            }
        CHECK(cards >= 6);
    }
}

TEST_CASE("the first page holds a quarter and an inch in true size") {
    const Printing printing("two-lines");
    const Sheet first = printing.sheets().front();
    const auto circles = marks_of<Circle>(first);
    CHECK(std::ranges::count(circles, 0.955 / 2, &Circle::radius) == 1);
    const auto paths = marks_of<Path>(first);
    CHECK(std::ranges::count_if(paths, [](const Path& path) {
              const Box box = core::box_around(path.points);
              return box.width() == Approx(1) && box.height() == Approx(1);
          }) == 1);
}

TEST_CASE("no print leaves its page, in a language that is two fifths longer too") {
    for (const char* name : {"cannae", "waterloo", "two-lines", "agincourt"}) {
        for (const bool longer : {false, true}) {
            const Printing printing(name, "a4", longer ? words::Catalogue::pseudo() : words::Catalogue());
            std::size_t number = 0;
            for (const Sheet& sheet : tests::at_least(2, printing.sheets())) {
                CAPTURE(name);
                CAPTURE(++number);
                for (const print::Layer& layer : tests::at_least(1, sheet.layers)) {
                    if (layer.clip) continue;
                    for (const auto& mark : tests::at_least(1, layer.marks)) {
                        const auto* text = get_if<Text>(&mark);
                        if (!text) continue;
                        CAPTURE(text->text);
                        const double width = printing.letters.width(text->text, text->size, text->face);
                        const double left = text->align == print::Align::Left     ? text->at.x
                                            : text->align == print::Align::Middle ? text->at.x - width / 2
                                                                                  : text->at.x - width;
                        CHECK(left >= print::kMargin - 0.01);
                        CHECK(left + width <= sheet.width - print::kMargin + 0.01);
                        CHECK(text->at.y >= print::kMargin - 0.01);
                        CHECK(text->at.y <= sheet.height - print::kMargin);
                    }
                }
            }
        }
    }
}
