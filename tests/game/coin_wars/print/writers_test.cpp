// The files: well-formed, at true size, with the same bytes for the same battle.

#include <regex>

#include "game/print/pdf.h"
#include "game/print/svg.h"
#include "print_kit.h"
#include "tests/support/emoji_font.h"
#include "tests/support/files.h"

namespace {

using namespace print_kit;
using print::Circle;
using print::Sheet;
using print::Text;

Sheet sheet_saying(const std::string& words) { return {8.5, 11, {print::Layer{{Text{{1, 1}, words, 10}}}}}; }

// True if every tag is closed in order and the text has no bare & or <.
bool well_formed(const std::string& xml) {
    std::vector<std::string> open;
    const std::regex tag("<(/?)([A-Za-z]+)([^<>]*?)(/?)>");
    std::string rest = xml.substr(xml.find("?>") + 2);
    std::string between;
    std::size_t at = 0;
    for (std::sregex_iterator it(rest.begin(), rest.end(), tag), end; it != end; ++it) {
        between += rest.substr(at, static_cast<std::size_t>(it->position()) - at);
        at = static_cast<std::size_t>(it->position() + it->length());
        if ((*it)[4] == "/") continue;
        if ((*it)[1] != "/") {
            open.push_back((*it)[2]);
        } else {
            if (open.empty() || open.back() != (*it)[2]) return false;
            open.pop_back();
        }
    }
    between += rest.substr(at);
    return open.empty() && between.find('<') == std::string::npos &&
           std::regex_replace(between, std::regex("&(amp|lt|gt|quot);"), "").find('&') == std::string::npos;
}

int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("svg: well-formed, in inches, coins by their radius") {
    const Printing printing("cannae");
    for (const Sheet& sheet : printing.sheets()) {
        const std::string file = print::svg(sheet, printing.letters);
        CHECK(well_formed(file));
        const bool upright = sheet.width < sheet.height;
        CHECK(file.find(upright ? "width=\"8.5in\" height=\"11in\" viewBox=\"0 0 612 792\""
                                : "width=\"11in\" height=\"8.5in\" viewBox=\"0 0 792 612\"") != std::string::npos);
    }
    const Sheet dime{8.5, 11, {print::Layer{{Circle{{2, 3}, 0.3525}}}}};
    CHECK(print::svg(dime, printing.letters).find("cx=\"144\" cy=\"576\" r=\"25.38\"") != std::string::npos);
}

TEST_CASE("svg: what would be markup in print is escaped") {
    const print::FontMetrics letters;
    const std::string file = print::svg(sheet_saying("A & B <\"C\">\x07 \u00fc\u201c"), letters);
    CHECK(well_formed(file));
    CHECK(file.find(">A &amp; B &lt;&quot;C&quot;&gt; \u00fc\u201c</text>") != std::string::npos);
}

TEST_CASE("pdf: begins and ends as such, a page a sheet, each of its paper's size") {
    for (const char* paper : {"letter", "a4"}) {
        const Printing printing("waterloo", paper);
        const std::vector<Sheet> sheets = printing.sheets();
        const auto file = print::pdf(sheets);
        REQUIRE(file);
        CHECK(file->starts_with("%PDF-1."));
        CHECK(file->substr(file->size() - 6).find("%%EOF") != std::string::npos);
        CHECK(count(*file, "/Type /Page\n") == static_cast<int>(sheets.size()));
        const bool a4 = std::string(paper) == "a4";
        const int upright = count(*file, a4 ? "/MediaBox [ 0 0 595.27" : "/MediaBox [ 0 0 612 792 ]");
        const int across = count(*file, a4 ? "/MediaBox [ 0 0 841.88" : "/MediaBox [ 0 0 792 612 ]");
        CHECK(upright + across == static_cast<int>(sheets.size()));
        CHECK(upright > 0);
        CHECK(across > 0);
        CHECK(file->find("/PrintScaling /None") != std::string::npos);
        CHECK(file->find("/CreationDate") == std::string::npos);
    }
}

TEST_CASE("pdf: umlauts, quotes and the Latin letters of other languages are letters; others are boxes") {
    const auto bytes = [](const std::string& words) {
        const Sheet sheet = sheet_saying(words);
        const auto file = print::pdf({&sheet, 1});
        REQUIRE(file);
        return *file;
    };
    for (const char* letters : {"\u00fc", "\u00df", "\u201e", "\u2019", "\u00d7", "\u0142", "\u0161", "\u011f", "("})
        CHECK_MESSAGE(bytes(letters) != bytes("\u0416"), letters);
    CHECK(bytes("\xff") == bytes("\u0416"));
}

TEST_CASE("pdf: an emoji is a picture, once however often it is seen, and is read as what it means") {
    const kit::Folder folder("emoji-pdf");
    const std::string file = folder.write("emoji.ttf", kit::emoji_font()).string();
    const print::FontFinder finder = [&](char32_t letter) {
        return letter == kit::kSmile ? std::optional(print::FontFile{file}) : std::nullopt;
    };
    const Sheet sheet = sheet_saying("a \U0001f600\U0001f600");
    const auto pdf = print::pdf({&sheet, 1}, finder);
    REQUIRE(pdf);
    CHECK(count(*pdf, "/Subtype /Image") == 1);
    print::FontMetrics letters(finder);
    CHECK(letters.width("\U0001f600", 72) == doctest::Approx(1));
    CHECK(letters.lacking().empty());
}

TEST_CASE("the same battle gives the same bytes; another language others") {
    const auto all = [](const Printing& printing, print::Format format) {
        const auto files = print::printed(printing.sheets(), format, "cannae.x", printing.letters);
        REQUIRE(files);
        std::string bytes;
        for (const auto& file : *files) bytes += file.path.string() + file.bytes;
        return bytes;
    };
    const Printing one("cannae"), again("cannae"), pseudo("cannae", "letter", words::Catalogue::pseudo());
    for (const print::Format format : {print::Format::Pdf, print::Format::Svg}) {
        CHECK(all(one, format) == all(again, format));
        CHECK(all(one, format) != all(pseudo, format));
    }
}

TEST_CASE("one PDF, or an SVG a page with its number") {
    const Printing printing("two-lines");
    const std::vector<Sheet> sheets = printing.sheets();
    const auto svg = print::printed(sheets, print::Format::Svg, "out/two.svg", printing.letters);
    REQUIRE(svg);
    REQUIRE(svg->size() == sheets.size());
    CHECK(svg->front().path.generic_string() == "out/two-01.svg");
    const auto pdf = print::printed(sheets, print::Format::Pdf, "out/two.pdf", printing.letters);
    REQUIRE(pdf);
    REQUIRE(pdf->size() == 1);
    CHECK(pdf->front().path.generic_string() == "out/two.pdf");
}

TEST_CASE("lines are cut between words and keep their width") {
    const print::FontMetrics letters;
    CHECK(letters.width("", 10) == 0);
    CHECK(letters.width("A", 72) == doctest::Approx(0.667));
    CHECK(letters.width("A", 72, print::Face::Bold) == doctest::Approx(0.722));
    CHECK(letters.wrap("", 8, 1).empty());
    CHECK(letters.wrap("one two\nthree", 8, 9) == std::vector<std::string>{"one two", "three"});
    for (const std::string& line : letters.wrap("one two three four five six", 8, 0.6))
        CHECK(letters.width(line, 8) <= 0.6);
    // A longer word is split between its letters, never within one.
    std::string again;
    for (const std::string& line : letters.wrap("\u00fc\u00fcberl\u00e4nge", 8, 0.15)) {
        CHECK(letters.width(line, 8) <= 0.15);
        again += line;
    }
    CHECK(again == "\u00fc\u00fcberl\u00e4nge");
    CHECK(letters.wrap("W", 8, 0.01).size() == 1);
}
