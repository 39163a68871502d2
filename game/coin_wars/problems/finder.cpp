#include "game/coin_wars/problems/finder.h"

#include <algorithm>

#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/bots/rollout.h"
#include "game/coin_wars/bots/turn_search.h"
#include "game/coin_wars/problems/actions.h"
#include "game/coin_wars/problems/position.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/problems/theme.h"

namespace problems {

namespace {

constexpr std::size_t kKept = 12;     // rows of actions, after each action
constexpr std::size_t kLooked = 12;   // that are judged by playouts first
constexpr std::size_t kAnswered = 4;  // that are judged after the enemy's best answer
constexpr int kFewPlayouts = 8;
constexpr double kNearlyApart = 0.12;
constexpr double kHopeless = 0.4;   // a best chance below is no problem to enjoy
constexpr std::int64_t kLeastWork = 50, kMostWork = 409'600;

// A row of actions, the match after them, and what it is worth with the turn ended.
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

// The best of the others.
double second(const std::vector<Row>& rows) {
    double best = 0;
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (!comes_to_the_same(rows[i].after, rows.front().after)) best = std::max(best, rows[i].worth);
    return best;
}

// Drops what comes to exactly the same as a better one.
void drop_alike(std::vector<Row>& rows) {
    std::vector<std::uint64_t> seen;
    std::erase_if(rows, [&](const Row& row) {
        const std::uint64_t hash = cw::CoinWars::hash(row.after);
        if (std::ranges::find(seen, hash) != seen.end()) return true;
        seen.push_back(hash);
        return false;
    });
}

// Every row of at most so many actions, the best of each length continued; the empty row is one of them. Nothing if chance has a
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

void judge(std::vector<Row>& rows, std::size_t most, cw::Side side, int playouts) {
    for (std::size_t i = 0; i < std::min(most, rows.size()); ++i)
        rows[i].worth = bots::foreseen_chance(with_turn_ended(rows[i].after), side, playouts);
    if (rows.size() > most) rows.resize(most);
    sort(rows);
}

// After the enemy's best turn.
double answered(const cw::Match& after, cw::Side side, std::int64_t work, int playouts) {
    cw::Match match = with_turn_ended(after);
    if (match.phase != cw::Phase::Play) return bots::chance(match, side);
    core::Random random(cw::CoinWars::hash(match));
    const bots::Plan plan = bots::plan(match, {}, {.work = work}, random, nullptr);
    return std::min(bots::foreseen_chance(match, side, playouts), bots::foreseen_chance(plan.after, side, playouts));
}

// One of the rest for each that comes to something else.
void keep_different(std::vector<Row>& rows, std::size_t most) {
    std::vector<Row> kept;
    for (Row& row : rows) {
        if (kept.size() == most) break;
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

}  // namespace

std::optional<Found> only_way(const cw::Match& match, const Measure& measure) {
    const cw::Side side = match.side;
    std::vector<Row> rows = all_rows(match, Look::Candidates);
    if (rows.size() < 3) return std::nullopt;
    std::vector<Row> first(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), kLooked)));
    judge(first, kLooked, side, kFewPlayouts);
    if (first.front().worth < kHopeless || first.front().worth - second(first) < kNearlyApart) return std::nullopt;
    rows = all_rows(match, Look::AllRound);
    const std::size_t all = match.actions_left == 1 ? rows.size() : std::min(rows.size(), 8 * kLooked);
    judge(rows, all, side, kFewPlayouts);
    if (rows.empty() || rows.front().commands.empty() || rows.front().worth - second(rows) < kNearlyApart)
        return std::nullopt;
    keep_different(rows, kAnswered);
    if (!judged_apart(rows, side, measure.work, measure.playouts, measure.apart)) return std::nullopt;
    if (!judged_apart(rows, side, measure.work * measure.verify, measure.playouts * measure.verify, measure.apart))
        return std::nullopt;
    return Found{rows.front().commands, rows.front().worth, second(rows)};
}

std::optional<std::int64_t> work_needed(const cw::Match& match, const std::vector<cw::Command>& solution,
                                        std::int64_t most) {
    const auto right = played(match, solution);
    const auto finds = [&](std::int64_t work) {
        core::Random random(static_cast<std::uint64_t>(work));
        const bots::Plan plan = bots::plan(match, {}, {.work = work}, random, nullptr);
        std::vector<cw::Command> commands;
        for (const bots::Plan::Step& step : plan.steps)
            if (!std::holds_alternative<cw::EndTurn>(step.command)) commands.push_back(step.command);
        const auto after = played(match, commands);
        return after && comes_to_the_same(*right, *after);
    };
    for (std::int64_t work = kLeastWork; work <= most; work *= 2)
        if (finds(work) && finds(2 * work)) return work;
    return std::nullopt;
}

namespace {

Asked asked_of(const cw::Match& before, const cw::Match& after) {
    if (after.outcome) return Asked::Win;
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
    if (!cw::CoinWars::start(problem.battle)) return std::nullopt;
    const cw::Match before = start_of(problem);
    if (before.phase != cw::Phase::Play) return std::nullopt;
    auto found = only_way(before, hunt.measure);
    if (!found) return std::nullopt;
    const auto work = work_needed(before, found->solution, kMostWork);
    if (!work) return std::nullopt;
    problem.asked = asked_of(before, *played(before, found->solution));
    problem.theme = deed_of(before, found->solution).theme;
    problem.work = *work;
    problem.chance = found->chance;
    problem.second = found->second;
    problem.source = hunt.source;
    if (problem.historical()) problem.source.turn = match.turn;
    problem.solution = std::move(found->solution);
    return problem;
}

}  // namespace

std::vector<Problem> problems_in(const cw::Scenario& battle, const Hunt& hunt) {
    constexpr int kMostTurns = 60;
    constexpr bots::Weights kErring{.noise = 0.4};
    core::Random random(hunt.seed);
    cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(battle));
    std::vector<Problem> problems;
    for (int turn = 0; turn < kMostTurns && match.phase == cw::Phase::Play && problems.size() < hunt.most; ++turn) {
        const std::uint32_t draw = random.below(8);
        const int actions = hunt.source.battle.empty() ? (draw < 6 ? 1 : 2) : (draw < 4 ? 3 : 2);
        if (auto problem = problem_at(match, actions, hunt)) problems.push_back(std::move(*problem));
        match = bots::play_turn(std::move(match), {}, kErring, random).after;
    }
    return problems;
}

}  // namespace problems
