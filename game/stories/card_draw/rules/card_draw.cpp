// The rule page's table of contents: each section, and the file that holds it.
//
//     Cards and characters                                 deck.cpp, hands.cpp, setup.cpp
//     Who sits at the table                                seats.cpp
//     Sessions and scenes, and the GM's grants             scenes.cpp
//     Drawing; choosing between two cards                  drawing.cpp
//     Improving; disadvantages apply where they count      improving.cpp
//     The three tests                                      challenge.cpp, competition.cpp, fray.cpp
//     Judging and giving up                                judging.cpp
//     Telling what happened                                telling.cpp

#include "game/stories/card_draw/rules/card_draw.h"

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/drawing.h"

namespace rules::card_draw {

std::optional<Refusal> CardDraw::check(const Match& match, const Command& command) {
    if (auto refusal = check_form(command.action)) return refusal;
    if (auto refusal = check_terms(match, command)) return refusal;
    return visit([&match](const auto& asked) { return check_rule(match, asked); }, command.action);
}

std::vector<Event> CardDraw::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const Throws throws{random, hand};
    return visit([&](const auto& asked) { return apply_rule(match, throws, asked); }, command.action);
}

int cards_for(const Match& match, const Command& command) {
    if (const auto* action = get_if<DrawCard>(&command.action))
        return cards_due(match, match.test->participant(action->participant));
    return visit(
        [](const auto& action) {
            return requires { action.cards; }
            ? 1 : 0;
        },
        command.action);
}

CardSet cards_to_come(const Match& match, const Command& command, const Cards& shown) {
    if (const auto* action = get_if<DrawBackground>(&command.action))
        return drawn_from(match.pack(action->back.value_or(usual_back(action->kind))));
    Match after = match;
    for (const Card card : shown) {
        if (after.pile.empty()) join_discard(after);
        after.pile.remove(card);
    }
    return drawn_from(after);
}

}  // namespace rules::card_draw
