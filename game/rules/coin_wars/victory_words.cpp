// BX-7 for people.

#include <algorithm>

#include "game/rules/coin_wars/victory.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;
using When = Condition::When;

constexpr std::size_t kMostNames = 4;  // more are counted

std::string coins_text(int count) { return std::to_string(count) + (count == 1 ? " coin" : " coins"); }

std::string money(int cents) {
    std::string text = "$";
    text += std::to_string(cents / 100);
    text += cents % 100 < 10 ? ".0" : ".";
    return text + std::to_string(cents % 100);
}

std::string joined(const std::vector<std::string>& parts, const std::string& last_link) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : last_link) + parts[i];
    return text;
}

std::string names_of(const Scenario& scenario, const std::vector<int>& coins) {
    if (coins.size() > kMostNames) return std::to_string(coins.size()) + " named coins";
    std::vector<std::string> names;
    for (const int coin : coins) names.push_back(name_of(scenario, coin));
    return joined(names, " and ");
}

// How one type is called by the side.
std::string title_of(const Scenario& scenario, int type, Side side) {
    const CoinType& row = scenario.types[static_cast<std::size_t>(type)];
    const auto& names = scenario.sides[index(side)].names;
    const auto own = names.find(row.name);
    return own == names.end() ? row.title : own->second;
}

// "15 coins", "2 of Quarter t1 and Quarter t2", "Quarter t1", "coins worth $1.20"
std::string lost_coins(const Scenario& scenario, const Condition& lost) {
    std::vector<std::string> parts;
    const bool all_named = lost.coins == 0 || lost.coins == static_cast<int>(lost.named.size());
    if (!lost.named.empty())
        parts.push_back((all_named ? "" : std::to_string(lost.coins) + " of ") +
                        names_of(scenario, lost.named));
    else if (lost.coins > 0)
        parts.push_back(coins_text(lost.coins));
    if (lost.cents > 0) parts.push_back("coins worth " + money(lost.cents));
    return joined(parts, " and ");
}

std::string place_of(const Scenario& scenario, const Condition& held) {
    const auto terrain = std::ranges::find(scenario.terrain, held.area, &Terrain::polygon);
    return terrain == scenario.terrain.end() || terrain->name.empty() ? "the marked area" : terrain->name;
}

std::string holders(const Scenario& scenario, const Condition& held) {
    std::string text = coins_text(held.coins);
    if (!held.named.empty() && held.coins == static_cast<int>(held.named.size()))
        return names_of(scenario, held.named);
    if (!held.named.empty()) text = std::to_string(held.coins) + " of " + names_of(scenario, held.named);
    if (held.types.empty()) return text;
    std::vector<std::string> titles;
    for (const int type : held.types) titles.push_back(title_of(scenario, type, held.side));
    return text + " (" + joined(titles, " or ") + ")";
}

std::string limit_text(const Scenario& scenario) {
    const int turns = scenario.victory.turns;
    return turns > 0 ? std::string("when turn ") + std::to_string(turns) + " ends" : "at the turn limit";
}

std::string time_of(const Scenario& scenario, const Condition& held) {
    if (held.when == When::Limit) return std::string(" ").append(limit_text(scenario));
    if (held.when == When::Now) return "";
    if (held.turns == 1) return " at the end of a turn";
    return std::string(" at the end of ") + std::to_string(held.turns) + " turns running";
}

std::string held_text(const Scenario& scenario, const Condition& held) {
    return place_of(scenario, held) + " with " + holders(scenario, held) + time_of(scenario, held);
}

enum class Claim { Holds, Fails };

// "Rome has lost 15 coins", "Rome does not hold Hill with 3 coins"
std::string clause(const Scenario& scenario, const Condition& condition, Claim claim) {
    const bool fails = claim == Claim::Fails;
    const std::string side = name_of(scenario, condition.side);
    if (condition.kind == Kind::Lost)
        return side + (fails ? " has not lost " : " has lost ") + lost_coins(scenario, condition);
    if (condition.kind == Kind::Held)
        return side + (fails ? " does not hold " : " holds ") + held_text(scenario, condition);
    if (condition.kind == Kind::Not)
        return clause(scenario, condition.of.front(), fails ? Claim::Holds : Claim::Fails);
    if (condition.of.empty())
        return (condition.kind == Kind::All) != fails ? "nothing else happens" : "never";
    std::vector<std::string> parts;
    for (const Condition& part : condition.of) parts.push_back(clause(scenario, part, claim));
    // Not any is all not, and the other way round.
    return joined(parts, (condition.kind == Kind::Any) != fails ? " or " : " and ");
}

// "by taking 15 coins", "if Rome holds ..."
std::string way_to_win(const Scenario& scenario, const Condition& condition, Side winner) {
    if (condition.kind == Kind::Lost && condition.side != winner)
        return "by taking " + lost_coins(scenario, condition);
    if (condition.kind == Kind::Held && condition.side == winner)
        return "by holding " + held_text(scenario, condition);
    const bool compound = condition.kind == Kind::Any || condition.kind == Kind::All;
    if (!compound || condition.of.empty()) return "if " + clause(scenario, condition, Claim::Holds);
    std::vector<std::string> parts;
    for (const Condition& part : condition.of) parts.push_back(way_to_win(scenario, part, winner));
    return joined(parts, condition.kind == Kind::Any ? ", or " : " and ");
}

std::string result_text(const Scenario& scenario, const LimitResult& result) {
    const std::string end = result.winner ? name_of(scenario, *result.winner) + " wins" : "it is a draw";
    const bool always = result.when.kind == Kind::All && result.when.of.empty();
    return end + (always ? "" : " if " + clause(scenario, result.when, Claim::Holds));
}

}  // namespace

std::string in_words(const Scenario& scenario, const Condition& condition, Side winner) {
    return name_of(scenario, winner) + " wins " + way_to_win(scenario, condition, winner);
}

std::vector<std::string> victory_in_words(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    std::vector<std::string> sentences;
    for (const Side side : {Side::Heads, Side::Tails})
        if (const auto& goal = victory.goals[index(side)])
            sentences.push_back(in_words(scenario, *goal, side));
    if (victory.turns == 0) return sentences;
    std::string start = std::string("When turn ") + std::to_string(victory.turns) + " ends, ";
    for (const LimitResult& result : victory.results) {
        sentences.push_back(start + result_text(scenario, result));
        start = "Else ";
    }
    sentences.push_back(start +
                        (victory.at_limit == AtLimit::Purse ? "the larger purse wins" : "it is a draw"));
    return sentences;
}

}  // namespace rules::coin_wars
