#pragma once
// A war as a separate file, given/NAME.coinwars in the profile: its record. It replaces only a file that it continues;
// beside any other it is NAME 2.coinwars. The recipient continues the war from there,
// places coins or fights a battle, and sends it back.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/profile/war_game.h"

namespace profile {

// The errors are sentences to show.
core::Result<std::filesystem::path, words::Phrase> give_war(const std::filesystem::path& profile, const WarGame& game);
// True if the file claims to be such a war.
bool is_given_war(const std::filesystem::path& file);
// Replaces the war of that name with the file's, which becomes the current one. Refuses if the war here continues
// differently from the file, unless it is over. Returns its name.
core::Result<std::string, words::Phrase> take_war(const std::filesystem::path& profile,
                                                  const std::filesystem::path& file);

}  // namespace profile
