// The rail: the session and the scene, and everybody at the table.

#include <algorithm>

#include "game/stories/card_draw/rules/awaiting.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/seats_bar.h"

namespace screens {

namespace {

Phrase session_in_words(const cd::Match& match) {
    if (match.session == 0) return {};
    return match.scene > 0 ? say("Session {1}, scene {2}", match.session, match.scene)
                           : say("Session {1}", match.session);
}

}  // namespace

void draw_cards_rail(CardsView& view) {
    if (!view.game || view.match().phase == cd::Phase::Ended)
        return draw_seats_rail(view.app, say("Card Draw"), {}, {});
    const cd::Match& match = view.match();
    const auto due = cd::awaiting(match);
    std::vector<RailSeat> seats;
    for (int i = 0; i <= static_cast<int>(match.seats.size()); ++i)
        seats.push_back({cards_seat(match, cd::Seat{i}),
                         std::ranges::any_of(due, [&](const auto& one) { return one.seat.number == i; })});
    draw_seats_rail(view.app, say("Card Draw"), session_in_words(match), seats);
}

}  // namespace screens
