#include "game/stories/edged_coins/rules/tosses.h"

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/power.h"

namespace rules::edged_coins {

std::vector<Modifier> modifiers(const Match& match, const Toss& toss) {
    using Of = Modifier::Of;
    std::vector<Modifier> list;
    if (const int by = modifier(toss.difficulty)) list.push_back({Of::Difficulty, by});
    if (toss.opposed > 0) list.push_back({Of::Opposition, -toss.opposed});
    if (toss.kind == TossKind::Damage && match.call->damage->comparison)
        if (const int by = change_for(*match.call->damage->comparison, match.options.power_rule, toss.explosion))
            list.push_back({Of::Comparison, by});
    for (const Effort& effort : toss.efforts) list.push_back({Of::Effort, effort.by, effort.character});
    for (const Grant& grant : toss.grants) list.push_back({Of::Granted, grant.delta, grant.reason});
    return list;
}

int rank_sum(const Match& match, const Toss& toss) {
    int sum = toss.base;
    for (const Modifier& each : modifiers(match, toss)) sum += each.by;
    return sum;
}

int rank_of(const Match& match, const Toss& toss) { return clamped(rank_sum(match, toss)); }

int row_due(const Match& match) {
    return match.phase == Phase::Prep ? rank_of(match, *match.toss) : match.toss->next_row;
}

Toss trait_toss(const Match& match, const std::string& owner, TraitKind kind, const std::string& name,
                Difficulty difficulty) {
    const Trait& trait = *find(match.character(owner).sheet->traits(kind), name);
    Toss toss;
    toss.kind = kind == TraitKind::Skill ? TossKind::Skill : TossKind::Resistance;
    toss.owner = owner;
    toss.name = trait.name;
    toss.base = trait.rank;
    toss.difficulty = difficulty;
    return toss;
}

Events prepare(Match& match, Toss toss) {
    match.toss = std::move(toss);
    match.phase = Phase::Prep;
    return {toss_ready(match)};
}

Event toss_ready(const Match& match) {
    const Toss& toss = *match.toss;
    const int rank = rank_of(match, toss);
    const Row& row = row_of(rank);
    return TossReady{toss.kind,
                     toss.owner,
                     toss.name,
                     toss.explosion,
                     rank,
                     row.coins,
                     row.heads,
                     success(rank, match.options.rank_six),
                     falls_short(rank, match.options.rank_six)};
}

void end_call(Match& match) {
    // EC-36: payments made in talk still count after the fires of a new round.
    if (match.call->kind != CallKind::Round) match.later.grounds = 0;
    match.call.reset();
    match.toss.reset();
    match.phase = Phase::Idle;
}

std::optional<int> explosions_left(const Toss& toss) {
    return toss.limit ? std::optional(*toss.limit - toss.explosion) : std::nullopt;
}

}  // namespace rules::edged_coins
