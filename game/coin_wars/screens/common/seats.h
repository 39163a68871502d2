#pragma once
// Who plays each side, a person or a bot of some level: for a battle's set-up and its menu.

#include <array>
#include <string>

#include "engine/ui/ui.h"
#include "game/coin_wars/ladder/result.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/settings.h"

namespace screens {

// Draws, as part of a side panel, the choice of a person or a level for both sides, next to each other. `bots` as in
// SetUp; `sides` are the sides' names; `only`: draws this side alone, by its index. True if the choice changed.
bool draw_seats(ui::Ui& ui, std::array<std::string, 2>& bots, const std::array<words::Phrase, 2>& sides,
                std::optional<std::size_t> only = {});
// Names this side's player, or its bot's level; empty if that says no more than the side's name.
words::Phrase player_label(const profile::SetUp& set_up, const cw::Scenario& scenario, cw::Side side);
// Lists the players: "You against the computer (Sergeant)", "Ada against Ben", "2 players".
words::Phrase players_of(const std::array<std::string, 2>& names, const std::array<std::string, 2>& seats);
// Proposes the seats: those of the last battle, at first one person against the computer at first_strength(). After a
// win the computer becomes the next stronger one that was not met yet.
std::array<std::string, 2> bots_offered(BattleApp& app);
std::array<std::string, 2> bots_offered(const LastSeats& last, const std::vector<ladder::Result>& fought);
std::string first_strength(BattleApp& app);
// Returns the next strength to offer after `level`, a computer's: the next one up if persons have beaten `level` and
// not met that one, otherwise `level`.
std::string strength_after(const std::vector<ladder::Result>& fought, const std::string& level);
// Returns the level whose odds to show: the computer's, the weaker of two computers, or General for two persons.
std::string strength_of(const std::array<std::string, 2>& seats);
// Describes in a sentence how this side's bot plays; empty for a person.
words::Phrase about_player(const std::string& bot);

}  // namespace screens
