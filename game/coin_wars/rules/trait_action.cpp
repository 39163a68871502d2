#include "game/coin_wars/rules/trait_action.h"

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

std::optional<Refusal> check_use(const Match& match, const Trait& trait, int coin, int on) {
    if (match.type(coin).*trait.has) return trait.action->check(match, coin, on);
    return refuse("no_trait", trait.rule, say("{1} does not have the trait {2}.", name_of(match, coin), trait.name), {},
                  {match.id(coin)});
}

Events use(Match& match, const Trait& trait, int coin, int on) {
    spend_actions(match, {coin, kNoArmy});
    mark_acted(match, {coin, kNoArmy}, Action::Attack);
    Events events{UsedTrait{&trait, coin, on}};
    append(events, trait.action->apply(match, coin, on));
    append(events, end_where_decided(match));
    return events;
}

std::optional<Refusal> check(const Match& match, const UseTrait& command) {
    const auto who = acting(match, command.coin, "", Action::Attack);
    if (!who) return who.error();
    const Trait* trait = trait_name(command.trait);
    if (!trait || !trait->action)
        return refuse("bad_argument", "CW-7", say("{1} is not a usable trait.", plain(command.trait)));
    const int on = match.find(command.on);
    if (on == kNoCoin) return check_there(match, on, command.on);
    return check_use(match, *trait, who->coin, on);
}

Events apply(Match& match, const UseTrait& command) {
    return use(match, *trait_name(command.trait), match.find(command.coin), match.find(command.on));
}

std::vector<UseTrait> uses(const Match& match, int coin) {
    std::vector<UseTrait> all;
    for (const Trait& trait : kTraits) {
        if (!trait.action || !(match.type(coin).*trait.has)) continue;
        if (check_acting(match, actor_of(match, coin), Action::Attack) || match.in_army(coin)) return {};
        for (int on = 0; on < match.count(); ++on)
            if (!check_use(match, trait, coin, on)) all.push_back({match.id(coin), trait.word, match.id(on)});
    }
    return all;
}

}  // namespace rules::coin_wars
