// The rail: the scene, and everybody in the order of the table.

#include <algorithm>

#include "game/stories/screen/seats_bar.h"
#include "game/stories/universalis/screen/words.h"

namespace screens {

void draw_uni_rail(UniView& view) {
    const Phrase title = plain("Universalis");
    if (!view.game || view.match().phase == uni::Phase::Ended)
        return draw_seats_rail(view.app, title, {}, {});
    const uni::Match& match = view.match();
    const std::vector<int> due = uni::awaited(match);
    std::vector<RailSeat> seats;
    for (int seat = 0; seat < match.count(); ++seat)
        seats.push_back({uni_player(match, seat), std::ranges::find(due, seat) != due.end()});
    draw_seats_rail(view.app, title, match.scene ? say("Scene {1}", match.scene->number) : Phrase(), seats);
}

}  // namespace screens
