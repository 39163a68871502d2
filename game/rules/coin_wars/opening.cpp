#include "game/rules/coin_wars/opening.h"

#include <array>
#include <utility>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/deploy.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

struct PhaseOf {
    Phase now;
    Phase operator()(const Agree&) const { return Phase::Agree; }
    Phase operator()(const Faces&) const { return Phase::Faces; }
    Phase operator()(const Toss&) const { return Phase::Toss; }
    Phase operator()(const Order&) const { return Phase::Order; }
    Phase operator()(const PlaceCoin&) const { return Phase::Deploy; }
    Phase operator()(const Unplace&) const { return Phase::Deploy; }
    Phase operator()(const Ready&) const { return Phase::Deploy; }
    Phase operator()(const Concede&) const { return now; }
    template <class InPlay>
    Phase operator()(const InPlay&) const {
        return Phase::Play;
    }
};

constexpr std::array kPhaseNames{"agree", "faces", "toss", "order", "deploy", "play", "over"};

std::string name_of(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

// The same battle with the players' sides exchanged: coins, zones, names, goals and who is first.
Scenario swapped(Scenario scenario) {
    std::swap(scenario.sides[0], scenario.sides[1]);
    for (CoinSetup& coin : scenario.coins) coin.side = other(coin.side);
    auto& goals = scenario.victory.goals;
    std::swap(goals[0], goals[1]);
    for (auto& goal : goals)
        if (goal) goal->side = other(goal->side);
    if (scenario.first) scenario.first = other(*scenario.first);
    return scenario;
}

}  // namespace

Match begin(std::shared_ptr<const Scenario> scenario) {
    Match match;
    match.scenario = std::move(scenario);
    bool all_placed = true;
    for (const CoinSetup& setup : match.scenario->coins) {
        Coin coin;
        coin.at = setup.at.value_or(Vec2{});
        coin.place = setup.at ? Place::Table : Place::Hand;
        all_placed = all_placed && setup.at.has_value();
        match.coins.push_back(coin);
    }
    match.first = match.side = match.scenario->first.value_or(Side::Heads);
    if (!all_placed || !match.scenario->first) return match;
    match.phase = Phase::Play;
    match.turn = 1;
    match.actions_left = kActionsATurn;
    return match;
}

std::optional<Refusal> check_phase(const Match& match, const Command& command) {
    if (match.phase == Phase::Over) return refuse("game_over", "R-0", "The battle is over.");
    const Phase due = std::visit(PhaseOf{match.phase}, command);
    if (due == match.phase) return std::nullopt;
    return refuse(
        "wrong_phase", "R-0",
        "This belongs to the phase \"" + name_of(due) + "\"; now it is \"" + name_of(match.phase) + "\".");
}

std::optional<Refusal> check(const Match& match, const Agree& command) {
    if (!match.agreed[index(command.side)]) return std::nullopt;
    return refuse("bad_argument", "R-0", name_of(match, command.side) + " has agreed already.");
}

Events apply(Match& match, const Agree& command) {
    match.agreed[index(command.side)] = true;
    if (match.agreed[index(other(command.side))]) match.phase = Phase::Faces;
    return {Agreed{command.side}};
}

std::optional<Refusal> check(const Match&, const Faces&) { return std::nullopt; }

Events apply(Match& match, const Faces& command) {
    if (command.swap) match.scenario = std::make_shared<const Scenario>(swapped(*match.scenario));
    Events events{FacesChosen{command.swap}};
    if (!match.scenario->first) {
        match.phase = Phase::Toss;
        return events;
    }
    // The battle itself says who is first: nothing is left to the toss.
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

}  // namespace rules::coin_wars
