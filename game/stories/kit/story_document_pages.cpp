#include "game/stories/kit/story_document_pages.h"

namespace print {

namespace {

using words::Phrase;
using Kind = story::DocumentPart::Kind;

constexpr double kTaleSide = 1.25, kTaleAbove = 1.0, kTaleBelow = 1.0;  // inches of white
constexpr double kTaleToldIn = 0.3;                                     // inches by which what was told stands in
constexpr double kTaleAsideIn = 0.3;                                    // inches more, in a scene within the scene
constexpr double kTaleRaised = 3.6, kTaleMarkSize = 6.5;                // points: of the marks of notes
constexpr double kTaleFolio = 8.5;                                      // points: of the number at the foot

// How a paragraph is set: points, and inches for `in`.
struct DocumentStyle {
    double size, leading, above, in = 0;
    Face face = Face::Plain;
    double grey = 0;
    int keep = 0;  // so many lines more must have room below it
};
constexpr DocumentStyle kTaleTitle{22, 27, 0, 0, Face::Bold, 0, 4};
constexpr DocumentStyle kTaleDate{9.5, 13, 2, 0, Face::Plain, 0.35};
constexpr DocumentStyle kTaleChapter{15, 19, 20, 0, Face::Bold, 0, 4};
constexpr DocumentStyle kTaleScene{11.5, 15, 14, 0, Face::Bold, 0, 3};
constexpr DocumentStyle kTaleBody{10, 13.6, 4};
constexpr DocumentStyle kTaleName{10, 13.6, 6, kTaleToldIn, Face::Bold, 0, 1};
constexpr DocumentStyle kTaleTold{10, 13.6, 0, kTaleToldIn};
constexpr DocumentStyle kTaleListed{10, 13.6, 5, 0, Face::Bold, 0, 1};
constexpr DocumentStyle kTaleSmall{8.5, 11.2, 2.4};

class DocumentTypesetter {
public:
    DocumentTypesetter(const Paper& paper, const Letters& letters) : paper_(paper), letters_(letters) { turn_over(); }

    // `mark` stands raised behind the last word.
    void set(const std::string& text, const DocumentStyle& style, const std::string& mark = "") {
        const double width = paper_.width - 2 * kTaleSide - style.in, step = style.leading * kPoint;
        const auto lines = letters_.wrap(text, style.size, width, style.face);
        if (!at_top()) y_ -= style.above * kPoint;
        if (y_ - step * (1 + style.keep) < kTaleBelow && !at_top()) turn_over();
        for (const std::string& line : lines) {
            if (y_ - step < kTaleBelow) turn_over();
            y_ -= step;
            put({{kTaleSide + style.in, y_}, line, style.size, style.face, Align::Left, style.grey});
        }
        if (mark.empty() || lines.empty()) return;
        const double end = letters_.width(lines.back(), style.size, style.face);
        put({{kTaleSide + style.in + end + kPoint, y_ + kTaleRaised * kPoint}, mark, kTaleMarkSize});
    }
    // A short line, white above and below.
    void part() {
        y_ -= 16 * kPoint;
        if (y_ < kTaleBelow + 0.5) return turn_over();
        sheets_.back().layers.front().marks.push_back(
            print::line({kTaleSide, y_}, {kTaleSide + 1.4, y_}, {.width = 0.5, .grey = 0.3}));
        y_ -= 4 * kPoint;
    }
    std::vector<Sheet> finished() {
        for (std::size_t i = 0; i < sheets_.size(); ++i)
            sheets_[i].layers.front().marks.push_back(Text{{paper_.width / 2, kTaleBelow / 2},
                                                           std::to_string(i + 1),
                                                           kTaleFolio,
                                                           Face::Plain,
                                                           Align::Middle,
                                                           0.35});
        return std::move(sheets_);
    }

private:
    bool at_top() const { return y_ == paper_.height - kTaleAbove; }
    void put(Text text) { sheets_.back().layers.front().marks.push_back(std::move(text)); }
    void turn_over() {
        sheets_.push_back({paper_.width, paper_.height, {Layer{}}});
        y_ = paper_.height - kTaleAbove;
    }

    const Paper& paper_;
    const Letters& letters_;
    std::vector<Sheet> sheets_;
    double y_ = 0;  // the lowest baseline so far
};

class DocumentPrinter {
public:
    DocumentPrinter(DocumentTypesetter& setter, const words::Catalogue& language)
        : setter_(setter), language_(language) {}

    void add(const story::DocumentPart& part) {
        const std::string text = language_(part.text), who = language_(part.who), mark = noted(part);
        switch (part.kind) {
            case Kind::Chapter:
                return setter_.set(text, kTaleChapter, mark);
            case Kind::Scene:
                return setter_.set(text, kTaleScene, mark);
            case Kind::Happened:
                return setter_.set(text, placed(kTaleBody, part), mark);
            case Kind::Entry:
                if (!who.empty()) setter_.set(who, kTaleListed);
                return setter_.set(text, kTaleTold, mark);
            case Kind::Told: {
                DocumentStyle style = placed(kTaleTold, part);
                if (who.empty())
                    style.above = kTaleName.above;
                else
                    setter_.set(who, placed(kTaleName, part));
                return setter_.set(text, style, mark);
            }
        }
    }
    void add_notes(const Phrase& heading) {
        if (notes_.empty()) return;
        setter_.set(language_(heading), kTaleScene);
        for (const std::string& note : notes_) setter_.set(note, kTaleSmall);
    }

private:
    static DocumentStyle placed(DocumentStyle style, const story::DocumentPart& part) {
        if (part.aside) style.in += kTaleAsideIn;
        return style;
    }
    // Numbers of the part's notes, which are kept for the end: "3, 4".
    std::string noted(const story::DocumentPart& part) {
        std::string marks;
        for (const Phrase& toss : part.tosses) {
            const std::string number = std::to_string(notes_.size() + 1);
            marks += (marks.empty() ? "" : ", ") + number;
            notes_.push_back(number + "  " + language_(toss));
        }
        return marks;
    }

    DocumentTypesetter& setter_;
    const words::Catalogue& language_;
    std::vector<std::string> notes_;
};

}  // namespace

std::vector<Sheet> document_pages(const story::StoryDocument& document, const words::Catalogue& language,
                                  const Paper& paper, const Letters& letters) {
    DocumentTypesetter setter(paper, letters);
    if (!document.title.empty()) setter.set(document.title, kTaleTitle);
    if (!document.date.empty()) setter.set(document.date, kTaleDate);
    DocumentPrinter printer(setter, language);
    for (const story::DocumentPart& part : document.parts) printer.add(part);
    printer.add_notes(words::say("Tosses"));
    if (!document.credit.empty()) {
        setter.part();
        setter.set(language(document.credit), kTaleSmall);
    }
    return setter.finished();
}

}  // namespace print
