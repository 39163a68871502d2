#pragma once
// The rail of a story game: its name, where it stands, and everybody at the table, with those lit whose
// decision is awaited.

#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct RailSeat {
    int seat = 0;  // whose face stands beside the name, if all faces have room
    Phrase name{};
    bool awaited = false;
};
// Where the title ends, pixels.
double title_end(const ui::Ui& ui, const Phrase& title);
// The Help button at the right of the rail, and before it, at a table, the one for those who sit there. Call in
// a panel over the rail.
struct RailButtons {
    double left = 0;  // where they begin, pixels
    bool players = false;
};
enum class Rail { Start, Table };
RailButtons draw_rail_buttons(App& app, Rail rail);
// `where`: "Scene 2"; may be empty, and is left out where it would take the room of all who are awaited. Where the
// seats do not all find room, those who are awaited come first, and "+3" tells how many more there are. True if who
// sits there shall be changed.
bool draw_seats_rail(App& app, const Phrase& title, const Phrase& where, const std::vector<RailSeat>& seats);

}  // namespace screens
