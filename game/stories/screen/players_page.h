#pragma once
// The page about who sits at the table: players are renamed, leave and change places; others join.

#include <functional>
#include <optional>
#include <string>

#include "game/kit/commands/seats.h"
#include "game/kit/fields.h"
#include "game/stories/screen/choice_widgets.h"

namespace screens {

using rules::maybe;

// The state of the page, saved with the table.
struct PlayersPage {
    bool open = false;
    int chosen = 0;              // the player whose name and place can be changed
    std::optional<int> named{};  // the player to whom `name` belongs
    std::string known{};         // that player's name when `name` was filled in
    std::string name{}, newcomer{};
    FIELDS(open, chosen, maybe(named), maybe(known), name, newcomer)
};
// `check`: why an act is refused now; `change` carries it out.
struct PlayersAsked {
    rules::People people;
    std::function<std::optional<rules::Refusal>(const rules::SeatingAct&)> check;
    std::function<void(const rules::SeatingAct&)> change;
};
// Draws the page into the panel; at most one act a frame. "Done" sets `open` to false.
void draw_players_page(ui::Ui& ui, PlayersPage& page, const PlayersAsked& asked);

}  // namespace screens
