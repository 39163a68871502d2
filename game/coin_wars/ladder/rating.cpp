#include "game/coin_wars/ladder/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace ladder {

namespace {

constexpr int kSweeps = 60, kHalvings = 50;
constexpr double kLowest = -2000, kHighest = 5000;
constexpr double kQuantile = 1.96;  // for 95 %

struct Measured {
    const char* bot;
    double points;
};
// The weakest first.
constexpr std::array kMeasured{Measured{"recruit", 900}, Measured{"sergeant", 1200}, Measured{"general", 1900},
                               Measured{"marshal", 2030}};

double expected(double own, double other) { return 1 / (1 + std::pow(10, (other - own) / 400)); }

struct Game {
    const double* other;  // the opponent's points
    double score;
};
// A person with all their games, and the two draws.
struct Player {
    double points = kStart;
    std::vector<Game> games;
};

// All persons' games. Games point to points, so this object must not move.
class Everybody {
public:
    explicit Everybody(const std::vector<Result>& results) {
        for (const std::string& name : persons(results)) players_[name];
        for (const Result& result : results)
            for (std::size_t seat = 0; seat < 2; ++seat) {
                const Seat &own = result.seats[seat], &other = result.seats[1 - seat];
                if (!own.person() || (other.person() && other.name == own.name)) continue;
                players_[own.name].games.push_back({points_of(other), result.score(seat)});
            }
        for (auto& [name, player] : players_) player.games.insert(player.games.end(), 2, {&kStart, 0.5});
        settle();
    }
    Everybody(const Everybody&) = delete;
    Everybody& operator=(const Everybody&) = delete;

    const Player* find(const std::string& person) const {
        const auto found = players_.find(person);
        return found == players_.end() ? nullptr : &found->second;
    }

private:
    const double* points_of(const Seat& seat) {
        if (seat.person()) return &players_[seat.name].points;
        const auto found = std::ranges::find(kMeasured, seat.bot, &Measured::bot);
        return found == kMeasured.end() ? &kStart : &found->points;
    }

    // Each person's rating depends on the others'.
    void settle() {
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            double moved = 0;
            for (auto& [name, player] : players_) {
                const double before = std::exchange(player.points, likeliest(player));
                moved = std::max(moved, std::abs(player.points - before));
            }
            if (moved < 0.01) return;
        }
    }

    // Finds the points whose expected score equals the actual one; the difference falls as points rise, so bisection
    // works.
    static double likeliest(const Player& player) {
        double low = kLowest, high = kHighest;
        for (int i = 0; i < kHalvings; ++i) {
            const double middle = (low + high) / 2;
            double more = 0;
            for (const Game& game : player.games) more += game.score - expected(middle, *game.other);
            (more > 0 ? low : high) = middle;
        }
        return (low + high) / 2;
    }

    std::map<std::string, Player> players_;
};

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

double bot_points(std::string_view bot) {
    const auto found = std::ranges::find(kMeasured, bot, &Measured::bot);
    return found == kMeasured.end() ? kStart : found->points;
}

Rating rating_of(const std::vector<Result>& results, const std::string& person) {
    const Everybody everybody(results);
    const Player alone{kStart, {{&kStart, 0.5}, {&kStart, 0.5}}};
    const Player* own = everybody.find(person);
    const Player& player = own ? *own : alone;
    Rating rating{player.points};
    double information = 0;
    for (const Game& game : player.games) {
        const double e = expected(rating.points, *game.other), slope = std::numbers::ln10 / 400;
        information += slope * slope * e * (1 - e);
    }
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
        return a.bot ? bot_points(a.against) < bot_points(b.against) : a.against < b.against;
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
