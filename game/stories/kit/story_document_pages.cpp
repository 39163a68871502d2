#include "game/stories/kit/story_document_pages.h"

#include <algorithm>
#include <utility>

namespace print {

namespace {

using words::Phrase;
using Kind = story::DocumentPart::Kind;

constexpr double kTaleSide = 1.25, kTaleAbove = 1.0, kTaleBelow = 1.0;  // margins, inches
constexpr double kTaleToldIn = 0.3;                                     // indent of told text, inches
constexpr double kTaleAsideIn = 0.3;                                    // extra indent of an inner scene, inches
constexpr double kTaleRaised = 3.6, kTaleMarkSize = 6.5;                // note marks, points
constexpr double kTaleFolio = 8.5;                                      // page number at the foot, points

// How a paragraph is set: points, but inches for `in`.
struct DocumentStyle {
    double size, leading, above, in = 0;
    Face face = Face::Plain;
    double grey = 0;
    int keep = 0;  // how many more lines must fit below it
};
constexpr DocumentStyle kTaleTitle{24, 29, 0, 0, Face::Serif, 0, 4};
constexpr DocumentStyle kTaleDate{9.5, 13, 2, 0, Face::Plain, 0.35};
constexpr DocumentStyle kTaleChapter{15, 19, 20, 0, Face::Bold, 0, 4};
constexpr DocumentStyle kTaleScene{11.5, 15, 14, 0, Face::Bold, 0, 3};
constexpr DocumentStyle kTaleBody{10, 13.6, 4};
constexpr DocumentStyle kTaleName{10, 13.6, 6, kTaleToldIn, Face::Bold, 0, 1};
constexpr DocumentStyle kTaleTold{11.5, 14.4, 0, kTaleToldIn, Face::Hand};
constexpr DocumentStyle kTaleEntry{10, 13.6, 0, kTaleToldIn};
constexpr DocumentStyle kTaleDecides{10, 13.6, 4, 0, Face::Bold};
constexpr DocumentStyle kTaleListed{10, 13.6, 5, 0, Face::Bold, 0, 1};
constexpr DocumentStyle kTaleSmall{8.5, 11.2, 2.4};

constexpr double kFaceWide = 0.56, kPlayingWide = 0.78, kPlayingHigh = 1.4 * kPlayingWide,
                 kPicturesApart = 0.1;  // inches
// An index card: inches; letters in points.
constexpr double kCardWide = 4.2, kCardPad = 0.16, kCardRule = 0.225, kCardHead = 0.36, kCardAbove = 0.12;
constexpr double kCardTitle = 13, kCardPen = 11, kCardSmall = 9.5, kCircle = 0.055, kCircleStep = 0.15;
constexpr double kCardNames = 1.35;  // inches of a line reserved for its name

class DocumentTypesetter {
public:
    DocumentTypesetter(const Paper& paper, const FontMetrics& letters) : paper_(paper), letters_(letters) {
        turn_over();
    }

