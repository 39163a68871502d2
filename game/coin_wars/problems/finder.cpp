#include "game/coin_wars/problems/finder.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "engine/core/lists.h"
#include "game/coin_wars/bots/candidate_move.h"
#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/bots/rollout.h"
#include "game/coin_wars/bots/turn_search.h"
#include "game/coin_wars/problems/position.h"
#include "game/coin_wars/problems/selection.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/problems/theme.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace problems {

namespace {

// All possible actions of a side, as candidates: the bots' own for each unit, or these plus a fan of places in all
// directions.

namespace cw = rules::coin_wars;

enum class Look { Candidates, AllRound };

constexpr int kDirections = 16;
constexpr double kLegs[] = {1.0, 0.7, 0.4};  // shares of the reach

void add_fan(const cw::Match& match, const bots::Unit& unit, double reach, std::vector<cw::Command>& actions) {
    const core::Vec2 from = match.coin(unit.lead).at;
    for (int i = 0; i < kDirections; ++i) {
        const double angle = 2 * std::numbers::pi * i / kDirections;
        for (const double leg : kLegs) {
            const core::Vec2 to = from + core::Vec2{std::cos(angle), std::sin(angle)} * (leg * reach);
            actions.push_back(cw::Move{match.id(unit.lead), to, {}, {}});
        }
    }
}

// Legal commands that cost actions. No decision may be pending.
std::vector<cw::Command> actions_of(const cw::Match& match, Look look) {
    const bots::Board board(match);
    core::Random random(1);
    std::vector<cw::Command> actions;
    for (const bots::Unit& unit : board.units(match.side)) {
        if (unit.cost > match.actions_left) continue;
        std::vector<bots::Candidate> candidates;
        bots::think(board, unit, {}, random, candidates);
        for (const bots::Candidate& candidate : candidates) actions.push_back(bots::command_of(match, candidate));
        if (look == Look::AllRound && unit.count == 1 && unit.fresh) add_fan(match, unit, unit.reach, actions);
    }
    std::erase_if(actions, [&](const cw::Command& one) { return cw::CoinWars::check(match, one).has_value(); });
    return actions;
}

constexpr std::size_t kKept = 12;                       // sequences of actions kept after each action
constexpr std::size_t kLooked = 12;                     // first judged by playouts
constexpr std::size_t kAnswered = 4;                    // judged after the enemy's best answer
constexpr std::array kLengths{1, 1, 1, 1, 1, 2, 2, 3};  // actions left, drawn at random for each position
constexpr int kFewPlayouts = 8;
constexpr int kFewestCoins = 3;  // on each side
constexpr std::size_t kFewestRows = 12;
constexpr double kNearlyApart = 0.12;
constexpr double kWorthActing = 0.06;  // least gain over doing nothing, by the immediate chance
constexpr double kHopeless = 0.4;      // a lower best chance is no fun to solve
constexpr int kMaxPlayouts = 32;       // for a rating
constexpr std::size_t kRated = 200;    // sequences

// A sequence of actions, the match after them, and its value once the turn has ended.
struct Row {
    std::vector<cw::Command> commands;
    cw::Match after;
    double worth = 0;
};

cw::Match with_turn_ended(const cw::Match& match) {
    const cw::Command end = cw::EndTurn{};
    auto ended = match.phase == cw::Phase::Play ? played(match, std::span(&end, 1)) : std::nullopt;
    return ended ? std::move(*ended) : match;
}

void sort(std::vector<Row>& rows) {
    std::ranges::stable_sort(rows, [](const Row& a, const Row& b) { return a.worth > b.worth; });
}

// The value of the best alternative.
double second(const std::vector<Row>& rows) {
    double best = 0;
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (!comes_to_the_same(rows[i].after, rows.front().after)) best = std::max(best, rows[i].worth);
    return best;
}

// Drops sequences with exactly the same result as a better one.
void drop_alike(std::vector<Row>& rows) {
    std::vector<std::uint64_t> seen;
    std::erase_if(rows, [&](const Row& row) {
        const std::uint64_t hash = cw::CoinWars::hash(row.after);
        if (core::contains(seen, hash)) return true;
        seen.push_back(hash);
        return false;
    });
}

// All sequences of actions, extending only the best of each length; includes the empty one. Empty if chance plays a
// part in any of them.
std::vector<Row> all_rows(const cw::Match& match, Look look) {
    std::vector<Row> all{{{}, match, bots::chance(with_turn_ended(match), match.side)}};
    std::vector<Row> ends = all;
    while (!ends.empty()) {
        std::vector<Row> longer;
        for (const Row& row : ends) {
            if (row.after.phase != cw::Phase::Play || row.after.actions_left == 0) continue;
            for (const cw::Command& command : actions_of(row.after, look)) {
                auto after = played(row.after, std::span(&command, 1));
                if (!after) return {};
                Row next{row.commands, std::move(*after)};
                next.commands.push_back(command);
                next.worth = bots::chance(with_turn_ended(next.after), match.side);
                longer.push_back(std::move(next));
            }
        }
        sort(longer);
        drop_alike(longer);
        all.insert(all.end(), longer.begin(), longer.end());
        if (longer.size() > kKept) longer.resize(kKept);
        ends = std::move(longer);
    }
    sort(all);
    drop_alike(all);
    return all;
}

void judge(std::vector<Row>& rows, cw::Side side, int playouts) {
    for (Row& row : rows) row.worth = bots::foreseen_chance(with_turn_ended(row.after), side, playouts);
    sort(rows);
}

// The chance after the enemy's best turn.
double answered(const cw::Match& after, cw::Side side, std::int64_t work, int playouts) {
    cw::Match match = with_turn_ended(after);
    if (match.phase != cw::Phase::Play) return bots::chance(match, side);
    core::Random random(cw::CoinWars::hash(match));
    const bots::RolloutPlan plan = bots::plan(match, {}, {.work = work}, random, nullptr);
    return std::min(bots::foreseen_chance(match, side, playouts), bots::foreseen_chance(plan.after, side, playouts));
}

// Keeps only one of several sequences with equivalent results.
void keep_different(std::vector<Row>& rows, std::size_t max) {
    std::vector<Row> kept;
    for (Row& row : rows) {
        if (kept.size() == max) break;
        if (std::ranges::none_of(kept, [&](const Row& other) { return comes_to_the_same(row.after, other.after); }))
            kept.push_back(std::move(row));
    }
    rows = std::move(kept);
}

bool judged_apart(std::vector<Row>& rows, cw::Side side, std::int64_t work, int playouts, double apart) {
    const std::uint64_t best = cw::CoinWars::hash(rows.front().after);
    for (Row& row : rows) row.worth = answered(row.after, side, work, playouts);
    sort(rows);
    return cw::CoinWars::hash(rows.front().after) == best && rows.front().worth >= kHopeless &&
           rows.front().worth - second(rows) >= apart;
}

// True if no alternative comes close, including places in all directions.
bool stands_alone(const cw::Match& match, const Row& best, double apart) {
    const double few = bots::foreseen_chance(with_turn_ended(best.after), match.side, kFewPlayouts);
    return std::ranges::none_of(all_rows(match, Look::AllRound), [&](const Row& row) {
        return !comes_to_the_same(row.after, best.after) &&
               few - bots::foreseen_chance(with_turn_ended(row.after), match.side, kFewPlayouts) < apart;
    });
}

// A quick test with a few playouts of the most promising sequences.
bool looks_like_one(std::vector<Row>& rows, cw::Side side) {
    const auto idle = std::ranges::find_if(rows, [](const Row& row) { return row.commands.empty(); });
    if (idle == rows.end() || rows.front().worth - idle->worth < kWorthActing) return false;
    keep_different(rows, kLooked);
    for (const auto& [max, playouts] : {std::pair(kAnswered, kFewPlayouts / 2), std::pair(kLooked, kFewPlayouts)}) {
        std::vector<Row> some(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), max)));
        judge(some, side, playouts);
        if (some.front().commands.empty() || some.front().worth < kHopeless ||
            some.front().worth - second(some) < kNearlyApart)
            return false;
        if (max == kLooked) rows = std::move(some);
    }
    return true;
}

