#include "game/print/pdf.h"

#include <hpdf.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>

#include "engine/core/utf8.h"
#include "game/print/pdf_fonts.h"

namespace print {

namespace {

struct FreeDocument {
    void operator()(HPDF_Doc document) const { HPDF_Free(document); }
};

HPDF_REAL points(double inches) { return static_cast<HPDF_REAL>(inches / kPoint); }

// Versions of the library differ in whether dashes are integers.
template <class Number, class Phase>
void set_dash(HPDF_STATUS (*set)(HPDF_Page, const Number*, HPDF_UINT, Phase), HPDF_Page page, const Pen& pen) {
    const Number pattern[]{static_cast<Number>(pen.dash), static_cast<Number>(pen.gap)};
    set(page, pattern, pen.dash > 0 ? 2 : 0, 0);
}

// In hexadecimal digits.
std::string in_utf16(const std::string& text) {
    std::string digits;
    const auto put = [&](std::uint32_t unit) {
        for (int shift = 12; shift >= 0; shift -= 4) digits += "0123456789ABCDEF"[unit >> shift & 15];
    };
    for (const char32_t point : core::code_points(text)) {
        if (point >= 0x10000) put(0xd800 + ((point - 0x10000) >> 10));
        put(point < 0x10000 ? point : 0xdc00 + ((point - 0x10000) & 0x3ff));
    }
    return digits;
}

class PdfWriter {
public:
    explicit PdfWriter(const FontFinder& finder)
        : document_(HPDF_New(nullptr, nullptr)), fonts_(document_.get(), finder) {
        HPDF_SetCompressionMode(document_.get(), HPDF_COMP_ALL);
        HPDF_SetViewerPreference(document_.get(), HPDF_PRINT_SCALING_NONE);
    }

    void add(const Sheet& sheet) {
        page_ = HPDF_AddPage(document_.get());
        HPDF_Page_SetWidth(page_, points(sheet.width));
        HPDF_Page_SetHeight(page_, points(sheet.height));
        HPDF_Page_SetLineJoin(page_, HPDF_ROUND_JOIN);
        for (const Layer& layer : sheet.layers) add(layer);
    }

