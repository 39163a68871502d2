#include "game/stories/universalis/rules/pool_dice.h"

#include <algorithm>

#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

Phrase pool_name(const Match& match, PoolId pool) {
    if (pool.is_complication()) return say("the Complication Pool");
    return say("the pool of {1}", player(match, pool.seat));
}

Check check_pool(const Match& match, PoolId pool) {
    if (match.complication->find(pool)) return std::nullopt;
    return refuse("NO_SUCH_POOL", "UNI-79",
                  say("{1} has no pool: none of his Components is involved.", player(match, pool.seat)));
}

Check check_dice(const Match& match, PoolId pool, int least) {
    const Pool* found = match.complication->find(pool);
    const int dice = found ? found->dice : 0;
    if (dice >= least) return std::nullopt;
    return refuse(
        "POOL_EMPTY", "UNI-82",
        say("There are {1} dice in {2}; {3} cannot be taken.", dice, pool_name(match, pool), least));
}

// UNI-83 and the option traitReach; an own Component becomes involved by it.
Check check_reach(const Match& match, int seat, const Card& card) {
    const bool own = card.is_controlled_by(seat);
    const bool controlled_only = in_force(match).options.trait_reach == TraitReach::Controlled;
    if (own || (!controlled_only && match.involves(card.id))) return std::nullopt;
    if (controlled_only)
        return refuse("NOT_CONTROLLER", "3.1",
                      say("At this table you draw on your own Components alone; {1} is none of yours.",
                          quoted(card.name)));
    return refuse("NOT_INVOLVED", "UNI-83", say("{1} is neither involved nor yours.", quoted(card.name)));
}

Check check_usable(const Match& match, const DrawTrait& command) {
    const Trait* trait = match.card(command.source).find(command.trait);
    if (!trait->active)
        return refuse("TRAIT_NOT_ACTIVE", "UNI-83", say("{1} is struck.", quoted(trait->text)));
    const TraitSpent use{command.card, command.trait};
    const auto& used = match.complication->used;
    if (std::ranges::find(used, use) == used.end()) return std::nullopt;
    return refuse("TRAIT_USED", "UNI-83",
                  say("{1} has been drawn on in this Complication.", quoted(trait->text)));
}

// Drawing on the card would open this pool.
bool would_open(const Match& match, const DrawTrait& command) {
    const Complication& complication = *match.complication;
    const Card& card = match.card(command.card);
    return !complication.involves(card.id) && !card.is_controlled_by(complication.owner) &&
           card.placement.controller == command.pool.seat;
}

// UNI-86: the turn counts as used, and a veto is free again.
void move_dice(Doing& doing, PoolId id, int by) {
    Match& match = doing.match;
    Complication& complication = *match.complication;
    complication.find(id)->dice += by;
    doing.changes(DiceMoved{id, by});
    if (!match.lapses.pools_touched) doing.changes(PoolsWereUntouched{});
    match.lapses.pools_touched = true;
    if (std::erase(complication.may_not_refuse, doing.seat) > 0) doing.changes(VetoWasSpent{doing.seat});
}

}  // namespace

std::vector<int> sources_of(const Match& match, const Card& card) {
    std::vector<int> sources{card.id};
    for (const Trait& trait : card.traits)
        if (trait.active && trait.link_to && !match.card(*trait.link_to).eliminated)
            sources.push_back(*trait.link_to);
    return sources;
}

Check check(const Match& match, const BuyDice& command) {
    if (auto refusal = check_open(match)) return refusal;
    return check_pool(match, command.pool);
}

void apply(Doing& doing, const BuyDice& command) {
    doing.pay(LineKind::BuyDice, command.dice);
    const int before = doing.match.complication->find(command.pool)->dice;
    move_dice(doing, command.pool, command.dice);
    doing.tell(DiceAdded{command.seat, command.pool, before, before + command.dice, command.reason});
}

Check check(const Match& match, const BuyOffDice& command) {
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_pool(match, command.pool)) return refusal;
    return check_dice(match, command.pool, command.dice);
}

void apply(Doing& doing, const BuyOffDice& command) {
    doing.pay(LineKind::BuyOffDice, command.dice);
    const int before = doing.match.complication->find(command.pool)->dice;
    move_dice(doing, command.pool, -command.dice);
    doing.tell(DiceRemoved{command.seat, command.pool, before, before - command.dice, command.reason});
}

Check check(const Match& match, const DrawTrait& command) {
    const Card& card = match.card(command.card);
    if (!match.card(command.source).find(command.trait))
        return refuse("UNKNOWN_ID", "4.4",
                      say("{1} has no Trait {2}.", card_name(match, command.source), command.trait));
    if (auto refusal = check_open(match)) return refusal;
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    const std::vector<int> sources = sources_of(match, card);
    if (std::ranges::find(sources, int{command.source}) == sources.end())
        return refuse("NOT_LINKED", "UNI-56",
                      say("{1} is not linked to {2}.", quoted(card.name), card_name(match, command.source)));
    if (auto refusal = check_reach(match, command.seat, card)) return refusal;
    if (auto refusal = check_usable(match, command)) return refusal;
    if (!would_open(match, command))
        if (auto refusal = check_pool(match, command.pool)) return refusal;
    return command.remove ? check_dice(match, command.pool, 1) : std::nullopt;
}

void apply(Doing& doing, const DrawTrait& command) {
    Match& match = doing.match;
    involve(doing, command.card);
    Complication& complication = *match.complication;
    complication.used.push_back({command.card, command.trait});
    doing.changes(TraitSpent{command.card, command.trait});
    const int before = complication.find(command.pool)->dice, by = command.remove ? -1 : 1;
    move_dice(doing, command.pool, by);
    const std::string& text = match.card(command.source).find(command.trait)->text;
    doing.entry.text = text;
    doing.tell(TraitDrawn{command.seat, command.pool, command.card, command.source, command.trait, text,
                          before, before + by});
}

}  // namespace rules::universalis
