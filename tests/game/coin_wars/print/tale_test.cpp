// Stories on paper: complete, on the page, with their notes numbered consecutively.

#include "game/print/pdf.h"
#include "game/stories/kit/story_document_pages.h"
#include "print_kit.h"
#include "tests/support/at_least.h"

namespace {

using print_kit::marks_of;
using Kind = story::DocumentPart::Kind;
using words::plain;

std::string repeated(const char* text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

story::StoryDocument long_tale() {
    story::StoryDocument document{"Gate and candle", "2026-11-22", {}, plain("After somebody's game.")};
    document.parts.push_back({Kind::Chapter, plain("Adventure 1")});
    document.parts.push_back({Kind::Entry, plain("a smith"), plain("Mo")});
    for (int scene = 1; scene <= 12; ++scene) {
        document.parts.push_back({Kind::Scene, plain("Scene " + std::to_string(scene))});
        document.parts.push_back(
            {Kind::Happened, plain(repeated("Water comes in. ", 20)), {}, {plain("H T"), plain("T")}});
        document.parts.push_back({Kind::Told, plain(repeated("She swims,\nand swims. ", 6)), plain("Mo")});
    }
    return document;
}

std::vector<print::Sheet> sheets_of(const story::StoryDocument& document, const print::Paper& paper) {
    return print::document_pages(document, {}, paper, print::FontMetrics());
}

}  // namespace

TEST_CASE("tale: no print leaves its page's white margins, on each paper") {
    const print::FontMetrics letters;
    for (const print::Paper& paper : tests::at_least(2, print::papers()))
        for (const print::Sheet& sheet : tests::at_least(2, sheets_of(long_tale(), paper))) {
            CHECK(sheet.width == paper.width);
            CHECK(sheet.height == paper.height);
            for (const print::Text& text : marks_of<print::Text>(sheet)) {
                if (text.align == print::Align::Middle) continue;  // the page's number
                const double end = text.at.x + letters.width(text.text, text.size, text.face);
                CHECK(text.at.x >= 1);
                CHECK(end <= paper.width - 1);
                CHECK(text.at.y >= 1);
                CHECK(text.at.y <= paper.height - 1);
            }
        }
}

TEST_CASE("tale: title, parts, notes and credit in their order, the notes as often as their marks") {
    std::vector<std::string> lines;
    const auto sheets = sheets_of(long_tale(), *print::find_paper("letter"));
    REQUIRE(sheets.size() > 2);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const auto texts = marks_of<print::Text>(sheets[i]);
        for (const print::Text& text : texts) lines.push_back(text.text);
        CHECK(texts.back().text == std::to_string(i + 1));
    }
    auto from = lines.begin();
    for (const char* line :
         {"Gate and candle", "2026-11-22", "Adventure 1", "Mo", "a smith", "Scene 1", "1, 2", "Mo", "She swims,",
          "Scene 12", "23, 24", "Tosses", "1  H T", "2  T", "24  T", "After somebody's game."}) {
        from = std::find(from, lines.end(), line);
        REQUIRE_MESSAGE(from != lines.end(), line);
    }
}

TEST_CASE("tale: nothing told is a page too") {
    const auto sheets = sheets_of({}, *print::find_paper("a4"));
    REQUIRE(sheets.size() == 1);
    const auto bytes = print::pdf(sheets);
    REQUIRE(bytes);
    CHECK(bytes->starts_with("%PDF"));
}

TEST_CASE("tale: a card stands in place of its words, whole on a page; pictures lie within the margins") {
    const auto image = std::make_shared<print::Image>(print::Image{"not asked for", 2, 2});
    const rules::playing::Card queen{rules::playing::Suit::Spades, 12};
    story::StoryDocument document{"Gate and candle", "", {}, {}};
    for (int person = 0; person < 30; ++person) {
        document.parts.push_back({Kind::Entry, plain("all in one line"), plain("Mo")});
        story::DocumentPart& part = document.parts.back();
        part.card = {
            plain("Mo"), plain("a smith"), plain(repeated("hammers ", 30)), {{plain("Bodiness"), 4, plain("Dimes")}}};
        part.pictures = {{story::Portrait{person}, image}, {queen, image}, {queen, nullptr}};
    }
    int portraits = 0, playing = 0, circles = 0;
    for (const print::Sheet& sheet : sheets_of(document, *print::find_paper("a4"))) {
        for (const print::Text& text : marks_of<print::Text>(sheet)) CHECK(text.text != "all in one line");
        for (const print::Picture& picture : marks_of<print::Picture>(sheet)) {
            const bool round = picture.cut == print::Picture::Cut::Round;
            ++(round ? portraits : playing);
            CHECK(picture.box.low.x >= 1);
            CHECK(picture.box.low.y >= 1);
            CHECK(picture.box.high.y <= sheet.height - 0.9);
        }
        circles += static_cast<int>(marks_of<print::Circle>(sheet).size());
        for (const print::Path& frame : marks_of<print::Path>(sheet))
            for (const core::Vec2 corner : frame.points) {
                CHECK(corner.x <= sheet.width - 1);
                CHECK(corner.y >= 0.9);
            }
    }
    CHECK(portraits == 30);
    CHECK(playing == 30);
    CHECK(circles == 120);
}
