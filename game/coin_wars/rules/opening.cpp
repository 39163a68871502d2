#include "game/coin_wars/rules/opening.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army_forming.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/arrivals.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/kit/one_of.h"

namespace rules::coin_wars {

namespace {

// Armies can form during deployment as well.
template <class C>
Phase phase_of(const C&, Phase now) {
    if constexpr (is_one_of<C, Agree>) return Phase::Agree;
    if constexpr (is_one_of<C, Faces>) return Phase::Faces;
    if constexpr (is_one_of<C, Toss>) return Phase::Toss;
    if constexpr (is_one_of<C, Order>) return Phase::Order;
    if constexpr (is_one_of<C, Edge, PlaceCoin, PlaceCoins, Unplace, Ready>) return Phase::Deploy;
    if constexpr (is_one_of<C, Concede>) return now;
    if constexpr (is_one_of<C, Form, Join>) return now == Phase::Deploy ? now : Phase::Play;
    return Phase::Play;
}

// Translators: phases of a battle, as the program names them in quotes.
constexpr std::array kPhaseNames{mark("agree"),  mark("faces"), mark("toss"), mark("order"),
                                 mark("deploy"), mark("play"),  mark("over")};
static_assert(kPhaseNames.size() == static_cast<std::size_t>(Phase::Over) + 1);

Phrase name_of(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

void swap_sides(Condition& condition) {
    condition.side = other(condition.side);
    for (Condition& part : condition.of) swap_sides(part);
}

void swap_side(std::optional<Side>& side) {
    if (side) side = other(*side);
}

void swap_sides(std::optional<Condition>& condition) {
    if (condition) swap_sides(*condition);
}

void swap_sides(SpecialRule& rule) {
    each_who(rule, [](Who& who) { swap_side(who.side); });
    swap_sides(rule.when.once);
}

// by earlier rulings degrees of victory and what ground waits for stayed as they were.
Scenario with_faces_chosen(const Scenario& before) {
    Scenario after = swapped(before);
    if (before.rulings.faces_swap_conditions()) return after;
    after.victory.degrees = before.victory.degrees;
    for (std::size_t i = 0; i < after.terrain.size(); ++i) {
        after.terrain[i].begins = before.terrain[i].begins;
        after.terrain[i].ends = before.terrain[i].ends;
    }
    return after;
}

// R-24a: says which decision is pending.
Phrase asked(const Match& match, const Decision& decision) {
    const Phrase side = name_of(match, decision.side), army = name_of_army(match, decision.army);
    return decision.kind == Decision::Kind::Losses ? say("{1} must first decide which coins of {2} fall.", side, army)
                                                   : say("{1} must first decide whether to split {2}.", side, army);
}

std::optional<Refusal> check_awaiting(const Match& match, const Command& command) {
    const bool decides = holds_alternative<Decide>(command);
    if (match.awaiting.empty()) {
        if (!decides) return std::nullopt;
        return refuse("bad_argument", "R-24a", say("No decision is pending."));
    }
    if (decides || holds_alternative<Concede>(command)) return std::nullopt;
    return refuse("awaiting", "R-24a", asked(match, match.awaiting.front()));
}

}  // namespace

Scenario swapped(Scenario scenario) {
    std::swap(scenario.sides[0], scenario.sides[1]);
    for (CoinSetup& coin : scenario.coins) coin.side = other(coin.side);
    for (CoinType& type : scenario.types) swap_side(type.unit_side);
    for (Terrain& terrain : scenario.terrain) {
        swap_side(terrain.side);
        swap_sides(terrain.begins);
        swap_sides(terrain.ends);
    }
    std::swap(scenario.advanced.beyond[0], scenario.advanced.beyond[1]);
    for (Technology& technology : scenario.advanced.technology) technology.backward = other(technology.backward);
    for (SpecialRule& rule : scenario.advanced.special) swap_sides(rule);
    Victory& victory = scenario.victory;
    std::swap(victory.goals[0], victory.goals[1]);
    std::swap(victory.words.heads, victory.words.tails);
    for (auto& goal : victory.goals) swap_sides(goal);
    for (LimitResult& result : victory.results) {
        swap_sides(result.when);
        swap_side(result.winner);
    }
    for (VictoryDegree& degree : victory.degrees) {
        swap_side(degree.winner);
        swap_sides(degree.when);
    }
    swap_side(scenario.first);
    return scenario;
}

Match begin(std::shared_ptr<const Scenario> scenario) {
    Match match = laid_out(std::move(scenario));
    match.first = match.side = match.scenario->first.value_or(Side::Heads);
    std::vector<int> placed;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i)) placed.push_back(i);
    form_setup_armies(match, placed);
    const bool all_placed = !core::contains(match.coins, Place::Hand, &Coin::place);
    if (!all_placed || !match.scenario->first || match.scenario->set_up_anew) return match;
    match.phase = Phase::Play;
    match.turn = 1;
    match.actions_left = kActionsATurn;
    arrive(match);
    return match;
}

