#include "game/stories/universalis/rules/complications.h"

#include <algorithm>

#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

Check check_none_open(const Match& match) {
    if (!match.complication) return std::nullopt;
    return refuse("complication_open", "UNI-80", say("A Complication is already open: anything new joins it."));
}

Refusal stands_twice(const Match& match, int card) {
    return refuse("unknown_id", "UNI-77", say("{1} is named both as a target and as a means.", card_name(match, card)));
}

void open_pool(CommandContext& context, PoolId pool) {
    Complication& complication = *context.match.complication;
    if (complication.find(pool)) return;
    complication.pools.push_back({pool});
    context.changes(PoolMade{pool});
    context.tell(PoolOpened{pool, complication.seat_of(pool)});
}

void open_complication(CommandContext& context, const std::string& aim) {
    context.match.complication = Complication{context.seat, aim};
    context.changes(ComplicationOpened{});
}

}  // namespace

Check check_open(const Match& match) {
    if (match.complication) return std::nullopt;
    return refuse("no_complication", "UNI-80", say("No Complication is open."));
}

void involve(CommandContext& context, int id) {
    Match& match = context.match;
    Complication& complication = *match.complication;
    if (complication.involves(id)) return;
    complication.involved.push_back(id);
    context.changes(CardInvolved{id});
    const Card& card = match.card(id);
    context.tell(ComponentInvolved{id, card.name});
    if (!card.is_controlled_by(complication.owner)) open_pool(context, {*card.placement.controller});
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
    if (command.targets.empty()) return refuse("unknown_id", "UNI-77", say("Name at least one Component as a target."));
    for (const auto* list : {&command.targets, &command.means})
        for (const int card : *list)
            if (auto refusal = check_in_scene(match, card)) return refusal;
    const auto own = [&](int card) { return match.card(card).is_controlled_by(command.seat); };
    if (std::ranges::all_of(command.targets, own))
        return refuse("own_component", "UNI-77", say("A Complication needs another player's Component as a target."));
    for (const CardId card : command.means) {
        if (!own(card))
            return refuse("not_controller", "UNI-77",
                          say("{1} is not yours: means must be your own.", card_name(match, card)));
        if (std::ranges::find(command.targets, card) != command.targets.end()) return stands_twice(match, card);
    }
    return std::nullopt;
}

void apply(CommandContext& context, const Originate& command) {
    open_complication(context, command.aim);
    context.tell(ComplicationStarted{command.seat, command.targets, command.means, command.aim});
    open_pool(context, kComplicationPool);
    for (const auto* list : {&command.targets, &command.means})
        for (const int card : *list) involve(context, card);
}

Check check(const Match& match, const CreateObstacle& command) {
    if (command.seat == match.seat)
        return refuse("self_target", "R-44",
                      say("Only other players can raise Obstacles; you can start a Complication."));
    if (auto refusal = check_none_open(match)) return refusal;
    const Entry* event = latest_event(match);
    if (event && event->number == command.event) return std::nullopt;
    return refuse("not_the_latest_event", "UNI-78",
                  say("Only the latest Event of this turn can meet an Obstacle, and only once."));
}

void apply(CommandContext& context, const CreateObstacle& command) {
    Match& match = context.match;
    context.pay(LineKind::ObstacleDice, command.dice);
    Entry& event = *match.find_entry(command.event);
    event.event->obstructed = true;
    event.event->fate = EventFate::Suspended;
    context.changes(EventSuspended{event.number});
    open_complication(context, command.reason);
    Complication& complication = *match.complication;
    complication.suspended_event = event.number;
    context.tell(ObstacleRaised{command.seat, event.number, command.dice, command.reason});
    open_pool(context, kComplicationPool);
    complication.pools.front().dice = command.dice;
    context.tell(DiceAdded{command.seat, kComplicationPool, 0, command.dice, command.reason});
    open_pool(context, {match.seat});
    for (const int card : event.event->cards)
        if (match.find(card) && match.card(card).in_scene()) involve(context, card);
}

Check check(const Match& match, const Involve& command) {
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    if (!match.involves(command.card)) return std::nullopt;
    return refuse("already_done", "UNI-80", say("{1} is already involved.", card_name(match, command.card)));
}

void apply(CommandContext& context, const Involve& command) {
    context.entry.text = context.match.card(command.card).name;
    involve(context, command.card);
}

