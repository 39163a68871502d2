#pragma once
// The battle that a war stands before, as a battle screen starts from it.

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/profile/war_game.h"

namespace screens {

struct WarSetUp {
    battles::Battle battle;  // with the coins that both peoples have laid, which no file has
    profile::SetUp set_up;
};
// Of a war at its Phase::Battle; the error is a sentence. At a shared table this screen has its own bot alone.
core::Result<WarSetUp, words::Phrase> set_up_of(const battles::Library& library, const profile::WarGame& game);

}  // namespace screens
