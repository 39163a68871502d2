#pragma once
// The rail of a story game: its name, where it stands, and everybody at the table, with those lit whose
// decision is awaited.

#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct RailSeat {
    Phrase name;
    bool awaited = false;
};
// Where the title ends, pixels.
double title_end(const ui::Ui& ui, const Phrase& title);
// The Help button, at the right of the rail: where it begins. Call in a panel over the rail.
double draw_help_button(App& app);
// `where`: "Scene 2"; may be empty. Where the seats do not all find room, those who are awaited come first,
// and
// "+3" tells how many more there are.
void draw_seats_rail(App& app, const Phrase& title, const Phrase& where, const std::vector<RailSeat>& seats);

}  // namespace screens
