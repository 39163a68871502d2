#pragma once
// The top rail of a story game: its name, its current stage, and everybody at the table, highlighting those who have to
// decide.

#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct TopBarSeat {
    int seat = 0;  // selects the face beside the name, if all faces fit
    Phrase name{};
    bool awaited = false;
};
// Returns where the title ends, pixels.
double title_end(const ui::Ui& ui, const Phrase& title);
// Draws the Help button at the right of the rail and, at a table, the Players button before it. Call in a panel over
// the rail.
struct TopBarButtons {
    double left = 0;  // where they begin, pixels
    bool players = false;
};
enum class TopBar { Start, Table };
TopBarButtons draw_top_bar_buttons(App& app, TopBar top_bar);
// `where`: "Scene 2"; may be empty, and is omitted where it would crowd out those who have to decide. If the seats do
// not all fit, those come first, and "+3" counts the rest. True if the players page should open.
bool draw_seats_top_bar(App& app, const Phrase& title, const Phrase& where, const std::vector<TopBarSeat>& seats);

}  // namespace screens