namespace {

Phrase pool_name(const Match& match, PoolId pool) {
    if (pool.is_complication()) return say("the Complication Pool");
    return say("the pool of {1}", player(match, pool.seat));
}

Check check_pool(const Match& match, PoolId pool) {
    if (match.complication->find(pool)) return std::nullopt;
    return refuse("no_such_pool", "UNI-79",
                  say("{1} has no pool: none of their Components is involved.", player(match, pool.seat)));
}

Check check_dice(const Match& match, PoolId pool, int min) {
    const Pool* found = match.complication->find(pool);
    const int dice = found ? found->dice : 0;
    if (dice >= min) return std::nullopt;
    return refuse("pool_empty", "UNI-82",
                  say("Dice left in {2}: {1}. It is not possible to take {3}.", dice, pool_name(match, pool), min));
}

// UNI-83 and the option traitReach; drawing on one's own Component involves it.
Check check_reach(const Match& match, int seat, const Card& card) {
    const bool own = card.is_controlled_by(seat);
    const bool controlled_only = in_force(match).options.trait_reach == TraitReach::Controlled;
    if (own || (!controlled_only && match.involves(card.id))) return std::nullopt;
    if (controlled_only)
        return refuse("not_controller", "3.1",
                      say("At this table you draw only on your own Components; {1} is not yours.", quoted(card.name)));
    return refuse("not_involved", "UNI-83", say("{1} is neither involved nor yours.", quoted(card.name)));
}

Check check_usable(const Match& match, const DrawTrait& command) {
    const Trait* trait = match.card(command.source).find(command.trait);
    if (!trait->active) return refuse("trait_not_active", "UNI-83", say("{1} is struck.", quoted(trait->text)));
    const TraitSpent use{command.card, command.trait};
    const auto& used = match.complication->used;
    if (std::ranges::find(used, use) == used.end()) return std::nullopt;
    return refuse("trait_used", "UNI-83",
                  say("{1} has already been drawn on in this Complication.", quoted(trait->text)));
}

// True if drawing on the card would open this pool.
bool would_open(const Match& match, const DrawTrait& command) {
    const Complication& complication = *match.complication;
    const Card& card = match.card(command.card);
    return !complication.involves(card.id) && !card.is_controlled_by(complication.owner) &&
           card.placement.controller == command.pool.seat;
}

// UNI-86: the turn now counts as used, and a veto becomes available again.
void move_dice(CommandContext& context, PoolId id, int by) {
    Match& match = context.match;
    Complication& complication = *match.complication;
    complication.find(id)->dice += by;
    context.changes(DiceMoved{id, by});
    if (!match.lapses.pools_touched) context.changes(PoolsWereUntouched{});
    match.lapses.pools_touched = true;
    if (std::erase(complication.may_not_refuse, context.seat) > 0) context.changes(VetoWasSpent{context.seat});
}

}  // namespace

std::vector<int> sources_of(const Match& match, const Card& card) {
    std::vector<int> sources{card.id};
    for (const Trait& trait : card.traits)
        if (trait.active && trait.link_to && !match.card(*trait.link_to).eliminated) sources.push_back(*trait.link_to);
    return sources;
}

Check check(const Match& match, const BuyDice& command) {
    if (auto refusal = check_open(match)) return refusal;
    return check_pool(match, command.pool);
}

void apply(CommandContext& context, const BuyDice& command) {
    context.pay(LineKind::BuyDice, command.dice);
    const int before = context.match.complication->find(command.pool)->dice;
    move_dice(context, command.pool, command.dice);
    context.tell(DiceAdded{command.seat, command.pool, before, before + command.dice, command.reason});
}

Check check(const Match& match, const BuyOffDice& command) {
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_pool(match, command.pool)) return refusal;
    return check_dice(match, command.pool, command.dice);
}

void apply(CommandContext& context, const BuyOffDice& command) {
    context.pay(LineKind::BuyOffDice, command.dice);
    const int before = context.match.complication->find(command.pool)->dice;
    move_dice(context, command.pool, -command.dice);
    context.tell(DiceRemoved{command.seat, command.pool, before, before - command.dice, command.reason});
}

Check check(const Match& match, const DrawTrait& command) {
    const Card& card = match.card(command.card);
    if (!match.card(command.source).find(command.trait))
        return refuse("unknown_id", "4.4",
                      say("{1} has no Trait {2}.", card_name(match, command.source), command.trait));
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    const std::vector<int> sources = sources_of(match, card);
    if (std::ranges::find(sources, int{command.source}) == sources.end())
        return refuse("not_linked", "UNI-56",
                      say("{1} is not linked to {2}.", quoted(card.name), card_name(match, command.source)));
    if (auto refusal = check_reach(match, command.seat, card)) return refusal;
    if (auto refusal = check_usable(match, command)) return refusal;
    if (!would_open(match, command))
        if (auto refusal = check_pool(match, command.pool)) return refusal;
    return command.remove ? check_dice(match, command.pool, 1) : std::nullopt;
}

void apply(CommandContext& context, const DrawTrait& command) {
    Match& match = context.match;
    involve(context, command.card);
    Complication& complication = *match.complication;
    complication.used.push_back({command.card, command.trait});
    context.changes(TraitSpent{command.card, command.trait});
    const int before = complication.find(command.pool)->dice, by = command.remove ? -1 : 1;
    move_dice(context, command.pool, by);
    const std::string& text = match.card(command.source).find(command.trait)->text;
    context.entry.text = text;
    context.tell(
        TraitDrawn{command.seat, command.pool, command.card, command.source, command.trait, text, before, before + by});
}

}  // namespace rules::universalis
