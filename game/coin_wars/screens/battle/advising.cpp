#include "game/coin_wars/screens/battle/advising.h"

#include <algorithm>

#include "game/coin_wars/table/intent.h"

namespace screens {

namespace {

bool is_action(const cw::Command& command) {
    return holds_alternative<cw::Move>(command) || holds_alternative<cw::Attack>(command) ||
           holds_alternative<cw::Charge>(command) || holds_alternative<cw::UseTrait>(command) ||
           holds_alternative<cw::EndTurn>(command);
}

}  // namespace

void Advising::follow(const cw::Match& match, std::uint64_t version) {
    if (version_ != version) put_away();
    version_ = version;
    if (weighed_ || !finished()) return;
    show(match, cw::Command(*action_));
    shows_ = Shows::Unit;
}

void Advising::put_away() {
    thinking_.stop = true;
    if (at_work()) worker_.join();
    found_ = false;
    shows_ = Shows::Nothing;
    action_.reset();
    unit_.clear();
    weighed_.reset();
}

void Advising::think(std::function<void()> thought) {
    thinking_.stop = false;
    thinking_.done = 0;
    thinking_.planned = 0;
    thinking_.most = bots::Thinking{}.most;
    worker_.start([this, thought = std::move(thought)] {
        thought();
        found_ = true;
        told_();
        return false;
    });
}

bool Advising::finished() {
    if (!found_) return false;
    worker_.join();
    found_ = false;
    return true;
}

void Advising::seek(const cw::Match& match, int workers) {
    put_away();
    think([this, match, workers] {
        action_ = analysis::best_action(match, {analysis::kHintsWork, workers}, &thinking_);
    });
}

double Advising::progress() const {
    const auto planned = static_cast<double>(thinking_.planned.load());
    return planned <= 0 ? 0 : std::clamp(static_cast<double>(thinking_.done.load()) / planned, 0.0, 1.0);
}

void Advising::show(const cw::Match& match, const cw::Command& action) {
    action_ = action;
    unit_ = table::acting(match, action);
    aim_ = table::aim_of(match, action);
    purpose_ = analysis::purpose_of(match, action);
    shows_ = Shows::Action;
}

bool Advising::weigh(const cw::Match& match, const cw::Command& command) {
    if (!is_action(command) || cw::CoinWars::check(match, command)) return false;
    const bool hinted = shows_ != Shows::Nothing && cw::CoinWars::to_json(*action_) == cw::CoinWars::to_json(command);
    if (hinted) return false;
    put_away();
    weighed_ = Weighed{command, std::nullopt};
    think([this, match, command] { weighed_->warning = analysis::warning_of(match, command, thinking_); });
    return true;
}

std::optional<Weighed> Advising::take_weighed() {
    if (!weighed_ || !finished()) return std::nullopt;
    return std::exchange(weighed_, std::nullopt);
}

}  // namespace screens
