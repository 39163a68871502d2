#pragma once
// All that can be heard, as values: what happened, not how it sounds. Waves are made of them when they are
// played, in well under a millisecond each.

#include <variant>

#include "engine/sound/coin_ring.h"
#include "engine/sound/friction.h"
#include "engine/sound/knock.h"

namespace sound {

using Sound = std::variant<CoinStruck, CoinDropped, Slid, CardLaid, CardLifted, PaperTurned, DieStruck,
                           Pressed, TurnEnded, BattleEnded>;

// What people may want louder or softer on its own.
enum class Kind { Coins, Paper, Table, Panels };
Kind kind_of(const Sound& sound);
// Something lies still or strikes, as against something that goes on.
bool is_contact(const Sound& sound);

// The same chance gives the same wave.
Wave wave_of(const Sound& sound, core::Random& random);

}  // namespace sound
