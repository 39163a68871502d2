// The page's table of contents: each section, and the file that holds it.

#include "game/stories/card_draw/rules/card_draw.h"

#include "game/stories/card_draw/rules/checks.h"
// Cards and characters
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/hands.h"
#include "game/stories/card_draw/rules/setup.h"
// Who sits at the table
#include "game/stories/card_draw/rules/seats.h"
// Sessions and scenes, and what the GM gives
#include "game/stories/card_draw/rules/scenes.h"
// Drawing and improving; disadvantages are asked where they count
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/improving.h"
// The three tests
#include "game/stories/card_draw/rules/challenge.h"
#include "game/stories/card_draw/rules/competition.h"
#include "game/stories/card_draw/rules/fray.h"
// Judging and giving up
#include "game/stories/card_draw/rules/judging.h"
// What is told of it
#include "game/stories/card_draw/rules/telling.h"

namespace rules::card_draw {

namespace {

struct Checking {
    const Match& match;
    Seat seat;
    template <class D>
    Check operator()(const D& action) const {
        return card_draw::check(match, seat, action);
    }
};

struct Applying {
    Match& match;
    Throws throws;
    template <class D>
    Events operator()(const D& action) const {
        if constexpr (requires { action.cards; })
            return card_draw::apply(match, throws, action);
        else
            return card_draw::apply(match, action);
    }
};

}  // namespace

std::optional<Refusal> CardDraw::check(const Match& match, const Command& command) {
    if (auto refusal = check_form(command.action)) return refusal;
    if (auto refusal = check_phase(match, command.action)) return refusal;
    if (auto refusal = check_seat(match, command.seat)) return refusal;
    return std::visit(Checking{match, command.seat}, command.action);
}

std::vector<Event> CardDraw::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    return std::visit(Applying{match, {random, hand}}, command.action);
}

int cards_for(const Match& match, const Command& command) {
    if (const auto* action = std::get_if<DrawCard>(&command.action))
        return cards_due(match, match.test->participant(action->participant));
    return std::visit(
        [](const auto& action) {
            return requires { action.cards; }
            ? 1 : 0;
        },
        command.action);
}

CardSet cards_to_come(const Match& match, const Command& command, const Cards& shown) {
    if (const auto* action = std::get_if<DrawBackground>(&command.action))
        return drawn_from(match.pack(action->back.value_or(usual_back(action->kind))));
    Match after = match;
    for (const Card card : shown) {
        if (after.pile.empty()) join_discard(after);
        after.pile.remove(card);
    }
    return drawn_from(after);
}

}  // namespace rules::card_draw
