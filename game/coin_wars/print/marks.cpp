#include "game/coin_wars/print/marks.h"

#include <limits>

#include "engine/measure/polygon.h"
#include "game/coin_wars/print/tones.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/map_plan.h"

namespace print {

namespace {

constexpr double kLargest = 7, kSmallest = 3, kStep = 0.5;  // points
constexpr double kLinesApart = 1.15;
constexpr double kInside = 0.9;  // share of the radius: keeps text off the rim

const cw::CoinSetup& setup_of(const cw::Scenario& scenario, int coin) { return scenario.coin(coin); }

bool leads(const cw::Scenario& scenario, int coin) {
    return scenario.type_of(coin).command && std::ranges::any_of(scenario.armies, [&](const auto& army) {
               const auto first =
                   std::ranges::find_if(army, [&](int member) { return scenario.type_of(member).command; });
               return first != army.end() && *first == coin;
           });
}

// Half the available width for a line of text between these heights in a circle of radius 1.
double half_chord(double low, double high) {
    const double far = std::max(std::abs(low), std::abs(high));
    return far >= 1 ? 0 : std::sqrt(1 - far * far);
}

struct Block {
    std::vector<std::string> lines;
    double size = kSmallest;
};

// True if the name, on as many lines as it needs, and the two fixed lines fit in the circle.
bool fits(const Job& job, const Block& block, double radius) {
    const double step = block.size * kLinesApart * kPoint;
    double top = step * static_cast<double>(block.lines.size()) / 2;
    for (const std::string& line : block.lines) {
        const double room = 2 * radius * half_chord(top / radius, (top - step) / radius);
        if (job.letters.width(line, block.size, Face::Plain) > room) return false;
        top -= step;
    }
    return true;
}

Block block_in(const Job& job, const std::string& name, const std::vector<std::string>& below, double radius) {
    Block block;
    for (double size = kLargest; size >= kSmallest; size -= kStep) {
        for (const double share : {1.9, 1.6, 1.3, 1.0}) {
            block = {job.letters.wrap(name, size, share * radius), size};
            block.lines.insert(block.lines.end(), below.begin(), below.end());
            if (fits(job, block, radius)) return block;
        }
    }
    return block;
}

// Links each coin of an Army to the nearest coin that is already linked.
std::vector<std::pair<int, int>> tree_of(const cw::Scenario& scenario, std::vector<int> open) {
    std::vector<std::pair<int, int>> links;
    std::vector<int> hung{open.front()};
    open.erase(open.begin());
    const auto gap = [&](int a, int b) {
        return distance(*setup_of(scenario, a).at, *setup_of(scenario, b).at) - scenario.type_of(a).radius() -
               scenario.type_of(b).radius();
    };
    while (!open.empty()) {
        double min = std::numeric_limits<double>::infinity();
        std::pair<int, int> best;
        for (const int a : hung)
            for (const int b : open)
                if (const double apart = gap(a, b); apart < min) {
                    min = apart;
                    best = {a, b};
                }
        links.push_back(best);
        hung.push_back(best.second);
        std::erase(open, best.second);
    }
    return links;
}

}  // namespace

Pen rim_of(cw::Side side) {
    return side == cw::Side::Heads ? Pen{.width = 1.1} : Pen{.width = 1.1, .dash = 4, .gap = 3};
}

std::vector<Mark> coin_marks(const Job& job, int coin) {
    const cw::Scenario& scenario = job.scenario();
    const cw::CoinSetup& setup = setup_of(scenario, coin);
    const cw::CoinType& type = scenario.type_of(coin);
    const Vec2 at = *setup.at;
    Pen rim = rim_of(setup.side);
    const bool later = setup.arrives > 0;
    const Tone tone = side_tone(job, setup.side);
    rim.tone = later ? paler(tone) : tone;
    std::vector<Mark> marks{Circle{at, type.radius(), rim, metal_tone(job, type)}};
    const double inner = type.radius() - 0.035;
    if (leads(scenario, coin)) marks.push_back(Circle{at, inner, {.width = 0.4, .tone = rim.tone}});
    const Phrase name = cw::display_name(scenario, coin), title = cw::title_of(type);
    const Phrase face = setup.side == cw::Side::Heads ? say("Heads") : say("Tails");
    std::vector<std::string> below;
    const Phrase value = cw::worth(type);
    below.push_back(job.translated(name == title ? value : joined({title, value}, plain(" "))));
    below.push_back(job.translated(joined({face, plain(setup.id)}, plain(" "))));
    if (later) below.push_back(job.translated(say("round {1}", setup.arrives)));
    const Block block = block_in(job, job.translated(name), below, inner * kInside);
    const double step = block.size * kLinesApart * kPoint;
    double y = at.y + step * static_cast<double>(block.lines.size()) / 2;
    for (const std::string& text : block.lines) {
        y -= step;
        marks.push_back(Text{
            {at.x, y + 0.27 * block.size * kPoint}, text, block.size, Face::Plain, Align::Middle, later ? 0.4 : 0.0});
    }
    return marks;
}

std::vector<Circle> placed_rims(const cw::Scenario& scenario) {
    std::vector<Circle> rims;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i)
        if (const auto& at = scenario.coins[i].at)
            rims.push_back({*at, scenario.type_of(static_cast<int>(i)).radius()});
    return rims;
}

