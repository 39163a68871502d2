#include "game/stories/universalis/rules/turns.h"

#include <algorithm>

#include "game/stories/universalis/rules/scenes.h"

namespace rules::universalis {

namespace {

enum class TurnEnd { Completed, CutOff };

// UNI-86: a veto must be used to do something; an interrupted turn does not count.
void weigh_veto(Match& match) {
    if (!match.complication || match.lapses.pools_touched) return;
    Complication& complication = *match.complication;
    const bool refused = std::ranges::find(complication.has_refused, match.seat) != complication.has_refused.end();
    auto& spent = complication.may_not_refuse;
    if (refused && std::ranges::find(spent, match.seat) == spent.end()) spent.push_back(match.seat);
}

void end_turn(CommandContext& context, TurnEnd how) {
    Match& match = context.match;
    close_mini_scene(context);
    if (how == TurnEnd::Completed) weigh_veto(match);
    context.tell(TurnEnded{match.seat});
}

void start_turn(CommandContext& context, int seat) {
    enter(context.match, Phase::Turn);
    begin_turn(context.match, seat);
    context.tell(TurnStarted{seat, context.match.turn});
}

}  // namespace

void new_moment(Match& match) {
    match.lapses.no_fine.clear();
    match.lapses.no_matter.clear();
}

void enter(Match& match, Phase phase) {
    match.phase = phase;
    new_moment(match);
}

void begin_turn(Match& match, int seat) {
    match.seat = seat;
    ++match.turn;
    match.lapses.pools_touched = match.lapses.call_refused = false;
    new_moment(match);
}

Check check_in_scene(const Match& match, int card) {
    if (match.card(card).in_scene()) return std::nullopt;
    return refuse("not_in_scene", "UNI-59", say("{1} is not in the scene.", card_name(match, card)));
}

Check check_not_broke(const Match& match, int seat) {
    if (match.purse(seat) > 0) return std::nullopt;
    return refuse("broke", "UNI-25", say("Your purse is empty: you may only close what is open, or end the turn."));
}

Check check(const Match& match, const DescribeEvent& command) {
    if (match.phase == Phase::Framing && !match.scene->location)
        return refuse("location_missing", "UNI-19", say("The scene needs a place before its first Event (1 coin)."));
    for (const int card : command.cards)
        if (auto refusal = check_in_scene(match, card)) return refusal;
    return std::nullopt;
}

void apply(CommandContext& context, const DescribeEvent& command) {
    Match& match = context.match;
    context.pay(LineKind::EventCost, 1);
    context.entry.event = EventStory{command.cards, match.phase == Phase::Aftermath};
    context.tell(EventTold{command.seat, command.text, command.cards});
    if (match.phase != Phase::Framing) return;
    context.changes(WasFraming{});
    enter(match, Phase::Turn);
    context.tell(FramingEnded{command.seat});
}

Check check(const Match& match, const Narrate& command) { return check_not_broke(match, command.seat); }

void apply(CommandContext& context, const Narrate& command) { context.tell(Narrated{command.seat, command.text}); }

Check check(const Match& match, const Speak& command) {
    if (auto refusal = check_in_scene(match, command.card)) return refusal;
    if (match.card(command.card).is_controlled_by(command.seat)) return std::nullopt;
    return refuse("not_controller", "R-43",
                  say("Only {1} can speak for {2}.", player(match, *match.card(command.card).placement.controller),
                      card_name(match, command.card)));
}

void apply(CommandContext& context, const Speak& command) {
    context.tell(DialogueSpoken{command.seat, command.card, context.match.card(command.card).name, command.text});
}

Check check(const Match& match, const EndTurn& command) {
    if (match.phase != Phase::Framing || match.purse(command.seat) == 0) return std::nullopt;
    return refuse("framing_unfinished", "UNI-21",
                  say("You are framing the scene until its first Event, or until your purse is empty."));
}

void apply(CommandContext& context, const EndTurn& command) {
    if (context.match.phase == Phase::Framing) context.tell(FramingEnded{command.seat});
    end_turn(context, TurnEnd::Completed);
    start_turn(context, context.match.left_of(command.seat));
}

Check check(const Match& match, const Interrupt& command) {
    if (match.phase == Phase::Framing)
        return refuse(
            "framing_not_interruptible", "UNI-20",
            say("{1} is framing the scene and cannot be interrupted yet.", player(match, match.scene->framer)));
    if (command.seat != match.seat) return std::nullopt;
    return refuse("self_target", "UNI-24", say("It is your own turn."));
}

void apply(CommandContext& context, const Interrupt& command) {
    context.pay(LineKind::Interrupt, 1);
    context.tell(Interrupted{command.seat, context.match.seat});
    end_turn(context, TurnEnd::CutOff);
    start_turn(context, command.seat);
}

}  // namespace rules::universalis
