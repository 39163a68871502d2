// A printed rule book is complete, fits its pages, and is in the order in which a folded sheet is read.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/print/booklet.h"
#include "game/shell/help/booklet.h"
#include "tests/support/at_least.h"

namespace {

namespace fs = std::filesystem;
using print::Sheet;
using print::Text;

constexpr const char* kAllBooks[] = {"coin-wars", "coin-rpg", "edged-coins", "universalis", "card-draw"};
constexpr double kBlank = 0.3;  // margin in inches at each edge

screens::HelpBook book_called(const std::string& game) {
    auto book = screens::load_help(fs::path(COINWARS_SOURCE_DIR) / "assets/help" / (game + ".json"));
    REQUIRE(book);
    return std::move(*book);
}

words::Catalogue german() {
    std::ifstream file(fs::path(COINWARS_SOURCE_DIR) / "assets/words/de.po", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    auto catalogue = words::Catalogue::read(text.str());
    REQUIRE(catalogue);
    return std::move(*catalogue);
}

std::vector<Text> texts_on(const Sheet& sheet) {
    std::vector<Text> texts;
    for (const print::Layer& layer : sheet.layers)
        for (const print::Mark& mark : layer.marks)
            if (const auto* text = get_if<Text>(&mark)) texts.push_back(*text);
    return texts;
}

std::string number_of(const Sheet& page) { return texts_on(page).empty() ? "" : texts_on(page).front().text; }

std::string without_blanks(const std::string& text) {
    std::string letters;
    for (const char c : text)
        if (c != ' ' && c != '\n') letters += c;
    return letters;
}

// Returns all printed text in order, without the numbers of rules and pages.
std::string printed(const std::vector<Sheet>& pages) {
    std::string all;
    for (const Sheet& page : pages)
        for (const Text& text : texts_on(page))
            if (text.face != print::Face::Plain) all += text.text;
    return without_blanks(all);
}

std::vector<Sheet> pages_of(const screens::HelpBook& book, const char* paper) {
    return screens::booklet_pages(book, "The title", "About it.", *print::find_paper(paper), print::FontMetrics());
}

}  // namespace

TEST_CASE("booklet: the rules of Coin Wars are eight pages on either paper, twelve in German") {
    for (const char* paper : {"a4", "letter"}) {
        CHECK(pages_of(book_called("coin-wars"), paper).size() == 8);
        CHECK(pages_of(screens::in_words(book_called("coin-wars"), german()), paper).size() <= 12);
    }
}

TEST_CASE("booklet: each text of a book stands in it, in order, inside of its page, and no line on another") {
    const print::FontMetrics letters;
    for (const char* game : kAllBooks) {
        CAPTURE(game);
        const screens::HelpBook book = book_called(game);
        const std::vector<Sheet> pages = pages_of(book, "a4");
        const std::string all = printed(pages);
        std::size_t at = 0;
        for (const screens::HelpEntry& entry : tests::at_least(50, book.entries)) {
            CAPTURE(entry.title);
            for (const std::string& text : {entry.title, entry.text, entry.example}) {
                at = all.find(without_blanks(text), at);
                REQUIRE(at != std::string::npos);
            }
        }
        for (const Sheet& page : pages) {
            CHECK(page.width == doctest::Approx(297 / 25.4 / 2));
            CHECK(page.height == doctest::Approx(210 / 25.4));
            const std::vector<Text> texts = texts_on(page);
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const Text& text = texts[i];
                const double wide = letters.width(text.text, text.size, text.face);
                const bool from_left = text.align == print::Align::Left;
                CHECK_MESSAGE(text.at.x - (from_left ? 0 : wide / 2) > kBlank, text.text);
                CHECK_MESSAGE(text.at.x + (from_left ? wide : 0) < page.width - kBlank, text.text);
                CHECK(text.at.y > kBlank);
                CHECK(text.at.y + text.size * print::kPoint < page.height - kBlank);
                if (i < 2 || text.at.y == texts[i - 1].at.y) continue;
                CHECK_MESSAGE(texts[i - 1].at.y - text.at.y > 0.9 * text.size * print::kPoint, text.text);
            }
        }
    }
}

TEST_CASE("booklet: folded, the pages follow each other") {
    const print::Paper& paper = *print::find_paper("a4");
    const std::vector<Sheet> pages = pages_of(book_called("coin-wars"), "a4");
    const std::vector<Sheet> sides = print::folded(pages, paper);
    const std::pair<const char*, const char*> wanted[]{{"8", "1"}, {"2", "7"}, {"6", "3"}, {"4", "5"}};
    REQUIRE(sides.size() == std::size(wanted));
    for (std::size_t i = 0; i < sides.size(); ++i) {
        CHECK(sides[i].width == doctest::Approx(paper.height));
        CHECK(sides[i].height == doctest::Approx(paper.width));
        REQUIRE(sides[i].layers.size() == 2);
        const double half = sides[i].width / 2;
        CHECK(number_of({0, 0, {sides[i].layers[0]}}) == wanted[i].first);
        CHECK(number_of({0, 0, {sides[i].layers[1]}}) == wanted[i].second);
        for (const Text& text : texts_on({0, 0, {sides[i].layers[1]}})) CHECK(text.at.x > half);
    }
    // Five pages take two sheets of paper; three of the eight places stay blank.
    CHECK(print::folded({pages.begin(), pages.begin() + 5}, paper).size() == 4);
    CHECK(print::folded({}, paper).empty());
}
