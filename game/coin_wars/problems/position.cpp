#include "game/coin_wars/problems/position.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"

namespace problems {

namespace {

class Beginning {
public:
    explicit Beginning(const cw::Match& match) : match_(match), scenario_(*match.scenario), passed_(match.turn - 1) {}

    std::optional<cw::Scenario> scenario() {
        if (!begins()) return std::nullopt;
        bring_coins();
        bring_armies();
        scenario_.first = match_.side;
        scenario_.free.reset();
        shift_ground();
        shift_advanced();
        shift_victory();
        return scenario_.victory.turns < 0 ? std::nullopt : std::optional(std::move(scenario_));
    }

private:
    // No battle can begin with strikes that a coin has survived, with counted shots, or with its last turn (BX-9).
    bool is_marked(const cw::Coin& coin) const {
        if (coin.place == cw::Place::Fallen) return false;
        return coin.cut_off || coin.blows > 0 || coin.slid || coin.shots > 0 || coin.moved_latest;
    }

    // Nor with a Charge of the turn before, where a special rule asks for it.
    bool recalls_charges() const {
        const auto asks = [](const cw::SpecialRule& rule) {
            return !rule.left_out && rule.when.deed == cw::SpecialWhen::Deed::ChargedLatest;
        };
        return !match_.charges.empty() && std::ranges::any_of(match_.scenario->advanced.special, asks);
    }

    bool begins() const {
        return !recalls_charges() && match_.phase == cw::Phase::Play && match_.awaiting.empty() &&
               match_.actions_left == cw::kActionsATurn &&
               std::ranges::none_of(match_.coins, [&](const cw::Coin& coin) { return is_marked(coin); });
    }

    int later(int turn) const { return std::max(0, turn - passed_); }

    void bring_coins() {
        scenario_.coins.clear();
        now_.assign(match_.coins.size(), cw::kNoCoin);
        for (int coin = 0; coin < match_.count(); ++coin) {
            const cw::Place place = match_.coin(coin).place;
            if (place != cw::Place::Table && place != cw::Place::Arriving) continue;
            cw::CoinSetup setup = match_.setup(coin);
            if (place == cw::Place::Table) setup.at = match_.coin(coin).at;
            setup.arrives = place == cw::Place::Arriving ? std::max(1, later(setup.arrives)) : 0;
            setup.waits = later(setup.waits) > 1 ? later(setup.waits) : 0;
            now_[static_cast<std::size_t>(coin)] = static_cast<int>(scenario_.coins.size());
            scenario_.coins.push_back(std::move(setup));
        }
    }

    // The first Command coin in the list is the commander.
    void bring_armies() {
        scenario_.armies.clear();
        for (const cw::Army& army : match_.armies) {
            std::vector<int> members = cw::members(match_, army.number);
            std::stable_partition(members.begin(), members.end(), [&](int coin) { return coin == army.commander; });
            scenario_.armies.push_back(now(members));
        }
    }

    std::vector<int> now(const std::vector<int>& coins) const {
        std::vector<int> left;
        for (const int coin : coins)
            if (const int index = now_[static_cast<std::size_t>(coin)]; index != cw::kNoCoin) left.push_back(index);
        return left;
    }

    // BX-13
    void save_changes() {
        std::vector<cw::Terrain> kept;
        for (std::size_t i = 0; i < scenario_.terrain.size(); ++i) {
            const cw::GroundState state = match_.ending.ground.empty() ? cw::GroundState{} : match_.ending.ground[i];
            if (state.ended) continue;
            cw::Terrain& ground = kept.emplace_back(std::move(scenario_.terrain[i]));
            if (state.begun) ground.begins.reset();
            for (auto* condition : {&ground.begins, &ground.ends})
                if (*condition) *condition = from_now(std::move(**condition));
        }
        scenario_.terrain = std::move(kept);
    }

    void shift_ground() {
        save_changes();
        std::erase_if(scenario_.terrain,
                      [&](const cw::Terrain& ground) { return ground.to_turn > 0 && ground.to_turn <= passed_; });
        for (cw::Terrain& ground : scenario_.terrain) {
            ground.from_turn = std::max(1, later(ground.from_turn));
            ground.to_turn = later(ground.to_turn);
            ground.except = now(ground.except);
        }
    }

    int gone_beyond(cw::Side side) const {
        int gone = 0;
        for (int coin = 0; coin < match_.count(); ++coin)
            if (match_.side_of(coin) == side && match_.coin(coin).went_beyond) ++gone;
        return gone;
    }

