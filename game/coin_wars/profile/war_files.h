#pragma once
// A war as a file of its own, given/NAME.coinwars in the profile: its record. Whoever opens it has the war as it stands
// there, lays a line or fights a battle, and sends it back.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/profile/war_game.h"

namespace profile {

// The errors are sentences to show.
core::Result<std::filesystem::path, words::Phrase> give_war(const std::filesystem::path& profile, const WarGame& game);
// The file claims to be such a war.
bool is_given_war(const std::filesystem::path& file);
// The war of that name here becomes that of the file and is played from now on. Refused if it goes on from something
// else than the file does, unless it is over. Returns its name.
core::Result<std::string, words::Phrase> take_war(const std::filesystem::path& profile,
                                                  const std::filesystem::path& file);

}  // namespace profile
