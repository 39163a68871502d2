#include "game/coin_wars/rules/attack_sequence.h"

#include "engine/core/lists.h"
#include "engine/core/result.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/charge_legs.h"
#include "game/coin_wars/rules/close_ranks.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/stalemate.h"

namespace rules::coin_wars {

namespace {

// CW-30, R-33: the purse grows by the value of the enemy coins destroyed.
Events grow_purse(Match& match, Side side, int cents) {
    int& purse = match.purse[index(side)];
    const int before = purse;
    purse += cents;
    return {PurseGrew{side, before, purse}};
}

Strike rolled_out(const Match& match, Strike strike, const Throws& throws, const std::vector<int>& told,
                  std::size_t from, const std::vector<int>& spared) {
    if (strike.dice.empty()) return strike;
    strike.dice = rolled(std::move(strike.dice), throws, told, from);
    const int total = sum_for(strike.dice, Die::For::Offense) - sum_for(strike.dice, Die::For::Defense);
    settle(match, strike, total, spared);
    return strike;
}

Decision choice_of_losses(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    return {Decision::Kind::Losses,
            match.side_of(strike.target),
            strike.target_army,
            strike.damage,
            strike.damage_to_armored,
            strike.attacker,
            proposed_losses(match, strike, spared)};
}

// The losses of this half; empty, with a Decision queued, if the owner has to choose them.
std::vector<int> losses_or_question(Match& match, const Strike& strike, const std::vector<int>& spared) {
    if (strike.target_army == kNoArmy) return strike.beats ? std::vector<int>{strike.target} : std::vector<int>{};
    if (owner_chooses(match, strike, spared)) {
        match.awaiting.push_back(choice_of_losses(match, strike, spared));
        return {};
    }
    return proposed_losses(match, strike, spared);
}

Events fell(Match& match, const std::vector<int>& coins, int by, How how) {
    Events events;
    for (const int coin : coins) {
        Coin& fallen = match.coin(coin);
        events.push_back(Fell{coin, by, how, fallen.at, fallen.army});
        fallen.place = Place::Fallen;
        fallen.how = how;
        fallen.by = by;
        fallen.turn = match.turn;
        fallen.army = kNoArmy;
        fallen.cut_off = false;
        match.ending.fell_this_turn = true;
    }
    return events;
}

// CW-30: the side whose units destroy a coin keeps it.
Events pay(Match& match, Side captor, const std::vector<int>& coins) {
    int cents = 0;
    for (const int coin : coins) cents += match.type(coin).cents;
    return coins.empty() ? Events{} : grow_purse(match, captor, cents);
}

struct Size {
    int army = kNoArmy;
    int attacker = kNoCoin;  // the coin that struck it
    int before = 0;
};

// The Armies of this fight; the target's comes first.
std::vector<Size> armies_in(const Match& match, const Fight& fight) {
    std::vector<Size> armies;
    const auto add = [&](int army, int attacker) {
        if (army != kNoArmy) armies.push_back({army, attacker, static_cast<int>(members(match, army).size())});
    };
    add(fight.strike.target_army, fight.strike.attacker);
    add(fight.strike.army, fight.strike.target);
    return armies;
}

// BX-9: a coin that is struck down falls, or survives.
struct StruckDown {
    std::vector<int> fall;
    std::vector<std::pair<int, Saved>> survive;
};

StruckDown struck_down(const Match& match, const Strike& strike, const std::vector<int>& losses,
                       const std::vector<int>& beyond) {
    StruckDown down{that_fall(match, strike, losses, beyond), {}};
    for (const int coin : losses)
        if (!core::contains(down.fall, coin))
            down.survive.push_back({coin, saved(match, coin, {.against = strike.attacker, .ranged = strike.ranged})});
    return down;
}

Events fall_together(Match& match, const Fight& fight) {
    const Side attacker = match.side_of(fight.strike.attacker);
    const StruckDown target = struck_down(match, fight.strike, fight.strike_losses, {});
    const StruckDown own = fight.back ? struck_down(match, *fight.back, fight.back_losses, fight.beyond) : StruckDown{};
    const std::vector<int> used = used_in(match, !fight.back && is_silenced(match, fight.strike, fight.attackers));
    Events events = fell(match, target.fall, fight.strike.attacker, How::Attack);
    if (fight.back) append(events, fell(match, own.fall, fight.back->attacker, How::AttackBack));
    for (const int coin : fight.beyond) match.coin(coin).went_beyond = true;
    // coins that the strike back has taken are not removed a second time.
    std::vector<int> removed = fight.beyond;
    std::erase_if(removed, [&](int coin) { return !match.on_table(coin); });
    append(events, fell(match, removed, kNoCoin, How::Beyond));
    append(events, pay(match, attacker, target.fall));
    append(events, pay(match, other(attacker), own.fall));
    append(events, survive(match, target.survive, fight.strike.attacker));
    if (fight.back) append(events, survive(match, own.survive, fight.back->attacker));
    count_uses(match, used);
    return events;
}

Events await(const Match& match) { return match.awaiting.empty() ? Events{} : Events{Awaited{match.awaiting.front()}}; }

// After all losses: the end of the battle, or the announcement that no coin can fall any more.
Events after_fight(Match& match, bool was_announced) {
    Events events = end_where_decided(match);
    if (match.phase != Phase::Over && !was_announced && nothing_can_fall(match)) events.push_back(NothingCanFall{});
    return events;
}

// R-26 for the surviving Armies, then the rest of a Charge and the end of the battle.
Events finish(Match& match, const Throws& throws) {
    const Fight fight = *std::exchange(match.fight, std::nullopt);
    Events events;
    for (const auto& [army, attacker] : {std::pair{fight.strike.target_army, fight.strike.attacker},
                                         std::pair{fight.strike.army, fight.strike.target}})
        if (army_of(match, army)) append(events, close_ranks(match, throws, army, attacker));
    append(events, go_on(match, throws, fight));
    append(events, after_fight(match, fight.was_announced));
    return events;
}

// CW-26, R-29, BX-9: an Army that loses more than 5 units in one attack breaks; an Army that loses half of its units
// may be split by its owner.
constexpr int kBreaksOver = 5;
enum class Shaken { Stands, MaySplit, Breaks };

// The state of the Army after its losses. `before`: its units before this attack; `lost`: how many of them fell.
Shaken shaken(const Match& match, int army, int before, int lost) {
    const bool morale = match.scenario->advanced.morale;
    if (lost == 0 || before - lost < 2) return Shaken::Stands;
    const SpecialRule* special = special_morale(match, members(match, army));
    if (special != nullptr && special->what.duty.never_breaks) return Shaken::Stands;
    if (special != nullptr ? lost >= special->what.duty.breaks : morale && lost > kBreaksOver) return Shaken::Breaks;
    return morale && 2 * lost >= before ? Shaken::MaySplit : Shaken::Stands;
}

// Its coins are pushed apart, away from the enemy.
Events scatter(Match& match, const Throws& throws, int army) {
    const std::vector<int> coins = members(match, army);
    measure::ScatterTask task{surroundings(match, army), {}, {}};
    for (const int coin : coins) {
        task.coins.push_back(disc_of(match, coin));
        task.ground.push_back(coming(match, coin, match.coin(coin).at).ground);
    }
    dissolve(match, army);
    std::vector<Vec2> places = throws.scatter(task);
    if (!measure::is_scattered(task, places)) places = measure::scatter(task);
    Scattered scattered;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        Coin& coin = match.coin(coins[i]);
        if (coin.at != places[i]) scattered.moves.push_back({coins[i], coin.at, places[i]});
        coin.at = places[i];
    }
    return {std::move(scattered)};
}

Events break_up(Match& match, const Throws& throws, int army) {
    Events events{Broke{army, members(match, army)}};
    append(events, scatter(match, throws, army));
    return events;
}

Events split_up(Match& match, const Throws& throws, int army) {
    Events events{SplitUp{army, members(match, army)}};
    append(events, scatter(match, throws, army));
    return events;
}

// Breaks Armies, and asks the owners of those that may split.
Events test_morale(Match& match, const Throws& throws, const std::vector<Size>& armies) {
    Events events;
    for (const Size& each : armies) {
        const int left = static_cast<int>(members(match, each.army).size());
        switch (shaken(match, each.army, each.before, each.before - left)) {
            case Shaken::Breaks:
                append(events, break_up(match, throws, each.army));
                break;
            case Shaken::MaySplit:
                match.awaiting.push_back(
                    {Decision::Kind::Split, side_of_army(match, each.army), each.army, 0, -1, each.attacker, {}});
                break;
            case Shaken::Stands:
                break;
        }
    }
    return events;
}

// Resolves the fight once all losses are known.
Events strike_home(Match& match, const Throws& throws) {
    const Fight fight = *match.fight;
    const std::vector<Size> armies = armies_in(match, fight);
    Events events = fall_together(match, fight);
    for (const Size& each : armies) {
        append(events, succeed(match, each.army));
        if (members(match, each.army).size() < 2) append(events, dissolve(match, each.army));
    }
    std::vector<Size> standing = armies;
    std::erase_if(standing, [&](const Size& each) { return !army_of(match, each.army); });
    append(events, test_morale(match, throws, standing));
    append(events, match.awaiting.empty() ? finish(match, throws) : await(match));
    return events;
}

Events after_decision(Match& match, const Throws& throws, Decision::Kind kind) {
    if (!match.awaiting.empty()) return await(match);
    return kind == Decision::Kind::Losses ? strike_home(match, throws) : finish(match, throws);
}

const Strike& struck(const Match& match, int army) {
    const Fight& fight = *match.fight;
    return fight.strike.target_army == army ? fight.strike : *fight.back;
}

// BX-9: counts shots of coins whose number of shots is limited.
void count_shots(Match& match, const Fight& fight) {
    for (const Strike* strike : {&fight.strike, fight.back ? &*fight.back : nullptr})
        if (strike != nullptr)
            for (const int unit : strike->units)
                if (shots_of(match, unit)) ++match.coin(unit).shots;
}

std::vector<int> spared(const Match& match, int army) {
    return match.fight->strike.army == army ? match.fight->beyond : std::vector<int>{};
}

core::Result<std::vector<int>, Refusal> chosen(const Match& match, const Ids& ids) {
    std::vector<int> coins;
    for (const std::string& id : ids) {
        coins.push_back(match.find(id));
        if (coins.back() == kNoCoin)
            return core::failure(
                refuse("unknown_coin", "R-24", say("There is no coin {1} in this battle.", plain(id))));
    }
    return coins;
}

Refusal needs(Phrase what) { return refuse("bad_argument", "R-24a", std::move(what)); }

}  // namespace

