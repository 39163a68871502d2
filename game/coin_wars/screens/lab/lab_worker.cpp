#include "game/coin_wars/screens/lab/lab_worker.h"

#include <algorithm>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/lab/choices.h"
#include "game/coin_wars/screens/lab/line_up_contests.h"

namespace screens {

namespace {

constexpr double kAlpha = 0.05;  // for all contests together

}  // namespace

void LabBench::choose(const LabChoice& choice) {
    choice_ = choice;
    prepare(choice.seed);
}

void LabBench::prepare(std::uint64_t seed) {
    run_.reset();
    names_.clear();
    battle_.reset();
    auto contests = made(seed);
    fault_ = contests ? words::Phrase() : contests.error();
    contests_ = contests ? std::move(*contests) : std::vector<lab::Contest>{};
    standings_.assign(contests_.size(), {});
    if (contests_.empty()) return names_.clear();
    run_ = std::make_unique<lab::Run>(contests_, lab::Workforce{.workers = workers_});
    look();
}

core::Result<std::vector<lab::Contest>, words::Phrase> LabBench::made(std::uint64_t seed) {
    // A worker fights a whole battle in one go: without threads the window would freeze.
    if (!core::kThreads && std::ranges::any_of(choice_.bots, thinks_long))
        return core::failure(
            words::say("A general takes minutes to think through a battle, and the browser would freeze meanwhile: let "
                       "recruits or sergeants lead."));
    if (is_battle()) return battle_contest(seed);
    names_ = names_of(library_, choice_);
    LabChoice choice = choice_;
    choice.seed = seed;
    return line_up_contests(library_, choice);
}

core::Result<std::vector<lab::Contest>, words::Phrase> LabBench::battle_contest(std::uint64_t seed) {
    if (choice_.battle.empty() && laid_) {
        battle_ = laid_;
    } else {
        auto battle = named_battle(library_, choice_.battle);
        if (!battle) return core::failure(battle.error());
        battle_ = std::move(*battle);
    }
    lab::set_rules(battle_->scenario.options, choice_.rules_now());
    lab::Contest contest;
    contest.seed = seed;
    contest.pairs = choice_.battles / 2;
    contest.meetings = {lab::meet(*battle_)};
    contest.swap = choice_.swap_bots ? lab::Swap::Bots : lab::Swap::Sides;
    if (!choice_.stops_early()) contest.stop.reset();
    for (const std::size_t party : {0u, 1u}) {
        auto player = lab::player_of(choice_.bots[party]);
        if (!player) return core::failure(player.error());
        contest.players[party] = std::move(*player);
        const auto side = party == 0 ? cw::Side::Heads : cw::Side::Tails;
        names_.push_back(choice_.swap_bots ? bot_name(choice_.bots[party]) : cw::display_name(battle_->scenario, side));
        (party == 0 ? contest.a : contest.b) = words::english(names_.back());
    }
    return std::vector<lab::Contest>{std::move(contest)};
}

LabBench::State LabBench::state() const {
    if (!run_) return State::Unable;
    // In the order of lab::Run::State.
    constexpr std::array kStates{State::Ready, State::Running, State::Paused, State::Done, State::Stopped};
    return kStates[static_cast<std::size_t>(run_->state())];
}

void LabBench::start(std::uint64_t seed) {
    choice_.seed = seed;
    prepare(seed);
    if (run_) run_->start();
}

void LabBench::stop() {
    run_->cancel();
    look();
}

void LabBench::look() {
    if (!run_) return;
    for (std::size_t i = 0; i < contests_.size(); ++i) standings_[i] = run_->standing(i);
    progress_ = run_->progress();
    table_ = lab::table_of(standings_, names_.size(), kAlpha);
}

double LabBench::alpha() const { return lab::alpha_of_each(kAlpha, contests_.size()); }

std::size_t LabBench::number_of(const LabPair& pair) const {
    return lab::cell_of(std::min(pair.a, pair.b), std::max(pair.a, pair.b), names_.size());
}

std::vector<lab::Note> LabBench::notes(const LabPair& pair) const {
    return run_ ? run_->notes(number_of(pair)) : std::vector<lab::Note>{};
}

bool LabBench::knows_something() const {
    return std::ranges::any_of(standings_, [](const lab::Standing& standing) { return standing.pairs > 0; });
}

}  // namespace screens
