#pragma once
// Who plays which side: a person, or a bot of some level. For the set-up of a battle and its menu.

#include <array>
#include <string>

#include "engine/ui/ui.h"
#include "game/coin_wars/ladder/result.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/settings.h"

namespace screens {

// Part of a side panel: for both sides, next to each other, a person and all levels to choose from; `bots` as
// in SetUp; `sides` are what they are called. `only`: of this side alone, by its index. True if the choice changed.
bool draw_seats(ui::Ui& ui, std::array<std::string, 2>& bots, const std::array<words::Phrase, 2>& sides,
                std::optional<std::size_t> only = {});
// The player of this side, for a bot its level; empty if the name says no more than the side.
words::Phrase called_player(const profile::SetUp& set_up, const cw::Scenario& scenario, cw::Side side);
// Who plays, in a few words: "You against the computer (Sergeant)", "Ada against Ben", "2 players".
words::Phrase players_of(const std::array<std::string, 2>& names, const std::array<std::string, 2>& seats);
// Who sits down where nobody else was asked: as the last time, and before anybody chose one person against the computer at
// first_strength(). A computer that was beaten makes room for the next stronger one, until that one was met.
std::array<std::string, 2> bots_offered(BattleApp& app);
std::array<std::string, 2> bots_offered(const LastSeats& last, const std::vector<ladder::Result>& fought);
std::string first_strength(BattleApp& app);
// The strength to offer whoever played against `level`, which is none of a person's: the next one up, if persons have beaten
// that one and have not met the other.
std::string strength_after(const std::vector<ladder::Result>& fought, const std::string& level);
// The level whose odds concern these seats: that of the computer, of two the weaker; generals if only people play.
std::string strength_of(const std::array<std::string, 2>& seats);
// A sentence about how the bot of this side plays; empty for a person.
words::Phrase about_player(const std::string& bot);

}  // namespace screens
