#pragma once
// The letters of all types on one sheet, Dear ImGui's font atlas. How wide a letter is, its type knows at once; its
// picture is drawn when a text first shows it.

#include <imgui.h>
#include <stb_truetype.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/render/pixels.h"

namespace ui {

// A face of a font file. Its figures stand on the line, if it has such.
struct FontFace {
    std::vector<std::uint8_t> bytes;
    stbtt_fontinfo info{};
    std::map<int, int> lining{};
    int glyph(char32_t letter) const;  // 0: it lacks the letter
};

using FontFaces = std::map<std::pair<std::string, int>, FontFace>;  // by file and number in it

class LetterSheet {
public:
    struct Part {  // a byte a pixel
        int x, y;
        render::Pixels pixels;
    };

    LetterSheet() = default;
    // In place of the atlas's own Build. Its fonts have been added from the bytes of these faces, which live as long as
    // the sheet; letters that they lack are none of theirs.
    LetterSheet(ImFontAtlas& atlas, const FontFaces& faces, int width, int height);

    // Draws those letters of a text (UTF-8) that the font has and that were not yet drawn.
    void draw(std::string_view text, ImFont& font);
    // There was no room for a letter: the atlas must be built anew, and higher.
    bool full() const { return full_; }
    int width() const { return width_; }
    int height() const { return height_; }
    // What was drawn since the last call.
    std::vector<Part> take_drawn() { return std::exchange(drawn_, {}); }

private:
    struct Source {
        ImFontConfig config;
        const FontFace* face;
        std::vector<ImWchar> letters;  // the first and the last of each range
        float scale() const { return stbtt_ScaleForPixelHeight(&face->info, config.SizePixels); }
        bool has(char32_t letter) const;
    };
    struct Shelf {
        int top, height, next;
    };

    void lay_custom_rects(ImFontAtlas& atlas);
    static void list_letters(const Source& source);
    void draw(ImFontGlyph& glyph, const ImFont& font);
    void draw(ImFontGlyph& glyph, const Source& source);
    bool find_room(int wide, int high, int& x, int& y);

    std::vector<Source> sources_;
    std::vector<Shelf> shelves_;
    int width_ = 0, height_ = 0, used_ = 0;  // used_: rows with shelves
    bool full_ = false;
    std::vector<Part> drawn_;
};

}  // namespace ui
