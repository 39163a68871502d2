#include "game/coin_wars/rules/losses.h"

#include <limits>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/special_fight.h"

namespace rules::coin_wars {

namespace {

struct Damage {
    int max = 0;
    int with_armored = -1;
    explicit Damage(const Strike& strike) : max(strike.damage), with_armored(strike.damage_to_armored) {}
    int bound(bool armored) const { return armored ? with_armored : max; }
};

// units of Defense 0 always fit, unless dice brought the damage to 0.
bool struck_at_all(const Strike& strike) { return strike.dice.empty() || strike.damage > 0; }

std::vector<int> at_risk(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    std::vector<int> coins = members(match, strike.target_army);
    std::erase_if(coins, [&](int coin) { return core::contains(spared, coin); });
    return by_distance(match, std::move(coins), strike.units);
}

int defense_of(const Match& match, const Strike& strike, int coin) {
    return defense_value(match, coin, {strike.attacker, strike.ranged});
}

bool is_ordinary(const Match& match, const Strike& strike) {
    return !is_combined(match, strike.target_army) && is_of_one_type(match, strike.target_army);
}

std::vector<LossKind> kinds_of(const Match& match, const Strike& strike, const std::vector<int>& coins,
                               const std::vector<int>& prized = {}) {
    const int commander = army_of(match, strike.target_army)->commander;
    std::vector<LossKind> kinds;
    for (const int coin : coins) {
        const CoinType& type = match.type(coin);
        LossKind kind{match.setup(coin).type,
                      defense_of(match, strike, coin),
                      type.armored,
                      coin == commander,
                      core::contains(prized, coin),
                      falls(match, strike, coin) ? type.cents : 0,
                      {}};
        const auto it = std::ranges::find_if(kinds, [&](const LossKind& other) { return other.same(kind); });
        LossKind& place = it == kinds.end() ? kinds.emplace_back(std::move(kind)) : *it;
        place.coins.push_back(coin);
    }
    return kinds;
}

struct Sum {
    int defense = 0, prized = 0, cents = 0;
    bool armored = false;
    auto cost() const { return std::pair(prized, cents); }
};

// Tries every legal number of losses for each kind.
class Choices {
public:
    Choices(const std::vector<LossKind>& kinds, const Damage& damage)
        : kinds_(kinds), damage_(damage), taken_(kinds.size()) {
        visit(0, {});
    }
    std::vector<int> cheapest() const {
        std::vector<int> losses;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const std::vector<int>& coins = kinds_[i].coins;
            losses.insert(losses.end(), coins.begin(), coins.begin() + static_cast<std::ptrdiff_t>(cheapest_[i]));
        }
        return losses;
    }
    // True if more than one set of coins is legal.
    bool several() const { return legal_ > 1 || some_of_a_kind_; }

private:
    bool fits(const Sum& sum) const {
        return sum.defense <= damage_.bound(sum.armored) && (!sum.armored || damage_.with_armored >= 0);
    }
    Sum with(Sum sum, const LossKind& kind) const {
        return {sum.defense + kind.defense, sum.prized + (kind.prized ? 1 : 0), sum.cents + kind.cents,
                sum.armored || kind.armored};
    }
    bool is_full(const Sum& sum) const {
        for (std::size_t i = 0; i < kinds_.size(); ++i)
            if (taken_[i] < kinds_[i].coins.size() && fits(with(sum, kinds_[i]))) return false;
        return true;
    }
    void visit(std::size_t i, Sum sum) {
        if (i == kinds_.size()) return is_full(sum) ? found(sum) : void();
        for (taken_[i] = 0; fits(sum); sum = with(sum, kinds_[i]), ++taken_[i]) {
            visit(i + 1, sum);
            if (taken_[i] == kinds_[i].coins.size()) break;
        }
        taken_[i] = 0;
    }
    void found(const Sum& sum) {
        ++legal_;
        for (std::size_t i = 0; i < kinds_.size(); ++i)
            some_of_a_kind_ = some_of_a_kind_ || (taken_[i] > 0 && taken_[i] < kinds_[i].coins.size());
        if (sum.cost() >= min_) return;
        min_ = sum.cost();
        cheapest_ = taken_;
    }

