#pragma once
// One font of a file that nobody has told of.

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
    bool pictures = false;  // its glyphs are in colour: emoji
    bool embeds = false;    // documents can hold its outlines, and it is no variation of another
    std::size_t known = 0;  // place of its family among those that systems bring along for reading; the last: no such
    double unlike_reading = 0;  // how far it is from upright letters of usual width and weight
    std::string family{};       // its English name

    std::unique_ptr<hb_set_t, FreeLetters> letters{};  // null: not read yet

    bool has(char32_t letter);
};

// How many a file holds; 0: it is no font.
int fonts_in(const std::string& file);
// Nothing: it is not whole, cannot be drawn, or is one that a system keeps for itself.
std::optional<FolderFont> folder_font(const FontPlace& place);

}  // namespace text
