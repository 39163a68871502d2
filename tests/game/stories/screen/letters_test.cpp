// Stories in other alphabets as PDFs: their letters are in the file as text, in fonts of the system.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/text/letter_fonts.h"
#include "game/print/pdf.h"
#include "game/stories/kit/story_document_pages.h"

namespace {

constexpr const char* kCyrillic = "Она вошла в воду.";
constexpr const char* kGreek = "Ἡ πόλις καίεται.";
constexpr const char* kPolish = "Zażółć gęślą jaźń.";

// From Debian's fonts-inter; elsewhere its test cases pass unchecked.
constexpr const char* kPostScriptFont = "/usr/share/fonts/opentype/inter/Inter-Regular.otf";

struct Fonts {
    print::FontFinder finder = text::letter_finder();
    bool have(char32_t letter) const { return finder(letter).has_value(); }
};

struct Kept {
    std::string pdf, lacking;
};
Kept kept(const std::string& told, const print::FontFinder& finder) {
    const story::StoryDocument document{told, "", {{story::DocumentPart::Kind::Told, words::plain(told)}}};
    const print::FontMetrics letters(finder);
    const auto pages = print::document_pages(document, {}, *print::find_paper("a4"), letters);
    const auto pdf = print::pdf(pages, finder);
    REQUIRE(pdf);
    return {*pdf, letters.lacking()};
}

// nullopt if pdftotext is not installed.
std::optional<std::string> read_back(const std::string& pdf) {
    if (std::system("pdftotext -v > /dev/null 2>&1") != 0) return std::nullopt;
    const auto folder = std::filesystem::temp_directory_path();
    const auto file = folder / "coinwars_letters.pdf", text = folder / "coinwars_letters.txt";
    std::ofstream(file, std::ios::binary) << pdf;
    const std::string command = "pdftotext -layout \"" + file.string() + "\" \"" + text.string() + "\"";
    if (std::system(command.c_str()) != 0) return std::nullopt;
    std::stringstream read;
    read << std::ifstream(text, std::ios::binary).rdbuf();
    std::filesystem::remove(file);
    std::filesystem::remove(text);
    std::string words = read.str();
    for (const std::string_view direction : {"\u202a", "\u202b", "\u202c"})  // which pdftotext puts around the text
        for (std::size_t at; (at = words.find(direction)) != std::string::npos;) words.erase(at, direction.size());
    return words;
}

}  // namespace

TEST_CASE("Cyrillic and Greek are embedded, and read back as they were written") {
    Fonts fonts;
    if (!fonts.have(U'ж') || !fonts.have(U'Ἡ')) return;  // a system without such a font
    const std::string told = std::string(kCyrillic) + " " + kGreek + " " + kPolish + " All of it.";
    const Kept page = kept(told, fonts.finder);
    CHECK(page.lacking.empty());
    CHECK(page.pdf.find("/FontFile2") != std::string::npos);
    CHECK(page.pdf.find("/CIDFontType2") != std::string::npos);
    const auto text = read_back(page.pdf);
    if (!text) return;
    for (const char* each : {kCyrillic, kGreek, kPolish, "All of it."})
        CHECK_MESSAGE(text->find(each) != std::string::npos, *text);
}

