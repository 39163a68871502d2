#pragma once
// A font found by searching folders.

#include <hb.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "engine/text/font.h"

namespace text {

struct FreeLetters {
    void operator()(hb_set_t* letters) const { hb_set_destroy(letters); }
};

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

// The number of fonts in a file; 0: not a font file.
int fonts_in(const std::string& file);
// nullopt if it is damaged, cannot be drawn, or is reserved for the system.
std::optional<FolderFont> folder_font(const FontPlace& place);

}  // namespace text
