#include "game/coin_wars/screens/battle/aim_state.h"

#include "game/coin_wars/table/outcome.h"
#include "game/coin_wars/table/pick.h"

namespace screens {

void AimState::follow(const cw::Match& match, std::uint64_t version) {
    if (version == version_) return;
    version_ = version;
    hovered_ = pointer_ ? table::coin_at(match, *pointer_) : cw::kNoCoin;
    plan_ = {plan_.coin};
    pinned_ = false;
    const bool there = plan_.coin != cw::kNoCoin && plan_.coin < match.count() && match.on_table(plan_.coin);
    if (!there || cw::legal(match, plan_.coin).refusal) return clear();
    renew(match);
    rests_ = aim_.refusal.has_value();
    if (rests_) take(match, {});
}

void AimState::point(const cw::Match& match, std::optional<Vec2> pointer) {
    if (pointer == pointer_ && !rests_) return;
    rests_ = false;
    pointer_ = pointer;
    hovered_ = pointer ? table::coin_at(match, *pointer) : cw::kNoCoin;
    if (pinned_ || !pointer || plan_.coin == cw::kNoCoin) return;
    aimed_at_ = pointer;
    take(match, table::aim(match, plan_, *pointer));
}

void AimState::select(const cw::Match& match, int coin) {
    plan_ = {coin};
    pinned_ = false;
    renew(match);
}

void AimState::choose(const cw::Match& match, const table::Strike& strike) {
    plan_.strike = strike;
    pinned_ = false;
    renew(match);
}

bool AimState::step_back(const cw::Match& match) {
    if (pinned_) {
        pinned_ = false;
        renew(match);
        return true;
    }
    if (plan_.strike) {
        plan_.strike.reset();
        renew(match);
        return true;
    }
    if (plan_.coin == cw::kNoCoin) return false;
    clear();
    return true;
}

bool AimState::pin() {
    pinned_ = aim_.coin != cw::kNoCoin && (aim_.legal() || aim_.refusal);
    return pinned_;
}

void AimState::mark_front(const cw::Match& match, int coin) {
    plan_.front = coin;
    if (aimed_at_) take(match, table::aim(match, plan_, *aimed_at_));
}

void AimState::next_front(const cw::Match& match) {
    if (!aim_.fronts.empty()) mark_front(match, aim_.fronts.front());
}

void AimState::go_beyond(const cw::Match& match, std::vector<int> coins) {
    plan_.beyond = std::move(coins);
    if (aimed_at_) take(match, table::aim(match, plan_, *aimed_at_));
}

void AimState::renew(const cw::Match& match) {
    survey_ = table::survey(match, plan_);
    aim_ = {};
    take(match, aimed(match));
}

void AimState::take(const cw::Match& match, table::Aim aim) {
    const bool alike = aim.target == aim_.target && aim.act == aim_.act && aim.coin == aim_.coin;
    aim_ = std::move(aim);
    table::look_out(aim_, match);
    if (alike) return;
    const auto outcome = table::outcome_of(match, aim_);
    better_.reset();
    if (outcome && outcome->verdict != table::OutcomeVerdict::Win) better_ = table::better(match, aim_);
}

table::Aim AimState::aimed(const cw::Match& match) const {
    const bool acts =
        match.phase == cw::Phase::Play && match.side_of(plan_.coin) == match.side && match.awaiting.empty();
    return pointer_ && acts ? table::aim(match, plan_, *pointer_) : table::Aim{};
}

}  // namespace screens
