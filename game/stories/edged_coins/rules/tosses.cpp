#include "game/stories/edged_coins/rules/tosses.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/damage.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/opposing.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/rules/rounds.h"

namespace rules::edged_coins {

namespace {

// section 7, an affected one is another one, named once, and not out.
Check check_affected_there(const Match& match, const CallToss& command) {
    for (const std::string& id : command.affects)
        if (auto refusal = check_known(match, id)) return refusal;
    return std::nullopt;
}

Check check_affected_up(const Match& match, const CallToss& command) {
    for (const std::string& id : command.affects)
        if (auto refusal = check_up(match, id)) return refusal;
    return std::nullopt;
}

Check check_limit(const CallToss& command) {
    if (!command.limit) return std::nullopt;
    return check_range("EC-8", say("The limit of explosions"), *command.limit, 0, limits::kExplosions);
}

Check check_affected_differ(const Match& match, const CallToss& command) {
    Ids named{command.owner};
    for (const std::string& id : command.affects) {
        if (std::ranges::find(named, id) != named.end())
            return refuse("duplicate", "R-21",
                          say("\"{1}\" is listed twice among those affected, or makes the toss itself.",
                              plain(match.character(id).name())));
        named.push_back(id);
    }
    return std::nullopt;
}

std::string tossed(const Throws& throws, int count) {
    std::string faces;
    for (int i = 0; i < count; ++i) faces += throws.toss() == Face::Heads ? 'H' : 'T';
    return faces;
}

}  // namespace

Check check(const Match& match, Seat seat, const CallToss& command) {
    if (auto refusal = check_known(match, command.owner)) return refusal;
    if (auto refusal = check_affected_there(match, command)) return refusal;
    if (auto refusal = check_opposers_there(match, command.opposers)) return refusal;
    if (auto refusal = check_cm(seat)) return refusal;
    if (auto refusal = check_up(match, command.owner)) return refusal;
    if (auto refusal = check_affected_up(match, command)) return refusal;
    if (auto refusal = check_opposers_up(match, command.opposers)) return refusal;
    if (auto refusal = check_limit(command)) return refusal;
    if (auto refusal = check_trait(match, command.owner, command.kind, command.name)) return refusal;
    if (command.uses_action)
        if (auto refusal = check_action(match, command.owner)) return refusal;
    if (command.limit && !command.explosive)
        return refuse("not_explosive", "EC-8", say("Only an explosive toss has a limit of explosions."));
    if (auto refusal = check_affected_differ(match, command)) return refusal;
    return check_opposers_differ(match, command.owner, command.opposers);
}

Events apply(Match& match, const CallToss& command) {
    if (command.uses_action) spend_action(match, command.owner);
    Call call;
    call.main = trait_toss(match, command.owner, command.kind, command.name, command.difficulty);
    call.main.affected = command.affects;
    call.main.explosive = command.explosive;
    call.main.limit = command.limit;
    call.opposers = command.opposers;
    match.call = std::move(call);
    Events events{TossCalled{command}};
    append(events, ask_opposers(match));
    return events;
}

Check check(const Match& match, Seat seat, const ThrowCoins& command) {
    if (match.thrower(*match.toss) != seat)
        return refuse(
            "not_your_decision", "EC-2",
            say("{1} throws these coins, not {2}.", name_of(match, match.thrower(*match.toss)), name_of(match, seat)));
    if (!command.faces) return std::nullopt;
    const int due = row_of(row_due(match)).coins, told = static_cast<int>(command.faces->size());
    if (told != due)
        return refuse("wrong_coin_count", "EC-2",
                      say_many(due, "{1} coin is thrown now, and {2} faces were entered.",
                               "{1} coins are thrown now, and {2} faces were entered.", told));
    if (command.faces->find_first_not_of("HT") == std::string::npos) return std::nullopt;
    return refuse(
        "bad_face", "R-26",
        say("A face is H or T: {1} has others. A coin on its edge is thrown again.", plain(excerpt(*command.faces))));
}

Events apply(Match& match, const Throws& throws, const ThrowCoins& command) {
    Toss& toss = *match.toss;
    toss.next_row = row_due(match);
    if (!toss.fixed_rank) toss.fixed_rank = toss.next_row;
    const Row& row = row_of(toss.next_row);
    const bool second = !toss.throws.empty();
    Events events{CoinsThrown{toss.kind, toss.owner, toss.next_row, row.coins, second}};
    const std::string faces = command.faces ? std::string(*command.faces) : tossed(throws, row.coins);
    const int heads = static_cast<int>(std::ranges::count(faces, 'H'));
    toss.throws.push_back({toss.next_row, faces, heads});
    toss.success = heads >= row.heads;
    events.push_back(FacesRead{faces, heads, row.heads, second});
    const auto next = follows(toss.next_row, match.options.rank_six);
    if (!toss.success && next) {
        toss.next_row = *next;
        match.phase = Phase::Air;
        return events;
    }
    events.push_back(TossResult{toss.success});
    append(events, toss.kind == TossKind::Burn ? conclude(match) : open_window(match));
    return events;
}

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
    // EC-36: what is paid in talk still counts after the fires of a new round.
    if (match.call->kind != CallKind::Round) match.later.grounds = 0;
    match.call.reset();
    match.toss.reset();
    match.phase = Phase::Idle;
}

namespace {

// EC-16: further points change nothing.
bool takes_all(const Match& match) {
    return match.toss->kind == TossKind::Damage &&
           1 + match.toss->successes >= match.character(match.call->damage->target).hc;
}

// EC-8: a new toss of the chain; effort was for the last one.
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

std::optional<int> explosions_left(const Toss& toss) {
    return toss.limit ? std::optional(*toss.limit - toss.explosion) : std::nullopt;
}

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
