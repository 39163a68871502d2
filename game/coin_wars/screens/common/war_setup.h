#pragma once
// A war's next battle, as a battle screen starts it.

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/profile/war_game.h"

namespace screens {

struct WarSetUp {
    battles::Battle battle;  // with both nations' deployed coins, which are in no file
    profile::SetUp set_up;
};
// Builds it for a war in Phase::Battle. The error is a sentence. At a shared table this screen runs only its own bot.
core::Result<WarSetUp, words::Phrase> set_up_of(const battles::Library& library, const profile::WarGame& game);

}  // namespace screens
