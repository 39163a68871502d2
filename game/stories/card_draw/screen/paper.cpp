#include "game/stories/card_draw/screen/paper.h"

#include <algorithm>
#include <cmath>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/text_fit.h"

namespace screens::card_draw {

namespace {

constexpr double kPaperPad = 0.18, kPaperHead = 0.62;  // inches from a sheet's edge
constexpr double kRuleOfPen = 1.1, kSignWidth = 1.15;
constexpr std::size_t kToken = 0;  // pennies
constexpr int kMaxTokens = 6;      // visible ones in a pile
constexpr double kTokens = 0.74;   // inches of width they need at the right
// Beside a background's card, relative to the sheet's letters; line spacing, and how far they shrink.
constexpr double kNameLetters = 1.08, kTraitLetters = 0.9, kCellRule = 1.05;
constexpr double kSmallerLetters = 0.92, kMinLetters = 0.55;

bool decides(const cd::Match& match, const std::string& id) {
    return match.test &&
           std::ranges::any_of(cd::awaiting(match), [&](const cd::Awaited& due) { return due.participant == id; });
}

}  // namespace

Paper::Paper(View& view, const Places& places) : view_(view), size_(pen_size(view)) {
    if (!view.game) return;
    const cd::Match& match = view.match();
    const auto people = people_shown(view);
    const auto rects = places.people.cards(people.cards());
    const cd::Character* open = open_sheet(view);
    for (std::size_t i = 0; i < people.here.size(); ++i)
        write_person(*people.here[i], rects[i], people.here[i] == open);
    if (people.others > 0) write_others(people.others, rects.back());
    if (open) write_sheet(*open, places);
    const auto verdict = last_verdict(view);
    // A competition shows its pairs as they were judged.
    const bool judged = verdict && verdict->test && (!match.test || match.test->is_competition());
    if (judged)
        write_test(*verdict->test, places);
    else if (match.test)
        write_test(*match.test, places);
    else if (match.phase == cd::Phase::Scene)
        write_scene(places);
}

Paper::Page Paper::blank_page(Vec2 low, Vec2 high, const std::string& title, const std::string& aside,
                              double letters) const {
    const PenRoom room(view_.app.ui(), view_.place);
    Page page;
    page.paper.center = (low + high) / 2;
    page.paper.half_size = (high - low) / 2;
    page.width = 2 * (page.paper.half_size.x - kPaperPad);
    page.left = -page.width / 2;
    page.letters = letters;
    page.rule = letters * kRuleOfPen;
    page.paper.ruled = true;
    page.paper.rule = page.rule;
    const double head = page.paper.half_size.y - kPaperHead;
    page.next = head - page.rule + 0.06;
    const double large = std::min(0.44, letters * 1.35), share = aside.empty() ? 1 : 0.68;
    page.paper.ink.push_back(room.line(title, {page.left, head + 0.1}, page.width * share, large));
    if (!aside.empty())
        page.paper.ink.push_back(
            room.line(aside, {page.left + page.width * 0.70, head + 0.1}, page.width * 0.30, letters));
    return page;
}

void Paper::write(Page& page, const Phrase& text, double width) const {
    const PenRoom room(view_.app.ui(), view_.place);
    for (const std::string& line : room.wrapped(view_.app.ui().translated(text), 0.97 * width / page.letters)) {
        if (page.next < -page.paper.half_size.y + 0.05) return;
        page.paper.ink.push_back({line, {page.left, page.next}, page.letters});
        page.next -= page.rule;
    }
}

void Paper::write_all(Page& page, const std::vector<Phrase>& texts) const {
    const PenRoom room(view_.app.ui(), view_.place);
    const double low = -page.paper.half_size.y + 0.05;
    const auto fit = static_cast<std::size_t>(std::max(0.0, std::floor((page.next - low) / page.rule) + 1));
    std::vector<std::size_t> lines;
    std::size_t all = 0;
    for (const Phrase& text : texts) {
        lines.push_back(room.wrapped(view_.app.ui().translated(text), 0.97 * page.width / page.letters).size());
        all += lines.back();
    }
    std::size_t used = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        used += lines[i];
        if (all > fit && used + 1 > fit)
            return write(page, say_many(static_cast<int>(texts.size() - i), "and {1} more", "and {1} more"),
                         page.width);
        write(page, texts[i], page.width);
    }
}

// Two lines high.
void Paper::write_large(Page& page, const Phrase& text, double width) const {
    const double letters = std::min(0.5, page.letters * 1.7);
    page.next -= page.rule;
    page.paper.ink.push_back({PenRoom(view_.app.ui()).shortened(view_.app.ui().translated(text), width / letters),
                              {page.left, page.next},
                              letters});
    page.next -= page.rule;
}

