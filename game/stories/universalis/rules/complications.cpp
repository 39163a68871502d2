#include "game/stories/universalis/rules/complications.h"

#include <algorithm>

#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

Check check_none_open(const Match& match) {
    if (!match.complication) return std::nullopt;
    return refuse("COMPLICATION_OPEN", "UNI-80",
                  say("A Complication is open already: what is new joins it."));
}

Refusal stands_twice(const Match& match, int card) {
    return refuse("UNKNOWN_ID", "UNI-77",
                  say("{1} is named as a target and as means.", card_name(match, card)));
}

void open_pool(Doing& doing, PoolId pool) {
    Complication& complication = *doing.match.complication;
    if (complication.find(pool)) return;
    complication.pools.push_back({pool});
    doing.changes(PoolMade{pool});
    doing.tell(PoolOpened{pool, complication.seat_of(pool)});
}

void open_complication(Doing& doing, const std::string& aim) {
    doing.match.complication = Complication{doing.seat, aim};
    doing.changes(ComplicationOpened{});
}

}  // namespace

Check check_open(const Match& match) {
    if (match.complication) return std::nullopt;
    return refuse("NO_COMPLICATION", "UNI-80", say("No Complication is open."));
}

void involve(Doing& doing, int id) {
    Match& match = doing.match;
    Complication& complication = *match.complication;
    if (complication.involves(id)) return;
    complication.involved.push_back(id);
    doing.changes(CardInvolved{id});
    const Card& card = match.card(id);
    doing.tell(ComponentInvolved{id, card.name});
    if (!card.is_controlled_by(complication.owner)) open_pool(doing, {*card.placement.controller});
}

const Entry* latest_event(const Match& match) {
    if (match.phase != Phase::Turn) return nullptr;
    for (auto entry = match.entries.rbegin(); entry != match.entries.rend(); ++entry) {
        if (entry->turn != match.turn) return nullptr;
        if (!entry->event || entry->event->in_aftermath || entry->status == EntryStatus::Undone) continue;
        const bool open = entry->status == EntryStatus::Stands && !entry->event->obstructed;
        return open ? &*entry : nullptr;
    }
    return nullptr;
}

Check check(const Match& match, const Originate& command) {
    if (auto refusal = check_none_open(match)) return refusal;
    if (command.targets.empty())
        return refuse("UNKNOWN_ID", "UNI-77", say("Name at least one Component it is about."));
    for (const auto* list : {&command.targets, &command.means})
        for (const int card : *list)
            if (auto refusal = check_in_scene(match, card)) return refusal;
    const auto own = [&](int card) { return match.card(card).is_controlled_by(command.seat); };
    if (std::ranges::all_of(command.targets, own))
        return refuse("OWN_COMPONENT", "UNI-77",
                      say("A Complication needs a Component of another player's as a target."));
    for (const CardId card : command.means) {
        if (!own(card))
            return refuse("NOT_CONTROLLER", "UNI-77",
                          say("{1} is not yours: means are your own.", card_name(match, card)));
        if (std::ranges::find(command.targets, card) != command.targets.end())
            return stands_twice(match, card);
    }
    return std::nullopt;
}

void apply(Doing& doing, const Originate& command) {
    open_complication(doing, command.aim);
    doing.tell(ComplicationStarted{command.seat, command.targets, command.means, command.aim});
    open_pool(doing, kComplicationPool);
    for (const auto* list : {&command.targets, &command.means})
        for (const int card : *list) involve(doing, card);
}

Check check(const Match& match, const CreateObstacle& command) {
    if (command.seat == match.seat)
        return refuse("SELF_TARGET", "R-44",
                      say("Another player raises Obstacles; you can start a Complication."));
    if (auto refusal = check_none_open(match)) return refusal;
    const Entry* event = latest_event(match);
    if (event && event->number == command.event) return std::nullopt;
    return refuse("NOT_THE_LATEST_EVENT", "UNI-78",
                  say("Only the latest Event of this turn can meet an Obstacle, and only once."));
}

void apply(Doing& doing, const CreateObstacle& command) {
    Match& match = doing.match;
    doing.pay(LineKind::ObstacleDice, command.dice);
    Entry& event = *match.find_entry(command.event);
    event.event->obstructed = true;
    event.event->fate = EventFate::Suspended;
    doing.changes(EventSuspended{event.number});
    open_complication(doing, command.reason);
    Complication& complication = *match.complication;
    complication.suspended_event = event.number;
    doing.tell(ObstacleRaised{command.seat, event.number, command.dice, command.reason});
    open_pool(doing, kComplicationPool);
    complication.pools.front().dice = command.dice;
    doing.tell(DiceAdded{command.seat, kComplicationPool, 0, command.dice, command.reason});
    open_pool(doing, {match.seat});
    for (const int card : event.event->cards)
        if (match.find(card) && match.card(card).in_scene()) involve(doing, card);
}

Check check(const Match& match, const Involve& command) {
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    if (!match.involves(command.card)) return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-80", say("{1} is involved already.", card_name(match, command.card)));
}

void apply(Doing& doing, const Involve& command) {
    doing.entry.text = doing.match.card(command.card).name;
    involve(doing, command.card);
}

}  // namespace rules::universalis
