#include "game/stories/edged_coins/rules/conclusion.h"

#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/damage.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/opposing.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

// EC-16: true if further points change nothing.
bool takes_all(const Match& match) {
    return match.toss->kind == TossKind::Damage &&
           1 + match.toss->successes >= match.character(match.call->damage->target).hc;
}

// EC-8: a new toss of the chain; efforts applied only to the last one.
Events explode(Match& match) {
    Toss next = *match.toss;
    ++next.explosion;
    next.efforts.clear();
    next.fixed_rank.reset();
    next.throws.clear();
    next.passed.clear();
    next.success = false;
    Events events{Exploded{next.explosion}};
    append(events, prepare(match, std::move(next)));
    return events;
}

Events consequence(Match& match) {
    const bool success = match.toss->success;
    switch (match.toss->kind) {
        case TossKind::Opposing:
            return conclude_opposing(match);
        case TossKind::Damage:
            return end_damage(match, match.toss->successes);
        case TossKind::Burn:
            return conclude_burn(match);
        default:
            break;
    }
    const CallKind kind = match.call->kind;
    if (kind == CallKind::Attack && success) return begin_attack_damage(match);
    if (kind == CallKind::ActiveResistance || kind == CallKind::PassiveResistance) return conclude_resistance(match);
    end_call(match);
    return {};
}

}  // namespace

Events conclude(Match& match) {
    Toss& toss = *match.toss;
    if (toss.success) ++toss.successes;
    Events events{TossFinal{toss.kind, toss.owner, toss.success, toss.successes}};
    if (toss.explosive && toss.success && !takes_all(match)) {
        const bool limited = toss.limit && toss.explosion >= *toss.limit;
        const bool unsafe = !toss.limit && toss.explosion >= limits::kExplosions;
        if (!limited && !unsafe) {
            append(events, explode(match));
            return events;
        }
        events.push_back(limited ? Event(LimitReached{*toss.limit}) : Event(SafetyStop{}));
    }
    append(events, consequence(match));
    return events;
}

}  // namespace rules::edged_coins
