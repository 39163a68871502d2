#include "game/coin_wars/rules/edge_choice.h"

#include <utility>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Edge&) {
    if (!match.scenario->free)
        return refuse("rule_off", "R-0", say("The edge is picked only in a free battle."));
    if (match.side == match.toss_winner)
        return refuse(
            "not_your_side", "R-0",
            say("{1} has lost the toss and picks the edge.", name_of(match, other(*match.toss_winner))));
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == match.side && match.on_table(i))
            return refuse("bad_argument", "R-0", say("The edge is picked before the first coin is placed."),
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
