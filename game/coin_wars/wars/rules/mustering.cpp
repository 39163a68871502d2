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
Check check_stand(const Match& match, int people, const std::string& place) {
    if (stand_of(match, people, place) >= 0) return std::nullopt;
    return Refusal{"unknown_place", "",
                   say("{1} has no place called {2} here.", known(match.people(people).name), plain(place))};
}

const std::string& laid_at(const Match& match, int people, const std::string& place) {
    return match.host(people).laid[static_cast<std::size_t>(stand_of(match, people, place))];
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

Check check_people(const Match& match, const std::string& people) {
    if (match.plan->people(people) >= 0) return std::nullopt;
    return Refusal{"unknown_people", "", say("No nation in this war is called {1}.", plain(people))};
}

Check check_muster(const Match& match, const std::string& people) {
    if (auto refusal = check_phase(match, Phase::Muster)) return refusal;
    if (auto refusal = check_people(match, people)) return refusal;
    const int which = match.plan->people(people);
    if (!match.host(which).ready) return std::nullopt;
    return Refusal{"is_ready", "", say("{1} is ready: its line is set up.", known(match.people(which).name))};
}

Check check(const Match& match, const Buy& buy) {
    if (auto refusal = check_muster(match, buy.people)) return refusal;
    const int people = match.plan->people(buy.people);
    const int price = match.people(people).prices.of(buy.type) * buy.count, purse = match.host(people).purse;
    if (price == 0) return Refusal{"not_for_sale", "", say("{1} cannot be bought here.", plain(buy.type))};
    if (match.host(people).pool.of(buy.type) + buy.count > limits::kCoins)
        return Refusal{"not_for_sale", "", say("There can be no more than {1} coins of one type.", limits::kCoins)};
    if (price > purse)
        return Refusal{"too_dear", "",
                       say("That costs {1}, but the purse holds only {2}.", money(price), money(purse))};
    Match after = match;
    after.host(people).pool.add(buy.type, buy.count);
    const int most = most_fielded(after, people, purse - price);
    if (most >= least_of(match, people)) return std::nullopt;
    return Refusal{"muster_would_fail", "",
                   say("After that, {1} could field only {2} coins, but this battle asks for {3}.",
                       known(match.people(people).name), most, least_of(match, people))};
}

Events apply(Match& match, const Buy& buy) {
    const int people = match.plan->people(buy.people);
    WarForce& host = match.host(people);
    const int before = host.purse;
    host.purse -= match.people(people).prices.of(buy.type) * buy.count;
    host.pool.add(buy.type, buy.count);
    Events events;
    events.push_back(Bought{buy.people, buy.type, buy.count, before, host.purse});
    for (int i = 0; i < buy.count; ++i)
        if (const auto stand = lay_in_own_place(match, people, buy.type))
            events.push_back(CoinLaid{buy.people,
                                      match.plan->stands(people, match.place)[static_cast<std::size_t>(*stand)].coin,
                                      "", buy.type});
    return events;
}

Check check(const Match& match, const Lay& lay) {
    if (auto refusal = check_muster(match, lay.people)) return refusal;
    const int people = match.plan->people(lay.people);
    if (auto refusal = check_stand(match, people, lay.place)) return refusal;
    const int stand = stand_of(match, people, lay.place);
    if (laid_at(match, people, lay.place) == lay.type)
        return Refusal{"lies_there", "", say("There is already a coin of that type there.")};
    if (stays_empty(match, people, stand))
        return Refusal{"leader_fell", "",
                       say("{1} has fallen: their place stays empty.",
                           known(match.plan->leader_of(people, match.place, lay.place)->name))};
    if (!match.plan->coin(lay.type) || match.host(people).free(lay.type) <= 0)
        return Refusal{"no_such_coin", "",
                       say("{1} has no {2} to place there.", known(match.people(people).name), plain(lay.type))};
    if (fits(match, people, stand, lay.type)) return std::nullopt;
    return Refusal{"too_large", "", say("There is no room for a coin of that size.")};
}

Events apply(Match& match, const Lay& lay) {
    const int people = match.plan->people(lay.people);
    std::string& laid = match.host(people).laid[static_cast<std::size_t>(stand_of(match, people, lay.place))];
    Events events;
    events.push_back(CoinLaid{lay.people, lay.place, laid, lay.type});
    laid = lay.type;
    return events;
}

Check check(const Match& match, const TakeUp& take) {
    if (auto refusal = check_muster(match, take.people)) return refusal;
    const int people = match.plan->people(take.people);
    if (auto refusal = check_stand(match, people, take.place)) return refusal;
    if (laid_at(match, people, take.place).empty()) return Refusal{"is_empty", "", say("There is no coin there.")};
    const LeaderSetup* leader = match.plan->leader_of(people, match.place, take.place);
    if (!leader) return std::nullopt;
    return Refusal{"leads_here", "", say("{1} leads here: their coin stays in the line.", known(leader->name))};
}

Events apply(Match& match, const TakeUp& take) {
    const int people = match.plan->people(take.people);
    std::string& laid = match.host(people).laid[static_cast<std::size_t>(stand_of(match, people, take.place))];
    Events events;
    events.push_back(CoinTaken{take.people, take.place, laid});
    laid.clear();
    return events;
}

Check check(const Match& match, const Ready& ready) {
    if (auto refusal = check_muster(match, ready.people)) return refusal;
    const int people = match.plan->people(ready.people);
    if (const LeaderSetup* leader = leader_missing(match, people))
        return Refusal{"leads_here", "", say("{1} leads here: place a coin for them.", known(leader->name))};
    if (match.host(people).fielded() >= least_of(match, people)) return std::nullopt;
    return Refusal{"too_few", "",
                   say("{1} fields {2} coins, but this battle asks for {3}.", known(match.people(people).name),
                       match.host(people).fielded(), least_of(match, people))};
}

Events apply(Match& match, const Ready& ready) {
    WarForce& host = match.host(match.plan->people(ready.people));
    host.ready = true;
    Events events;
    events.push_back(PeopleReady{ready.people, host.fielded()});
    if (!std::ranges::all_of(match.hosts, &WarForce::ready)) return events;
    match.phase = Phase::Battle;
    events.push_back(BattleBegins{match.at().id});
    return events;
}

}  // namespace rules::war
