#pragma once
// The page of those who sit at the table: they are named, leave, change places; others come.

#include <functional>
#include <optional>
#include <string>

#include "game/kit/commands/seats.h"
#include "game/kit/fields.h"
#include "game/stories/screen/choice_widgets.h"

namespace screens {

using rules::maybe;

struct PlayersPage {
    bool open = false;
    int chosen = 0;              // whose name and place are changed
    std::optional<int> named{};  // of whom `name` is
    std::string name{}, newcomer{};
    FIELDS(open, chosen, maybe(named), name, newcomer)
};
struct PlayersAsked {
    rules::People people;
    std::function<std::optional<rules::Refusal>(const rules::SeatingAct&)> check;
    std::function<void(const rules::SeatingAct&)> change;
};
void draw_players_page(ui::Ui& ui, PlayersPage& page, const PlayersAsked& asked);

}  // namespace screens
