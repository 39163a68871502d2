#pragma once
// The picture that players give to their own battle or war: pictures/NAME.png or .jpg of their folder, included in
// packs.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace packs {

// Decides by the first bytes.
bool is_picture(const std::filesystem::path& file);
// Copies the picture, replacing an earlier one; the error is a sentence to show.
core::Result<void, words::Phrase> copy_picture(const std::filesystem::path& file, const std::filesystem::path& folder,
                                               const std::string& name);
void remove_picture(const std::filesystem::path& folder, const std::string& name);
words::Phrase no_picture();

}  // namespace packs
