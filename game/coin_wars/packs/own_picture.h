#pragma once
// The picture that players give to a battle or war of their own: pictures/NAME.png or .jpg of their folder, which goes along in packs.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace packs {

// By its first bytes.
bool is_picture(const std::filesystem::path& file);
// A copy of it, in place of the one before; the error is a sentence to show.
core::Result<void, words::Phrase> copy_picture(const std::filesystem::path& file, const std::filesystem::path& folder,
                                               const std::string& name);
void remove_picture(const std::filesystem::path& folder, const std::string& name);
words::Phrase no_picture();

}  // namespace packs
