#include "game/stories/card_draw/rules/drawing.h"

#include <algorithm>

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/improving.h"

namespace rules::card_draw {

namespace {

void use_up_advantage(Match& match, Participant& participant) {
    (is_extra(participant.id) ? participant.advantage : match.character(participant.id).advantage) = false;
}

}  // namespace

Check check_turn(const Match& match, const std::string& participant, const Participant& turn) {
    if (turn.id == participant) return std::nullopt;
    return refuse("not_next", "CD-11",
                  say("It is {1}'s turn, not {2}'s.", display_name(match, turn.id), display_name(match, participant)));
}

Check check(const Match& match, const DrawCard& command) {
    const Participant& next = *next_to_draw(*match.test);
    if (auto refusal = check_turn(match, command.participant, next)) return refusal;
    return check_draw(match, cards_due(match, next), command.cards);
}

Events apply(Match& match, const Throws& throws, const DrawCard& command) {
    Participant& participant = match.test->participant(command.participant);
    const int count = cards_due(match, participant);
    const Handicap handicap = handicap_of(match, participant.id);
    use_up_advantage(match, participant);
    Dealer dealer(throws, command.cards);
    Events events;
    std::vector<Drawn> drawn;
    for (int i = 0; i < count; ++i) {
        const Card card = draw(match, dealer, events);
        drawn.push_back({card, handicap.value(card)});
        events.push_back(CardDrawn{participant.id, drawn.back(), count});
    }
    if (count == 1)
        participant.current = Current{drawn[0].card, drawn[0].value};
    else
        participant.choice = std::move(drawn);
    match.test->begun = true;
    append(events, continue_drawing(match));
    return events;
}

Check check(const Match& match, const Choose& command) {
    if (auto refusal = check_range("CD-13", say("The card to choose"), command.index, 0, 1)) return refusal;
    return check_turn(match, command.participant, *next_to_choose(*match.test));
}

Events apply(Match& match, const Choose& command) {
    Participant& participant = match.test->participant(command.participant);
    const auto index = static_cast<std::size_t>(command.index);
    const Drawn kept = participant.choice[index], other = participant.choice[1 - index];
    participant.choice.clear();
    participant.current = Current{kept.card, kept.value};
    match.discard.push_back(other.card);
    Events events{CardChosen{participant.id, kept, other}};
    append(events, continue_drawing(match));
    return events;
}

int cards_due(const Match& match, const Participant& participant) {
    const Test& test = *match.test;
    const int cards = test.is_challenge() ? test.challenge().cards : 1;
    return has_advantage(match, participant) ? 2 : cards;
}

bool lacks_card(const Participant& participant) {
    return participant.active && !participant.current && participant.choice.empty();
}

const Participant* next_to_draw(const Test& test) {
    const auto it = std::ranges::find_if(test.participants, lacks_card);
    return it == test.participants.end() ? nullptr : &*it;
}

const Participant* next_to_choose(const Test& test) {
    const auto it =
        std::ranges::find_if(test.participants, [](const Participant& each) { return !each.choice.empty(); });
    return it == test.participants.end() ? nullptr : &*it;
}

bool is_exhausted(const Match& match) {
    const Participant* next = next_to_draw(*match.test);
    return next && check_draw(match, cards_due(match, *next), {}).has_value();
}

void begin_draw(Match& match) {
    for (Participant& each : match.test->participants) each.passed = false;
    match.phase = Phase::Draw;
}

Events continue_drawing(Match& match) {
    match.phase = Phase::Draw;
    if (next_to_draw(*match.test)) return {};
    match.phase = Phase::Choose;
    if (next_to_choose(*match.test)) return {};
    return open_window(match);
}

}  // namespace rules::card_draw
