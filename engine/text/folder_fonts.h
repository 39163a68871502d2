#pragma once
// The fonts in given folders, for systems that cannot list their fonts.

#include <hb.h>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/font.h"
#include "engine/text/letter_fonts.h"

namespace text {

struct FreeLetters {
    void operator()(hb_set_t* letters) const { hb_set_destroy(letters); }
};

// A font found there.
struct FolderFont {
    FontPlace place;
    bool pictures = false;      // colour glyphs: emoji
    bool embeds = false;        // its outlines can be embedded in documents, and it is no variation of another
    std::size_t known = 0;      // index of its family among common reading fonts; their count: none of them
    double unlike_reading = 0;  // distance from upright letters of usual width and weight
    std::string family{};       // in English

    std::unique_ptr<hb_set_t, FreeLetters> letters{};  // nullptr: not read yet

    bool has(char32_t letter);
};

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
