#include "game/shell/help/booklet.h"

#include <algorithm>

#include "game/print/booklet.h"
#include "game/shell/help/view.h"

namespace screens {
namespace {

using print::Align;
using print::Face;
using print::kPoint;
using print::Sheet;
using print::Text;
using print::Tone;

constexpr double kLargest = 10, kSmallest = 7.5, kStep = 0.25;  // points, of the text
constexpr double kSide = 0.45, kTop = 0.45, kBottom = 0.6;      // inches
constexpr double kNumberUp = 0.32;                              // inches from the page's lower edge to its number
constexpr double kLeading = 1.16;                               // times the type size
constexpr double kColumnGap = 0.1;                              // inches
constexpr std::size_t kWholeTable = 12;                         // rows: a table this small is not split
constexpr std::size_t kOnPaper = 4;                             // pages
constexpr Tone kSoft = 0.3, kFaint = 0.45;

// Texts side by side, relative to the baseline at height 0.
struct Row {
    std::vector<Text> words{};
    double above = 0, high = 0;  // points
    bool with_next = false;      // never the last on a page
};

// Sets a book in one type size, in a column.
class Column {
public:
    Column(const print::FontMetrics& letters, double size, double wide) : letters_(letters), size_(size), wide_(wide) {}

    void title(const std::string& title, const std::string& about) {
        lines(title, {.size = 2.1, .face = Face::Bold, .with_next = true});
        lines(about, {.size = 0.85, .tone = kSoft, .above = 0.3});
    }
    void section(const std::string& title) {
        lines(title, {.size = 0.85, .face = Face::Bold, .tone = kFaint, .above = 1.1, .with_next = true});
    }
    void entry(const HelpEntry& entry) {
        const std::size_t first = rows_.size();
        lines(entry.title, {.size = 0.95, .face = Face::Bold, .above = 0.5, .with_next = true});
        const Text number{{wide_, 0}, numbers_of(entry), 0.7 * size_, Face::Plain, Align::Right, kFaint};
        if (first < rows_.size()) rows_[first].words.push_back(number);
        double above = 0.1;
        for (const std::string& paragraph : paragraphs_of(entry.text)) {
            lines(paragraph, {.above = above});
            above = 0.35;
        }
        if (entry.figures.empty()) table(entry.table);
        lines(entry.example, {.size = 0.92, .tone = kSoft, .above = 0.25, .indent = 0.14});
    }
    const std::vector<Row>& rows() const { return rows_; }

private:
    struct Manner {
        double size = 1;  // of the text's size
        Face face = Face::Serif;
        Tone tone{};
        double above = 0;   // of the text's size
        double indent = 0;  // inches
        bool with_next = false;
    };

    void lines(const std::string& text, const Manner& manner) {
        const double size = manner.size * size_;
        double above = manner.above * size_;
        const std::vector<std::string> all = letters_.wrap(text, size, wide_ - manner.indent, manner.face);
        for (std::size_t i = 0; i < all.size(); ++i) {
            // The first two lines of a paragraph stay together, and the last two.
            const bool pair = all.size() > 1 && (i == 0 || i + 2 == all.size());
            const Text words{{manner.indent, 0}, all[i], size, manner.face, Align::Left, manner.tone};
            rows_.push_back({{words}, above, kLeading * size, manner.with_next || pair});
            above = 0;
        }
    }

    // Each column is as wide as its widest cell; the last one takes the remaining width and wraps.
    void table(const HelpTable& table) {
        if (table.head.empty()) return;
        std::vector<double> lefts(1, 0.0);
        for (std::size_t i = 0; i + 1 < table.head.size(); ++i) {
            double widest = width(table.head[i], Face::Bold);
            for (const auto& row : table.rows) widest = std::max(widest, width(row[i], Face::Serif));
            lefts.push_back(lefts.back() + std::min(widest, wide_ / 2) + kColumnGap);
        }
        const std::size_t first = rows_.size();
        cells(table.head, lefts, Face::Bold, 0.35);
        for (const auto& row : table.rows) cells(row, lefts, Face::Serif, 0);
        if (rows_.size() - first > kWholeTable) return;
        for (std::size_t i = first; i + 1 < rows_.size(); ++i) rows_[i].with_next = true;
    }

