#pragma once
// Who plays which side: a person, or a bot of some level. For the set-up of a battle and its menu.

#include <array>
#include <string>

#include "engine/ui/ui.h"
#include "game/coin_wars/screens/common/battle_setup.h"

namespace screens {

// Part of a slip: for both sides, one beside the other, a person and all levels to choose from; `bots` as in
// SetUp. True where another one was chosen.
bool draw_seats(ui::Ui& ui, std::array<std::string, 2>& bots);
// Who plays this side, a bot by its level; empty where the name says no more than the side.
words::Phrase called_player(const SetUp& set_up, const rules::coin_wars::Scenario& scenario,
                            rules::coin_wars::Side side);
// How the bot of this side plays, a sentence; empty for a person.
words::Phrase about_player(const std::string& bot);

}  // namespace screens