// Name, player, a pile of tokens, "advantage" and "incapacitated"; its cards lie at its foot.
void Paper::write_person(const cd::Character& who, const ui::Rect& rect, bool open) {
    const PenRoom room(view_.app.ui(), view_.place);
    const cd::Match& match = view_.match();
    render::SheetSprite paper;
    paper.center = rect.center();
    paper.half_size = {rect.width() / 2, rect.height() / 2};
    paper.lift = open ? 0.05 : 0.02;
    const double left = -paper.half_size.x + 0.12, wide = rect.width() - 0.24;
    double y = paper.half_size.y - size_ * 1.0;
    paper.ink.push_back(room.line(short_name(who.name), {left, y}, wide, size_));
    if (paper.ink.back().text != short_name(who.name)) cut_names_.push_back(who.id);
    std::vector<Phrase> states{seat_name(match, who.seat)};
    if (who.advantage) states.push_back(say("advantage"));
    if (who.incapacitated) states.push_back(say("incapacitated"));
    y -= size_ * 0.95;
    paper.ink.push_back(
        room.line(view_.app.ui().translated(joined(states, rules::comma())), {left, y}, wide, size_ * 0.9));
    const auto tokens = coin_pile(view_.coins[kToken], {rect.x1 - 0.42, rect.y0 + 0.45},
                                  std::min(who.bonus, kMaxTokens), {.sway = 0.01, .step = 0.05});
    papers_.coins.insert(papers_.coins.end(), tokens.begin(), tokens.end());
    if (open && !who.hand.empty() && who.disadvantages.empty())  // otherwise the cards are there
        paper.ink.push_back(room.line(view_.app.ui().translated(say("shown below")),
                                      {left, -paper.half_size.y + size_ * 0.55}, wide - (who.bonus > 0 ? kTokens : 0),
                                      size_ * 0.9));
    if (decides(match, who.id)) papers_.marks.push_back({rect, PaperMark::Kind::Frame});
    if (who.incapacitated) papers_.marks.push_back({rect, PaperMark::Kind::Cross});
    papers_.sheets.push_back(std::move(paper));
}

// A sheet for the characters that do not fit; pressing it opens their list.
void Paper::write_others(std::size_t others, const ui::Rect& rect) {
    const PenRoom room(view_.app.ui(), view_.place);
    render::SheetSprite paper;
    paper.center = rect.center();
    paper.half_size = {rect.width() / 2, rect.height() / 2};
    const int count = static_cast<int>(others);
    paper.ink.push_back(room.line(view_.app.ui().translated(say_many(count, "and {1} more", "and {1} more")),
                                  {-paper.half_size.x + 0.12, paper.half_size.y - size_}, rect.width() - 0.24, size_));
    papers_.sheets.push_back(std::move(paper));
}

std::vector<Phrase> Paper::state_lines(const cd::Character& who) const {
    std::vector<Phrase> lines, short_ones, held, barred;
    if (who.bonus > 0) short_ones.push_back(say_many(who.bonus, "{1} bonus draw", "{1} bonus draws"));
    if (who.advantage) short_ones.push_back(say("advantage"));
    if (who.incapacitated) short_ones.push_back(say("incapacitated"));
    if (!short_ones.empty()) lines.push_back(joined(short_ones, rules::comma()));
    for (const cd::Disadvantage& each : who.disadvantages) held.push_back(disadvantage_in_words(each));
    if (!held.empty()) lines.push_back(say("Disadvantages: {1}", joined(held, rules::semicolon())));
    for (const std::string& each : who.barred) barred.push_back(plain(each));
    if (!barred.empty()) lines.push_back(say("Barred: {1}", joined(barred, rules::comma())));
    return lines;
}

void Paper::write_sheet(const cd::Character& who, const Places& places) {
    ui::Ui& ui = view_.app.ui();
    Page page = blank_page(places.sheet_low, places.sheet_high, who.name,
                           ui.translated(seat_name(view_.match(), who.seat)), size_);
    page.paper.ruled = false;
    const double first = page.next;
    for (const Phrase& line : state_lines(who)) write(page, line, page.width);
    const auto lines = static_cast<std::size_t>(std::lround((first - page.next) / page.rule));
    head_ = sheet_head(lines, page.rule);
    const auto cells = hand_cells(places, who.hand.size(), head_);
    for (std::size_t i = 0; i < cells.size(); ++i) write_cell(page, who.hand[i], cells[i], page.paper.center);
    papers_.sheets.push_back(std::move(page.paper));
}

