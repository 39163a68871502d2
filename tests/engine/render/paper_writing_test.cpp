// Names and notes of the ground are legible at every scale.

#include "engine/render/paper_writing.h"

#include <doctest/doctest.h>

#include "engine/render/sheets.h"
#include "tests/support/at_least.h"

namespace {

using core::Vec2;

// Makes every letter half an em wide.
class EvenLetters final : public render::Lettering {
public:
    std::vector<render::Quad> quads(const render::Writing&, double) override { return {}; }
    double width(const render::Writing& writing) const override {
        return 0.5 * static_cast<double>(writing.text.size());
    }
    const render::Texture& sheet() const override { return sheet_; }
    bool lacks_room() const override { return false; }

private:
    render::Texture sheet_;
};

}  // namespace

TEST_CASE("no letter of the ground's names and notes is below 11 pixels, however small the paper and the view") {
    constexpr double kMin = 11;  // pixels per em
    const EvenLetters letters;
    for (const double wide : {0.5, 2.0, 6.0, 20.0})
        for (const double scale : {8.0, 14.0, 25.0, 40.0, 90.0}) {
            render::PaperSheet paper;
            paper.polygon = {{10, 10}, {10 + wide, 10}, {10 + wide, 13}, {10, 13}};
            paper.name = "Ridge and reverse slope";
            paper.note = "Slow: half as far, Britain only";
            render::Frame frame;
            frame.scale = scale;
            for (const render::Writing& line :
                 tests::at_least(1, render::paper_writing(paper, render::Mat::Felt, 0.4, frame, letters))) {
                CAPTURE(wide);
                CAPTURE(scale);
                CHECK_MESSAGE(line.size * scale >= kMin, line.text);
            }
        }
}

TEST_CASE("print on a sheet that has less room than it wants is smaller") {
    render::SheetSprite sheet;
    sheet.ink.push_back({"0123456789", {}, 0.4, render::SheetInk::Pen::Cream});
    sheet.ink.push_back({"0123456789", {}, 0.4, render::SheetInk::Pen::Cream, 1});
    sheet.ink.push_back({"0123456789", {}, 0.4, render::SheetInk::Pen::Cream, 9});
    const std::vector<render::Writing> written = render::sheet_writing(sheet, {}, EvenLetters());
    REQUIRE(written.size() == 3);
    CHECK(written[0].size == 0.4);
    CHECK(written[1].size == doctest::Approx(0.2));
    CHECK(written[2].size == 0.4);
}