    void shift_advanced() {
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            std::optional<cw::Beyond>& beyond = scenario_.advanced.beyond[cw::index(side)];
            if (!beyond) continue;
            const bool named = !beyond->coins.empty(), limited = beyond->a_battle > 0;
            if (limited) beyond->a_battle = std::max(0, beyond->a_battle - gone_beyond(side));
            const bool used_up = limited && beyond->a_battle == 0;
            const bool over = used_up || (beyond->to_turn > 0 && beyond->to_turn <= passed_);
            beyond->to_turn = later(beyond->to_turn);
            beyond->coins = now(beyond->coins);
            if (over || (named && beyond->coins.empty())) beyond.reset();
        }
        for (cw::Technology& technology : scenario_.advanced.technology)
            technology.from_turn = std::max(1, later(technology.from_turn));
        shift_special();
    }

    // Reduces the rule to its remaining throws and uses; true if none are left.
    static bool is_spent(cw::SpecialRule& rule, const cw::SpecialTally& tally) {
        if (tally.told) rule.what.tells = {};
        if (tally.come) rule.what.duty.arrives = false;
        if (tally.come) rule.what.duty.die = {};
        cw::ArrivalDie& die = rule.what.duty.die;
        if (die != cw::ArrivalDie{}) die.needs = std::max(2, die.needs - die.eases * tally.in_vain);
        int& max = rule.when.uses.a_battle;
        const bool used_up = max > 0 && tally.in_battle >= max;
        max = std::max(0, max - tally.in_battle);
        return used_up || rule.what == cw::SpecialWhat{};
    }

    // Keeps the rules that still apply to some coin.
    void shift_special() {
        auto tally = match_.ending.special.begin();
        const auto loses_all = [&](cw::Who& who) {
            const bool named = !who.coins.empty();
            who.coins = now(who.coins);
            return named && who.coins.empty();
        };
        std::erase_if(scenario_.advanced.special, [&](cw::SpecialRule& rule) {
            bool over = is_spent(rule, *tally++);
            over = (rule.when.to_turn > 0 && rule.when.to_turn <= passed_) || over;
            each_who(rule, [&](cw::Who& who) { over = loses_all(who) || over; });
            rule.when.from_turn = std::max(1, later(rule.when.from_turn));
            rule.when.to_turn = later(rule.when.to_turn);
            if (rule.when.once) rule.when.once = from_now(std::move(*rule.when.once));
            return over;
        });
    }

    void shift_victory() {
        cw::Victory& victory = scenario_.victory;
        if (victory.turns > 0) victory.turns = victory.turns > passed_ ? victory.turns - passed_ : -1;
        victory.words = {};
        for (auto& goal : victory.goals)
            if (goal) goal = from_now(std::move(*goal));
        for (cw::LimitResult& result : victory.results) result.when = from_now(std::move(result.when));
        victory.degrees.clear();
    }

    static cw::Condition always() { return {.kind = cw::Condition::Kind::All}; }
    static cw::Condition never() { return {.kind = cw::Condition::Kind::Any}; }

    cw::Condition from_now(cw::Condition condition) const {
        for (cw::Condition& each : condition.of) each = from_now(std::move(each));
        if (condition.kind == cw::Condition::Kind::Lost) return lost_from_now(std::move(condition));
        if (condition.kind != cw::Condition::Kind::Held) return condition;
        const bool named = !condition.named.empty();
        condition.named = now(condition.named);
        return named && condition.named.empty() ? never() : condition;
    }

    // Fallen coins no longer count, so fewer are missing.
    cw::Condition lost_from_now(cw::Condition condition) const {
        const bool named = !condition.named.empty(), counted = condition.coins > 0, summed = condition.cents > 0;
        for (int coin = 0; coin < match_.count(); ++coin) {
            if (match_.side_of(coin) != condition.side || match_.coin(coin).place != cw::Place::Fallen) continue;
            if (named && !core::contains(condition.named, coin)) continue;
            --condition.coins;
            condition.cents -= match_.type(coin).cents;
        }
        condition.coins = counted ? std::max(0, condition.coins) : 0;
        condition.cents = summed ? std::max(0, condition.cents) : 0;
        condition.named = now(condition.named);
        condition.tally = {};
        if (!counted && !summed) return named && condition.named.empty() ? always() : condition;
        if (condition.coins == 0 && condition.cents == 0) return always();
        return named && condition.named.empty() ? never() : condition;
    }

    const cw::Match& match_;
    cw::Scenario scenario_;
    int passed_;  // full turns so far
    std::vector<int> now_;
};

}  // namespace

std::optional<cw::Scenario> position_of(const cw::Match& match) { return Beginning(match).scenario(); }

}  // namespace problems
