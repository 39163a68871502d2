#include "game/stories/coin_rpg/rules/recovery.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

namespace {

// RPG-47
Events end_fuel_burns(Match& match, int seat) {
    Events events;
    Character& character = match.character(seat);
    for (const Trait trait : kTraits) {
        if (character.burns[trait].fuel == 0) continue;
        const Coin before = effective_coin(character, trait);
        character.burns[trait].fuel = 0;
        events.push_back(BurnEnded{seat, trait, before, effective_coin(character, trait)});
    }
    return events;
}

Events heal(Match& match, int seat) {
    Events events;
    Character& character = match.character(seat);
    for (const Trait trait : kTraits) {
        const int before = character.values[trait], whole = rating(character.sheet, trait);
        const int after = std::min(whole, before + recovery(match, seat, trait));
        if (after <= before) continue;
        character.values[trait] = after;
        events.push_back(TraitRecovered{seat, trait, before, after});
    }
    return events;
}

}  // namespace

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

int recovery(const Match& match, int seat, Trait trait) {
    if (trait != Trait::Coolness) return 1 + rank(match, seat, {PowerKind::SuperTrait, trait});
    if (match.character(seat).coolness_used) return 0;  // RPG-52
    return 1 + rank(match, seat, {PowerKind::SuperCool});
}

Events recover(Match& match) {
    Events events;
    if (match.options.burn_recovery == BurnRecovery::ByKind)
        for (const int seat : match.seated()) append(events, end_fuel_burns(match, seat));
    for (const int seat : match.seated()) append(events, heal(match, seat));
    for (Seat& seat : match.seats) {
        if (!seat.character) continue;
        seat.character->luck_in_scene = seat.character->so_cool_in_scene = false;
        seat.character->coolness_used = false;
    }
    return events;
}

}  // namespace rules::coin_rpg
