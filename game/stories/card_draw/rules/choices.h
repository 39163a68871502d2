#pragma once
// Whose decision is awaited (section 4), and what a seat may decide now, each with the reason if it may
// not. What needs words or numbers of its own (a character, a challenge, ...) is not listed: check() answers
// for it.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

struct Awaited {
    Seat seat;
    OrNone<ParticipantId> participant;  // none: the GM for itself
    FIELDS(seat, participant)
};
// One, in Improve all who have to pass and have not; none when the campaign has ended.
std::vector<Awaited> awaiting(const Match& match);

struct Choice {
    Command command;
    bool needs_text = false;           // its text is still empty, and has to be written
    std::optional<Refusal> refusal{};  // as check() gives it, with a text
};
std::vector<Choice> choices(const Match& match, Seat seat);

}  // namespace rules::card_draw
