#include "game/stories/coin_rpg/rules/helper_traits.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/recovery.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

constexpr Power kSoCool{PowerKind::SoCool};

bool can_help(const AddHelper& command) {
    return command.helper == Trait::Coolness || (command.helper == Trait::Miscellaneous && command.pay);
}

Check check_helper(const Match& match, const AddHelper& command) {
    if (!can_help(command)) {
        const Phrase message = command.pay ? say("Only Coolness or Miscellaneous can help.")
                                           : say("Only Coolness can help without a Burn.");
        return Refusal{"helper_unfit", command.pay ? "RPG-43" : "RPG-73", message};
    }
    if (auto refusal = check_open(match, command.contest, "RPG-43")) return refusal;
    if (is_busy(match.turn, command.helper)) return Refusal{"helper_busy", "RPG-44", say("Already in use here.")};
    if (match.hero().values[command.helper] < 1) return Refusal{"helper_empty", "RPG-44", say("Nothing left to toss.")};
    return std::nullopt;
}

Check check_fuel(const Match& match, const AddHelper& command) {
    if (*command.pay == command.helper) return Refusal{"fuel_self", "RPG-43", say("Burn another Trait.")};
    if (effective_coin(match.hero(), *command.pay) == Coin::Penny)
        return Refusal{"fuel_penny", "RPG-43", say("A Penny cannot be burned.")};
    return std::nullopt;
}

Check check_so_cool(const Match& match) {
    const int rank = coin_rpg::rank(match, match.current(), kSoCool);
    if (rank == 0) return no_power(kSoCool, "RPG-73");
    if (match.hero().so_cool_in_scene) return used_up(kSoCool, Used::InScene, "RPG-73");
    if (match.hero().uses.so_cool >= rank) return used_up(kSoCool, Used::InAdventure, "RPG-73");
    return std::nullopt;
}

Events use_so_cool(Match& match) {
    Character& hero = match.hero();
    hero.so_cool_in_scene = true;
    const int left = rank(match, match.current(), kSoCool) - ++hero.uses.so_cool;
    return {PowerUsed{match.current(), kSoCool, left}};
}

}  // namespace

Check check_open(const Match& match, int contest, std::string rule) {
    if (contest >= 0 && contest < match.contests() && match.contest(contest).is_open()) return std::nullopt;
    return Refusal{"contest_closed", std::move(rule), say("That part of the Scene is not open.")};
}

HelperCost cost_of(const Match& match, const AddHelper& command) {
    if (command.pay && is_busy(match.turn, *command.pay)) return HelperCost::PayerFights;
    const bool soaks =
        match.contest(command.contest).main != Trait::Coolness && match.hero().values[Trait::Coolness] > 0;
    return soaks ? HelperCost::CoolnessSoaks : HelperCost::WiderSwings;
}

Check check(const Match& match, const AddHelper& command) {
    if (auto refusal = check_helper(match, command)) return refusal;
    if (auto refusal = command.pay ? check_fuel(match, command) : check_so_cool(match)) return refusal;
    return check_faces(coins_for(match, command), command.faces);
}

Events apply(Match& match, const Throws& throws, const AddHelper& command) {
    const auto coins = landed(coins_for(match, command), command.faces, throws);
    Events events = command.pay ? burn(match, *command.pay, BurnKind::Fuel) : use_so_cool(match);
    auto& helpers = match.contest(command.contest).helpers;
    helpers.push_back(command.helper);
    std::ranges::sort(helpers);
    if (command.helper == Trait::Coolness) match.hero().coolness_used = true;
    match.turn.coins.insert(match.turn.coins.end(), coins.begin(), coins.end());
    events.push_back(HelperAdded{command.seat, command.contest, command.helper});
    events.push_back(CoinsLanded{command.seat, coins});
    return events;
}

}  // namespace rules::coin_rpg
