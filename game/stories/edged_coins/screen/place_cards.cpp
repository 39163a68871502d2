#include "game/stories/edged_coins/screen/place_cards.h"

#include <algorithm>

#include "game/stories/edged_coins/screen/words.h"
#include "game/stories/screen/text_fit.h"

namespace screens::edged_coins {

namespace {

constexpr double kPad = 0.2, kHead = 0.62;  // inches from a card's edge
constexpr double kMinPen = 0.24, kPenPoints = 17, kMaxPen = 0.36;
constexpr std::size_t kHcCoin = 0, kEcCoin = 2;             // pennies, dimes
constexpr int kMaxPiled = 12;                               // visible coins of a pile; the number tells the rest
constexpr double kRoomForPiles = 1.9, kHighForPiles = 1.5;  // inches of a place card
constexpr double kLargestPen = 0.34;
constexpr ui::Colour kUnderCount{0xe6, 0xe3, 0xdb, 0xc8};  // paper
constexpr double kRankAt = 0.57, kBeforeRank = 0.06;       // of a trait's column; inches

// Coins of its pile that the damage so far will take.
int points_due(const ec::Match& match, const std::string& id) {
    const bool hit = match.call && match.call->damage && match.call->damage->target == id;
    return hit && match.toss ? 1 + match.toss->successes : 0;
}

bool is_tossed(const ec::Match& match, const ec::Character& character, ec::TraitKind kind, const std::string& name) {
    const ec::Toss* toss = match.toss ? &*match.toss : match.call ? &match.call->main : nullptr;
    if (!toss || toss->owner != character.id || toss->name != name) return false;
    return (toss->kind == ec::TossKind::Resistance) == (kind == ec::TraitKind::Resistance);
}

}  // namespace

OpenSheets open_sheets(const View& view) {
    const ec::Match& match = view.match();
    const std::string chosen =
        match.find(view.people.chosen) || match.characters.empty() ? view.people.chosen : match.characters.front().id;
    if (!match.call) return {chosen, ""};
    OpenSheets open{match.call->main.owner, match.call->target};
    if (match.call->damage) {
        open.first = match.call->damage->target;
        if (match.toss) open.second = match.toss->owner;
    } else if (match.phase == ec::Phase::Oppose) {
        open.second = match.call->opposers.front().character;
    } else if (match.toss && match.toss->kind == ec::TossKind::Opposing) {
        open.second = match.toss->owner;
    }
    if (open.first.empty() && match.toss) open.first = match.toss->owner;
    if (open.first.empty()) open.first = chosen;
    if (open.second == open.first) open.second.clear();
    return open;
}

Cards::Cards(View& view, const Places& places) : view_(view) {
    const double wanted = std::max(kMinPen, view.app.ui().px(kPenPoints) / view.place.whole);
    size_ = std::min(wanted, kMaxPen);
    if (!view.game) return;
    const ec::Match& match = view.match();
    const auto rects = places.people.cards(match.characters.size());
    for (std::size_t i = 0; i < rects.size(); ++i) write_place(match.characters[i], rects[i]);
    const OpenSheets open = open_sheets(view);
    const ec::Character *first = match.find(open.first), *second = match.find(open.second);
    if (first && !view.unseen(first->id)) write_sheet(*first, places.first_low, places.first_high);
    if (second && !view.unseen(second->id))
        write_sheet(*second, places.second_low, places.second_high);
    else if (const story::Encounter* encounter = view.encounter())
        write_encounter(*encounter, places.second_low, places.second_high);
}

void Cards::mark() const {
    papers_.mark(view_);
    ui::Ui& ui = view_.app.ui();
    for (const Count& one : counts_) {
        const Vec2 at = view_.place.view.to_pixels(one.at);
        const double wide = ui.text_width(one.words, Type::Strong);
        const double top = at.y - ui.line_height(Type::Strong);
        // Print would be hard to read on the piles' shadows.
        ui.paint().fill({at.x - wide / 2 - ui.px(3), top, at.x + wide / 2 + ui.px(3), at.y}, kUnderCount, ui.px(3));
        print_on_paper(ui, {0, 0, at.x + wide, at.y}, {at.x - wide / 2, top}, one.words, {Type::Strong});
    }
}

void Cards::follow() const {
    for (const Cut& sheet : cut_)
        if (view_.app.ui().area(say("The whole card"), view_.place.on_screen(sheet.rect))) read_sheet(view_, sheet.id);
    for (const Cut& name : cut_names_) {
        const ui::Rect card = view_.place.on_screen(name.rect);
        if (!view_.app.ui().has_dialog() && card.contains(view_.app.ui().pointer()))
            view_.hint = {card, {plain(view_.match().character(name.id).name())}};
    }
}

double Cards::Page::base(int which) const { return paper.half_size.y - kHead - rule * (which + 1) + 0.06; }

Cards::Page Cards::page(Vec2 low, Vec2 high, const std::string& title, const std::string& aside,
                        const std::function<int(double)>& lines) const {
    const PenRoom room(view_.app.ui(), view_.place);
    Page page;
    page.paper.center = (low + high) / 2;
    page.paper.half_size = (high - low) / 2;
    page.paper.ruled = true;
    page.width = 2 * (page.paper.half_size.x - kPad);
    page.left = -page.width / 2;
    const double head = page.paper.half_size.y - kHead, below = head + page.paper.half_size.y - 0.06;
    constexpr double kFiner = 0.01, kRuleToPen = 1.12;
    page.letters = std::max(size_, kLargestPen);
    const double min = size_ * view_.place.finer;
    while (page.letters > min && lines(page.letters) * page.letters * kRuleToPen > below)
        page.letters = std::max(min, page.letters - kFiner);
    page.rule = page.paper.rule = page.letters * kRuleToPen;
    page.lines = static_cast<int>(below / page.rule);
    const double letters = std::min(0.46, page.letters * 1.3), share = aside.empty() ? 1 : 0.66;
    page.paper.ink.push_back(room.line(title, {page.left, head + 0.1}, page.width * share, letters));
    page.paper.ink.push_back(room.line(aside, {page.left + page.width * 0.68, head + 0.1}, page.width * 0.32, size_));
    return page;
}

// Stays below `top`: a pile that would be higher is flattened.
void Cards::pile(Vec2 at, std::size_t coin, int count, int going, double top) {
    const int seen = std::min(count, kMaxPiled);
    const double flat = (top - at.y - view_.coins[coin].radius()) / std::max(1, seen - 1);
    PileLook look{.turn = static_cast<double>(coin)};
    look.step = std::clamp(flat, 0.0, look.step);
    auto pile = coin_pile(view_.coins[coin], at, seen, look);
    for (int i = std::max(0, seen - going); i < seen; ++i) {
        render::CoinSprite& goes = pile[static_cast<std::size_t>(i)];
        goes.at = goes.at + Vec2{0.2, -look.step * (seen - going)};
        goes.glow = 1;
    }
    papers_.coins.insert(papers_.coins.end(), pile.begin(), pile.end());
}

void Cards::write_counts(render::SheetSprite& paper, const ec::Character& character, const Counted& place) {
    const ui::Rect& rect = place.rect;
    const double half = rect.width() / 2, wide = rect.width() - 0.24, low = -rect.height() / 2 + 0.1;
    const double scale = view_.place.view.scale;
    const double print = view_.place.legible ? view_.app.ui().px(19) / scale : place.pen;
    const double pile_at = low + print + 0.42,
                 tallest = std::max(view_.coins[kHcCoin].radius(), view_.coins[kEcCoin].radius());
    const bool piled = rect.width() >= kRoomForPiles && rect.height() >= kHighForPiles &&
                       rect.center().y + pile_at + tallest <= place.top;
    const bool printed = piled && view_.place.legible;
    const PenRoom room(view_.app.ui(), view_.place);
    const auto one = [&](double share, std::size_t coin, int count, const Phrase& what, int going) {
        const Vec2 at = rect.center() + Vec2{-half + 0.12 + wide * share, low};
        const Phrase number = plain(std::to_string(count)), named = number + plain(" ") + what;
        if (printed)
            counts_.push_back(
                {at, view_.app.ui().text_width(named, Type::Strong) <= wide / 2 * scale ? named : number});
        else
            paper.ink.push_back(room.line(view_.app.ui().translated(named),
                                          {-half + 0.12 + wide * (share - 0.25), low + place.pen * 0.2}, wide * 0.46,
                                          place.pen));
        if (piled) pile({at.x, rect.center().y + pile_at}, coin, count, going, place.top);
    };
    one(0.25, kHcCoin, character.hc, say("HC"), points_due(view_.match(), character.id));
    one(0.75, kEcCoin, character.ec, say("EC"), 0);
}

// The character's burns and other afflictions, and its lasting talents.
std::string Cards::suffered(const ec::Character& character) const {
    std::vector<Phrase> all;
    for (const ec::Affliction& each : view_.match().afflictions)
        if (each.target == character.id) all.push_back(affliction_in_words(each));
    for (const ec::Continuing& each : view_.match().later.continuing)
        if (each.character == character.id) all.push_back(plain(each.talent));
    return view_.app.ui().translated(joined(all, rules::comma()));
}

// On one line or two, slightly smaller if that lets all of it fit.
void Cards::write_name(render::SheetSprite& paper, const std::string& name, Vec2 at, NameRoom room) const {
    constexpr double kSmaller = 0.93, kMin = 0.7;
    const PenRoom pen(view_.app.ui(), view_.place);
    double size = room.size;
    auto lines = pen.wrapped(name, room.wide / size);
    while (lines.size() > 2 && size > kMin * room.size) {
        size *= kSmaller;
        lines = pen.wrapped(name, room.wide / size);
    }
    if (lines.size() != 2) return paper.ink.push_back(pen.line(name, at, room.wide, room.size));
    for (const std::string& line : lines) {
        paper.ink.push_back({line, at, size});
        at.y -= room.size * 1.05;
    }
}

void Cards::write_place(const ec::Character& character, const ui::Rect& rect) {
    const PenRoom room(view_.app.ui(), view_.place);
    render::SheetSprite paper;
    paper.center = rect.center();
    paper.half_size = {rect.width() / 2, rect.height() / 2};
    if (view_.unseen(character.id)) {
        papers_.sheets.push_back(std::move(paper));
        return;
    }
    const double left = -paper.half_size.x + 0.12, wide = rect.width() - 0.24;
    constexpr double kLines = 3.4;  // name, afflictions, HC and EC
    const double size = std::min(size_, rect.height() / kLines);
    const double top = paper.half_size.y - size * 1.05, tick = character.acted ? 0.3 : 0;
    const std::string suffers = suffered(character);
    // A long name takes the line for afflictions if there are none.
    if (suffers.empty() && rect.height() < kHighForPiles)
        write_name(paper, character.name(), {left, top}, {wide - tick, size});
    else
        paper.ink.push_back(room.line(character.name(), {left, top}, wide - tick, size));
    if (!paper.ink.empty() && paper.ink.back().text.ends_with("\u2026")) cut_names_.push_back({character.id, rect});
    if (character.acted)
        papers_.marks.push_back(
            {{rect.x1 - 0.36, rect.y1 - 0.34, rect.x1 - 0.12, rect.y1 - 0.12}, PaperMark::Kind::Tick});
    double free = rect.y1;  // coins may lie below this
    if (!suffers.empty()) {
        const double line = top - size * 1.1;
        papers_.marks.push_back(
            {{rect.x0 + 0.08, rect.center().y + line - 0.07, rect.x1 - 0.08, rect.center().y + line + size * 0.95},
             PaperMark::Kind::Amber});
        paper.ink.push_back(room.line(suffers, {left, line}, wide, size));
        free = rect.center().y + line - 0.07;
    }
    write_counts(paper, character, {rect, free, size});
    const OpenSheets open = open_sheets(view_);
    if (open.first == character.id || open.second == character.id) {
        paper.lift = 0.06;
        paper.corner_lift = 0.2;
    }
    if (open.first == character.id) papers_.marks.push_back({rect, PaperMark::Kind::Frame});
    if (character.is_out()) papers_.marks.push_back({rect, PaperMark::Kind::Cross});
    papers_.sheets.push_back(std::move(paper));
}

void Cards::write_traits(Page& page, const ec::Character& character, Vec2 middle, int lines) {
    const PenRoom room(view_.app.ui(), view_.place);
    const auto words = [&](const Phrase& phrase) { return view_.app.ui().translated(phrase); };
    const double column = page.width / 2;
    int max = 0;
    for (const ec::TraitKind kind : {ec::TraitKind::Skill, ec::TraitKind::Resistance}) {
        const double x = page.left + (kind == ec::TraitKind::Skill ? 0 : column);
        int line = page.line;
        const auto& traits = character.sheet->traits(kind);
        for (const ec::Trait& trait : traits) {
            const auto left = traits.end() - (traits.begin() + (line - page.line));
            if (line + 1 >= lines && left > 1) {
                const Vec2 half = page.paper.half_size;
                cut_.push_back(
                    {character.id, {middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y}});
                const Phrase more = plain("\u2026 +") + Phrase(static_cast<int>(left));
                page.paper.ink.push_back(
                    room.line(words(more), {x, page.base(line++)}, column - kBeforeRank, page.letters));
                break;
            }
            const double y = page.base(line++), value = column * kRankAt;
            page.paper.ink.push_back(room.line(trait.name, {x, y}, value - kBeforeRank, page.letters));
            page.paper.ink.push_back(
                room.line(words(rank_name(trait.rank)), {x + value, y}, column - value - kBeforeRank, page.letters));
            if (is_tossed(view_.match(), character, kind, trait.name))
                papers_.marks.push_back({{middle.x + x - 0.06, middle.y + y - 0.08, middle.x + x + column - 0.12,
                                          middle.y + y + page.rule - 0.08},
                                         PaperMark::Kind::Amber});
        }
        max = std::max(max, line);
    }
    page.line = max;
}

void Cards::write_lines(Page& page, const Phrase& text) const {
    const PenRoom room(view_.app.ui(), view_.place);
    for (const std::string& line : room.wrapped(view_.app.ui().translated(text), page.width / page.letters)) {
        if (page.line >= page.lines) return;
        page.paper.ink.push_back({line, {page.left, page.base(page.line++)}, page.letters});
    }
}

int Cards::lines_of(const std::vector<Phrase>& texts, double width, double letters) const {
    const PenRoom room(view_.app.ui(), view_.place);
    std::size_t lines = 0;
    for (const Phrase& text : texts) lines += room.wrapped(view_.app.ui().translated(text), width / letters).size();
    return static_cast<int>(lines);
}

void Cards::write_sheet(const ec::Character& character, Vec2 low, Vec2 high) {
    const ec::Sheet& sheet = *character.sheet;
    const ec::Match& match = view_.match();
    std::vector<Phrase> suffers;
    for (const ec::Affliction& each : match.afflictions)
        if (each.target == character.id) suffers.push_back(affliction_in_words(each));
    for (const ec::Continuing& each : match.later.continuing)
        if (each.character == character.id) suffers.push_back(say("{1} goes on", plain(each.talent)));
    if (character.is_out()) suffers.push_back(say("out"));
    const std::vector<Phrase> notes = notes_in_words(sheet);
    const int rows = static_cast<int>(std::max(sheet.skills.size(), sheet.resistances.size()));
    const double width = high.x - low.x - 2 * kPad;
    Page page = this->page(
        low, high, character.name(), view_.app.ui().translated(seat_name(match, character.seat)), [&](double letters) {
            return rows + lines_of(notes, width, letters) + lines_of({joined(suffers, rules::comma())}, width, letters);
        });
    const Vec2 middle = (low + high) / 2;
    if (!suffers.empty()) {
        const double y = page.base(page.line);
        papers_.marks.push_back({{middle.x + page.left - 0.06, middle.y + y - 0.08, middle.x - page.left + 0.06,
                                  middle.y + y + page.rule - 0.08},
                                 PaperMark::Kind::Amber});
        write_lines(page, joined(suffers, rules::comma()));
    }
    // Everything carried is listed in full; traits that do not fit are only counted.
    write_traits(page, character, middle, std::max(page.line + 2, page.lines - lines_of(notes, width, page.letters)));
    for (const Phrase& note : notes) write_lines(page, note);
    papers_.sheets.push_back(std::move(page.paper));
}

void Cards::write_encounter(const story::Encounter& encounter, Vec2 low, Vec2 high) {
    const double width = high.x - low.x - 2 * kPad;
    Page page = this->page(low, high, encounter.title, "",
                           [&](double letters) { return lines_of({plain(encounter.say)}, width, letters); });
    write_lines(page, plain(encounter.say));
    papers_.sheets.push_back(std::move(page.paper));
}

}  // namespace screens::edged_coins
