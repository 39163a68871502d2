#include "game/stories/card_draw/rules/improving.h"

#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/judging.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

Check check_improving(const Match& match, const std::string& participant) {
    return is_extra(participant) ? std::nullopt : check_able(match, participant);
}

// CD-30: extras, NPCs without a ready card and those incapacitated in this test need not pass.
bool can_improve(const Match& match, const Participant& participant) {
    if (!participant.active || participant.out || is_extra(participant.id)) return false;
    const Character& character = match.character(participant.id);
    return character.is_pc() || character.has_ready_card();
}

void cancel_passes(Match& match) {
    for (Participant& each : match.test->participants) each.passed = false;
}

// CD-31: a drawn card is discarded; other cards return to their own places.
void replace(Match& match, Participant& participant, const Current& with) {
    if (participant.current->source == Source::Drawn) match.discard.push_back(participant.current->card);
    participant.current = with;
}

Events close_if_all_passed(Match& match) {
    match.phase = Phase::Improve;
    return to_pass(match).empty() ? judge(match) : Events{};
}

}  // namespace

std::vector<const Participant*> to_pass(const Match& match) {
    std::vector<const Participant*> list;
    for (const Participant& each : match.test->participants)
        if (can_improve(match, each) && !each.passed) list.push_back(&each);
    return list;
}

Events open_window(Match& match) {
    cancel_passes(match);
    return close_if_all_passed(match);
}

Check check(const Match& match, const PlayCard& command) {
    if (auto refusal = check_improving(match, command.participant)) return refusal;
    if (is_extra(command.participant))
        return refuse("not_in_hand", "CD-31",
                      say("{1} has no hand of cards.", display_name(match, command.participant)));
    const Character& character = match.character(command.participant);
    if (auto refusal = check_in_hand(character, command.card)) return refusal;
    const Background& card = *character.find(command.card);
    if (!card.ready)
        return refuse("already_used", "CD-4",
                      card.card.back == Back::Red ? say("Set aside until the next session: {1}.", spoken(card.card))
                                                  : say("Set aside until the next scene: {1}.", spoken(card.card)));
    if (is_written(command.description, {1, limits::kTextCharacters, Lines::Many})) return std::nullopt;
    return refuse("description_needed", "CD-31", say("Whoever plays a card says how it helps."));
}

Events apply(Match& match, const PlayCard& command) {
    Participant& participant = match.test->participant(command.participant);
    Background& card = *match.character(command.participant).find(command.card);
    card.ready = false;
    Events events{CardPlayed{participant.id, card, command.description, *participant.current}};
    replace(match, participant, {card.card.card, card.card.card.rank, Source::Background});
    cancel_passes(match);
    append(events, close_if_all_passed(match));
    return events;
}

Check check(const Match& match, const SpendBonus& command) {
    if (auto refusal = check_improving(match, command.participant)) return refusal;
    if (auto refusal = check_pc(match, command.participant)) return refusal;
    if (match.character(command.participant).bonus == 0)
        return refuse("no_bonus", "CD-32", say("{1} has no bonus draw.", display_name(match, command.participant)));
    return check_draw(match, 1, command.cards);
}

Events apply(Match& match, const Throws& throws, const SpendBonus& command) {
    Character& character = match.character(command.participant);
    --character.bonus;
    Dealer dealer(throws, command.cards);
    Events events;
    const Card card = draw(match, dealer, events);
    const Drawn drawn{card, character.handicap().value(card)};
    match.test->bonus = {command.participant, drawn};
    match.phase = Phase::BonusChoice;
    cancel_passes(match);
    events.push_back(BonusSpent{command.participant, {character.bonus + 1, character.bonus}, drawn});
    return events;
}

Check check(const Match& match, const Keep& command) {
    const std::string& who = match.test->bonus->participant;
    if (who == command.participant) return std::nullopt;
    return refuse(
        "not_next", "CD-32",
        say("It is {1}'s turn, not {2}'s.", display_name(match, who), display_name(match, command.participant)));
}

Events apply(Match& match, const Keep& command) {
    Participant& participant = match.test->participant(command.participant);
    const Drawn drawn = match.test->bonus->drawn;
    match.test->bonus.reset();
    Events events{CardKept{participant.id, command.which, *participant.current, drawn}};
    if (command.which == Which::New)
        replace(match, participant, {drawn.card, drawn.value});
    else
        match.discard.push_back(drawn.card);
    append(events, close_if_all_passed(match));
    return events;
}

Check check(const Match& match, const DrawDisadvantage& command) {
    if (auto refusal = check_improving(match, command.participant)) return refusal;
    if (auto refusal = check_pc(match, command.participant)) return refusal;
    return check_draw(match, 1, command.cards);
}

Events apply(Match& match, const Throws& throws, const DrawDisadvantage& command) {
    Character& character = match.character(command.participant);
    Participant& participant = match.test->participant(command.participant);
    const Handicap handicap = character.handicap();
    Dealer dealer(throws, command.cards);
    Events events;
    const Card card = draw(match, dealer, events);
    const Drawn drawn{card, handicap.value(card)};
    events.push_back(DisadvantageTaken{participant.id, drawn, *participant.current});
    replace(match, participant, {card, drawn.value, Source::Disadvantage});
    character.disadvantages.push_back({card});
    if (handicap.holds(card.suit)) {
        character.incapacitated = participant.out = true;
        events.push_back(WasIncapacitated{character.id, card});
    }
    cancel_passes(match);
    append(events, close_if_all_passed(match));
    return events;
}

Check check(const Match& match, const Pass& command) {
    for (const Participant* each : to_pass(match))
        if (each->id == command.participant) return std::nullopt;
    return refuse("nothing_to_pass", "CD-30",
                  say("{1} does not have to pass now.", display_name(match, command.participant)));
}

Events apply(Match& match, const Pass& command) {
    match.test->participant(command.participant).passed = true;
    Events events{HasPassed{command.participant}};
    append(events, close_if_all_passed(match));
    return events;
}

}  // namespace rules::card_draw
