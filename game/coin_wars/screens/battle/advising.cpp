#include "game/coin_wars/screens/battle/advising.h"

#include "game/coin_wars/table/intent.h"

namespace screens {

void Advising::follow(const cw::Match& match, std::uint64_t version) {
    if (version_ != version) put_away();
    version_ = version;
    if (!hint_.done()) return;
    if (const auto best = hint_.take()) show(match, *best);
    shows_ = Shows::Unit;
}

void Advising::put_away() {
    hint_.cancel();
    weighed_.cancel();
    shows_ = Shows::Nothing;
    action_.reset();
    unit_.clear();
}

void Advising::seek(const cw::Match& match, int workers) {
    put_away();
    thinking_.restart();
    hint_.start(
        [this, match, workers](auto& best) {
            best = analysis::best_action(match, {analysis::kHintsWork, workers}, &thinking_);
            return false;
        },
        [this] { thinking_.stop = true; });
}

void Advising::show(const cw::Match& match, const cw::Command& action) {
    action_ = action;
    unit_ = table::acting(match, action);
    aim_ = table::aim_of(match, action);
    purpose_ = analysis::purpose_of(match, action);
    shows_ = Shows::Action;
}

bool Advising::needs_check(const cw::Command& command) {
    return holds_alternative<cw::Move>(command) || holds_alternative<cw::Attack>(command) ||
           holds_alternative<cw::Charge>(command) || holds_alternative<cw::UseTrait>(command) ||
           holds_alternative<cw::EndTurn>(command);
}

bool Advising::weigh(const cw::Match& match, const cw::Command& command) {
    if (!needs_check(command) || cw::CoinWars::check(match, command)) return false;
    const bool hinted = shows_ != Shows::Nothing && cw::CoinWars::to_json(*action_) == cw::CoinWars::to_json(command);
    if (hinted) return false;
    put_away();
    thinking_.restart();
    weighed_.start(
        [this, match, command](auto& weighed) {
            weighed = Weighed{command, analysis::warning_of(match, command, thinking_)};
            return false;
        },
        [this] { thinking_.stop = true; });
    return true;
}

std::optional<Weighed> Advising::take_weighed() { return weighed_.done() ? weighed_.take() : std::nullopt; }

}  // namespace screens