    // `mark` is raised, after the last word.
    void set(const std::string& text, const DocumentStyle& style, const std::string& mark = "") {
        const double width = paper_.width - 2 * kTaleSide - style.in, step = style.leading * kPoint;
        const auto lines = letters_.wrap(text, style.size, width, style.face);
        if (!at_top()) y_ -= style.above * kPoint;
        if (y_ - step * (1 + style.keep) < kTaleBelow && !at_top()) turn_over();
        for (const std::string& line : lines) {
            if (y_ - step < kTaleBelow) turn_over();
            y_ -= step;
            const Align align = letters_.leftward(line) ? Align::Right : Align::Left;
            const double x = kTaleSide + style.in + (align == Align::Right ? width : 0);
            put({{x, y_}, line, style.size, style.face, align, style.grey});
        }
        if (mark.empty() || lines.empty()) return;
        const double end = letters_.width(lines.back(), style.size, style.face);
        const bool leftward = letters_.leftward(lines.back());
        put({{kTaleSide + style.in + (leftward ? width - end - kPoint : end + kPoint), y_ + kTaleRaised * kPoint},
             mark,
             kTaleMarkSize,
             Face::Plain,
             leftward ? Align::Right : Align::Left});
    }
    // Keeps an index card on one page if it fits on a page.
    void card(const story::IndexCard& card, const words::Catalogue& language, double in) {
        const double width = kCardWide - 2 * kCardPad, left = kTaleSide + in + kCardPad;
        const auto text = letters_.wrap(language.isolating(card.text), kCardPen, width, Face::Hand);
        const std::string aside = language.isolating(card.aside);
        const double beside = letters_.width(aside, kCardSmall, Face::Hand);
        const auto title =
            letters_.wrap(language.isolating(card.title), kCardTitle, width - beside - kCardPad, Face::Hand);
        const double head = kCardHead + kCardRule * static_cast<double>(std::max<std::size_t>(title.size(), 1) - 1);
        const double high = head + kCardRule * static_cast<double>(text.size() + card.lines.size()) + kCardPad;
        make_room(high + kCardAbove);
        y_ -= kCardAbove;
        const double top = y_;
        y_ -= kCardHead - kCardRule;
        put({{left + width, y_ - kCardRule + 0.1}, aside, kCardSmall, Face::Hand, Align::Right, 0.3});
        for (const std::string& each : title) {
            y_ -= kCardRule;
            put({{left, y_ + 0.1}, each, kCardTitle, Face::Hand});
        }
        y_ = top - head;
        draw(print::line({left - kCardPad, y_}, {left + width + kCardPad, y_}, {.width = 0.8, .tone = 0.55}));
        for (const std::string& each : text) {
            y_ -= kCardRule;
            put({{left, y_ + 0.05}, each, kCardPen, Face::Hand});
        }
        for (const story::CardLine& each : card.lines) card_line(each, language, left, width);
        y_ = top - high;
        draw(rectangle({{left - kCardPad, y_}, {left + width + kCardPad, top}}, {.width = 0.6, .tone = 0.35}));
    }
    // Pictures of equal height side by side, in as many rows as needed.
    void row(const std::vector<Picture>& pictures, double high, double in) {
        double x = paper_.width;
        for (Picture picture : pictures) {
            const double wide = picture.box.width();
            if (x + wide > paper_.width - kTaleSide) {
                make_room(high + kPicturesApart);
                y_ -= high + kPicturesApart;
                x = kTaleSide + in;
            }
            picture.box = {{x, y_}, {x + wide, y_ + high}};
            draw(std::move(picture));
            x += wide + kPicturesApart;
        }
    }
    // The full width of the page.
    void plate(const std::shared_ptr<const Image>& image) {
        const double wide = paper_.width - 2 * kTaleSide, high = wide * image->height / image->width;
        row({{{{}, {wide, high}}, image}}, high, 0);
    }
    // Puts the picture to the left of the following text.
    void beside(Picture picture, double in) {
        make_room(kFaceWide + kPicturesApart);
        const double top = y_ - kPicturesApart;
        picture.box = {{kTaleSide + in, top - kFaceWide}, {kTaleSide + in + kFaceWide, top}};
        draw(std::move(picture));
        below_ = top - kFaceWide;
    }
    // Moves below the picture beside the text.
    void pass() { y_ = std::min(y_, std::exchange(below_, paper_.height)); }
    // A short line with white space above and below.
    void part() {
        y_ -= 16 * kPoint;
        if (y_ < kTaleBelow + 0.5) return turn_over();
        sheets_.back().layers.front().marks.push_back(
            print::line({kTaleSide, y_}, {kTaleSide + 1.4, y_}, {.width = 0.5, .tone = 0.3}));
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
    void make_room(double high) {
        if (y_ - high < kTaleBelow && !at_top()) turn_over();
    }
    void draw(Mark mark) { sheets_.back().layers.front().marks.push_back(std::move(mark)); }
    void put(Text text) { draw(std::move(text)); }
    void card_line(const story::CardLine& line, const words::Catalogue& language, double left, double width) {
        y_ -= kCardRule;
        const Text name{{left, y_ + 0.05}, language.isolating(line.name), kCardPen, Face::Hand};
        const double end = std::max(kCardNames, letters_.width(name.text, kCardPen, Face::Hand) + kPicturesApart);
        put(name);
        for (int i = 0; i < line.circles; ++i)
            draw(Circle{{left + end + kCircleStep * i + kCircle, y_ + 0.1}, kCircle, {.width = 0.8}, std::nullopt});
        put({{left + width, y_ + 0.05}, language.isolating(line.note), kCardSmall, Face::Hand, Align::Right, 0.3});
    }
    void turn_over() {
        sheets_.push_back({paper_.width, paper_.height, {Layer{}}});
        y_ = paper_.height - kTaleAbove;
        below_ = paper_.height;
    }

    const Paper& paper_;
    const FontMetrics& letters_;
    std::vector<Sheet> sheets_;
    double y_ = 0;      // the lowest baseline so far
    double below_ = 0;  // bottom of the picture beside the text; the page's height if none
};

class DocumentPrinter {
public:
    DocumentPrinter(DocumentTypesetter& setter, const words::Catalogue& language)
        : setter_(setter), language_(language) {}

