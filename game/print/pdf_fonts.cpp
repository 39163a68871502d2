#include "game/print/pdf_fonts.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/core/path.h"
#include "engine/core/utf8.h"
#include "game/print/glyph_parts.h"

namespace print {

namespace {

// One byte a letter: each text is written in the first one that has all its letters.
constexpr std::array kLatin{"WinAnsiEncoding", "CP1250", "CP1254", "CP1257"};
constexpr const char* kUtf8 = "UTF-8";
constexpr char32_t kLastEncoded = 0xFFFF;  // embedded fonts are addressed by two bytes

const char* name_of(Face face) {
    constexpr std::array kFaces{"Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Italic"};
    return kFaces[static_cast<std::size_t>(face)];
}

}  // namespace

double FontRun::width() const {
    if (!font) return kBoxWide * boxes;
    const auto* letters = reinterpret_cast<const HPDF_BYTE*>(bytes.data());
    return static_cast<double>(HPDF_Font_TextWidth(font, letters, static_cast<HPDF_UINT>(bytes.size())).width) / 1000;
}

PdfFonts::PdfFonts(HPDF_Doc document, const FontFinder& finder)
    : document_(document), finder_(finder), shaper_(finder) {
    static_assert(kLatin.size() == kEncodings);
    HPDF_UseUTFEncodings(document);
    for (std::size_t i = 0; i < kEncodings; ++i) {
        HPDF_Encoder encoder = HPDF_GetEncoder(document, kLatin[i]);
        for (int byte = 0x20; byte < 0x100; ++byte)
            if (const HPDF_UNICODE letter = HPDF_Encoder_GetUnicode(encoder, static_cast<HPDF_UINT16>(byte)))
                codes_[i].emplace(letter, static_cast<char>(byte));
    }
}

PdfLine PdfFonts::line(const std::string& text, Face face) {
    if (auto run = latin_run(text, face)) {
        const double width = run->width();
        return {{std::move(*run)}, width};
    }
    return shaped(text, face);
}

// Most texts are in one of the encodings that every reader has.
std::optional<FontRun> PdfFonts::latin_run(const std::string& text, Face face) {
    const std::vector<char32_t> letters = core::code_points(text);
    for (std::size_t i = 0; i < kEncodings; ++i) {
        const auto& codes = codes_[i];
        if (!std::ranges::all_of(letters, [&](char32_t letter) { return codes.contains(letter); })) continue;
        FontRun run{latin(face, i)};
        for (const char32_t letter : letters) run.bytes += codes.at(letter);
        return run;
    }
    return std::nullopt;
}

PdfLine PdfFonts::shaped(const std::string& text, Face face) {
    const auto plain = [&](char32_t letter) -> std::optional<double> {
        const Choice found = choice(letter, face);
        return found.font ? std::optional(FontRun{found.font, found.bytes}.width()) : std::nullopt;
    };
    const text::Line& shape = shaper_.line(text, {.plain = plain});
    PdfLine line{.width = shape.width, .leftward = shape.leftward};
    for (const text::Cluster& cluster : shape.clusters)
        for (std::size_t i = 0; i < cluster.glyphs; ++i) {
            FontRun run = run_of(shape.glyphs[cluster.first + i], face);
            if (!run.font && !run.is_drawn()) {
                run.boxes = 1;
                lacks(text.substr(cluster.begin, core::next_character(text, cluster.begin) - cluster.begin));
            }
            if (run.is_drawn() && i == 0) {
                run.read = text.substr(cluster.begin, cluster.end - cluster.begin);
                run.covers = static_cast<double>(cluster.right - cluster.left);
            }
            run.goes_on = i > 0;
            FontRun* before = line.runs.empty() ? nullptr : &line.runs.back();
            if (run.font && before && before->font == run.font && !before->goes_on)
                before->bytes += run.bytes;
            else
                line.runs.push_back(std::move(run));
        }
    return line;
}

FontRun PdfFonts::run_of(const text::Glyph& glyph, Face face) {
    FontRun run{.x = static_cast<double>(glyph.x), .y = static_cast<double>(glyph.y)};
    if (glyph.font) {
        run.image = image_of(glyph);
        if (!run.image) run.outline = glyph.font->outline(glyph.number);
    } else if (!glyph.missing) {
        const Choice found = choice(static_cast<char32_t>(glyph.number), face);
        run.font = found.font;
        run.bytes = found.bytes;
    }
    return run;
}

const text::GlyphImage* PdfFonts::image_of(const text::Glyph& glyph) {
    const auto [known, is_new] = images_.try_emplace({glyph.font, glyph.number});
    if (is_new) known->second = text::glyph_image(*glyph.font, glyph.number);
    return known->second ? &*known->second : nullptr;
}

// No font: the letter is drawn, for it does not stand alone or its font cannot be embedded.
PdfFonts::Choice PdfFonts::choice(char32_t letter, Face face) {
    for (std::size_t i = 0; i < kEncodings; ++i)
        if (const auto code = codes_[i].find(letter); code != codes_[i].end())
            return {latin(face, i), std::string(1, code->second)};
    HPDF_Font font = text::stands_alone(letter) ? embedded(letter) : nullptr;
    return {font, font ? core::utf8(letter) : std::string()};
}

void PdfFonts::lacks(const std::string& character) {
    if (lacking_.find(character) == std::string::npos) lacking_ += character;
}

HPDF_Font PdfFonts::latin(Face face, std::size_t encoding) {
    return HPDF_GetFont(document_, name_of(face), kLatin[encoding]);
}

HPDF_Font PdfFonts::embedded(char32_t letter) {
    if (!finder_ || letter > kLastEncoded) return nullptr;
    const auto file = finder_(letter);
    if (!file) return nullptr;
    auto place = embedded_.find(*file);
    if (place == embedded_.end()) place = embedded_.emplace(*file, load(*file)).first;
    Embedded& found = place->second;
    if (found.font && found.letters.insert(letter).second) embed_parts(found.font, found.bytes, file->face, letter);
    return found.font;
}

PdfFonts::Embedded PdfFonts::load(const FontFile& file) {
    std::ifstream stream(core::path(file.file), std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    Embedded loaded{.bytes = bytes.str()};
    const char* name =
        loaded.bytes.starts_with("ttcf")
            ? HPDF_LoadTTFontFromFile2(document_, file.file.c_str(), static_cast<HPDF_UINT>(file.face), HPDF_TRUE)
            : HPDF_LoadTTFontFromFile(document_, file.file.c_str(), HPDF_TRUE);
    if (name) loaded.font = HPDF_GetFont(document_, name, kUtf8);
    // A font that may not be embedded, or that the library cannot read, spoils no page.
    if (!loaded.font) HPDF_ResetError(document_);
    return loaded;
}

}  // namespace print
