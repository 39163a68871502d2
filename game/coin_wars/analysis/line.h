#pragma once
// A turn that could have been played.

#include <vector>

#include "game/coin_wars/bots/bot.h"
#include "game/kit/session/game_session.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Variation {
    rules::GameSession<cw::CoinWars> session;  // its steps are the turn; the last one ends the turn or the battle
    double luck = 0;                           // what throws gave the side to act
    std::vector<cw::Command> commands() const;
};
// Plays those of these commands that are legal when reached, and answers pending decisions of both sides. The same on
// every machine, unless stopped midway.
Variation play_line(const cw::Match& before, const std::vector<cw::Command>& wished,
                    bots::Thinking* thinking = nullptr);

}  // namespace analysis