std::vector<Mark> army_links(const cw::Scenario& scenario) {
    constexpr double kFrom = 0.86;  // share of the radius: outside the text
    std::vector<Mark> marks;
    for (const std::vector<int>& army : scenario.armies) {
        std::vector<int> placed;
        for (const int coin : army)
            if (setup_of(scenario, coin).at) placed.push_back(coin);
        if (placed.empty()) continue;
        for (const auto& [a, b] : tree_of(scenario, placed)) {
            const Vec2 from = *setup_of(scenario, a).at, to = *setup_of(scenario, b).at;
            const Vec2 along = unit(to - from);
            marks.push_back(line(from + along * (kFrom * scenario.type_of(a).radius()),
                                 to - along * (kFrom * scenario.type_of(b).radius()), {.width = 0.8}));
        }
    }
    return marks;
}

Spot roomiest(const std::vector<Vec2>& polygon, const std::vector<Circle>& beside, const Box& within) {
    constexpr int kSamples = 28;  // in each direction
    const Box whole = core::box_around(polygon);
    const Box box{{std::max(whole.low.x, within.low.x), std::max(whole.low.y, within.low.y)},
                  {std::min(whole.high.x, within.high.x), std::min(whole.high.y, within.high.y)}};
    Spot best{polygon.front(), -1};
    if (box.width() <= 0 || box.height() <= 0) return best;
    for (int i = 1; i < kSamples; ++i) {
        for (int j = 1; j < kSamples; ++j) {
            const Vec2 p = box.low + Vec2{box.width() * i / kSamples, box.height() * j / kSamples};
            double room = std::min({p.x - within.low.x, within.high.x - p.x, p.y - within.low.y, within.high.y - p.y});
            for (const Circle& circle : beside) room = std::min(room, distance(p, circle.center) - circle.radius);
            if (room <= best.room || !measure::inside(polygon, p)) continue;
            room = std::min(room, measure::border_distance(polygon, p));
            if (room > best.room) best = {p, room};
        }
    }
    return best;
}

std::vector<Mark> map_marks(const Job& job, double size) {
    constexpr Pen kPen{.width = 0.7, .tone = 0.25};
    const cw::MapPlan plan = cw::map_plan(job.scenario(), cw::units_of(job.language));
    std::vector<Mark> marks;
    for (const auto& stroke : plan.strokes)
        marks.push_back(Path{stroke.points, kPen, stroke.closed ? Path::End::Closed : Path::End::Open});
    for (const auto& words : plan.words)
        marks.push_back(Text{words.at - Vec2{0, size * kPoint / 3}, job.translated(words.words), size, Face::Plain,
                             Align::Middle, 0.25});
    return marks;
}

std::vector<Mark> ground_words(const Job& job, const cw::Terrain& ground, const Spot& spot, const std::string& part) {
    const std::string name = job.translated(cw::name_of(ground)) + (part.empty() ? "" : ", " + part);
    const double room = std::max(spot.room, 0.05);
    const std::string note = job.translated(cw::ground_note(job.scenario(), ground));
    constexpr double kLargestNote = 10, kSmallestNote = 4.5, kLeading = 1.2;
    std::vector<std::string> names, notes;
    double size = kLargestNote;
    for (;; size -= 0.5) {
        names = job.letters.wrap(name, size, 2.2 * room, Face::Bold);
        notes = job.letters.wrap(note, size * 0.8, 2.2 * room);
        const double high =
            (static_cast<double>(names.size()) + 0.8 * static_cast<double>(notes.size())) * size * kLeading * kPoint;
        double wide = 0;
        for (const std::string& line : names) wide = std::max(wide, job.letters.width(line, size, Face::Bold));
        for (const std::string& line : notes) wide = std::max(wide, job.letters.width(line, size * 0.8));
        // The corners of the block must fit in the free circle around the spot.
        if (size <= kSmallestNote || wide * wide + high * high <= 4 * room * room) break;
    }
    std::vector<Mark> marks;
    const double step = size * kLeading * kPoint;
    double y = spot.at.y + (static_cast<double>(names.size()) + 0.8 * static_cast<double>(notes.size())) * step / 2;
    for (const std::string& text : names)
        marks.push_back(Text{{spot.at.x, (y -= step) + 0.25 * size * kPoint}, text, size, Face::Bold, Align::Middle});
    for (const std::string& text : notes)
        marks.push_back(
            Text{{spot.at.x, (y -= 0.8 * step) + 0.2 * size * kPoint}, text, size * 0.8, Face::Plain, Align::Middle});
    return marks;
}

Path outline(const std::vector<Vec2>& polygon, const Pen& pen) { return {polygon, pen, Path::End::Closed}; }

}  // namespace print
