// The commands of a muster: buying, laying, taking up, being ready.

#include <algorithm>

#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/war_checks.h"
#include "game/coin_wars/wars/rules/war_event.h"
#include "game/kit/coin_type.h"
#include "game/kit/money.h"

namespace rules::war {

namespace {

Phrase money(int cents) { return in_currency(kDollars, cents); }

// Refuses if the nation's line has no place of this name.
Check check_stand(const Match& match, int nation, const std::string& place) {
    if (stand_of(match, nation, place) >= 0) return std::nullopt;
    return Refusal{"unknown_place", "",
                   say("{1} has no place called {2} here.", known(match.nation(nation).name), plain(place))};
}

const std::string& laid_at(const Match& match, int nation, const std::string& place) {
    return match.host(nation).laid[static_cast<std::size_t>(stand_of(match, nation, place))];
}

}  // namespace

Check check_phase(const Match& match, Phase phase) {
    if (match.phase == phase) return std::nullopt;
    switch (match.phase) {
        case Phase::Muster:
            return Refusal{"wrong_phase", "", say("The forces are gathering.")};
        case Phase::Battle:
            return Refusal{"wrong_phase", "", say("A battle is being fought.")};
        case Phase::Road:
            return Refusal{"wrong_phase", "", say("The war is on its way to the next battle.")};
        case Phase::Over:
            break;
    }
    return Refusal{"wrong_phase", "", say("The war is over.")};
}

Check check_nation(const Match& match, const std::string& nation) {
    if (match.plan->nation(nation) >= 0) return std::nullopt;
    return Refusal{"unknown_people", "", say("No nation in this war is called {1}.", plain(nation))};
}

Check check_muster(const Match& match, const std::string& nation) {
    if (auto refusal = check_phase(match, Phase::Muster)) return refusal;
    if (auto refusal = check_nation(match, nation)) return refusal;
    const int which = match.plan->nation(nation);
    if (!match.host(which).ready) return std::nullopt;
    return Refusal{"is_ready", "", say("{1} is ready: its line is set up.", known(match.nation(which).name))};
}

Check check(const Match& match, const Buy& buy) {
    if (auto refusal = check_muster(match, buy.nation)) return refusal;
    const int nation = match.plan->nation(buy.nation);
    const int price = match.nation(nation).prices.of(buy.type) * buy.count, purse = match.host(nation).purse;
    if (price == 0) return Refusal{"not_for_sale", "", say("{1} cannot be bought here.", plain(buy.type))};
    if (match.host(nation).pool.of(buy.type) + buy.count > limits::kCoins)
        return Refusal{"not_for_sale", "", say("There can be no more than {1} coins of one type.", limits::kCoins)};
    if (price > purse)
        return Refusal{"too_dear", "",
                       say("That costs {1}, but the purse holds only {2}.", money(price), money(purse))};
    Match after = match;
    after.host(nation).pool.add(buy.type, buy.count);
    const int max = max_fielded(after, nation, purse - price);
    if (max >= least_of(match, nation)) return std::nullopt;
    return Refusal{"muster_would_fail", "",
                   say_many(max, "After that, {2} could field only {1} coin, but this battle asks for {3}.",
                            "After that, {2} could field only {1} coins, but this battle asks for {3}.",
                            known(match.nation(nation).name), least_of(match, nation))};
}

Events apply(Match& match, const Buy& buy) {
    const int nation = match.plan->nation(buy.nation);
    WarForce& host = match.host(nation);
    const int before = host.purse;
    host.purse -= match.nation(nation).prices.of(buy.type) * buy.count;
    host.pool.add(buy.type, buy.count);
    Events events;
    events.push_back(Bought{buy.nation, buy.type, buy.count, before, host.purse});
    for (int i = 0; i < buy.count; ++i)
        if (const auto stand = lay_in_own_place(match, nation, buy.type))
            events.push_back(CoinLaid{buy.nation,
                                      match.plan->stands(nation, match.place)[static_cast<std::size_t>(*stand)].coin,
                                      "", buy.type});
    return events;
}

Check check(const Match& match, const Lay& lay) {
    if (auto refusal = check_muster(match, lay.nation)) return refusal;
    const int nation = match.plan->nation(lay.nation);
    if (auto refusal = check_stand(match, nation, lay.place)) return refusal;
    const int stand = stand_of(match, nation, lay.place);
    if (laid_at(match, nation, lay.place) == lay.type)
        return Refusal{"lies_there", "", say("There is already a coin of that type there.")};
    if (stays_empty(match, nation, stand))
        return Refusal{"leader_fell", "",
                       say("{1} has fallen: their place stays empty.",
                           known(match.plan->leader_of(nation, match.place, lay.place)->name))};
    if (!match.plan->coin(lay.type) || match.host(nation).free(lay.type) <= 0)
        return Refusal{"no_such_coin", "",
                       say("{1} has no {2} to place there.", known(match.nation(nation).name), plain(lay.type))};
    if (fits(match, nation, stand, lay.type)) return std::nullopt;
    return Refusal{"too_large", "", say("There is no room for a coin of that size.")};
}

Events apply(Match& match, const Lay& lay) {
    const int nation = match.plan->nation(lay.nation);
    std::string& laid = match.host(nation).laid[static_cast<std::size_t>(stand_of(match, nation, lay.place))];
    Events events;
    events.push_back(CoinLaid{lay.nation, lay.place, laid, lay.type});
    laid = lay.type;
    return events;
}

Check check(const Match& match, const TakeUp& take) {
    if (auto refusal = check_muster(match, take.nation)) return refusal;
    const int nation = match.plan->nation(take.nation);
    if (auto refusal = check_stand(match, nation, take.place)) return refusal;
    if (laid_at(match, nation, take.place).empty()) return Refusal{"is_empty", "", say("There is no coin there.")};
    const LeaderSetup* leader = match.plan->leader_of(nation, match.place, take.place);
    if (!leader) return std::nullopt;
    return Refusal{"leads_here", "", say("{1} leads here: their coin stays in the line.", known(leader->name))};
}

Events apply(Match& match, const TakeUp& take) {
    const int nation = match.plan->nation(take.nation);
    std::string& laid = match.host(nation).laid[static_cast<std::size_t>(stand_of(match, nation, take.place))];
    Events events;
    events.push_back(CoinTaken{take.nation, take.place, laid});
    laid.clear();
    return events;
}

Check check(const Match& match, const Ready& ready) {
    if (auto refusal = check_muster(match, ready.nation)) return refusal;
    const int nation = match.plan->nation(ready.nation);
    if (const LeaderSetup* leader = leader_missing(match, nation))
        return Refusal{"leads_here", "", say("{1} leads here: place a coin for them.", known(leader->name))};
    if (match.host(nation).fielded() >= least_of(match, nation)) return std::nullopt;
    return Refusal{"too_few", "",
                   say_many(match.host(nation).fielded(), "{2} fields {1} coin, but this battle asks for {3}.",
                            "{2} fields {1} coins, but this battle asks for {3}.", known(match.nation(nation).name),
                            least_of(match, nation))};
}

Events apply(Match& match, const Ready& ready) {
    WarForce& host = match.host(match.plan->nation(ready.nation));
    host.ready = true;
    Events events;
    events.push_back(NationReady{ready.nation, host.fielded()});
    if (!std::ranges::all_of(match.hosts, &WarForce::ready)) return events;
    match.phase = Phase::Battle;
    events.push_back(BattleBegins{match.at().id});
    return events;
}

}  // namespace rules::war
