#include "game/stories/universalis/rules/components.h"

#include <algorithm>

#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

Placement entering(const CommandContext& context) { return {context.seat, context.match.scene->mini.has_value()}; }

}  // namespace

Check check_in_play(const Match& match, int card) {
    if (!match.card(card).eliminated) return std::nullopt;
    return refuse("eliminated", "UNI-51", say("{1} is eliminated: it can only be reinstated.", card_name(match, card)));
}

Check check_not_master(const Match& match, int card) {
    if (!match.card(card).master) return std::nullopt;
    return refuse("is_master", "UNI-54",
                  say("{1} is a Master: a template, never in a scene and never controlled.", card_name(match, card)));
}

Check check_free(const Match& match, int card) {
    if (!match.involves(card)) return std::nullopt;
    return refuse(
        "locked_by_complication", "UNI-84",
        say("{1} is involved in the Complication: it is locked until that is resolved.", card_name(match, card)));
}

Check check_can_appear(const Match& match, int card) {
    if (auto refusal = check_not_master(match, card)) return refusal;
    return check_in_play(match, card);
}

void remember(CommandContext& context, int card) {
    const Card& before = context.match.card(card);
    context.changes(CardWas{card, before.placement, before.eliminated});
}

int create(CommandContext& context, const NewCard& made, Appears where) {
    Match& match = context.match;
    Card card{++match.numbers.cards_made, made.name, made.kind, made.master};
    if (where == Appears::InScene) card.placement = entering(context);
    match.cards.push_back(card);
    context.changes(CardMade{card.id});
    context.tell(ComponentCreated{context.seat, card});
    return card.id;
}

void introduce(CommandContext& context, int id) {
    remember(context, id);
    Card& card = context.match.card(id);
    card.placement = entering(context);
    context.tell(ComponentIntroduced{id, card.name, card.placement});
}

void leave(CommandContext& context, int id) {
    remember(context, id);
    Card& card = context.match.card(id);
    context.tell(ComponentExited{id, card.name, card.placement});
    card.placement = {};
}

void apply(CommandContext& context, const CreateComponent& command) {
    context.pay(LineKind::Create, 1);
    create(context, {command.name, command.kind}, command.introduce ? Appears::InScene : Appears::OffStage);
}

void apply(CommandContext& context, const CreateMaster& command) {
    context.pay(LineKind::Master, 1);
    create(context, {.name = command.name, .kind = CardKind::Other, .master = true}, Appears::OffStage);
}

Check check(const Match& match, const Introduce& command) {
    if (auto refusal = check_in_play(match, command.card)) return refusal;
    if (auto refusal = check_not_master(match, command.card)) return refusal;
    if (!match.card(command.card).in_scene()) return std::nullopt;
    return refuse("already_in_scene", "UNI-30", say("{1} is already in the scene.", card_name(match, command.card)));
}

void apply(CommandContext& context, const Introduce& command) {
    context.pay(LineKind::Introduce, 1);
    introduce(context, command.card);
}

Check check(const Match& match, const Exit& command) {
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    if (auto refusal = check_free(match, command.card)) return refusal;
    const Card& card = match.card(command.card);
    if (!card.is_controlled_by(command.seat))
        return refuse("not_controller", "R-45",
                      say("{1} belongs to {2}: take it over first (1 coin), or start a Complication.",
                          quoted(card.name), player(match, *card.placement.controller)));
    if (match.scene->location == command.card)
        return refuse(
            "is_location", "R-45",
            say("{1} is where the scene is set: the scene can move elsewhere, but its place cannot be removed.",
                quoted(card.name)));
    return std::nullopt;
}

void apply(CommandContext& context, const Exit& command) {
    context.pay(LineKind::Exit, 1);
    leave(context, command.card);
}

Check check(const Match& match, const TakeOver& command) {
    if (auto refusal = check_not_master(match, command.card)) return refusal;
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    if (auto refusal = check_free(match, command.card)) return refusal;
    if (!match.card(command.card).is_controlled_by(command.seat)) return std::nullopt;
    return refuse("already_controller", "UNI-60", say("{1} is already yours.", card_name(match, command.card)));
}

void apply(CommandContext& context, const TakeOver& command) {
    context.pay(LineKind::TakeOver, 1);
    remember(context, command.card);
    Card& card = context.match.card(command.card);
    const int before = *card.placement.controller;
    card.placement.controller = command.seat;
    context.tell(ControlTaken{card.id, card.name, before, command.seat});
}

namespace {

// UNI-52 (d): Masters of involved cards.
Check check_master_free(const Match& match, const Card& master) {
    if (!match.complication) return std::nullopt;
    for (const int involved : match.complication->involved)
        if (match.card(involved).is_sub_of(master.id))
            return refuse("locked_by_complication", "UNI-52",
                          say("{1} is the Master of {2}, which is involved in the Complication.", quoted(master.name),
                              card_name(match, involved)));
    return std::nullopt;
}

Check check_controller(const Match& match, int seat, const Card& card) {
    if (card.is_controlled_by(seat)) return std::nullopt;
    return refuse("not_controller", "UNI-53",
                  say("{1} belongs to {2}: take it over first (1 coin), or start a Complication.", quoted(card.name),
                      player(match, *card.placement.controller)));
}

Check check_narrator(const Match& match, int seat, const Card& card) {
    if (card.is_controlled_by(seat)) return std::nullopt;
    if (!match.is_winner(seat))
        return refuse(
            "not_controller", "UNI-93",
            say("As the loser, you can narrate only Components you control; {1} is not yours.", quoted(card.name)));
    if (match.involves(card.id)) return std::nullopt;
    return refuse("not_involved", "UNI-92",
                  say("{1} is neither involved in the Complication nor yours.", quoted(card.name)));
}

}  // namespace

Check check_may_add(const Match& match, int seat, int id) {
    const Card& card = match.card(id);
    if (auto refusal = check_in_play(match, id)) return refusal;
    if (match.phase == Phase::Aftermath) return check_narrator(match, seat, card);
    if (card.master) return check_master_free(match, card);
    return card.in_scene() ? check_controller(match, seat, card) : std::nullopt;
}

Check check_may_take_away(const Match& match, int seat, int id) {
    const Card& card = match.card(id);
    if (auto refusal = check_in_play(match, id)) return refusal;
    if (match.phase == Phase::Aftermath) return check_narrator(match, seat, card);
    if (card.master) return check_master_free(match, card);
    if (auto refusal = check_free(match, id)) return refusal;
    if (auto refusal = check_in_scene(match, id)) return refusal;
    return check_controller(match, seat, card);
}

Check check_not_frozen(const Match& match, int seat, int trait) {
    if (match.phase != Phase::Aftermath) return std::nullopt;
    const auto& frozen = match.complication->frozen;
    const auto it =
        std::ranges::find_if(frozen, [&](const Frozen& each) { return each.trait == trait && each.by != seat; });
    if (it == frozen.end()) return std::nullopt;
    return refuse("frozen_by_narration", "UNI-93",
                  say("{1} has already narrated this: no later narrator may reverse it.", player(match, it->by)));
}

}  // namespace rules::universalis
