#include "game/coin_wars/battles/quick_battle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/box.h"
#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/ground_layout.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/rules/scenario.h"

namespace battles {

namespace {

// The cards of a quick battle: small forces of equal price, each with a name; and a force's places in its zone.

struct LaidCoin {
    std::string type;
    Vec2 at;  // inches, as for Heads: its own edge is y = 0
};

using words::Key;
using words::mark;

// Coins of the set "us", with points fixed for the cards, so that a code always gives the same battle.
struct CoinRow {
    const char* type;
    double points, diameter;
    int rank;  // from the front
};
constexpr std::array kCoins{CoinRow{"penny", 0.5, 0.75, 0},   CoinRow{"dime", 5, 0.705, 1},
                            CoinRow{"nickel", 7, 0.835, 1},   CoinRow{"dollar", 50, 1.043, 2},
                            CoinRow{"quarter", 25, 0.955, 2}, CoinRow{"half_dollar", 2, 1.205, 2}};
constexpr int kRanks = 3;
constexpr double kBetweenRanks = 0.5, kBetween = 0.35, kBetweenBlocks = 0.75, kToWing = 2.5;  // inches, rim to rim
constexpr std::size_t kBlock = 6;                                                             // most Pennies that touch

const CoinRow& row_of(std::string_view type) { return *std::ranges::find(kCoins, type, &CoinRow::type); }

// The core of a force and its numbers; the remaining points are filled with kFillers, then with Pennies.
struct Core {
    Key name;
    const char* first;
    int min, max;
    const char* second;
    int second_least, second_most;
    int pennies;  // at least this many
};
constexpr std::array kCores{Core{mark("Levy"), "quarter", 1, 1, "nickel", 2, 3, 12},
                            Core{mark("Bowmen"), "nickel", 5, 7, "dime", 1, 2, 6},
                            Core{mark("Horse"), "dime", 7, 9, "nickel", 1, 2, 6},
                            Core{mark("Guard"), "quarter", 2, 2, "dime", 1, 1, 6},
                            Core{mark("Champion"), "dollar", 1, 1, "half_dollar", 0, 1, 10},
                            Core{mark("Spies"), "half_dollar", 2, 3, "nickel", 4, 5, 8},
                            Core{mark("Skirmishers"), "nickel", 3, 5, "dime", 3, 5, 6},
                            Core{mark("Riders"), "quarter", 1, 1, "dime", 4, 5, 6},
                            Core{mark("Archers"), "quarter", 1, 1, "nickel", 3, 4, 6},
                            Core{mark("Shadows"), "quarter", 1, 1, "half_dollar", 1, 2, 8}};

constexpr int kMaxPennies = 16, kMaxCoins = 22;
constexpr std::array kFillers{"nickel", "dime"};

double points_of(const Purse& coins) {
    double points = 0;
    for (const auto& [type, count] : coins) points += row_of(type).points * count;
    return points;
}

int between(core::Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

// nullopt if these numbers cannot be made to reach the points.
std::optional<Purse> try_to_fill(core::Random& random, const Core& core) {
    Purse coins;
    coins[core.first] = between(random, core.min, core.max);
    if (const int second = between(random, core.second_least, core.second_most); second > 0)
        coins[core.second] = second;
    coins["penny"] = core.pennies + static_cast<int>(random.below(5));
    while (kQuickPoints - points_of(coins) > (kMaxPennies - coins["penny"]) * row_of("penny").points)
        ++coins[kFillers[random.below(kFillers.size())]];
    const double left = kQuickPoints - points_of(coins);
    if (left < 0) return std::nullopt;
    coins["penny"] += static_cast<int>(std::lround(left / row_of("penny").points));
    if (coins["penny"] > kMaxPennies || coins_in(coins) > kMaxCoins) return std::nullopt;
    return coins;
}

QuickForce force_on(core::Random& random, const Core& core) {
    for (;;)
        if (auto coins = try_to_fill(random, core)) return {core.name, *coins};
}

// The types of a rank from left to right.
std::vector<std::string> rank_of(const Purse& coins, int rank) {
    std::vector<std::string> middle, left, right;
    for (const CoinRow& row : kCoins) {
        const auto found = coins.find(row.type);
        if (row.rank != rank || found == coins.end()) continue;
        const bool wings = found->first == "dime" || found->first == "half_dollar";
        for (int i = 0; i < found->second; ++i) {
            if (!wings) middle.emplace_back(row.type);
            if (wings) (i % 2 == 0 ? left : right).emplace_back(row.type);
        }
    }
    left.insert(left.end(), middle.begin(), middle.end());
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

// Pennies form blocks of similar size, each of which may be an Army.
double gap_between(std::span<const std::string> rank, std::size_t next) {
    const std::string &a = rank[next - 1], &b = rank[next];
    if (a != b) return a == "dime" || b == "dime" ? kToWing : kBetween;
    if (a != "penny") return kBetween;
    const std::size_t blocks = (rank.size() + kBlock - 1) / kBlock;
    return next * blocks / rank.size() != (next - 1) * blocks / rank.size() ? kBetweenBlocks : 0;
}

std::array<QuickForce, kQuickCards> quick_forces(core::Random& random) {
    std::array cores = kCores;
    for (std::size_t i = 0; i < kQuickCards; ++i)
        std::swap(cores[i], cores[i + random.below(static_cast<std::uint32_t>(cores.size() - i))]);
    const auto force = [&](std::size_t i) { return force_on(random, cores[i]); };
    // The order matters: all draw from the same random stream.
    return {force(0), force(1), force(2), force(3), force(4), force(5)};
}

// In ranks, cheap coins in front, centred on a front `width` wide; the foremost rim is at `front` (in).
std::vector<LaidCoin> laid_out(const Purse& coins, double width, double front) {
    std::vector<LaidCoin> laid;
    double y = front;
    for (int rank = 0; rank < kRanks; ++rank) {
        const std::vector<std::string> types = rank_of(coins, rank);
        if (types.empty()) continue;
        double wide = row_of(types.front()).diameter, deep = wide;
        for (std::size_t i = 1; i < types.size(); ++i) {
            wide += gap_between(types, i) + row_of(types[i]).diameter;
            deep = std::max(deep, row_of(types[i]).diameter);
        }
        double x = (width - wide) / 2;
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (i > 0) x += gap_between(types, i);
            const double diameter = row_of(types[i]).diameter;
            laid.push_back({types[i], {x + diameter / 2, y - deep / 2}});
            x += diameter;
        }
        y -= deep + kBetweenRanks;
    }
    return laid;
}

// The ground of a quick battle: a few pieces between the zones, each with a twin on the other side of the table's
// centre, so that neither side has the better edge.

struct Band {
    double width, low, high;  // inches: the table's full width, from y = low to y = high
};

namespace cw = rules::coin_wars;

constexpr int kGroundKinds = 6, kGroundTries = 40;
constexpr double kApart = 0.6, kFromEdge = 0.25;  // inches

std::vector<Vec2> turned(const std::vector<Vec2>& outline, Vec2 twice_middle) {
    std::vector<Vec2> twin;
    for (const Vec2 p : outline) twin.push_back(twice_middle - p);
    return twin;
}

// Measures are quarters of an inch, and twins exact half turns: no rounding that differs between machines.
double in_quarters(core::Random& random, double low, double high) {
    const auto steps = static_cast<std::uint32_t>((high - low) * 4);
    return low + random.below(steps + 1) / 4.0;
}

GroundLayout any_piece(core::Random& random, const Band& band) {
    GroundLayout piece;
    piece.kind = static_cast<cw::Ground>(random.below(kGroundKinds));
    piece.oval = random.below(3) != 0;
    piece.width = in_quarters(random, 2.5, 6);
    piece.depth = in_quarters(random, 2, 3.5);
    const double x = in_quarters(random, 3, band.width - 3);
    piece.at = {x, in_quarters(random, band.low + 1, band.high - 1)};
    return piece;
}

class BandPlacer {
public:
    explicit BandPlacer(const Band& band) : band_(band) {}

    // True if there was room for the piece and its twin.
    bool lay(const GroundLayout& piece) {
        const std::vector<Vec2> outline = outline_of(piece), twin = turned(outline, twice_middle());
        const core::Box box = core::box_around(outline), other = core::box_around(twin);
        const bool inside = box.low.x >= kFromEdge && box.high.x <= band_.width - kFromEdge && box.low.y >= band_.low &&
                            box.high.y <= band_.high;
        if (!inside || !apart(box, other)) return false;
        for (const core::Box& laid : boxes_)
            if (!apart(box, laid) || !apart(other, laid)) return false;
        const std::string name(ground_name(piece.kind).english());
        for (const auto& polygon : {outline, twin}) {
            boxes_.push_back(core::box_around(polygon));
            terrain_.push_back({.name = name, .kind = piece.kind, .polygon = polygon});
        }
        return true;
    }

    std::vector<cw::Terrain> terrain() && { return std::move(terrain_); }

private:
    Vec2 twice_middle() const { return {band_.width, band_.low + band_.high}; }
    static bool apart(const core::Box& a, const core::Box& b) {
        return a.high.x + kApart <= b.low.x || b.high.x + kApart <= a.low.x || a.high.y + kApart <= b.low.y ||
               b.high.y + kApart <= a.low.y;
    }

    Band band_;
    std::vector<core::Box> boxes_;
    std::vector<cw::Terrain> terrain_;
};

// Pieces and twins stay apart; twins are exact half turns about the centre of the band. The most important piece is
// first.
std::vector<cw::Terrain> quick_ground(core::Random& random, const Band& band) {
    BandPlacer laying(band);
    const auto pieces = static_cast<int>(random.below(4));  // each with its twin; 0: open ground
    int laid = 0;
    for (int tried = 0; laid < pieces && tried < kGroundTries; ++tried)
        if (laying.lay(any_piece(random, band))) ++laid;
    return std::move(laying).terrain();
}

using rules::Json;

constexpr double kZone = 5, kFront = 4.75;  // inches from a side's own edge
constexpr int kTurns = 10;

// A separate random stream for each part, so that one part can never shift another.
core::Random chance_for(std::uint32_t seed, std::uint64_t part) { return core::Random(seed * 8ULL + part); }
enum Part : std::uint64_t { kForces = 1, kGround, kNames };

Json side_json(const std::string& name, const Purse& coins, cw::Side side) {
    const bool heads = side == cw::Side::Heads;
    Json list = Json::array();
    for (const LaidCoin& coin : laid_out(coins, kQuickWidth, kFront)) {
        const Vec2 lies = core::round_to_grid(coin.at), at = heads ? lies : Vec2{kQuickWidth, kQuickHeight} - lies;
        list.push_back(
            {{"id", (heads ? "h" : "t") + std::to_string(list.size() + 1)}, {"type", coin.type}, {"at", {at.x, at.y}}});
    }
    const double low = heads ? 0 : kQuickHeight - kZone;
    const std::vector<Vec2> zone{{0, low}, {kQuickWidth, low}, {kQuickWidth, low + kZone}, {0, low + kZone}};
    return {{"name", name}, {"zone", points_json(zone)}, {"coins", std::move(list)}};
}

}  // namespace

std::array<QuickForce, kQuickCards> quick_cards(std::uint32_t seed) {
    core::Random random = chance_for(seed, kForces);
    return quick_forces(random);
}

Json quick_battle_json(const QuickChoice& choice) {
    const auto cards = quick_cards(choice.seed);
    core::Random for_ground = chance_for(choice.seed, kGround), for_names = chance_for(choice.seed, kNames);
    std::vector<cw::Terrain> terrain = quick_ground(for_ground, {kQuickWidth, kZone, kQuickHeight - kZone});
    const QuickNames names =
        quick_names(for_names, terrain.empty() ? std::nullopt : std::optional(terrain.front().kind));
    for (std::size_t i = 0; i < std::min<std::size_t>(2, terrain.size()); ++i) terrain[i].name = names.ground;
    const auto side = [&](cw::Side which) {
        const std::size_t i = cw::index(which);
        return side_json(names.sides[i], cards[static_cast<std::size_t>(choice.picked[i])].coins, which);
    };
    return {{"format", "coinwars-battle/1"},
            {"rulings", cw::kNewestRulings.number},
            {"title", names.title},
            {"table", {{"width", kQuickWidth}, {"height", kQuickHeight}}},
            {"coin_set", "us"},
            {"sides", {{"heads", side(cw::Side::Heads)}, {"tails", side(cw::Side::Tails)}}},
            {"terrain", terrain_json(terrain)},
            {"rules", {{"preset", "tournament"}, {"terrain", true}, {"slow", "way"}}},
            {"first", "toss"},
            {"victory", {{"turns", kTurns}, {"at_limit", "purse"}}}};
}

core::Result<Battle, Faults> quick_battle(const Library& library, const QuickChoice& choice) {
    auto battle = battle_from_json(library, quick_battle_json(choice), quick_name(choice));
    if (battle) battle->name = quick_name(choice);
    return battle;
}

}  // namespace battles
