#pragma once
// Renames and duplicates the player's own battles, wars, coin sets and formations. The errors are sentences to show.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/library.h"

namespace profile {

// Changes the title only: the file keeps its name, which saves, wars and battles refer to, and all its other content.
core::Result<void, words::Phrase> retitle(const std::filesystem::path& file, const std::string& title);
// Copies an own or shipped file to the own ones: hattin.json becomes hattin-2.json, "Hattin" becomes "Hattin 2".
// Returns the file.
core::Result<std::filesystem::path, words::Phrase> duplicate(const battles::Library& library, battles::LibraryKind kind,
                                                             const std::filesystem::path& file);

// Replaces the title in the text of a JSON object; nothing else changes.
std::string with_title(const std::string& text, const std::string& title);

}  // namespace profile