// Writes a background's name, field and kind, and how often it may be played, beside its card, in the largest letters
// that fit.
void Paper::write_cell(Page& page, const cd::Background& card, const HandCell& cell, Vec2 middle) const {
    ui::Ui& ui = view_.app.ui();
    const PenRoom room(ui, view_.place);
    struct Part {
        std::string text;
        double letters;
        std::vector<std::string> lines{};
    };
    std::vector<Part> parts{
        {ui.translated(card.name.empty() ? say("unnamed") : plain(card.name)), kNameLetters},
        {ui.translated(joined({cd::spoken_field(card.card.card.suit), cd::spoken(card.kind)}, rules::comma())),
         kTraitLetters},
        {ui.translated(card.ready ? use_in_words(card.card.back)
                                  : joined({say("set aside"), use_in_words(card.card.back)}, rules::comma())),
         kTraitLetters}};
    const double high = cell.text.y - (cell.card.at.y - std::max(cell.card.width * 0.72, 0.5));
    double letters = page.letters;
    for (;; letters *= kSmallerLetters) {
        double needed = 0;
        for (Part& part : parts) {
            part.lines = room.wrapped(part.text, cell.width / (part.letters * letters));
            needed += static_cast<double>(part.lines.size()) * part.letters * letters * kCellRule;
        }
        if (needed <= high || letters < kMinLetters * view_.place.finer * page.letters) break;
    }
    double y = cell.text.y - letters;
    for (const Part& part : parts)
        for (const std::string& line : part.lines) {
            page.paper.ink.push_back({line, Vec2{cell.text.x, y} - middle, part.letters * letters});
            y -= part.letters * letters * kCellRule;
        }
}

void Paper::write_test(const cd::Test& test, const Places& places) {
    const cd::Match& match = view_.match();
    Page page = blank_page(places.test_low, places.test_high, test.name, "", size_ * 1.05);
    double width = page.width;
    if (test.is_challenge()) {
        const cd::Challenge& challenge = test.challenge();
        width -= kSignWidth + 0.15;
        write(page, joined({cd::spoken(challenge.suit), cd::spoken_field(challenge.suit)}, rules::comma()), width);
        write_large(page, say("target number {1}", challenge.tn), width);
        if (challenge.extenuating) write(page, say("extenuating circumstances"), width);
        if (challenge.extra_time > 0) write(page, say("extra time {1}", challenge.extra_time), width);
        if (challenge.partial) write(page, say("partial success secured"), width);
    } else if (test.is_competition()) {
        write(page, say("Competition, draw {1}", test.competition().draw), width);
        write_all(page, pairs_in_words(match, test));
    } else {
        write(page, fray_in_words(test.fray()), width);
    }
    papers_.sheets.push_back(std::move(page.paper));
    if (!test.is_challenge()) return;
    const Vec2 at{places.test_high.x - 0.85, places.test_high.y - kPaperHead - 1.1};
    render::CardPrint sign;
    sign.suit = static_cast<render::CardPrint::Suit>(test.challenge().suit);
    sign.rank = 0;
    papers_.sheets.push_back(table::card_sheet(sign, {at, -0.05, kSignWidth, true}));
}

// As wide and as large as needed for all of it to fit; text that does not fit is marked, and a hint shows it.
void Paper::write_scene(const Places& places) {
    const std::string text = view_.scene_text();
    const PenRoom room(view_.app.ui(), view_.place);
    // A judgement without a test lies beside it.
    const bool alone = !last_verdict(view_);
    const double narrow = text.empty() || !alone ? places.test_high.x : places.slots_low.x + 3.4;
    const double broad = alone ? places.slots_high.x : places.test_high.x;
    double letters = size_ * 1.05, right = narrow;
    std::vector<std::string> lines;
    std::size_t fit = 0;
    for (;; letters *= kSmallerLetters) {
        for (const double edge : {narrow, broad}) {
            right = edge;
            const double wide = edge - places.test_low.x - 2 * kPaperPad;
            const double high = places.test_high.y - places.test_low.y - kPaperHead;
            fit = static_cast<std::size_t>(std::max(1.0, std::floor(high / (letters * kRuleOfPen))));
            lines = room.wrapped(text, 0.97 * wide / letters);
            if (lines.size() <= fit) break;
        }
        if (lines.size() <= fit || letters < kMinLetters * view_.place.finer * size_) break;
    }
    if (lines.size() > fit) {
        lines.resize(fit);
        lines.back() =
            room.shortened(lines.back() + "\u2026", 0.97 * (right - places.test_low.x - 2 * kPaperPad) / letters);
        cut_scene_ = true;
    }
    Page page = blank_page(places.test_low, {right, places.test_high.y}, view_.match().scene_title, "", letters);
    for (const std::string& line : lines) {
        page.paper.ink.push_back({line, {page.left, page.next}, page.letters});
        page.next -= page.rule;
    }
    papers_.sheets.push_back(std::move(page.paper));
}

}  // namespace screens::card_draw
