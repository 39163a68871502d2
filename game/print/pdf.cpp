#include "game/print/pdf.h"

#include <hpdf.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "engine/core/utf8.h"
#include "game/print/font_metrics.h"

namespace print {

namespace {

// One byte per letter: each text uses the first encoding that has all its letters.
constexpr std::array kEncodings{"WinAnsiEncoding", "CP1250", "CP1254", "CP1257"};

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

class PdfWriter {
public:
    PdfWriter() : document_(HPDF_New(nullptr, nullptr)) {
        HPDF_SetCompressionMode(document_.get(), HPDF_COMP_ALL);
        HPDF_SetViewerPreference(document_.get(), HPDF_PRINT_SCALING_NONE);
        for (std::size_t i = 0; i < kEncodings.size(); ++i) {
            HPDF_Encoder encoder = HPDF_GetEncoder(document_.get(), kEncodings[i]);
            for (int byte = 0x20; byte < 0x100; ++byte)
                if (const HPDF_UNICODE letter = HPDF_Encoder_GetUnicode(encoder, static_cast<HPDF_UINT16>(byte)))
                    codes_[i].emplace(letter, static_cast<char>(byte));
        }
    }

    void add(const Sheet& sheet) {
        page_ = HPDF_AddPage(document_.get());
        HPDF_Page_SetWidth(page_, points(sheet.width));
        HPDF_Page_SetHeight(page_, points(sheet.height));
        HPDF_Page_SetLineJoin(page_, HPDF_ROUND_JOIN);
        for (const Layer& layer : sheet.layers) add(layer);
    }

    // After an error the library does nothing more and keeps the first one.
    core::Result<std::string, std::string> file() {
        HPDF_SaveToStream(document_.get());
        std::string bytes(HPDF_GetStreamSize(document_.get()), '\0');
        HPDF_ResetStream(document_.get());
        auto size = static_cast<HPDF_UINT32>(bytes.size());
        HPDF_ReadFromStream(document_.get(), reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
        bytes.resize(size);
        const HPDF_STATUS fault = HPDF_GetError(document_.get());
        if (fault == HPDF_OK && !bytes.empty()) return bytes;
        return core::failure("The PDF cannot be made: error " + std::to_string(fault) + " of its library.");
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

    void take(const Pen& pen, const std::optional<double>& fill) {
        HPDF_Page_SetLineWidth(page_, static_cast<HPDF_REAL>(pen.width));
        HPDF_Page_SetGrayStroke(page_, static_cast<HPDF_REAL>(pen.grey));
        set_dash(&HPDF_Page_SetDash, page_, pen);
        if (fill) HPDF_Page_SetGrayFill(page_, static_cast<HPDF_REAL>(*fill));
    }
    void paint(const Pen& pen, const std::optional<double>& fill) {
        if (fill && pen.width > 0)
            HPDF_Page_FillStroke(page_);
        else if (fill)
            HPDF_Page_Fill(page_);
        else
            HPDF_Page_Stroke(page_);
    }

    HPDF_Font font(Face face, std::size_t encoding) {
        return HPDF_GetFont(document_.get(), face == Face::Bold ? "Helvetica-Bold" : "Helvetica", kEncodings[encoding]);
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
        const auto [encoding, bytes] = encoded(text.text);
        HPDF_Page_SetFontAndSize(page_, font(text.face, encoding), static_cast<HPDF_REAL>(text.size));
        HPDF_Page_SetGrayFill(page_, static_cast<HPDF_REAL>(text.grey));
        const HPDF_REAL width = HPDF_Page_TextWidth(page_, bytes.c_str());
        const HPDF_REAL back = text.align == Align::Left ? 0 : text.align == Align::Middle ? width / 2 : width;
        HPDF_Page_BeginText(page_);
        HPDF_Page_TextOut(page_, points(text.at.x) - back, points(text.at.y), bytes.c_str());
        HPDF_Page_EndText(page_);
    }

    struct Encoded {
        std::size_t encoding;
        std::string bytes;
    };
    Encoded encoded(const std::string& text) const {
        const std::vector<char32_t> letters = core::code_points(text);
        const auto has_all = [&](const auto& codes) {
            return std::ranges::all_of(letters, [&](char32_t letter) { return codes.contains(letter); });
        };
        const auto found = std::ranges::find_if(codes_, has_all);
        const auto& codes = found == codes_.end() ? codes_.front() : *found;
        Encoded result{static_cast<std::size_t>(&codes - codes_.data()), {}};
        for (const char32_t letter : letters) {
            const auto code = codes.find(letter);
            result.bytes += code == codes.end() ? '?' : code->second;
        }
        return result;
    }

    std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, FreeDocument> document_;
    std::array<std::map<char32_t, char>, kEncodings.size()> codes_;
    HPDF_Page page_ = nullptr;
};

}  // namespace

core::Result<std::string, std::string> pdf(std::span<const Sheet> sheets) {
    PdfWriter writer;
    for (const Sheet& sheet : sheets) writer.add(sheet);
    return writer.file();
}

}  // namespace print
