#include "game/coin_wars/bots/planner.h"

#include "game/coin_wars/bots/evaluation.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/must_attack.h"

namespace bots {

namespace {

// Inches beyond a unit's reach; changes farther away matter little. Own coins matter as obstacles and company; enemies
// can come from farther away.
constexpr double kConcernedOwn = 2, kConcernedEnemy = 9;
constexpr double kLead = 0.02;     // change of the lead after which trades are re-evaluated
constexpr std::size_t kIdeas = 5;  // kept for each unit
constexpr double kWorthDoing = 0.01;
constexpr int kTries = 12;  // candidate moves checked against the rules

bool worse(const Candidate& a, const Candidate& b) { return a.score < b.score; }

// Keeps the best kIdeas, best last. Of equals, the later one is better.
void keep(const Candidate& one, std::vector<Candidate>& best) {
    if (best.size() == kIdeas) {
        if (worse(one, best.front())) return;
        best.erase(best.begin());
    }
    best.insert(std::ranges::upper_bound(best, one, worse), one);
}

bool may_act(const Unit& unit, int actions_left) {
    return unit.cost <= actions_left && (unit.fresh || unit.may_strike);
}

}  // namespace

void Planner::forget() {
    const Side side = board_.match().side;
    const double impatience = bots::impatience(board_, side, weights_), lead = bots::lead(board_, side);
    kept_.resize(board_.match().coins.size());
    if (board_.all_new() || side_ != side || impatience_ != impatience || std::abs(lead_ - lead) > kLead) {
        side_ = side;
        impatience_ = impatience;
        lead_ = lead;
        for (Kept& kept : kept_) kept.known = false;
        return;
    }
    if (board_.changes().empty()) return;
    for (const Unit& unit : board_.units(side_)) {
        Kept& kept = this->kept(unit);
        if (!kept.known) continue;
        const double reach = unit.around + unit.reach;
        kept.known = std::ranges::none_of(board_.changes(), [&](const PendingChange& change) {
            const double within = reach + (change.side == side_ ? kConcernedOwn : kConcernedEnemy);
            return core::length_squared(change.at - unit.middle) <= within * within;
        });
    }
}

void Planner::think_of(const Unit& unit, core::Random& random) {
    ideas_.clear();
    think(board_, unit, weights_, random, ideas_);
    evaluated_ += static_cast<std::int64_t>(ideas_.size());
    if (weights_.noise > 0)
        for (Candidate& candidate : ideas_) candidate.score += random.between(-weights_.noise, weights_.noise);
    Kept& kept = this->kept(unit);
    kept.known = true;
    kept.fresh = unit.fresh;
    kept.candidates.clear();
    for (const Candidate& candidate : ideas_)
        if (candidate.score >= kWorthDoing) keep(candidate, kept.candidates);
}

std::optional<cw::Command> Planner::best(const Match& match) {
    for (int tries = 0; tries < kTries; ++tries) {
        Kept* best = nullptr;
        for (const Unit& unit : board_.units(side_)) {
            if (!may_act(unit, match.actions_left)) continue;
            Kept& kept = this->kept(unit);
            while (!kept.candidates.empty() && kept.candidates.back().actions > match.actions_left)
                kept.candidates.pop_back();
            if (!kept.candidates.empty() && (!best || worse(best->candidates.back(), kept.candidates.back())))
                best = &kept;
        }
        if (!best) return std::nullopt;
        Candidate& first = best->candidates.back();
        cw::Command command = command_of(match, first);
        if (cw::CoinWars::check(match, command)) {
            best->candidates.pop_back();
        } else if (first.exact) {
            return command;
        } else {
            make_exact(board_, first);
            std::erase_if(best->candidates, [](const Candidate& one) { return one.score < kWorthDoing; });
            std::ranges::stable_sort(best->candidates, worse);
        }
    }
    return std::nullopt;
}

cw::Command Planner::act(const Match& match, core::Random& random, Thinking* thinking) {
    const std::int64_t before = evaluated_;
    board_.read(match);
    forget();
    if (auto command = forming_.next(board_)) return *command;
    for (const Unit& unit : board_.units(side_)) {
        if (!may_act(unit, match.actions_left)) continue;
        if (!kept(unit).known || kept(unit).fresh != unit.fresh) think_of(unit, random);
    }
    count_work(thinking, evaluated_ - before);
    if (auto command = best(match)) return *command;
    return cw::end_of_turn(match);
}

}  // namespace bots
