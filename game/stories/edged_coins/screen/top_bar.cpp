// The rail: the round, and everybody at the table.

#include <algorithm>

#include "game/stories/edged_coins/rules/awaiting.h"
#include "game/stories/edged_coins/screen/words.h"
#include "game/stories/screen/seats_bar.h"

namespace screens {

void draw_edged_rail(EdgedView& view) {
    if (!view.game || view.match().phase == ec::Phase::Ended)
        return draw_seats_rail(view.app, say("Edged Coins"), {}, {});
    const ec::Match& match = view.match();
    const auto due = ec::awaiting(match);
    std::vector<RailSeat> seats;
    for (int i = 0; i <= static_cast<int>(match.seats.size()); ++i)
        seats.push_back({seat_name(match, ec::Seat{i}),
                         std::ranges::any_of(due, [&](const auto& one) { return one.seat.number == i; })});
    draw_seats_rail(view.app, say("Edged Coins"), match.round ? say("Round {1}", *match.round) : Phrase(),
                    seats);
}

}  // namespace screens