void foresee(const Match& match, Assault& assault) {
    const Rulings& rulings = match.scenario->rulings;
    assault.was_announced = nothing_can_fall(match);
    assault.was_hopeless = rulings.foresees_armies() ? assault.was_announced : nothing_can_fall(match, rulings);
}

Events fight(Match& match, const Throws& throws, const Assault& assault) {
    const Exchange both = exchange(match, assault.attackers, assault.target, assault.ranged, assault.beyond);
    Fight fight;
    fight.beyond = assault.beyond;
    fight.attackers = assault.attackers;
    fight.rest = assault.rest;
    fight.allowance = assault.allowance;
    fight.used = assault.used;
    fight.had = assault.had;
    fight.was_hopeless = assault.was_hopeless;
    fight.was_announced = assault.was_announced;

    Events events;
    for (const int coin : assault.beyond) events.push_back(WentBeyond{coin});
    fight.strike = rolled_out(match, both.strike, throws, assault.dice, 0, {});
    if (both.back)
        fight.back = rolled_out(match, *both.back, throws, assault.dice, both.strike.dice.size(), assault.beyond);
    if (assault.ranged) count_shots(match, fight);
    events.push_back(Attacked{fight.strike});
    if (fight.back) events.push_back(AttackedBack{*fight.back});
    fight.strike_losses = losses_or_question(match, fight.strike, {});
    if (fight.back) fight.back_losses = losses_or_question(match, *fight.back, assault.beyond);
    match.fight = std::move(fight);
    append(events, match.awaiting.empty() ? strike_home(match, throws) : await(match));
    return events;
}

