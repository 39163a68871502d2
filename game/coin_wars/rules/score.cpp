// R-12, the order of modifiers: base, technology (with its floor), terrain, Command, special rules (BX-9), going
// beyond, traits (strength.h). The die is added with the strike (exchange.h).

#include "game/coin_wars/rules/score.h"

#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/strength.h"
#include "game/coin_wars/rules/technology.h"

namespace rules::coin_wars {

namespace {

// Two accumulators for the same steps: one with reasons for people, one without for speed.
struct Reasoned {
    Score score;
    template <class Reason>
    void add(int change, Reason reason) {
        const int before = score.value;
        score.value = std::max(0, before + change);
        score.steps.push_back({score.value - before, reason()});
    }
    int value() const { return score.value; }
};
struct Bare {
    int sum = 0;
    template <class Reason>
    void add(int change, Reason) {
        sum = std::max(0, sum + change);
    }
    int value() const { return sum; }
};

Phrase paper(const Terrain& terrain) { return terrain.name.empty() ? say("terrain") : known(terrain.name); }

int commander_of(const Match& match, int coin) {
    const Army* army = match.in_army(coin) ? army_of(match, match.coin(coin).army) : nullptr;
    return army ? army->commander : kNoCoin;
}

template <class Sum>
void add_command(Sum& sum, const Match& match, int coin) {
    const int commander = commander_of(match, coin);
    if (commander != kNoCoin) sum.add(1, [&] { return say("led by {1}", name_of(match, commander)); });
}

// With its limits, because it does not apply everywhere: "behind in technology (shots only)".
Phrase behind(const Match& match, int coin, const Technology& technology) {
    const Phrase limits = limits_in_words(*match.scenario, technology, match.side_of(coin));
    return limits.empty() ? say("behind in technology") : say("behind in technology ({1})", limits);
}
Phrase far_ahead(const Match& match, int coin, const Technology& technology) {
    const Phrase limits = limits_in_words(*match.scenario, technology, match.side_of(coin));
    return limits.empty() ? say("far ahead in technology") : say("far ahead in technology ({1})", limits);
}

template <class Sum>
void add_advantage(Sum& sum, const Match& match, int coin, const StrikeContext& bout) {
    if (const Technology* technology = far_ahead_in(match, coin, bout))
        sum.add(2, [&] { return far_ahead(match, coin, *technology); });
}

// first what special rules add, in the battle's order, then what they double and halve.
template <class Sum>
void add_special(Sum& sum, const Match& match, int coin, const StrikeContext& bout, int SpecialWhat::*change,
                 SpecialWhat::Times SpecialWhat::*times) {
    if (match.scenario->advanced.special.empty()) return;
    each_special(match, coin, bout, [&](const SpecialRule& rule) {
        if (rule.what.*change != 0) sum.add(rule.what.*change, [&] { return known(rule.name); });
    });
    each_special(match, coin, bout, [&](const SpecialRule& rule) {
        if (rule.what.*times == SpecialWhat::Times::Double) sum.add(sum.value(), [&] { return known(rule.name); });
        if (rule.what.*times == SpecialWhat::Times::Half) sum.add(-(sum.value() / 2), [&] { return known(rule.name); });
    });
}

template <class Sum>
void add_offense(Sum& sum, const Match& match, int coin, const StrikeContext& bout) {
    sum.add(match.type(coin).offense, [] { return say("own strength"); });
    if (const Technology* technology = behind_in(match, coin, bout))
        sum.add(-1, [&] { return behind(match, coin, *technology); });
    add_advantage(sum, match, coin, bout);
    if (const Terrain* terrain = strengthened_by(match, coin)) sum.add(1, [&] { return paper(*terrain); });
    add_command(sum, match, coin);
    add_special(sum, match, coin, bout, &SpecialWhat::offense, &SpecialWhat::offense_times);
    if (bout.doubled) sum.add(sum.value(), [] { return say("goes beyond"); });
    const OffenseChange change = offense_change({match.type(coin), bout.struck, bout.by_army});
    if (change.by != 0) sum.add(change.by, [&] { return Phrase(change.reason); });
}

template <class Sum>
void add_defense(Sum& sum, const Match& match, int coin, const StrikeContext& bout) {
    const int own = match.type(coin).defense;
    sum.add(own, [] { return say("own strength"); });
    // this rule never lowers Defense below 1; 0 stays 0.
    if (const Technology* technology = own > 1 ? behind_in(match, coin, bout) : nullptr)
        sum.add(-1, [&] { return behind(match, coin, *technology); });
    add_advantage(sum, match, coin, bout);
    if (const Terrain* terrain = defended_by(match, coin)) sum.add(1, [&] { return paper(*terrain); });
    add_command(sum, match, coin);
    add_special(sum, match, coin, bout, &SpecialWhat::defense, &SpecialWhat::defense_times);
}

}  // namespace

Score offense(const Match& match, int coin, const StrikeContext& bout) {
    Reasoned sum;
    add_offense(sum, match, coin, bout);
    return sum.score;
}

Score defense(const Match& match, int coin, const StrikeContext& bout) {
    Reasoned sum;
    add_defense(sum, match, coin, bout);
    return sum.score;
}

int offense_value(const Match& match, int coin, const StrikeContext& bout) {
    Bare sum;
    add_offense(sum, match, coin, bout);
    return sum.sum;
}

int defense_value(const Match& match, int coin, const StrikeContext& bout) {
    Bare sum;
    add_defense(sum, match, coin, bout);
    return sum.sum;
}

}  // namespace rules::coin_wars