// A move whose purpose no theme can explain is not worth finding.
bool is_explained(const cw::Match& match, const Row& row) {
    if (comes_to_the_same(match, row.after)) return false;
    const Deed deed = deed_of(match, row.commands);
    return deed.coin != cw::kNoCoin && (deed.theme != Theme::Place || !deed.others.empty());
}

// With too few coins there is nothing to look for.
bool has_coins(const cw::Match& match) {
    std::array<int, 2> coins{};
    for (int coin = 0; coin < match.count(); ++coin) coins[cw::index(match.side_of(coin))] += match.on_table(coin);
    return std::ranges::min(coins) >= kFewestCoins;
}

}  // namespace

std::optional<Found> only_way(const cw::Match& match, const Measure& measure) {
    if (!has_coins(match)) return std::nullopt;
    const cw::Side side = match.side;
    std::vector<Row> rows = all_rows(match, Look::Candidates);
    if (rows.size() < kFewestRows || !looks_like_one(rows, side)) return std::nullopt;
    if (!is_explained(match, rows.front())) return std::nullopt;
    keep_different(rows, kAnswered);
    if (!judged_apart(rows, side, measure.work, measure.playouts, measure.apart)) return std::nullopt;
    if (!stands_alone(match, rows.front(), kNearlyApart)) return std::nullopt;
    if (!judged_apart(rows, side, measure.work * measure.verify, measure.playouts * measure.verify, measure.apart))
        return std::nullopt;
    return Found{rows.front().commands, rows.front().worth, second(rows)};
}