    // After an error the library does nothing more and keeps the first one.
    core::Result<std::string, words::Phrase> file() {
        HPDF_SaveToStream(document_.get());
        std::string bytes(HPDF_GetStreamSize(document_.get()), '\0');
        HPDF_ResetStream(document_.get());
        auto size = static_cast<HPDF_UINT32>(bytes.size());
        HPDF_ReadFromStream(document_.get(), reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
        bytes.resize(size);
        const HPDF_STATUS fault = HPDF_GetError(document_.get());
        if (fault == HPDF_OK && !bytes.empty()) return bytes;
        return core::failure(
            words::say("The PDF cannot be created: the PDF library reports error {1}.", static_cast<int>(fault)));
    }

private:
    void add(const Layer& layer) {
        if (layer.clip) {
            HPDF_Page_GSave(page_);
            HPDF_Page_Rectangle(page_, points(layer.clip->low.x), points(layer.clip->low.y),
                                points(layer.clip->width()), points(layer.clip->height()));
            HPDF_Page_Clip(page_);
            HPDF_Page_EndPath(page_);
        }
        for (const Mark& mark : layer.marks) std::visit([this](const auto& one) { draw(one); }, mark);
        if (layer.clip) HPDF_Page_GRestore(page_);
    }

    void fill_with(const Tone& tone) {
        const auto part = [](double share) { return static_cast<HPDF_REAL>(share); };
        if (tone.is_grey())
            HPDF_Page_SetGrayFill(page_, part(tone.red));
        else
            HPDF_Page_SetRGBFill(page_, part(tone.red), part(tone.green), part(tone.blue));
    }
    void draw_with(const Tone& tone) {
        const auto part = [](double share) { return static_cast<HPDF_REAL>(share); };
        if (tone.is_grey())
            HPDF_Page_SetGrayStroke(page_, part(tone.red));
        else
            HPDF_Page_SetRGBStroke(page_, part(tone.red), part(tone.green), part(tone.blue));
    }
    void take(const Pen& pen, const std::optional<Tone>& fill) {
        HPDF_Page_SetLineWidth(page_, static_cast<HPDF_REAL>(pen.width));
        draw_with(pen.tone);
        set_dash(&HPDF_Page_SetDash, page_, pen);
        if (fill) fill_with(*fill);
    }
    void paint(const Pen& pen, const std::optional<Tone>& fill) {
        if (fill && pen.width > 0)
            HPDF_Page_FillStroke(page_);
        else if (fill)
            HPDF_Page_Fill(page_);
        else
            HPDF_Page_Stroke(page_);
    }

    void draw(const Circle& circle) {
        take(circle.pen, circle.fill);
        HPDF_Page_Circle(page_, points(circle.center.x), points(circle.center.y), points(circle.radius));
        paint(circle.pen, circle.fill);
    }
    void draw(const Path& path) {
        take(path.pen, path.fill);
        HPDF_Page_MoveTo(page_, points(path.points.front().x), points(path.points.front().y));
        for (std::size_t i = 1; i < path.points.size(); ++i)
            HPDF_Page_LineTo(page_, points(path.points[i].x), points(path.points[i].y));
        if (path.end == Path::End::Closed) HPDF_Page_ClosePath(page_);
        paint(path.pen, path.fill);
    }
    void draw(const Text& text) {
        const PdfLine line = fonts_.line(text.text, text.face);
        const double width = line.width * text.size;  // points
        const double back = text.align == Align::Left ? 0 : text.align == Align::Middle ? width / 2 : width;
        const Vec2 start = text.at / kPoint - Vec2{back, 0};
        bool within = false;  // a sign whose meaning is told
        for (const FontRun& run : line.runs) {
            const Vec2 at = start + Vec2{run.x, run.y} * text.size;
            if (std::exchange(within, within && run.goes_on) && !within) write_to_page("EMC\n");
            if (run.read) {
                write_to_page("/Span <</ActualText <FEFF" + in_utf16(*run.read) + ">>> BDC\n");
                lay_blank(run.covers, at, text.size);
            }
            within = within || run.read;
            fill_with(text.tone);
            if (run.font)
                write(run, at, text.size);
            else if (run.outline)
                draw(*run.outline, at, text.size);
            else if (run.image)
                draw(*run.image, at, text.size);
            else
                draw_boxes(run.boxes, at, text);
        }
        if (within) write_to_page("EMC\n");
    }
    // Writes commands for which the library has no functions.
    void write_to_page(const std::string& words) {
        HPDF_Stream_WriteStr(static_cast<HPDF_PageAttr>(page_->attr)->stream, words.c_str());
    }
    void write(const FontRun& run, Vec2 at, double size) {
        HPDF_Page_SetFontAndSize(page_, run.font, static_cast<HPDF_REAL>(size));
        HPDF_Page_BeginText(page_);
        HPDF_Page_TextOut(page_, static_cast<HPDF_REAL>(at.x), static_cast<HPDF_REAL>(at.y), run.bytes.c_str());
        HPDF_Page_EndText(page_);
    }
    // Blanks as wide as what is drawn there: who reads the page takes the meaning for what stands in its place.
    void lay_blank(double ems, Vec2 at, double size) {
        constexpr double kBlank = 0.278, kMin = 0.1, kMax = 3;  // ems: of the font; how far the library stretches it
        const double blanks = std::max(1.0, std::ceil(ems / kBlank / kMax));
        const double stretch = std::clamp(ems / kBlank / blanks, kMin, kMax);
        HPDF_Page_SetHorizontalScalling(page_, static_cast<HPDF_REAL>(100 * stretch));
        const std::string bytes(static_cast<std::size_t>(blanks), ' ');
        write({.font = HPDF_GetFont(document_.get(), "Helvetica", nullptr), .bytes = bytes}, at, size);
        HPDF_Page_SetHorizontalScalling(page_, 100);
    }
    // In thousandths of its em, from its own origin: the same glyph is the same words, which are then kept once.
    void draw(const text::Outline& outline, Vec2 at, double size) {
        if (outline.empty()) return;
        const auto real = [](double value) { return static_cast<HPDF_REAL>(value); };
        const auto part = [&](double ems) { return real(std::round(1000 * ems)); };
        HPDF_Page_GSave(page_);
        HPDF_Page_Concat(page_, real(size / 1000), 0, 0, real(size / 1000), real(at.x), real(at.y));
        for (const text::OutlineStep& step : outline) {
            const Vec2 to = step.to, first = step.pull_from, second = step.pull_to;
            switch (step.kind) {
                case text::OutlineStep::Kind::Move:
                    HPDF_Page_MoveTo(page_, part(to.x), part(to.y));
                    break;
                case text::OutlineStep::Kind::Line:
                    HPDF_Page_LineTo(page_, part(to.x), part(to.y));
                    break;
                case text::OutlineStep::Kind::Curve:
                    HPDF_Page_CurveTo(page_, part(first.x), part(first.y), part(second.x), part(second.y), part(to.x),
                                      part(to.y));
            }
        }
        HPDF_Page_Fill(page_);
        HPDF_Page_GRestore(page_);
    }
    void draw(const text::GlyphImage& glyph, Vec2 at, double size) {
        const auto real = [](double value) { return static_cast<HPDF_REAL>(value); };
        const Vec2 low = at + glyph.low * size, span = (glyph.high - glyph.low) * size;
        HPDF_Page_DrawImage(page_, loaded(glyph), real(low.x), real(low.y), real(span.x), real(span.y));
    }
    // As it looks on white paper.
    HPDF_Image loaded(const text::GlyphImage& glyph) {
        const auto [place, is_new] = glyphs_.try_emplace(&glyph, nullptr);
        if (!is_new) return place->second;
        std::vector<HPDF_BYTE> colours;
        for (std::size_t i = 0; i + 3 < glyph.colours.size(); i += 4)
            for (std::size_t part = i; part < i + 3; ++part) {
                const int opaque = glyph.colours[i + 3];
                colours.push_back(static_cast<HPDF_BYTE>((glyph.colours[part] * opaque + 255 * (255 - opaque)) / 255));
            }
        return place->second =
                   HPDF_LoadRawImageFromMem(document_.get(), colours.data(), static_cast<HPDF_UINT>(glyph.width),
                                            static_cast<HPDF_UINT>(glyph.height), HPDF_CS_DEVICE_RGB, 8);
    }
    // An empty box for each letter that no font has.
    void draw_boxes(int count, Vec2 at, const Text& text) {
        take({.width = 0.05 * text.size, .tone = text.tone}, std::nullopt);
        for (int i = 0; i < count; ++i) {
            const double left = at.x + (kBoxWide * i + 0.08) * text.size;
            HPDF_Page_Rectangle(page_, static_cast<HPDF_REAL>(left), static_cast<HPDF_REAL>(at.y),
                                static_cast<HPDF_REAL>((kBoxWide - 0.16) * text.size),
                                static_cast<HPDF_REAL>(0.68 * text.size));
            HPDF_Page_Stroke(page_);
        }
    }
    void draw(const Picture& picture) {
        HPDF_Image image = loaded(*picture.image);
        if (!image) return;
        const Box& box = picture.box;
        HPDF_Page_GSave(page_);
        if (picture.cut == Picture::Cut::Round) {
            HPDF_Page_Circle(page_, points(box.center().x), points(box.center().y), points(box.width() / 2));
            HPDF_Page_Clip(page_);
            HPDF_Page_EndPath(page_);
        }
        HPDF_Page_DrawImage(page_, image, points(box.low.x), points(box.low.y), points(box.width()),
                            points(box.height()));
        HPDF_Page_GRestore(page_);
    }
    // Each picture is in the file once, however often it is seen.
    HPDF_Image loaded(const Image& image) {
        const auto [place, is_new] = images_.try_emplace(&image, nullptr);
        if (is_new)
            place->second =
                HPDF_LoadJpegImageFromMem(document_.get(), reinterpret_cast<const HPDF_BYTE*>(image.jpeg.data()),
                                          static_cast<HPDF_UINT>(image.jpeg.size()));
        return place->second;
    }

    std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, FreeDocument> document_;
    PdfFonts fonts_;
    std::map<const Image*, HPDF_Image> images_;
    std::map<const text::GlyphImage*, HPDF_Image> glyphs_;
    HPDF_Page page_ = nullptr;
};

}  // namespace

core::Result<std::string, words::Phrase> pdf(std::span<const Sheet> sheets, const FontFinder& finder) {
    PdfWriter writer(finder);
    for (const Sheet& sheet : sheets) writer.add(sheet);
    return writer.file();
}

}  // namespace print
