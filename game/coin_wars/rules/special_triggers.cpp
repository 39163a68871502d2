#include "game/coin_wars/rules/special_triggers.h"

#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

bool comes_by(const Match& match, const SpecialRule& rule, int coin) {
    return match.coin(coin).place == Place::Arriving && match.side_of(coin) == match.side &&
           match.setup(coin).arrives <= match.turn && fits(match, rule.who, coin);
}

bool throws_for(const Match& match, const SpecialRule& rule) {
    const ArrivalDie& die = rule.what.duty.die;
    if (rule.left_out || die == ArrivalDie{} || match.ending.special[place_of(match, rule)].come) return false;
    if (!is_in_time(match, rule)) return false;
    for (int coin = 0; coin < match.count(); ++coin)
        if (comes_by(match, rule, coin)) return true;
    return false;
}

}  // namespace

Events throw_for_arrivals(Match& match, const Throws& throws) {
    Events events;
    if (match.turn < 2) return events;
    for (const SpecialRule& rule : match.scenario->advanced.special) {
        if (!throws_for(match, rule)) continue;
        const int sides = rule.what.duty.die.sides, needed = needed_to_arrive(match, rule);
        const int shown = throws.roll(sides);
        SpecialTally& tally = match.ending.special[place_of(match, rule)];
        tally.come = shown >= needed;
        if (!tally.come) ++tally.in_vain;
        events.push_back(ThrewForArrival{rule.name, match.side, sides, shown, needed});
    }
    return events;
}

Events tell_words(Match& match) {
    Events events;
    for (const SpecialRule& rule : match.scenario->advanced.special) {
        bool& told = match.ending.special[place_of(match, rule)].told;
        if (told || rule.left_out || rule.what.tells.text.empty() || !is_in_time(match, rule)) continue;
        told = true;
        events.push_back(ToldWords{rule.name});
    }
    return events;
}

}  // namespace rules::coin_wars