    double width(const std::string& text, Face face) const { return letters_.width(text, kCell * size_, face); }

    void cells(const std::vector<std::string>& row, const std::vector<double>& lefts, Face face, double above) {
        std::vector<std::vector<std::string>> wrapped;
        std::size_t max = 1;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double right = i + 1 < lefts.size() ? lefts[i + 1] - kColumnGap / 2 : wide_;
            wrapped.push_back(letters_.wrap(row[i], kCell * size_, right - lefts[i], face));
            max = std::max(max, wrapped.back().size());
        }
        for (std::size_t line = 0; line < max; ++line) {
            Row set{{}, line == 0 ? above * size_ : 0, kLeading * kCell * size_, line + 1 < max};
            for (std::size_t i = 0; i < wrapped.size(); ++i)
                if (line < wrapped[i].size())
                    set.words.push_back(Text{{lefts[i], 0}, wrapped[i][line], kCell * size_, face, Align::Left});
            rows_.push_back(std::move(set));
        }
    }

    static constexpr double kCell = 0.92;
    const print::FontMetrics& letters_;
    double size_, wide_;
    std::vector<Row> rows_;
};

class Paginator {
public:
    explicit Paginator(print::Vec2 page) : page_(page) {}

    std::vector<Sheet> pages(const std::vector<Row>& rows) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            double needed = rows[i].high;
            for (std::size_t next = i; rows[next].with_next && next + 1 < rows.size(); ++next)
                needed += rows[next + 1].above + rows[next + 1].high;
            const bool fresh = sheets_.empty() || y_ - (rows[i].above + needed) * kPoint < kBottom;
            if (fresh) turn_over();
            y_ -= ((fresh ? 0 : rows[i].above) + rows[i].high) * kPoint;
            for (Text text : rows[i].words) {
                text.at = text.at + print::Vec2{kSide, y_};
                sheets_.back().layers.front().marks.emplace_back(std::move(text));
            }
        }
        return std::move(sheets_);
    }

private:
    void turn_over() {
        const std::string number = std::to_string(sheets_.size() + 1);
        const Text foot{{page_.x / 2, kNumberUp}, number, 7, Face::Plain, Align::Middle, kFaint};
        sheets_.push_back({page_.x, page_.y, {print::Layer{{foot}, {}}}});
        y_ = page_.y - kTop;
    }

    print::Vec2 page_;
    std::vector<Sheet> sheets_;
    double y_ = 0;  // inches: the last baseline
};

}  // namespace

std::vector<Sheet> booklet_pages(const HelpBook& book, const std::string& title, const std::string& about,
                                 const print::Paper& paper, const print::FontMetrics& letters) {
    const print::Vec2 page = print::half_of(paper);
    const auto set = [&](double size) {
        Column column(letters, size, page.x - 2 * kSide);
        column.title(title, about);
        for (std::size_t s = 0; s < book.sections.size(); ++s) {
            column.section(book.sections[s].title);
            const std::size_t end = s + 1 < book.sections.size() ? book.sections[s + 1].first : book.entries.size();
            for (std::size_t i = book.sections[s].first; i < end; ++i) column.entry(book.entries[i]);
        }
        return Paginator(page).pages(column.rows());
    };
    const std::size_t min = set(kSmallest).size();
    const std::size_t max = (min + kOnPaper - 1) / kOnPaper * kOnPaper;
    for (double size = kLargest; size > kSmallest; size -= kStep)
        if (std::vector<Sheet> pages = set(size); pages.size() <= max) return pages;
    return set(kSmallest);
}

}  // namespace screens
