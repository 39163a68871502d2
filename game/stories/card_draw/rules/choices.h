#pragma once
// Who has to decide (section 4), and what a seat may decide now, each choice with the reason if it is illegal. Commands
// that need words or numbers of their own (a character, a challenge, ...) are not listed; use check() for those.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

struct Awaited {
    Seat seat;
    OrNone<ParticipantId> participant;  // absent: the GM itself
    FIELDS(seat, participant)
};
// Usually one; in Improve, everyone who has yet to pass; empty once the campaign has ended.
std::vector<Awaited> awaiting(const Match& match);
// Everyone in the test whose card is still missing, in the order in which they draw.
std::vector<Awaited> yet_to_draw(const Match& match);

struct Choice {
    Command command;
    bool needs_text = false;           // its text is still empty and must be written
    std::optional<Refusal> refusal{};  // from check(), assuming a text
};
std::vector<Choice> choices(const Match& match, Seat seat);

}  // namespace rules::card_draw
