#include "game/print/pdf_fonts.h"

#include <algorithm>

#include "engine/core/utf8.h"

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

void add(std::vector<FontRun>& runs, HPDF_Font font, const std::string& bytes) {
    if (runs.empty() || runs.back().font != font) runs.push_back({font});
    runs.back().bytes += bytes;
    if (!font) ++runs.back().boxes;
}

}  // namespace

double FontRun::width() const {
    if (!font) return kBoxWide * boxes;
    const auto* letters = reinterpret_cast<const HPDF_BYTE*>(bytes.data());
    return static_cast<double>(HPDF_Font_TextWidth(font, letters, static_cast<HPDF_UINT>(bytes.size())).width) / 1000;
}

PdfFonts::PdfFonts(HPDF_Doc document, FontFinder finder) : document_(document), finder_(std::move(finder)) {
    static_assert(kLatin.size() == kEncodings);
    HPDF_UseUTFEncodings(document);
    for (std::size_t i = 0; i < kEncodings; ++i) {
        HPDF_Encoder encoder = HPDF_GetEncoder(document, kLatin[i]);
        for (int byte = 0x20; byte < 0x100; ++byte)
            if (const HPDF_UNICODE letter = HPDF_Encoder_GetUnicode(encoder, static_cast<HPDF_UINT16>(byte)))
                codes_[i].emplace(letter, static_cast<char>(byte));
    }
}

std::vector<FontRun> PdfFonts::runs(const std::string& text, Face face) {
    const std::vector<char32_t> letters = core::code_points(text);
    std::vector<FontRun> runs;
    for (std::size_t i = 0; i < kEncodings; ++i) {
        const auto& codes = codes_[i];
        if (!std::ranges::all_of(letters, [&](char32_t letter) { return codes.contains(letter); })) continue;
        std::string bytes;
        for (const char32_t letter : letters) bytes += codes.at(letter);
        if (!bytes.empty()) add(runs, latin(face, i), bytes);
        return runs;
    }
    for (std::size_t at = 0, end; at < text.size(); at = end) {
        end = core::next_character(text, at);
        const Choice found = choice(text.substr(at, end - at), face, runs.empty() ? nullptr : runs.back().font);
        add(runs, found.font, found.bytes);
    }
    return runs;
}

// A blank goes on in the font before it.
PdfFonts::Choice PdfFonts::choice(const std::string& character, Face face, HPDF_Font now) {
    if (now && character == " ") return {now, character};
    const char32_t letter = core::code_points(character).front();
    for (std::size_t i = 0; i < kEncodings; ++i)
        if (const auto code = codes_[i].find(letter); code != codes_[i].end())
            return {latin(face, i), std::string(1, code->second)};
    if (HPDF_Font font = embedded(letter)) return {font, character};
    if (lacking_.find(character) == std::string::npos) lacking_ += character;
    return {};
}

HPDF_Font PdfFonts::latin(Face face, std::size_t encoding) {
    return HPDF_GetFont(document_, name_of(face), kLatin[encoding]);
}

HPDF_Font PdfFonts::embedded(char32_t letter) {
    if (!finder_ || letter > kLastEncoded) return nullptr;
    const auto file = finder_(letter);
    if (!file) return nullptr;
    const auto [place, is_new] = embedded_.try_emplace({file->path, file->index}, nullptr);
    if (!is_new) return place->second;
    const bool collection = file->path.ends_with(".ttc") || file->path.ends_with(".otc");
    const char* name = collection ? HPDF_LoadTTFontFromFile2(document_, file->path.c_str(),
                                                             static_cast<HPDF_UINT>(file->index), HPDF_TRUE)
                                  : HPDF_LoadTTFontFromFile(document_, file->path.c_str(), HPDF_TRUE);
    if (name) place->second = HPDF_GetFont(document_, name, kUtf8);
    // A font that may not be embedded, or that the library cannot read, spoils no page.
    if (!place->second) HPDF_ResetError(document_);
    return place->second;
}

}  // namespace print