    const std::vector<LossKind>& kinds_;
    Damage damage_;
    std::vector<std::size_t> taken_, cheapest_;
    std::pair<int, int> min_{std::numeric_limits<int>::max(), 0};
    int legal_ = 0;
    bool some_of_a_kind_ = false;
};

LossSum added_up(const Match& match, const Strike& strike, const std::vector<int>& chosen) {
    LossSum sum;
    for (const int coin : chosen) {
        sum.defense += defense_of(match, strike, coin);
        sum.armored = sum.armored || match.type(coin).armored;
    }
    sum.max = Damage(strike).bound(sum.armored);
    return sum;
}

Phrase too_much(int sum, int bound, bool armored) {
    return armored
               ? say("Their Defense adds up to {1}, but at most {2} can be taken, after -1 for each attacking unit.",
                     sum, bound)
               : say("Their Defense adds up to {1}: at most {2} can be taken.", sum, bound);
}

std::optional<Refusal> check_members(const Match& match, const std::vector<int>& at_risk,
                                     const std::vector<int>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (!core::contains(at_risk, chosen[i]))
            return refuse(
                "bad_losses", "R-24",
                say("{1} cannot be chosen: it is not one of the units that were struck.", name_of(match, chosen[i])),
                {}, {match.id(chosen[i])});
        if (std::find(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(i), chosen[i]) !=
            chosen.begin() + static_cast<std::ptrdiff_t>(i))
            return refuse("bad_losses", "R-24", say("{1} is named twice.", name_of(match, chosen[i])), {},
                          {match.id(chosen[i])});
    }
    return std::nullopt;
}

}  // namespace

StruckArmy::StruckArmy(const Match& match, const Strike& strike, const std::vector<int>& spared)
    : coins_(at_risk(match, strike, spared)), ordinary_(is_ordinary(match, strike)) {
    if (coins_.empty()) return;
    if (!ordinary_) {
        kinds_ = kinds_of(match, strike, coins_);
        return;
    }
    armored_ = match.type(coins_.front()).armored;
    for (const int coin : coins_) defenses_.push_back(defense_of(match, strike, coin));
}

std::vector<int> StruckArmy::proposed(const Strike& strike) const {
    if (coins_.empty() || !struck_at_all(strike)) return {};
    if (ordinary_) return nearest_that_fit(Damage(strike).bound(armored_));
    return Choices(kinds_, Damage(strike)).cheapest();
}

// Every unit that fits, from the nearest onward.
std::vector<int> StruckArmy::nearest_that_fit(int damage) const {
    std::vector<int> losses;
    for (std::size_t i = 0; i < coins_.size(); ++i) {
        if (damage < 0 || defenses_[i] > damage) continue;
        damage -= defenses_[i];
        losses.push_back(coins_[i]);
    }
    return losses;
}

std::vector<int> proposed_losses(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    return StruckArmy(match, strike, spared).proposed(strike);
}

bool destroys_any(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    if (!struck_at_all(strike)) return false;
    const Damage damage(strike);
    return std::ranges::any_of(members(match, strike.target_army), [&](int coin) {
        const int bound = damage.bound(match.type(coin).armored);
        return bound >= 0 && !core::contains(spared, coin) && defense_of(match, strike, coin) <= bound;
    });
}

bool owner_chooses(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    const std::vector<int> coins = at_risk(match, strike, spared);
    if (coins.empty() || !struck_at_all(strike) || is_ordinary(match, strike)) return false;
    return Choices(kinds_of(match, strike, coins), Damage(strike)).several();
}

namespace {

// Whether a battle's terms name some of these coins and not all of them: then it matters which of them falls.
class Apart {
public:
    explicit Apart(const std::vector<int>& coins) : coins_(coins) {}

    bool told_by(const Scenario& scenario) const {
        const AdvancedRules& rules = scenario.advanced;
        return told_by(scenario.victory) ||
               std::ranges::any_of(scenario.terrain,
                                   [&](const Terrain& ground) {
                                       return told_by(ground.except) || told_by(ground.begins) || told_by(ground.ends);
                                   }) ||
               std::ranges::any_of(rules.special, [&](const SpecialRule& rule) { return told_by(rule); }) ||
               std::ranges::any_of(rules.beyond, [&](const auto& beyond) { return beyond && told_by(beyond->coins); });
    }

private:
    bool told_by(const std::vector<int>& named) const {
        const auto count = std::ranges::count_if(coins_, [&](int coin) { return core::contains(named, coin); });
        return count > 0 && count < std::ssize(coins_);
    }
    bool told_by(const Condition& condition) const {
        return told_by(condition.named) ||
               std::ranges::any_of(condition.of, [&](const Condition& part) { return told_by(part); });
    }
    bool told_by(const std::optional<Condition>& condition) const { return condition && told_by(*condition); }
    bool told_by(const Victory& victory) const {
        return std::ranges::any_of(victory.goals, [&](const auto& goal) { return told_by(goal); }) ||
               std::ranges::any_of(victory.results, [&](const auto& result) { return told_by(result.when); }) ||
               std::ranges::any_of(victory.degrees, [&](const auto& degree) { return told_by(degree.when); });
    }
    bool told_by(const SpecialRule& rule) const {
        bool told = told_by(rule.when.once);
        each_who(rule, [&](const Who& who) { told = told || told_by(who.coins); });
        return told && !rule.left_out;
    }

