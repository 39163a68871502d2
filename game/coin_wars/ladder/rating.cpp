#include "game/coin_wars/ladder/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace ladder {

namespace {

constexpr int kSweeps = 60, kHalvings = 50;
constexpr double kLowest = -2000, kHighest = 5000;
constexpr double kQuantile = 1.96;  // of 95 %

struct Agreed {
    const char* bot;
    double points;
};
// The weakest first.
constexpr std::array kAgreed{Agreed{"recruit", 800}, Agreed{"sergeant", 1200}, Agreed{"general", 1400},
                             Agreed{"marshal", 1500}};

using Points = std::map<std::string, double>;  // of persons

double expected(double own, double other) { return 1 / (1 + std::pow(10, (other - own) / 400)); }

double points_of(const Points& points, const Seat& seat) {
    if (!seat.person()) return agreed_points(seat.bot);
    const auto found = points.find(seat.name);
    return found == points.end() ? kStart : found->second;
}

// Calls visit(opponent's points, score) for each battle of the person, whom it does not fight against, and for the two
// draws.
template <class Visit>
void each_score(const std::vector<Result>& results, const Points& points, const std::string& person, Visit visit) {
    for (const Result& result : results)
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const Seat &own = result.seats[seat], &other = result.seats[1 - seat];
            if (!own.person() || own.name != person || (other.person() && other.name == person)) continue;
            visit(points_of(points, other), result.score(seat));
        }
    visit(kStart, 0.5);
    visit(kStart, 0.5);
}

// Where what was scored is what is expected; the difference falls with the points, so halving finds it.
double likeliest(const std::vector<Result>& results, const Points& points, const std::string& person) {
    double low = kLowest, high = kHighest;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2;
        double more = 0;
        each_score(results, points, person,
                   [&](double other, double score) { more += score - expected(middle, other); });
        (more > 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

// Of everybody, as each one's number depends on those of the others.
Points all_points(const std::vector<Result>& results) {
    Points points;
    const std::vector<std::string> names = persons(results);
    for (const std::string& name : names) points[name] = kStart;
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        double moved = 0;
        for (const std::string& name : names) {
            const double now = likeliest(results, points, name);
            moved = std::max(moved, std::abs(now - points[name]));
            points[name] = now;
        }
        if (moved < 0.01) break;
    }
    return points;
}

void count(Tally& tally, double score) { ++(score == 1 ? tally.wins : score == 0 ? tally.losses : tally.draws); }

Tally& tally_for(std::vector<Tally>& tallies, const std::string& against, bool bot) {
    const auto found =
        std::ranges::find_if(tallies, [&](const Tally& tally) { return tally.against == against && tally.bot == bot; });
    return found != tallies.end() ? *found : tallies.emplace_back(Tally{against, bot});
}

template <class Visit>
void each_own(const std::vector<Result>& results, const std::string& person, Visit visit) {
    for (const Result& result : results)
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (result.seats[seat].person() && result.seats[seat].name == person) visit(result, seat);
}

}  // namespace

double agreed_points(std::string_view bot) {
    const auto found = std::ranges::find(kAgreed, bot, &Agreed::bot);
    return found == kAgreed.end() ? kStart : found->points;
}

Rating rating_of(const std::vector<Result>& results, const std::string& person) {
    const Points points = all_points(results);
    const auto own = points.find(person);
    Rating rating;
    if (own != points.end()) rating.points = own->second;
    double information = 0;
    each_score(results, points, person, [&](double other, double) {
        const double e = expected(rating.points, other), slope = std::numbers::ln10 / 400;
        information += slope * slope * e * (1 - e);
    });
    rating.within = kQuantile / std::sqrt(information);
    each_own(results, person, [&](const Result& result, std::size_t seat) {
        ++rating.battles;
        rating.wins += result.score(seat) == 1 ? 1 : 0;
        rating.draws += result.winner ? 0 : 1;
    });
    return rating;
}

std::vector<Tally> by_opponent(const std::vector<Result>& results, const std::string& person) {
    std::vector<Tally> tallies;
    each_own(results, person, [&](const Result& result, std::size_t seat) {
        const Seat& other = result.seats[1 - seat];
        count(tally_for(tallies, other.person() ? other.name : other.bot, !other.person()), result.score(seat));
    });
    std::ranges::stable_sort(tallies, [](const Tally& a, const Tally& b) {
        if (a.bot != b.bot) return a.bot;
        return a.bot ? agreed_points(a.against) < agreed_points(b.against) : a.against < b.against;
    });
    return tallies;
}

std::vector<Tally> by_battle(const std::vector<Result>& results, const std::string& person) {
    std::vector<Tally> tallies;
    each_own(results, person, [&](const Result& result, std::size_t seat) {
        count(tally_for(tallies, result.title, false), result.score(seat));
    });
    std::ranges::stable_sort(tallies, std::greater{},
                             [](const Tally& tally) { return tally.wins + tally.draws + tally.losses; });
    return tallies;
}

}  // namespace ladder
