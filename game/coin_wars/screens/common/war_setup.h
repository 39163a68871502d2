#pragma once
// The battle that a war stands before, as a battle screen starts from it.

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/screens/common/battle_setup.h"
#include "game/coin_wars/screens/common/war_store.h"

namespace screens {

struct WarSetUp {
    battles::Battle battle;  // with the coins that both peoples have laid, which no file has
    SetUp set_up;
};
// Of a war at its Phase::Battle; the error is a sentence. At a shared table this screen has its own bot alone.
core::Result<WarSetUp, words::Phrase> set_up_of(const battles::Library& library, const WarGame& game);

}  // namespace screens