    void add(const story::DocumentPart& part) {
        if (part.on_card && on_card_) return;
        on_card_ = part.card && part.kind != Kind::Entry;
        if (on_card_) return setter_.card(*part.card, language_, 0);
        const std::string text = language_.isolating(part.text), mark = noted(part);
        switch (part.kind) {
            case Kind::Chapter:
                return setter_.set(text, kTaleChapter, mark);
            case Kind::Scene:
                return setter_.set(text, kTaleScene, mark);
            case Kind::Happened:
                setter_.row(playing_cards(part), kPlayingHigh, 0);
                for (const story::DocumentPicture& picture : part.pictures)
                    if (picture.image && holds_alternative<story::Plate>(picture.of)) setter_.plate(picture.image);
                if (text.empty()) return;
                return setter_.set(text, placed(part.decides ? kTaleDecides : kTaleBody, part), mark);
            case Kind::Entry:
                return add_entry(part, text, mark);
            case Kind::Told:
                setter_.row(playing_cards(part), kPlayingHigh, kTaleToldIn);
                return add_told(part, text, mark);
        }
    }
    void add_notes(const Phrase& heading) {
        if (notes_.empty()) return;
        setter_.set(language_.isolating(heading), kTaleScene);
        for (const std::string& note : notes_) setter_.set(note, kTaleSmall);
    }

private:
    void add_told(const story::DocumentPart& part, const std::string& text, const std::string& mark) {
        DocumentStyle style = placed(kTaleTold, part);
        if (part.who.empty())
            style.above = kTaleName.above;
        else
            setter_.set(language_.isolating(part.who), placed(kTaleName, part));
        setter_.set(text, style, mark);
    }
    void add_entry(const story::DocumentPart& part, const std::string& text, const std::string& mark) {
        DocumentStyle name = kTaleListed, about = kTaleEntry;
        for (const story::DocumentPicture& picture : part.pictures)
            if (picture.image && holds_alternative<story::Portrait>(picture.of)) {
                setter_.beside({{}, picture.image, Picture::Cut::Round}, 0);
                name.in = about.in = kFaceWide + kTaleToldIn / 2;
            }
        if (!part.who.empty()) setter_.set(language_.isolating(part.who), name);
        if (!part.card) setter_.set(text, about, mark);
        setter_.row(playing_cards(part), kPlayingHigh, about.in);
        if (part.card) setter_.card(*part.card, language_, about.in);
        setter_.pass();
    }
    static std::vector<Picture> playing_cards(const story::DocumentPart& part) {
        std::vector<Picture> cards;
        for (const story::DocumentPicture& picture : part.pictures)
            if (picture.image && holds_alternative<rules::playing::Card>(picture.of))
                cards.push_back({{{}, {kPlayingWide, kPlayingHigh}}, picture.image});
        return cards;
    }
    static DocumentStyle placed(DocumentStyle style, const story::DocumentPart& part) {
        if (part.aside) style.in += kTaleAsideIn;
        return style;
    }
    // Returns the numbers of the part's notes, "3, 4", and keeps the notes for the end.
    std::string noted(const story::DocumentPart& part) {
        std::string marks;
        for (const Phrase& toss : part.tosses) {
            const std::string number = std::to_string(notes_.size() + 1);
            marks += (marks.empty() ? "" : ", ") + number;
            notes_.push_back(number + "  " + language_.isolating(toss));
        }
        return marks;
    }

    DocumentTypesetter& setter_;
    const words::Catalogue& language_;
    std::vector<std::string> notes_;
    bool on_card_ = false;
};

}  // namespace

std::vector<Sheet> document_pages(const story::StoryDocument& document, const words::Catalogue& language,
                                  const Paper& paper, const FontMetrics& letters) {
    DocumentTypesetter setter(paper, letters);
    if (!document.title.empty()) setter.set(document.title, kTaleTitle);
    if (!document.date.empty()) setter.set(document.date, kTaleDate);
    DocumentPrinter printer(setter, language);
    for (const story::DocumentPart& part : story::page_parts(document)) printer.add(part);
    printer.add_notes(words::say("Tosses"));
    if (!document.credit.empty()) {
        setter.part();
        setter.set(language.isolating(document.credit), kTaleSmall);
    }
    return setter.finished();
}

}  // namespace print
