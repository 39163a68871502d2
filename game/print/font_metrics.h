#pragma once
// How wide print is: the measures of Helvetica, which every reader of PDF has, and to which the fonts that
// stand in for it are cut. And what of a text the PDF can say.

#include <memory>
#include <string>
#include <vector>

#include "game/print/sheet.h"

namespace print {

class Letters {
public:
    Letters();
    ~Letters();
    Letters(Letters&&) noexcept;
    Letters& operator=(Letters&&) noexcept;

    double width(const std::string& text, double size, Face face = Face::Plain) const;  // inches
    // Cut between words into lines of at most that width, a word that is longer between its letters. "\n"
    // begins a new line. No text: no line.
    std::vector<std::string> wrap(const std::string& text, double size, double width,
                                  Face face = Face::Plain) const;

private:
    // So many bytes of a word have room; at least a letter's.
    std::size_t fitting(const std::string& word, double size, double most, Face face) const;

    struct Fonts;
    std::unique_ptr<Fonts> fonts_;
};

// The characters of a UTF-8 text; a byte that begins none counts as U+FFFD.
std::vector<char32_t> characters(const std::string& text);

}  // namespace print
