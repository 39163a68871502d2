#pragma once
// All sounds, as values: they say what happened, not how it sounds. The wave is synthesised on playback, in
// well under a millisecond.

#include <variant>

#include "engine/sound/coin_ring.h"
#include "engine/sound/friction.h"
#include "engine/sound/knock.h"

namespace sound {

using Sound = std::variant<CoinStruck, CoinDropped, Slid, CardLaid, CardLifted, PaperTurned, DieStruck, Pressed,
                           TurnEnded, BattleEnded>;

// The groups with separate volume controls.
enum class Group { Coins, Paper, Table, Panels };
Group group_of(const Sound& sound);
// True for impacts, false for lasting sounds.
bool is_contact(const Sound& sound);

// Equal random states give equal waves.
Wave wave_of(const Sound& sound, core::Random& random);

}  // namespace sound
