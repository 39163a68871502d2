#include "game/coin_wars/rules/dice.h"

#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/technology.h"

namespace rules::coin_wars {

std::vector<Die> dice_for(const Match& match, const Strike& strike, Half half) {
    const int agreed = match.scenario->advanced.dice;
    std::vector<Die> dice;
    if (agreed > 0) dice.push_back({agreed, 0, Die::For::Offense});
    if (half == Half::Attack)
        if (const auto sides = die_of_advantage(match, strike.attacker, {strike.target, strike.ranged}))
            dice.push_back({*sides, 0, Die::For::Offense});
    if (agreed > 0) dice.push_back({agreed, 0, Die::For::Defense});
    return dice;
}

std::optional<Refusal> check_dice(const Match& match, const std::vector<Die>& rolled, const std::vector<int>& told) {
    if (told.empty()) return std::nullopt;
    if (match.scenario->advanced.dice == 0 && rolled.empty())
        return refuse("rule_off", "CW-27", say("This attack is decided without dice."));
    if (told.size() != rolled.size())
        return refuse("bad_argument", "R-30",
                      say("Dice rolled for this attack: {1}; numbers given: {2}.", static_cast<int>(rolled.size()),
                          static_cast<int>(told.size())));
    for (std::size_t i = 0; i < told.size(); ++i)
        if (told[i] < 1 || told[i] > rolled[i].sides)
            return refuse("bad_argument", "R-30", say("A d{1} cannot show {2}.", rolled[i].sides, told[i]));
    return std::nullopt;
}

std::vector<Die> rolled(std::vector<Die> dice, const Throws& throws, const std::vector<int>& told, std::size_t from) {
    for (std::size_t i = 0; i < dice.size(); ++i)
        dice[i].roll = from + i < told.size() ? told[from + i] : throws.roll(dice[i].sides);
    return dice;
}

int sum_for(const std::vector<Die>& dice, Die::For whom) {
    int sum = 0;
    for (const Die& die : dice)
        if (die.adds_to == whom) sum += die.roll;
    return sum;
}

std::vector<std::pair<int, int>> totals(const std::vector<Die>& dice) {
    std::map<int, int> ways{{0, 1}};
    for (const Die& die : dice) {
        std::map<int, int> next;
        for (const auto& [total, count] : ways)
            for (int face = 1; face <= die.sides; ++face)
                next[total + (die.adds_to == Die::For::Offense ? face : -face)] += count;
        ways = std::move(next);
    }
    return {ways.begin(), ways.end()};
}

}  // namespace rules::coin_wars