    const std::vector<int>& coins_;
};

// BX-4, BX-9: shots, blows and what else has become of two coins of one kind is the same.
bool has_same_past(const Match& match, int a, int b) {
    const Coin &one = match.coin(a), &other = match.coin(b);
    const auto waits = [&](int coin) { return std::max(match.setup(coin).waits, match.turn); };
    return one.shots == other.shots && one.blows == other.blows && one.slid == other.slid &&
           one.moved_latest == other.moved_latest && waits(a) == waits(b);
}

void add_named(const Condition& condition, std::vector<int>& coins) {
    coins.insert(coins.end(), condition.named.begin(), condition.named.end());
    for (const Condition& part : condition.of) add_named(part, coins);
}

const Strike& strike_of(const Fight& fight, const Decision& decision) {
    return fight.strike.target_army == decision.army ? fight.strike : *fight.back;
}

std::vector<int> at_risk(const Match& match, const Decision& decision) {
    const Fight& fight = *match.fight;
    const std::vector<int> spared = fight.strike.army == decision.army ? fight.beyond : std::vector<int>{};
    return at_risk(match, strike_of(fight, decision), spared);
}

}  // namespace

std::vector<int> prized_coins(const Match& match) {
    std::vector<int> coins;
    for (const auto& goal : match.scenario->victory.goals)
        if (goal) add_named(*goal, coins);
    for (const LimitResult& result : match.scenario->victory.results) add_named(result.when, coins);
    return coins;
}

std::vector<int> advised_losses(const Match& match, const Decision& decision) {
    const std::vector<int> prized = prized_coins(match);
    if (std::ranges::none_of(decision.proposal, [&](int coin) { return core::contains(prized, coin); }))
        return decision.proposal;
    const Strike& strike = strike_of(*match.fight, decision);
    return Choices(kinds_of(match, strike, at_risk(match, decision), prized), Damage(strike)).cheapest();
}

Decide advised_answer(const Match& match) {
    const Decision& due = match.awaiting.front();
    Decide answer{due.side, army_id(due.army), {}, {}};
    if (due.kind == Decision::Kind::Split)
        answer.split = false;
    else
        answer.losses = ids_of(match, advised_losses(match, due));
    return answer;
}

bool is_all_the_same(const Match& match, const Decision& decision) {
    const Strike& strike = strike_of(*match.fight, decision);
    const Damage damage(strike);
    std::vector<int> fit = at_risk(match, decision);
    std::erase_if(fit, [&](int coin) {
        const int bound = damage.bound(match.type(coin).armored);
        return bound < 0 || defense_of(match, strike, coin) > bound;
    });
    const std::vector<LossKind> kinds = kinds_of(match, strike, fit);
    const auto has_name = [&](int coin) { return !own_name(*match.scenario, coin).empty(); };
    const auto is_like_first = [&](int coin) { return has_same_past(match, coin, fit.front()); };
    return kinds.size() == 1 && !kinds.front().commander && std::ranges::none_of(fit, has_name) &&
           std::ranges::all_of(fit, is_like_first) && !Apart(fit).told_by(*match.scenario);
}

LossSum sum_of_losses(const Match& match, const Decision& decision, const std::vector<int>& chosen) {
    return added_up(match, strike_of(*match.fight, decision), chosen);
}

std::optional<Refusal> check_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                                    const std::vector<int>& chosen) {
    const std::vector<int> coins = at_risk(match, strike, spared);
    if (auto refusal = check_members(match, coins, chosen)) return refusal;
    const Damage damage(strike);
    const auto [sum, bound, armored] = added_up(match, strike, chosen);
    if (armored && damage.with_armored < 0)
        return refuse("bad_losses", "R-25", say("Only an Army's attack can take Armored units."), {},
                      ids_of(match, chosen));
    if (sum > bound)
        return refuse("bad_losses", armored ? "R-25" : "R-24", too_much(sum, bound, armored), {},
                      ids_of(match, chosen));
    for (const int coin : coins) {
        if (core::contains(chosen, coin)) continue;
        const bool any_armored = armored || match.type(coin).armored;
        if (any_armored && damage.with_armored < 0) continue;
        const int more = sum + defense_of(match, strike, coin);
        if (more <= damage.bound(any_armored))
            return refuse(
                "bad_losses", "R-24",
                say("The losses must be as large as the damage allows: {2} of {3} is used, and {1} must fall as well.",
                    name_of(match, coin), sum, bound),
                {}, {match.id(coin)});
    }
    return std::nullopt;
}

}  // namespace rules::coin_wars
