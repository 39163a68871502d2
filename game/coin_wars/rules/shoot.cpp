#include "game/coin_wars/rules/shoot.h"

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/sight.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

bool can_block(const Match& match, int shooter, int other) {
    switch (match.scenario->options.fire_blocked) {
        case FireBlocked::No:
            return false;
        case FireBlocked::Enemies:
            return match.side_of(other) != match.side_of(shooter);
        case FireBlocked::Any:
            return true;
    }
    return false;
}

// BX-12
Refusal refuse_hidden(const Match& match, int target, const Hidden& hidden) {
    const Phrase who = name_of(match, target), ground = name_of(*hidden.by), through = inches_up(hidden.through);
    if (!hidden.at_edge)
        return refuse("out_of_sight", "BX-12",
                      say("{1} is hidden by {2}: the line of fire leads {3} through it.", who, ground, through),
                      hidden.through, {match.id(target)});
    return refuse("out_of_sight", "BX-12",
                  say("{1} is hidden by {2}: the line of fire leads {3} through it, and at its edge it may be {4}.",
                      who, ground, through, inches(kEdgeOfWood)),
                  hidden.through - kEdgeOfWood, {match.id(target)});
}

double over_range(const Match& match, int shooter, int target) {
    return measure::gap(disc_of(match, shooter), disc_of(match, target)) - range_of(match, shooter);
}

}  // namespace

double range(const TableOptions& options) {
    switch (options.card_range) {
        case CardRange::LongEdge:
            return measure::kCardLong;
        case CardRange::ShortEdge:
            return measure::kCardShort;
        case CardRange::Any:
            break;
    }
    return measure::kCardDiagonal;
}

double range_of(const Match& match, int coin) {
    const double usual = range(match.scenario->options);
    const SpecialRule* rule =
        special_that(match, coin, [](const SpecialWhat& what) { return what.range != SpecialWhat::CardEdge::AsItIs; });
    return rule ? length_of(rule->what.range, usual) : usual;
}

std::optional<int> shots_of(const Match& match, int coin) {
    const SpecialRule* rule = special_that(match, coin, [](const SpecialWhat& what) { return what.shots > 0; });
    return rule ? std::optional(rule->what.shots) : std::nullopt;
}

std::optional<int> shots_left(const Match& match, int coin) {
    const auto all = shots_of(match, coin);
    return all ? std::optional(std::max(0, *all - match.coin(coin).shots)) : std::nullopt;
}

bool can_fire(const Match& match, int coin) {
    if (!match.type(coin).long_range || match.coin(coin).cut_off) return false;
    if (match.scenario->advanced.special.empty()) return true;
    return special_forbidding(match, coin, &SpecialWhat::no_shot) == nullptr && shots_left(match, coin) != 0;
}

bool in_range(const Match& match, int shooter, int target) {
    return over_range(match, shooter, target) <= measure::kTolerance;
}

int blocker(const Match& match, int shooter, int target) {
    if (match.scenario->options.fire_blocked == FireBlocked::No) return kNoCoin;
    int first = kNoCoin;
    for (int i = 0; i < match.count(); ++i) {
        if (i == shooter || i == target || !match.on_table(i) || !can_block(match, shooter, i)) continue;
        if (!measure::crosses(match.coin(shooter).at, match.coin(target).at, disc_of(match, i))) continue;
        const Vec2 from = match.coin(shooter).at;
        if (first == kNoCoin || core::distance(from, match.coin(i).at) < core::distance(from, match.coin(first).at))
            first = i;
    }
    return first;
}

bool has_clear_shot(const Match& match, int shooter, int target) {
    return in_range(match, shooter, target) && blocker(match, shooter, target) == kNoCoin &&
           hidden(match, shooter, target).by == nullptr;
}

Refusal refuse_shot(const Match& match, int shooter, int target) {
    if (!in_range(match, shooter, target)) {
        const double over = over_range(match, shooter, target);
        const Phrase reach = inches_down(range_of(match, shooter));
        return refuse("out_of_range", "R-13",
                      say("{1} is {2} too far away: the card reaches {3}, rim to rim.", name_of(match, target),
                          inches_up(over), reach),
                      over, {match.id(target)});
    }
    const int between = blocker(match, shooter, target);
    if (between != kNoCoin)
        return refuse("out_of_range", "R-40", say("{1} is in the line of fire.", name_of(match, between)), {},
                      {match.id(between)});
    return refuse_hidden(match, target, hidden(match, shooter, target));
}

}  // namespace rules::coin_wars
