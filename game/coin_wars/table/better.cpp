#include "game/coin_wars/table/better.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/outcome.h"

namespace table {

namespace {

constexpr double kHardly = 0.005;  // coins: fewer do not count

struct Strikes {
    cw::Command command;
    cw::Odds odds;
};

// How this unit could strike the target now: from where it stands, otherwise by a single coin's Charge.
std::optional<Strikes> strike(const cw::Match& match, const cw::Options& options, int coin, int target) {
    const bool alone = !match.in_army(coin);
    const auto known = std::ranges::find(options.targets, target, &cw::Target::coin);
    if (known != options.targets.end()) {
        const cw::Attack attack{alone ? match.id(coin) : "", match.id(target),
                                alone ? "" : cw::army_id(match.coin(coin).army)};
        if (cw::CoinWars::check(match, attack)) return std::nullopt;
        return Strikes{attack, cw::odds(match, coin, target, known->ranged)};
    }
    if (!options.can_charge || !alone) return std::nullopt;
    const auto via = point_of_contact(match, coin, target, match.coin(target).at, cw::full_reach(match, coin));
    if (!via) return std::nullopt;
    const cw::Charge charge{match.id(coin), via, match.id(target), std::nullopt};
    if (cw::CoinWars::check(match, charge)) return std::nullopt;
    return Strikes{charge, cw::odds(match, charge)};
}

Phrase words_for(const cw::Match& match, int coin, const Strikes& strikes) {
    const cw::Odds& odds = strikes.odds;
    const bool single = odds.strike.target_army == cw::kNoArmy, rolls = !odds.strike.dice.empty();
    const Phrase sum = !rolls   ? compared(odds.strike)
                       : single ? percent(odds.target.falls)
                                : say("it loses {1}", say("about {1}", figure(odds.target.coins, 1)));
    const Phrase who = match.in_army(coin) ? party_name(match, coin) : cw::name_of(match, coin);
    if (holds_alternative<cw::Charge>(strikes.command)) return say("Better: {1} charges, {2}", who, sum);
    return odds.ranged ? say("Better: {1} shoots, {2}", who, sum) : say("Better: {1} strikes, {2}", who, sum);
}

bool is_useful(const cw::Match& match, int coin) {
    const cw::Options options = cw::legal(match, coin);
    if (options.refusal) return false;
    if (!options.uses.empty()) return true;
    if (!options.can_attack && !options.can_charge) return false;
    // An Army's Charge counts without computing its odds.
    if (options.can_charge && match.in_army(coin)) return true;
    return std::ranges::any_of(enemies_of(match, coin), [&](int enemy) {
        const auto found = strike(match, options, coin, enemy);
        return found && found->odds.target.coins > kHardly;
    });
}

}  // namespace

std::optional<Better> better(const cw::Match& match, const Aim& aim) {
    const std::optional<cw::Odds>& aimed = aim.odds ? aim.odds : aim.next;
    if (aim.target == cw::kNoCoin || !aimed) return std::nullopt;
    double max = std::max(0.0, balance(match, *aimed)) + kPlainly;
    std::optional<Better> best;
    for (const int coin : units_of(match, match.side_of(aim.coin))) {
        const cw::Options options = cw::legal(match, coin);
        if (options.refusal) continue;
        const auto found = strike(match, options, coin, aim.target);
        if (!found || balance(match, found->odds) < max) continue;
        max = balance(match, found->odds) + 1e-6;
        best = Better{coin, found->command, found->odds, words_for(match, coin, *found)};
    }
    return best;
}

std::vector<int> useful_units(const cw::Match& match) {
    if (match.actions_left == 0 || !cw::attack_left(match)) return {};
    std::vector<int> units = units_of(match, match.side);
    std::erase_if(units, [&](int coin) { return !is_useful(match, coin); });
    return units;
}

}  // namespace table
