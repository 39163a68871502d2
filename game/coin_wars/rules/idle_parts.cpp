#include "game/coin_wars/rules/idle_parts.h"

#include <algorithm>
#include <string>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/arrivals.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ground.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

namespace {

using Complaints = std::vector<Complaint>;

struct Countable {
    int coins = 0, cents = 0;
};

// Whatever could count for it if all of it were there, or lost.
Countable countable(const Scenario& scenario, const Condition& condition) {
    Countable all;
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i) {
        const CoinSetup& coin = scenario.coin(i);
        if (coin.watching || coin.side != condition.side || !core::empty_or_contains(condition.named, i) ||
            !core::empty_or_contains(condition.types, coin.type))
            continue;
        ++all.coins;
        all.cents += scenario.type(coin.type).cents;
    }
    return all;
}

// "Lost so far: {1} of {2}"
bool fills_in(const std::string& tally) {
    for (std::size_t i = 0; i < tally.size(); ++i) {
        if (tally[i] != '{' && tally[i] != '}') continue;
        const std::string hole = tally.substr(i, 3);
        if (hole != "{1}" && hole != "{2}") return false;
        i += 2;
    }
    return true;
}

class Conditions {
public:
    Conditions(const Scenario& scenario, Complaints& found) : scenario_(scenario), found_(found) {}

    void visit(const std::optional<Condition>& condition, const std::string& place) {
        if (condition) visit(*condition, place);
    }
    void visit(const Condition& condition, const std::string& place) {
        if (condition.kind == Condition::Kind::Lost) return lost(condition, place + "/lost");
        if (condition.kind == Condition::Kind::Held) return held(condition, place + "/held");
        if (condition.kind == Condition::Kind::Not) return visit(condition.of.front(), place + "/not");
        const std::string list = place + (condition.kind == Condition::Kind::Any ? "/any" : "/all");
        if (condition.kind == Condition::Kind::Any && condition.of.empty())
            found_.push_back({list, say("there is nothing in this list, so it never comes true")});
        for (std::size_t i = 0; i < condition.of.size(); ++i) visit(condition.of[i], list + "/" + std::to_string(i));
    }

private:
    void lost(const Condition& condition, const std::string& place) {
        tally(condition, place);
        if (scenario_.free) return;
        const Countable all = countable(scenario_, condition);
        few(condition.coins, all.coins, place + "/coins");
        if (condition.cents > all.cents)
            found_.push_back({place + "/cents", say("never so much: all that count are worth {1} cents", all.cents)});
    }
    void held(const Condition& condition, const std::string& place) {
        tally(condition, place);
        if (condition.when == Condition::When::Limit && scenario_.victory.turns == 0)
            found_.push_back({place + "/when", say("the battle has no last round, so this is never asked")});
        if (!scenario_.free) few(condition.coins, countable(scenario_, condition).coins, place + "/count");
    }
    void few(int asked, int there, const std::string& place) {
        if (asked > there)
            found_.push_back({place, say_many(there, "never so many: only one coin counts here",
                                              "never so many: only {1} coins count here")});
    }
    void tally(const Condition& condition, const std::string& place) {
        if (!fills_in(condition.tally.text))
            found_.push_back({place + "/tally", say("of the signs in braces only {1} and {2} are filled in",
                                                    plain("{1}"), plain("{2}"))});
    }

    const Scenario& scenario_;
    Complaints& found_;
};

void add_conditions(const Scenario& scenario, Complaints& found) {
    Conditions conditions(scenario, found);
    const Victory& victory = scenario.victory;
    conditions.visit(victory.goals[index(Side::Heads)], "/victory/heads");
    conditions.visit(victory.goals[index(Side::Tails)], "/victory/tails");
    for (std::size_t i = 0; i < victory.results.size(); ++i)
        conditions.visit(victory.results[i].when, "/victory/at_limit/" + std::to_string(i) + "/when");
    for (std::size_t i = 0; i < victory.degrees.size(); ++i)
        conditions.visit(victory.degrees[i].when, "/victory/degrees/" + std::to_string(i) + "/when");
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        conditions.visit(scenario.terrain[i].begins, "/terrain/" + std::to_string(i) + "/begins");
        conditions.visit(scenario.terrain[i].ends, "/terrain/" + std::to_string(i) + "/ends");
    }
}

bool begins_with_deployment(const Scenario& scenario) {
    return !scenario.first || scenario.set_up_anew || std::ranges::any_of(scenario.coins, [](const CoinSetup& coin) {
        return !coin.at && coin.arrives == 0 && !coin.watching;
    });
}

void add_coin(const Scenario& scenario, int index, const std::string& place, Complaints& found) {
    const CoinSetup& coin = scenario.coin(index);
    if (coin.watching) return;
    const int turns = scenario.victory.turns;
    if (turns > 0 && coin.arrives > turns)
        found.push_back({place + "/arrives/turn", say("it never comes: the last round is {1}", turns)});
    if (coin.arrives > 0 && !has_room_to_enter(scenario, index))
        found.push_back({place + "/arrives/area", say("it never comes: the area is too small for it")});
    if (turns > 0 && coin.waits > turns)
        found.push_back({place + "/waits", say("it never acts: the last round is {1}", turns)});
    const bool lies = coin.at && coin.arrives == 0;
    if (lies && begins_with_deployment(scenario) &&
        !wholly_inside(deployment_zone(scenario, coin.side), {*coin.at, scenario.type(coin.type).radius()},
                       measure::kTolerance))
        found.push_back({place + "/at", say("lies outside its side's zone")});
}

}  // namespace

std::vector<Complaint> idle_parts(const Scenario& scenario) {
    Complaints found;
    for (const Side side : {Side::Heads, Side::Tails}) {
        std::size_t place = 0;
        for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i)
            if (scenario.coin(i).side == side)
                add_coin(scenario, i, "/sides/" + word(side) + "/coins/" + std::to_string(place++), found);
    }
    add_conditions(scenario, found);
    return found;
}

}  // namespace rules::coin_wars
