#pragma once
// Letters that texts ask for beyond those that every type is drawn with, and fonts of the system that have them.

#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "engine/letters/letter_fonts.h"

struct ImFont;

namespace ui {

class MoreLetters {
public:
    // Notes the letters of a text (UTF-8) that the font lacks.
    void want(std::string_view text, const ImFont& font);
    // Whether letters were noted since find().
    bool wanting() const { return !noted_.empty(); }
    // Looks for a font for each letter that was noted since; true if some was found, so that the atlas must be built anew.
    bool find();
    // By letter: a font that has it.
    const std::map<char32_t, FontFile>& found() const { return found_; }
    // Letters of the text that no font of the system has.
    int missing_in(std::string_view text) const;

private:
    std::set<char32_t> noted_, missing_;
    std::map<char32_t, FontFile> found_;
    std::optional<letters::LetterFonts> fonts_;  // read when the first letter is looked for
};

}  // namespace ui