std::optional<Refusal> check_phase(const Match& match, const Command& command) {
    if (match.phase == Phase::Over) return refuse("game_over", "R-0", say("The battle is over."));
    const Phase due = visit([&](const auto& each) { return phase_of(each, match.phase); }, command);
    if (due == match.phase) return check_awaiting(match, command);
    return refuse(
        "wrong_phase", "R-0",
        say("This belongs to the phase \"{1}\"; the current phase is \"{2}\".", name_of(due), name_of(match.phase)));
}

std::optional<Refusal> check(const Match& match, const Agree& command) {
    if (!match.agreed[index(command.side)]) return std::nullopt;
    return refuse("bad_argument", "R-0", say("{1} has already agreed.", name_of(match, command.side)));
}

Events apply(Match& match, const Agree& command) {
    match.agreed[index(command.side)] = true;
    if (match.agreed[index(other(command.side))]) match.phase = Phase::Faces;
    return {Agreed{command.side}};
}

std::optional<Refusal> check(const Match&, const Faces&) { return std::nullopt; }

Events apply(Match& match, const Faces& command) {
    if (command.swap) adopt(match, std::make_shared<const Scenario>(with_faces_chosen(*match.scenario)));
    Events events{FacesChosen{command.swap}};
    if (!match.scenario->first) {
        match.phase = Phase::Toss;
        return events;
    }
    // The battle itself says which side goes first: no toss is needed.
    match.first = *match.scenario->first;
    begin_deployment(match, other(match.first));
    return events;
}

std::optional<Refusal> check(const Match&, const Toss&) { return std::nullopt; }

Events apply(Match& match, const Toss& command, Face shown) {
    match.toss_winner = shown == Face::Heads ? Side::Heads : Side::Tails;
    match.phase = Phase::Order;
    return {Tossed{shown, command.face.has_value()}};
}

std::optional<Refusal> check(const Match&, const Order&) { return std::nullopt; }

Events apply(Match& match, const Order& command) {
    match.first = command.first;
    begin_deployment(match, other(*match.toss_winner));
    return {Ordered{command.first}};
}

std::optional<Refusal> check(const Match& match, const Edge&) {
    if (!match.scenario->free) return refuse("rule_off", "R-0", say("The edge can be chosen only in a free battle."));
    if (match.side == match.toss_winner)
        return refuse(
            "not_your_side", "R-0",
            say("Only {1}, who lost the toss, may choose the edge.", name_of(match, other(*match.toss_winner))));
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == match.side && match.on_table(i))
            return refuse("bad_argument", "R-0", say("The edge is chosen before the first coin is placed."),
                          std::nullopt, {match.id(i)});
    return std::nullopt;
}

Events apply(Match& match, const Edge&) {
    Scenario scenario = *match.scenario;
    for (const Side side : {Side::Heads, Side::Tails})
        scenario.sides[index(side)].zone = deployment_zone(*match.scenario, other(side));
    adopt(match, std::make_shared<const Scenario>(std::move(scenario)));
    return {EdgeTaken{match.side}};
}

}  // namespace rules::coin_wars