std::optional<std::int64_t> work_needed(const cw::Match& match, const std::vector<cw::Command>& solution) {
    const auto right = played(match, solution);
    std::vector<Row> rows = all_rows(match, Look::Candidates);
    const auto count = static_cast<std::int64_t>(rows.size());
    if (rows.size() > kRated) rows.resize(kRated);
    bool found = comes_to_the_same(rows.front().after, *right);
    for (int playouts = 1; playouts <= kMaxPlayouts; playouts *= 2) {
        judge(rows, match.side, playouts);
        const bool before = found;
        found = comes_to_the_same(rows.front().after, *right);
        if (before && found) return count * playouts;
    }
    return std::nullopt;
}

bool general_agrees(const cw::Match& match, const std::vector<cw::Command>& solution) {
    core::Random random(cw::CoinWars::hash(match));
    const bots::RolloutPlan plan = bots::plan(match, {}, {.work = bots::kGeneralsWork}, random, nullptr);
    std::vector<cw::Command> commands;
    for (const bots::RolloutPlan::Step& step : plan.steps)
        if (!holds_alternative<cw::EndTurn>(step.command) && !holds_alternative<cw::Decide>(step.command))
            commands.push_back(step.command);
    const auto right = played(match, solution), after = played(match, commands);
    return after && comes_to_the_same(*right, *after);
}

namespace {

Asked asked_of(const cw::Match& before, const cw::Match& after) {
    if (after.outcome) return after.outcome->winner == before.side ? Asked::Win : Asked::Best;
    int won = 0;
    for (const int coin : fallen(before, after, cw::other(before.side))) won += before.type(coin).cents;
    for (const int coin : fallen(before, after, before.side)) won -= before.type(coin).cents;
    return won > 0 ? Asked::Take : Asked::Best;
}

std::optional<Problem> problem_at(const cw::Match& match, int actions, const Hunt& hunt) {
    const auto scenario = position_of(match);
    if (!scenario) return std::nullopt;
    Problem problem;
    problem.battle = written(*scenario);
    problem.actions = actions;
    problem.source = hunt.source;
    if (problem.historical()) problem.source.turn = match.turn;
    return solved(std::move(problem), hunt.measure);
}

}  // namespace

std::optional<Problem> solved(Problem problem, const Measure& measure) {
    const cw::Match before = start_of(problem);
    if (!before.scenario || before.phase != cw::Phase::Play) return std::nullopt;
    auto found = only_way(before, measure);
    if (!found) return std::nullopt;
    const auto work = work_needed(before, found->solution);
    if (!work || !general_agrees(before, found->solution)) return std::nullopt;
    problem.asked = asked_of(before, *played(before, found->solution));
    problem.theme = deed_of(before, found->solution).theme;
    problem.work = *work;
    problem.chance = found->chance;
    problem.second = found->second;
    problem.solution = std::move(found->solution);
    return is_worth_asking(problem) ? std::optional(std::move(problem)) : std::nullopt;
}

std::vector<Problem> problems_in(const cw::Scenario& battle, const Hunt& hunt) {
    constexpr int kMaxTurns = 60;
    constexpr bots::Weights kErring{.noise = 0.4};
    core::Random random(hunt.seed);
    cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(battle));
    std::vector<Problem> problems;
    for (int turn = 0; turn < kMaxTurns && match.phase == cw::Phase::Play && problems.size() < hunt.max; ++turn) {
        const int actions = kLengths[random.below(kLengths.size())];
        if (auto problem = problem_at(match, actions, hunt)) problems.push_back(std::move(*problem));
        match = bots::play_turn(std::move(match), {}, kErring, random).after;
    }
    return problems;
}

}  // namespace problems