std::optional<Refusal> check(const Match& match, const Decide& command) {
    if (match.awaiting.empty()) return refuse("bad_argument", "R-24a", say("No decision is pending."));
    const Decision& due = match.awaiting.front();
    if (command.side != due.side || match.find_army(command.army) != due.army)
        return refuse(command.side != due.side ? "not_your_side" : "bad_argument", "R-24a",
                      say("{1} must now decide about {2}.", name_of(match, due.side), name_of_army(match, due.army)));
    if (due.kind == Decision::Kind::Split)
        return command.split && !command.losses ? std::nullopt
                                                : std::optional(needs(say("Answer with \"split\": true or false.")));
    if (!command.losses || command.split) return needs(say("Answer with \"losses\": the units that fall."));
    const auto coins = chosen(match, *command.losses);
    if (!coins) return coins.error();
    return check_losses(match, struck(match, due.army), spared(match, due.army), *coins);
}

Events apply(Match& match, const Throws& throws, const Decide& command) {
    const Decision due = match.awaiting.front();
    match.awaiting.erase(match.awaiting.begin());
    Events events;
    if (due.kind == Decision::Kind::Losses) {
        const std::vector<int> losses = *chosen(match, *command.losses);
        Fight& fight = *match.fight;
        (fight.strike.target_army == due.army ? fight.strike_losses : fight.back_losses) = losses;
        events.push_back(Decided{due, losses, false});
    } else {
        events.push_back(Decided{due, {}, *command.split});
        if (*command.split) append(events, split_up(match, throws, due.army));
    }
    append(events, after_decision(match, throws, due.kind));
    return events;
}

}  // namespace rules::coin_wars