TEST_CASE("Arabic, Hebrew, Hindi and Thai stand joined in their order, and read back as they were written") {
    Fonts fonts;
    const std::string arabic = "مرحبا بكم", hebrew = "שלום לכם";
    const std::string hindi = "हिन्दी क्षत्रिय", thai = "ที่นี่";
    if (!fonts.have(U'ع') || !fonts.have(U'ש') || !fonts.have(U'क') || !fonts.have(U'ท')) return;
    for (const std::string& told : {arabic, hebrew, hindi, thai, std::string("Ben בן"), std::string("(12) e\u0301")}) {
        const Kept page = kept(told, fonts.finder);
        CHECK(page.lacking.empty());
        CHECK(page.pdf.size() < 120'000);  // only the needed parts of the fonts
        if (const auto text = read_back(page.pdf)) CHECK_MESSAGE(text->find(told) != std::string::npos, *text);
    }
    const print::FontMetrics letters(fonts.finder);
    CHECK(letters.width("لا", 72) < letters.width("ل", 72) + letters.width("ا", 72));  // joined
    CHECK(letters.width("ที่", 72) == doctest::Approx(letters.width("ท", 72)));
}

TEST_CASE("a letter that no font has is told, and stands as a box that is as wide as it is measured") {
    const print::FontFinder none = [](char32_t) { return std::nullopt; };
    const Kept page = kept("Да, да.", none);
    CHECK(page.lacking == "Дад");
    CHECK(page.pdf != kept("., .", none).pdf);
    CHECK(print::FontMetrics(none).width("Д", 72) == doctest::Approx(0.556));
}

TEST_CASE("emoji stand where a font has their outlines, also with a selector behind them; else they are told") {
    Fonts fonts;
    if (fonts.have(U'\U0001F600') && fonts.have(U'\u2694'))
        CHECK(kept("Ann 😀 and Ben ⚔\ufe0f", fonts.finder).lacking.empty());
    CHECK(kept("Ann 😀", [](char32_t) { return std::nullopt; }).lacking == "😀");
}

TEST_CASE("letters are as wide as the font that they stand in") {
    Fonts fonts;
    if (!fonts.have(U'ж')) return;
    const print::FontMetrics letters(fonts.finder);
    CHECK(letters.width("ж", 72) > letters.width("г", 72));
    CHECK(letters.width("жж", 72) == doctest::Approx(2 * letters.width("ж", 72)));
    CHECK(letters.lacking().empty());
}

TEST_CASE("a font that cannot be read spoils no page") {
    const print::FontFinder broken = [](char32_t) { return print::FontFile{COINWARS_SOURCE_DIR "/README.md", 0}; };
    const Kept page = kept("Жар and fire", broken);
    CHECK(page.lacking == "Жар");
}

TEST_CASE("a page for browsers brings along what its letters need, and no more") {
    Fonts fonts;
    const std::string hindi = "हिन्दी";
    if (!fonts.have(U'ह')) return;
    const auto page_of = [&](const std::string& told) {
        const story::StoryDocument document{"", "", {{story::DocumentPart::Kind::Told, words::plain(told)}}};
        return story::html(document, {}, fonts.finder);
    };
    const std::string latin = page_of("Gate and candle"), other = page_of(hindi);
    CHECK(latin.find("@font-face") == std::string::npos);
    CHECK(latin.find("{families}") == std::string::npos);
    CHECK(other.find("@font-face{font-family:letters0;src:url(data:font/ttf;base64,") != std::string::npos);
    CHECK(other.find("sans-serif,letters0") != std::string::npos);
    CHECK(other.size() > latin.size() + 2'000);
    CHECK(other.size() < latin.size() + 60'000);
}

TEST_CASE("letters of a font that cannot be embedded are drawn as they are") {
    const print::FontFinder inter = [](char32_t) { return print::FontFile{kPostScriptFont, 0}; };
    if (!std::filesystem::exists(kPostScriptFont)) return;
    const Kept page = kept("Жар and fire", inter);
    CHECK(page.lacking.empty());
    CHECK(page.pdf.find("/FontFile") == std::string::npos);
    const print::FontMetrics letters(inter);
    CHECK(letters.width("Ж", 72) > 1.2 * letters.width("г", 72));
    CHECK(letters.width("ЖЖ", 72) == doctest::Approx(2 * letters.width("Ж", 72)));
}

TEST_CASE("printed Japanese lines neither begin with a full stop nor end with an opening bracket") {
    const print::FontMetrics letters(text::letter_finder());
    const std::string text = "硬貨は兵である。札は物差しである。「前進」と言う。（三インチ）、進む。";
    std::string all;
    for (const double wide : {0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1}) {
        std::string whole;
        for (const std::string& line : letters.wrap(text, 10, wide)) {
            for (const char* closing : {"。", "、", "」", "）"}) CHECK_FALSE(line.starts_with(closing));
            for (const char* opening : {"「", "（"}) CHECK_FALSE(line.ends_with(opening));
            CHECK(letters.width(line, 10) <= wide);
            whole += line;
        }
        CHECK(whole == text);
    }
}
