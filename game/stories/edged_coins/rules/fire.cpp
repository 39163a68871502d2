#include "game/stories/edged_coins/rules/fire.h"

#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/damage.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

Events toss_for(Match& match, const std::string& burn) {
    const Affliction& affliction = match.affliction(burn);
    Toss toss;
    toss.kind = TossKind::Burn;
    toss.owner = affliction.target;
    toss.base = affliction.strength;
    match.call->affliction = burn;
    return prepare(match, std::move(toss));
}

}  // namespace

Events catch_fire(Match& match, const std::string& character, int damage) {
    Affliction burn;
    burn.target = character;
    burn.name = "Burning";
    burn.strength = damage;
    Events events = add_affliction(match, std::move(burn));
    append(events, toss_for(match, match.afflictions.back().id));
    return events;
}

Events next_burn(Match& match) {
    Events events;
    while (!match.call->burns.empty()) {
        const std::string id = match.call->burns.front();
        match.call->burns.erase(match.call->burns.begin());
        const Affliction* burn = match.find_affliction(id);
        if (!burn) continue;  // its sufferer has gone down meanwhile
        const std::string target = burn->target;
        events.push_back(BurnTicked{id, target, burn->strength});
        append(events, lose(match, target, burn->strength));
        if (match.character(target).is_out()) continue;
        append(events, toss_for(match, id));
        return events;
    }
    end_call(match);
    return events;
}

Events conclude_burn(Match& match) {
    Events events;
    if (!match.toss->success) {
        const Affliction gone = match.affliction(match.call->affliction);
        std::erase_if(match.afflictions, [&](const Affliction& each) { return each.id == gone.id; });
        events.push_back(BurnEnded{gone.id, gone.target});
    }
    match.call->affliction.clear();
    match.toss.reset();
    append(events, next_burn(match));
    return events;
}

}  // namespace rules::edged_coins
