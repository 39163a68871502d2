#include "game/stories/coin_rpg/rules/burns.h"

namespace rules::coin_rpg {

Events burn(Match& match, Trait trait, BurnKind kind) {
    Character& hero = match.hero();
    const Coin before = effective_coin(hero, trait);
    if (kind == BurnKind::Survival) {
        ++hero.burns[trait].survival;
    } else {
        ++hero.burns[trait].fuel;
        match.turn.flamebait.push_back(before);
    }
    return {TraitBurned{match.current(), trait, kind, before, effective_coin(hero, trait)}};
}

}  // namespace rules::coin_rpg
