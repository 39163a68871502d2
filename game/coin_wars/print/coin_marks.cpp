#include "game/coin_wars/print/coin_marks.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "game/coin_wars/rules/display_names.h"

namespace print {

namespace {

using words::joined;
using words::plain;
using words::say;

constexpr double kLargest = 7, kSmallest = 3, kStep = 0.5;  // points
constexpr double kLinesApart = 1.15;
constexpr double kInside = 0.9;  // of the radius: keeps text off the rim

const cw::CoinSetup& setup_of(const cw::Scenario& scenario, int coin) {
    return scenario.coins[static_cast<std::size_t>(coin)];
}

bool leads(const cw::Scenario& scenario, int coin) {
    return scenario.type_of(coin).command && std::ranges::any_of(scenario.armies, [&](const auto& army) {
               const auto first =
                   std::ranges::find_if(army, [&](int member) { return scenario.type_of(member).command; });
               return first != army.end() && *first == coin;
           });
}

// Half the width that a line of text between these heights has in a circle of radius 1.
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

Block block_in(const Job& job, const std::string& name, const std::vector<std::string>& below,
               double radius) {
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
        double least = std::numeric_limits<double>::infinity();
        std::pair<int, int> best;
        for (const int a : hung)
            for (const int b : open)
                if (const double apart = gap(a, b); apart < least) {
                    least = apart;
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
    if (later) rim.grey = 0.5;
    std::vector<Mark> marks{Circle{at, type.radius(), rim, 1.0}};
    const double inner = type.radius() - 0.035;
    if (leads(scenario, coin)) marks.push_back(Circle{at, inner, {.width = 0.4, .grey = rim.grey}});
    const words::Phrase name = cw::called(scenario, coin), title = words::known(type.title);
    const words::Phrase face = setup.side == cw::Side::Heads ? say("Heads") : say("Tails");
    std::vector<std::string> below;
    const words::Phrase value = cw::worth(type);
    below.push_back(job.in_words(name == title ? value : joined({title, value}, plain(" "))));
    below.push_back(job.in_words(joined({face, plain(setup.id)}, plain(" "))));
    if (later) below.push_back(job.in_words(say("turn {1}", setup.arrives)));
    const Block block = block_in(job, job.in_words(name), below, inner * kInside);
    const double step = block.size * kLinesApart * kPoint;
    double y = at.y + step * static_cast<double>(block.lines.size()) / 2;
    for (const std::string& text : block.lines) {
        y -= step;
        marks.push_back(Text{{at.x, y + 0.27 * block.size * kPoint},
                             text,
                             block.size,
                             Face::Plain,
                             Align::Middle,
                             later ? 0.4 : 0.0});
    }
    return marks;
}

std::vector<Mark> army_links(const cw::Scenario& scenario) {
    constexpr double kFrom = 0.86;  // of the radius: outside the text
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

}  // namespace print
