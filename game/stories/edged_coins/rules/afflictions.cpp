#include "game/stories/edged_coins/rules/afflictions.h"

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/damage.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/opposing.h"
#include "game/stories/edged_coins/rules/rounds.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

Event take_away(Match& match, const std::string& id, const std::string& reason) {
    const Affliction gone = match.affliction(id);
    std::erase_if(match.afflictions, [&](const Affliction& each) { return each.id == id; });
    if (gone.is_burn()) return BurnEnded{gone.id, gone.target};
    return AfflictionEnded{gone, reason};
}

template <class Resistance>
Toss toss_of(const Match& match, const Resistance& command) {
    const std::string& sufferer = match.find_affliction(command.affliction)->target;
    return trait_toss(match, sufferer, command.kind, command.name, command.difficulty);
}

}  // namespace

Check check(const Match& match, const Inflict& command) {
    if (auto refusal = check_range("EC-35", say("Severity"), command.severity, 1, limits::kSeverity)) return refusal;
    if (match.afflictions.size() >= limits::kAfflictions)
        return refuse(
            "out_of_range", "EC-35",
            say("There are already {1} afflictions: no room for more.", static_cast<int>(limits::kAfflictions)));
    if (command.source != command.target) return std::nullopt;
    return refuse(
        "self_target", "EC-35",
        say("\"{1}\" cannot keep their own affliction going.", plain(match.character(command.target).name())));
}

Events apply(Match& match, const Inflict& command) {
    return add_affliction(
        match, {"", command.target, command.name, command.severity, command.passive, command.source, 0, false});
}

Events apply(Match& match, const EndAffliction& command) {
    return {take_away(match, command.affliction, command.reason)};
}

Check check(const Match& match, const CallActiveResistance& command) {
    const std::string& sufferer = match.affliction(command.affliction).target;
    if (auto refusal = check_up(match, sufferer)) return refusal;
    if (auto refusal = check_action(match, sufferer)) return refusal;
    return check_trait(match, sufferer, command.kind, command.name);
}

Events apply(Match& match, const CallActiveResistance& command) {
    const Affliction affliction = match.affliction(command.affliction);
    spend_action(match, affliction.target);
    Call call;
    call.kind = CallKind::ActiveResistance;
    call.affliction = affliction.id;
    call.main = toss_of(match, command);
    const bool upheld = !affliction.source.empty() && !match.character(affliction.source).is_out();
    if (upheld) call.opposers.push_back({affliction.source, Difficulty::Normal});
    Events events{ResistanceCalled{affliction.id, affliction.target, command.kind, call.main.name, command.difficulty,
                                   true, upheld ? affliction.source : OrNone<CharacterId>()}};
    match.call = std::move(call);
    append(events, ask_opposers(match));
    return events;
}

Check check(const Match& match, const CallPassiveResistance& command) {
    const Affliction& affliction = match.affliction(command.affliction);
    if (auto refusal = check_up(match, affliction.target)) return refusal;
    if (affliction.tried)
        return refuse("already_tried", "EC-12",
                      say("\"{1}\" has already been resisted passively this round.", plain(affliction.name)));
    if (affliction.passive == Passive::None)
        return refuse("not_resistible", "EC-12", say("\"{1}\" cannot be resisted passively.", plain(affliction.name)));
    return check_trait(match, affliction.target, command.kind, command.name);
}

Events apply(Match& match, const CallPassiveResistance& command) {
    Affliction& affliction = match.affliction(command.affliction);
    affliction.tried = match.round.has_value();
    Call call;
    call.kind = CallKind::PassiveResistance;
    call.affliction = affliction.id;
    call.main = toss_of(match, command);
    Events events{ResistanceCalled{affliction.id, affliction.target, command.kind, call.main.name, command.difficulty,
                                   false, ""}};
    match.call = std::move(call);
    append(events, ask_opposers(match));
    return events;
}

Events conclude_resistance(Match& match) {
    const std::string id = match.call->affliction;
    const bool success = match.toss->success, passive = match.call->kind == CallKind::PassiveResistance;
    Affliction& affliction = match.affliction(id);
    Events events;
    if (success && passive && affliction.passive == Passive::Reduce) {
        const Change severity{affliction.severity, affliction.severity - 1};
        events.push_back(AfflictionReduced{id, affliction.target, severity});
        affliction.severity = severity.after;
        if (severity.after == 0) events.push_back(take_away(match, id, ""));
    } else if (success) {
        events.push_back(take_away(match, id, ""));
    }
    end_call(match);
    return events;
}

Events add_affliction(Match& match, Affliction affliction) {
    affliction.id = std::string("a").append(std::to_string(++match.afflictions_made));
    match.afflictions.push_back(affliction);
    return {AfflictionAdded{std::move(affliction)}};
}

Events go_down(Match& match, const std::string& character) {
    Events events{CharacterDown{character}};
    for (const Affliction& each : match.afflictions)
        if (each.is_burn() && each.target == character) events.push_back(BurnEnded{each.id, each.target});
    std::erase_if(match.afflictions,
                  [&](const Affliction& each) { return each.is_burn() && each.target == character; });
    return events;
}

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
        if (!burn) continue;  // its target has gone down meanwhile
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
