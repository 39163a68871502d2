// BX-7 in words, for people.

#include <algorithm>
#include <utility>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_degrees.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;
using When = Condition::When;

Phrase coins_text(int count) { return say_many(count, "{1} coin", "{1} coins"); }

enum class Link { And, Or, CommaOr };

Phrase with_last(Link link, const Phrase& before, const Phrase& last) {
    switch (link) {
        case Link::And:
            return say("{1} and {2}", before, last);
        case Link::Or:
            return say("{1} or {2}", before, last);
        case Link::CommaOr:
            break;
    }
    return say("{1}, or {2}", before, last);
}

// "a, b and c"
Phrase list(std::vector<Phrase> parts, Link link) {
    if (parts.size() < 2) return parts.empty() ? Phrase() : parts.front();
    const Phrase last = std::move(parts.back());
    parts.pop_back();
    return with_last(link, joined(parts, comma()), last);
}

Phrase names_of(const Scenario& scenario, const std::vector<int>& coins) {
    const int count = static_cast<int>(coins.size());
    if (coins.size() > kMaxNames) return say_many(count, "{1} named coin", "{1} named coins");
    std::vector<Phrase> names;
    for (const int coin : coins) names.push_back(name_of(scenario, coin));
    return list(std::move(names), Link::And);
}

// Translators: so many of the coins that are named: "2 of Quarter t1 and Quarter t2".
// Translators: some of these coins: "2 of Darius and Bessus".
Phrase some_of(int count, const Phrase& names) {
    Phrase some(words::mark_in("some of these coins", "{1} of {2}"));
    some.parts = {count, names};
    return some;
}

// "15 coins", "2 of Quarter t1 and Quarter t2", "Quarter t1", "coins worth $1.20"
Phrase lost_coins(const Scenario& scenario, const Condition& lost) {
    const Phrase worth = in_money(scenario, lost.cents);
    if (!lost.named.empty() && lost.coins == 0 && lost.cents > 0)
        return say("coins worth {1} among {2}", worth, names_of(scenario, lost.named));
    std::vector<Phrase> parts;
    const bool all_named = lost.coins == 0 || lost.coins == static_cast<int>(lost.named.size());
    if (!lost.named.empty()) {
        const Phrase names = names_of(scenario, lost.named);
        parts.push_back(all_named ? names : some_of(lost.coins, names));
    } else if (lost.coins > 0) {
        parts.push_back(coins_text(lost.coins));
    }
    if (lost.cents > 0) parts.push_back(say("coins worth {1}", worth));
    return list(std::move(parts), Link::And);
}

// "3 coins (Quarter or Nickel)"
Phrase of_types(const Scenario& scenario, const Condition& held, const Phrase& coins) {
    if (held.types.empty()) return coins;
    std::vector<Phrase> titles;
    for (const int type : held.types) titles.push_back(display_name(scenario, type, held.side));
    return say("{1} ({2})", coins, list(std::move(titles), Link::Or));
}

Phrase holders(const Scenario& scenario, const Condition& held) {
    if (!held.named.empty()) {
        const Phrase names = names_of(scenario, held.named);
        if (held.coins == static_cast<int>(held.named.size())) return names;
        return of_types(scenario, held, some_of(held.coins, names));
    }
    return of_types(scenario, held, coins_text(held.coins));
}

Phrase held_text(const Scenario& scenario, const Condition& held) {
    const Phrase place = place_of(scenario, held), with = holders(scenario, held);
    const int turns = scenario.victory.turns;
    // Translators: {1} is a place, {2} says who holds it: "Hill with 3 coins".
    if (held.when == When::Now) return say("{1} with {2}", place, with);
    if (held.when == When::TurnEnd && held.turns == 1) return say("{1} with {2} at the end of a round", place, with);
    if (held.when == When::TurnEnd)
        return say("{1} with {2} at the end of {3} rounds running", place, with, held.turns);
    return turns > 0 ? say("{1} with {2} when round {3} ends", place, with, turns)
                     : say("{1} with {2} at the round limit", place, with);
}

enum class Claim { Holds, Fails };

