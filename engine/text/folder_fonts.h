#pragma once
// The fonts in given folders, for systems that cannot list their fonts.

#include <filesystem>
#include <optional>
#include <vector>

#include "engine/text/folder_font.h"
#include "engine/text/letter_fonts.h"

namespace text {

class FolderFonts {
public:
    // Searches these folders and their subfolders, if they exist. Skips files that are not complete fonts.
    explicit FolderFonts(const std::vector<std::filesystem::path>& folders);

    // As LetterFonts::with(); prefers families that systems ship for reading, then upright letters of usual width and
    // weight, then goes by names of families and files.
    std::optional<FontPlace> with(char32_t letter);

private:
    std::vector<FolderFont> fonts_;  // in order of preference
    std::vector<std::size_t> used_;  // indices into fonts_
};

}  // namespace text
