#include <array>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

namespace tests {

namespace {

std::string fault_of_place(const Match& match, int i) {
    const Vec2 at = match.coin(i).at;
    const double r = match.type(i).radius() - measure::kTolerance;
    const bool on = at.x >= r && at.y >= r && at.x <= match.scenario->width - r && at.y <= match.scenario->height - r;
    if (!on) return match.id(i) + " sticks out over the table's edge";
    for (int k = 0; k < i; ++k) {
        if (!match.on_table(k)) continue;
        const double apart = core::distance(at, match.coin(k).at) - match.type(i).radius() - match.type(k).radius();
        if (apart < -measure::kOverlap) return match.id(i) + " lies on " + match.id(k);
    }
    return "";
}

std::string fault_of_score(const Match& match, int i) {
    const int attack = offense(match, i).value, withstand = defense(match, i).value;
    if (attack < 0 || withstand < 0) return match.id(i) + " has a score below 0";
    if (attack != offense_value(match, i) || withstand != defense_value(match, i))
        return match.id(i) + " has two scores";
    return "";
}

std::string fault_of_coin(const Match& match, int i) {
    if (!match.on_table(i)) return match.in_army(i) ? match.id(i) + " is in an Army and not on the table" : "";
    if (match.in_army(i) && !army_of(match, match.coin(i).army)) return match.id(i) + " is in an Army that is no more";
    if (match.coin(i).cut_off && !match.in_army(i)) return match.id(i) + " is cut off from no Army";
    const std::string place = fault_of_place(match, i);
    return place.empty() ? fault_of_score(match, i) : place;
}

// Members must be linked, except those cut off by R-26; an Army needs at least two coins.
std::string fault_of_army(const Match& match, const Army& army) {
    const std::vector<int> all = members(match, army.number);
    if (all.size() < 2) return army_id(army.number) + " has too few coins";
    for (const int coin : all)
        if (match.side_of(coin) != match.side_of(all.front())) return army_id(army.number) + " has coins of both sides";
    if (army.commander != kNoCoin && match.coin(army.commander).army != army.number)
        return army_id(army.number) + " is led from outside";
    if (match.awaiting.empty() && match.phase != Phase::Over && !linked(match, body(match, army.number)))
        return army_id(army.number) + " is not linked";
    return "";
}

std::string fault_of_purses(const Match& match) {
    std::array<int, 2> taken{};
    for (int i = 0; i < match.count(); ++i)
        if (match.coin(i).place == Place::Fallen && match.coin(i).how != How::Beyond)
            taken[index(other(match.side_of(i)))] += match.type(i).cents;
    return taken == match.purse ? "" : "the purses are not what enemies have destroyed";
}

}  // namespace

std::string unsound(const Match& match) {
    for (int i = 0; i < match.count(); ++i)
        if (std::string fault = fault_of_coin(match, i); !fault.empty()) return fault;
    for (const Army& army : match.armies)
        if (std::string fault = fault_of_army(match, army); !fault.empty()) return fault;
    if (match.actions_left < 0 || match.actions_left > kActionsATurn) return "a wrong number of actions is left";
    if ((match.phase == Phase::Over) != match.outcome.has_value())
        return "an end without an outcome, or the other way round";
    const bool over = match.phase == Phase::Over;
    if (!over && match.awaiting.empty() == match.fight.has_value())
        return "a fight without a decision, or the other way round";
    return fault_of_purses(match);
}

}  // namespace tests