// "Rome has lost 15 coins", "Rome does not hold Hill with 3 coins"
Phrase clause(const Scenario& scenario, const Condition& condition, Claim claim) {
    const bool fails = claim == Claim::Fails;
    const Phrase side = name_of(scenario, condition.side);
    if (condition.kind == Kind::Lost) {
        const Phrase lost = lost_coins(scenario, condition);
        return fails ? say("{1} has not lost {2}", side, lost) : say("{1} has lost {2}", side, lost);
    }
    if (condition.kind == Kind::Held) {
        const Phrase held = held_text(scenario, condition);
        return fails ? say("{1} does not hold {2}", side, held) : say("{1} holds {2}", side, held);
    }
    if (condition.kind == Kind::Not) return clause(scenario, condition.of.front(), fails ? Claim::Holds : Claim::Fails);
    if (condition.of.empty())
        return (condition.kind == Kind::All) != fails ? say("nothing else happens") : say("never");
    std::vector<Phrase> parts;
    for (const Condition& part : condition.of) parts.push_back(clause(scenario, part, claim));
    // De Morgan: a failed `any` means that all parts fail, and vice versa.
    return list(std::move(parts), (condition.kind == Kind::Any) != fails ? Link::Or : Link::And);
}

// "by taking 15 coins", "if Rome holds ..."
Phrase way_to_win(const Scenario& scenario, const Condition& condition, Side winner) {
    if (condition.kind == Kind::Lost && condition.side != winner)
        return say("by taking {1}", lost_coins(scenario, condition));
    if (condition.kind == Kind::Held && condition.side == winner)
        return say("by holding {1}", held_text(scenario, condition));
    const bool compound = condition.kind == Kind::Any || condition.kind == Kind::All;
    if (!compound || condition.of.empty()) return say("if {1}", clause(scenario, condition, Claim::Holds));
    std::vector<Phrase> parts;
    for (const Condition& part : condition.of) parts.push_back(way_to_win(scenario, part, winner));
    return list(std::move(parts), condition.kind == Kind::Any ? Link::CommaOr : Link::And);
}

Phrase result_text(const Scenario& scenario, const LimitResult& result) {
    if (holds_always(result))
        return result.winner ? say("victory goes to {1}", name_of(scenario, *result.winner)) : say("it is a draw");
    const Phrase when = clause(scenario, result.when, Claim::Holds);
    return result.winner ? say("{1} wins if {2}", name_of(scenario, *result.winner), when)
                         : say("it is a draw if {1}", when);
}

}  // namespace

Phrase place_of(const Scenario& scenario, const Condition& held) {
    const auto terrain = std::ranges::find(scenario.terrain, held.area, &Terrain::polygon);
    return terrain == scenario.terrain.end() || terrain->name.empty() ? say("the marked area") : known(terrain->name);
}

Phrase in_words(const Scenario& scenario, const Condition& condition, Side winner) {
    // Translators: {2} is "by taking 15 coins" or "if Rome holds the hill with 3 coins".
    return say("{1} wins {2}", name_of(scenario, winner), way_to_win(scenario, condition, winner));
}

Phrase in_words(const Scenario& scenario, const Condition& condition) {
    return clause(scenario, condition, Claim::Holds);
}

std::vector<Phrase> victory_in_words(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    std::vector<Phrase> sentences;
    for (const Side side : {Side::Heads, Side::Tails})
        if (const auto& goal = victory.goals[index(side)]) sentences.push_back(in_words(scenario, *goal, side));
    if (victory.turns == 0) return sentences;
    std::vector<Phrase> results;
    const auto last = std::ranges::find_if(victory.results, holds_always);
    for (auto result = victory.results.begin(); result != last; ++result)
        results.push_back(result_text(scenario, *result));
    if (last != victory.results.end())
        results.push_back(result_text(scenario, *last));
    else
        results.push_back(victory.at_limit == AtLimit::Purse ? say("the larger purse wins") : say("it is a draw"));
    // Translators: {2} and {1} are results: "the larger purse wins", "Rome wins if ...".
    sentences.push_back(say("When round {1} ends, {2}", victory.turns, results.front()));
    for (std::size_t i = 1; i < results.size(); ++i) sentences.push_back(say("Otherwise {1}", results[i]));
    return sentences;
}

}  // namespace rules::coin_wars
