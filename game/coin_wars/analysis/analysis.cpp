#include "game/coin_wars/analysis/analysis.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/analysis/accuracy.h"
#include "game/coin_wars/analysis/line.h"
#include "game/coin_wars/analysis/throws.h"
#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/bots/turn_search.h"

namespace analysis {

namespace {

constexpr std::int64_t kWork = 60'000;
constexpr std::size_t kMax = 3;

double seen_by(cw::Side side, double heads) { return side == cw::Side::Heads ? heads : 1 - heads; }

}  // namespace

double Analysis::accuracy(cw::Side side) const {
    if (turns.empty()) return 100;
    std::vector<double> chances{seen_by(turns.front().side, turns.front().before)};
    for (const TurnReview& turn : turns) chances.push_back(seen_by(turn.side, turn.after));
    const std::vector<double> weights = weights_of_turns(chances);
    std::vector<WeighedTurn> own;
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (turns[i].side == side) own.push_back({accuracy_of_turn(turns[i].loss()), weights[i]});
    return accuracy_of_battle(own);
}

double Analysis::luck(cw::Side side) const {
    double sum = 0;
    for (const TurnReview& turn : turns) sum += turn.side == side ? turn.luck : -turn.luck;
    return sum;
}

std::vector<double> Analysis::course() const {
    if (turns.empty()) return {};
    std::vector<double> chances;
    for (const TurnReview& turn : turns) chances.push_back(seen_by(turn.side, turn.before));
    chances.push_back(seen_by(turns.back().side, turns.back().after));
    return bots::evened_out(chances, bots::is_result(chances.back()));
}

double Analysis::gain(std::size_t turn) const {
    const std::vector<double> shown = course();
    const std::size_t next = std::min(turn + 2, turns.size());
    return seen_by(turns[turn].side, shown[next]) - seen_by(turns[turn].side, shown[turn]);
}

namespace {

// Indices of the turns with a weight of at least a mistake, the heaviest first.
template <class Weight>
std::vector<std::size_t> heaviest(std::size_t turns, const Weight& weight) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < turns; ++i)
        if (weight(i) >= kMistake) found.push_back(i);
    std::ranges::stable_sort(found, [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
    if (found.size() > kMax) found.resize(kMax);
    return found;
}

// The winner's last turn.
std::optional<std::size_t> last_turn(const std::vector<TurnReview>& turns) {
    if (turns.empty()) return std::nullopt;
    const double heads = seen_by(turns.back().side, turns.back().after);
    if (heads != 0 && heads != 1) return std::nullopt;
    const cw::Side winner = heads == 1 ? cw::Side::Heads : cw::Side::Tails;
    for (std::size_t i = turns.size(); i-- > 0;)
        if (turns[i].side == winner) return i;
    return std::nullopt;
}

}  // namespace

std::vector<std::size_t> Analysis::mattered() const {
    std::vector<std::size_t> found = heaviest(turns.size(), [&](std::size_t i) { return turns[i].loss(); });
    const auto add = [&](std::size_t turn) {
        if (!core::contains(found, turn)) found.push_back(turn);
    };
    if (const auto last = last_turn(turns)) add(*last);
    for (const std::size_t turn : heaviest(turns.size(), [&](std::size_t i) { return gain(i); }))
        if (found.size() < kMax) add(turn);
    return found;
}

Analyst::Analyst(Steps steps, const cw::Match& last, std::int64_t work, bots::Thinking* thinking)
    : steps_(steps), last_(last), work_(work > 0 ? work : kWork), thinking_(thinking) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const cw::Match& match = steps[i].before;
        if (match.phase != cw::Phase::Play) continue;
        const bool goes_on = !turns_.empty() && turns_.back().turn == match.turn && turns_.back().side == match.side;
        if (!goes_on) turns_.push_back({.first = i, .turn = match.turn, .side = match.side});
        turns_.back().last = i + 1;
    }
}

bool Analyst::go_on() {
    const std::size_t next = analysis_.turns.size();
    if (next == turns_.size()) return false;
    TurnReview turn = turns_[next];
    const auto chance_at = [&](std::size_t position) {
        return bots::foreseen_chance(match_at(position), cw::Side::Heads, bots::kPlayoutsATurn, thinking_);
    };
    turn.before = seen_by(turn.side, chance_ ? *chance_ : chance_at(turn.first));
    chance_ = chance_at(turn.last);
    turn.after = seen_by(turn.side, *chance_);
    turn.luck = luck_of(turn);
    turn.best = turn.played();
    seek_better(turn);
    if (bots::stopped(thinking_)) return false;
    analysis_.turns.push_back(std::move(turn));
    return next + 1 < turns_.size();
}

double Analyst::progress() const {
    return turns_.empty() ? 1 : static_cast<double>(analysis_.turns.size()) / static_cast<double>(turns_.size());
}

const cw::Match& Analyst::match_at(std::size_t position) const {
    return position < steps_.size() ? steps_[position].before : last_;
}

double Analyst::luck_of(const TurnReview& turn) const {
    double sum = 0;
    for (std::size_t i = turn.first; i < turn.last; ++i)
        sum += luck(steps_[i].before, steps_[i].command, match_at(i + 1), turn.side, thinking_);
    return sum;
}

void Analyst::seek_better(TurnReview& turn) const {
    const cw::Match& before = match_at(turn.first);
    core::Random random(cw::CoinWars::hash(before));
    std::vector<cw::Command> played, wished;
    for (std::size_t i = turn.first; i < turn.last; ++i) played.push_back(steps_[i].command);
    for (const bots::RolloutPlan::Step& step : bots::plan(before, played, {.work = work_}, random, thinking_).steps)
        wished.push_back(step.command);
    const Variation line = play_line(before, wished, thinking_);
    const double value =
        bots::foreseen_chance(line.session.match(), turn.side, bots::kPlayoutsATurn, thinking_) - line.luck;
    if (value <= turn.best) return;
    turn.best = std::min(1.0, value);
    turn.better = line.commands();
    turn.reason = reason_of(before, match_at(turn.last), line.session.match(), turn.side);
}

}  // namespace analysis
