#pragma once
// Battles, wars, coin sets and formations of the player's own under another title, and once more. The errors are sentences to show.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/library.h"

namespace profile {

// The file keeps its name, by which saves, wars and battles know it, and all else that somebody has written into it.
core::Result<void, words::Phrase> retitle(const std::filesystem::path& file, const std::string& title);
// Of one's own or one that ships, among one's own: hattin-2.json of hattin.json, "Hattin 2" of "Hattin". Returns the file.
core::Result<std::filesystem::path, words::Phrase> duplicate(const battles::Library& library, battles::Kind kind,
                                                             const std::filesystem::path& file);

// The text of a JSON object with this title; nothing else in it is changed.
std::string with_title(const std::string& text, const std::string& title);

}  // namespace profile
