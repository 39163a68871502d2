#pragma once
// A turn that might have been played.

#include <vector>

#include "game/coin_wars/bots/bot.h"
#include "game/kit/session/game_session.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Line {
    rules::GameSession<cw::CoinWars> session;  // its steps are the turn; the last one ends the turn or the battle
    double luck = 0;                           // what throws gave the side to act
    std::vector<cw::Command> commands() const;
};
// Plays those of these commands that are legal when their turn comes, and answers what is asked of both sides meanwhile.
// The same for every machine, unless it is stopped in the middle.
Line play_line(const cw::Match& before, const std::vector<cw::Command>& wished, bots::Thinking* thinking = nullptr);

}  // namespace analysis
