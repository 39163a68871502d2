#pragma once
// The fonts that lie in folders, for systems that do not tell of theirs.

#include <filesystem>
#include <optional>
#include <vector>

#include "engine/text/folder_font.h"
#include "engine/text/letter_fonts.h"

namespace text {

class FolderFonts {
public:
    // The folders and those in them, as far as they are there. Files that are no whole fonts are passed over.
    explicit FolderFonts(const std::vector<std::filesystem::path>& folders);

    // As LetterFonts::with(); the system's preferences are families that systems bring along for reading, then upright
    // letters of usual width and weight, then names of families and files.
    std::optional<FontPlace> with(char32_t letter);

private:
    std::vector<FolderFont> fonts_;  // in that order
    std::vector<std::size_t> used_;  // of these
};

}  // namespace text
