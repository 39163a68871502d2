#include "game/stories/coin_rpg/screen/cards.h"

#include <algorithm>
#include <cmath>

#include "game/stories/coin_rpg/rules/characters.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/text_fit.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::coin_rpg {

namespace {

constexpr Vec2 kPileAt{3.2, 8.1}, kPileHalf{2.5, 1.5};
constexpr Vec2 kSceneAt{10.3, 7.95}, kSceneHalf{3.7, 1.75};
constexpr Vec2 kHeroAt{3.2, 3.35}, kHeroHalf{2.85, 2.35};
constexpr double kCardPad = 0.2, kCardHead = 0.62;  // inches from a card's edge
constexpr double kMinPen = 0.24, kMinPenPoints = 17;
constexpr double kCircleStep = 0.3;  // inches between circles, with letters 0.31 high
constexpr double kMaxPen = 0.36;

constexpr int kHeroLines = 9;

// The row of Scenes to come: centre of the first, distance to the next; maximum number.
constexpr Vec2 kRowAt{3.2, 8.8}, kRowHalf{2.6, 0.75};
constexpr double kRowStep = 0.58;
constexpr int kRowCards = 5;

Phrase name_on_card(const rpg::Match& match, const rpg::Character& hero, rpg::Trait trait) {
    const std::string own = trait == rpg::Trait::Miscellaneous ? rpg::misc_name(hero.sheet)
                            : trait == rpg::Trait::Coolness    ? match.options.coolness
                                                               : "";
    return own.empty() ? rpg::name_of(trait) : plain(own);
}

// The story may be looked back to before somebody joined.
bool has_seat(const rpg::Match& match, std::optional<int> seat) {
    return seat && *seat < static_cast<int>(match.seats.size());
}

// Writes downwards from `from`.
void write_lines(render::SheetSprite& paper, const FittedText& text, Vec2 from) {
    for (const std::string& line : text.lines) {
        from.y -= text.rule;
        paper.ink.push_back({line, from, text.size});
    }
}

}  // namespace

Cards::Cards(View& view) : view_(view) {
    const double wanted = std::max(kMinPen, view.app.ui().px(kMinPenPoints) / view.place.whole);
    size_ = std::min(wanted, kMaxPen);
    if (!view.game) return;
    const rpg::Match& match = view.match();
    const int unseen = match.row.empty() ? static_cast<int>(match.pile.size()) : 0;
    for (int i = 0; i < std::min(unseen, 4); ++i) {
        render::SheetSprite back = sheet(kPileAt + Vec2{0.04, 0.05} * i, kPileHalf);
        back.ruled = false;
        back.back = true;
        back.angle = 0.02 * (i % 3 - 1);
        sheets_.push_back(back);
    }
    write_row();
    if (rpg::in_scene(match.phase) || match.phase == rpg::Phase::SpendWindow)
        write_scene(match.scene_card(), match.turn.contests);
    else if (view.writing.seat && match.phase == rpg::Phase::Lights)
        write_scene(scene_draft(view, *view.writing.seat), {});
    else if (match.phase == rpg::Phase::Ended)
        write_end();
    const bool half_made = match.phase == rpg::Phase::Characters && has_seat(match, view.writing.seat) &&
                           !match.seat(*view.writing.seat).character;
    if (const auto seat = seat_on_table())
        write_character(match.character(*seat), *seat);
    else if (half_made)
        write_character(rpg::fresh({card_draft(view, *view.writing.seat)}), *view.writing.seat);
}

// RPG-18: the Scenes to come lie open, each partly covering the one before, so that its headline is visible.
void Cards::write_row() {
    const rpg::Match& match = view_.match();
    const int count = static_cast<int>(match.row.size()), next = match.scene + 1;
    if (count == 0 || next >= count || match.phase == rpg::Phase::Ended) return;
    const int shown = count - next > kRowCards ? kRowCards - 1 : count - next;
    const PenRoom room(view_.app.ui(), view_.place);
    const auto words = [&](const Phrase& phrase) { return view_.app.ui().translated(phrase); };
    const double width = 2 * (kRowHalf.x - kCardPad), left = -width / 2, head = kRowHalf.y - kCardHead + 0.1;
    for (int i = 0; i < std::min(count - next, kRowCards); ++i) {
        render::SheetSprite paper = sheet(kRowAt - Vec2{-0.05 * (i % 2), kRowStep * i}, kRowHalf);
        paper.angle = 0.006 * (i % 3 - 1);
        if (i == shown) {
            const Phrase more = say_many(count - next - shown, "and {1} more", "and {1} more");
            paper.ink.push_back(room.line(words(more), {left, head}, width, size_));
            sheets_.push_back(std::move(paper));
            break;
        }
        const rpg::SceneCard& card = match.card(match.row[static_cast<std::size_t>(next + i)]);
        const Phrase title = plain(std::to_string(next + i + 1) + ". ") + scene_title(card);
        const Phrase worth = rpg::name_of(rpg::difficulty(rpg::total_coins(card.parts)));
        paper.ink.push_back(room.line(words(title), {left, head}, width * 0.66, size_));
        paper.ink.push_back(room.line(words(worth), {left + width * 0.7, head}, width * 0.3, size_ * 0.85));
        const bool covered = i + 1 < std::min(count - next, kRowCards);  // by the next one
        const double below = head - paper.rule - 0.02;
        if (!covered) paper.ink.push_back(room.line(words(parts_in_words(card.parts)), {left, below}, width, size_));
        sheets_.push_back(std::move(paper));
    }
    row_on_table_ = true;
}

// Pressing opens the row, or a Scene whose text does not fit on its card.
void Cards::follow() {
    ui::Ui& ui = view_.app.ui();
    const auto opened = [&](const Phrase& label, Vec2 at, Vec2 half) {
        const Rect card = view_.place.on_screen(at - half, at + half);
        return !lies_under_verdict(view_, card) && ui.area(label, card);
    };
    const Vec2 middle = kRowAt - Vec2{0, kRowStep * (kRowCards - 1) / 2};
    if (row_on_table_ && opened(say("The row of Scenes"), middle, kRowHalf + Vec2{0, kRowStep * (kRowCards - 1) / 2}))
        read_row(view_);
    if (cut_hero_ && opened(say("The whole Character"), kHeroAt, kHeroHalf)) read_character(view_, *cut_hero_);
    if (scene_is_cut_ && opened(say("The whole card"), kSceneAt, kSceneHalf)) read_scene(view_);
}

// The card's seat: the one asked for, else the one playing or writing.
std::optional<int> Cards::seat_on_table() const {
    const rpg::Match& match = view_.match();
    std::optional<int> seat = view_.shown_seat;
    if (!seat) seat = rpg::in_scene(match.phase) ? std::optional(match.current()) : view_.writing.seat;
    if (!seat && match.phase == rpg::Phase::Ended) seat = match.seated().front();
    return has_seat(match, seat) && match.seat(*seat).character ? seat : std::nullopt;
}

void Cards::lay(render::Scene& scene) const { scene.sheets.insert(scene.sheets.end(), sheets_.begin(), sheets_.end()); }

void Cards::mark() const {
    const ui::Painter paint = view_.app.ui().paint();
    const double radius = 0.36 * kCircleStep * view_.place.view.scale,
                 thin = std::max(1.0, 0.024 * view_.place.view.scale);
    const ui::Colour pen{20, 26, 58};
    for (const Row& row : rows_)
        for (int i = 0; i < row.full; ++i) {
            const Vec2 at = view_.place.view.to_pixels(row.at + Vec2{kCircleStep * i, 0});
            paint.circle(at, radius, pen, thin);
            if (i < row.left) continue;
            const Vec2 a{radius, radius}, b{radius, -radius};
            paint.line(at - a, at + a, ui::palette::kAccent, thin * 1.3);
            paint.line(at - b, at + b, ui::palette::kAccent, thin * 1.3);
        }
}

render::SheetSprite Cards::sheet(Vec2 center, Vec2 half) const {
    render::SheetSprite sheet;
    sheet.center = center;
    sheet.half_size = half;
    sheet.ruled = true;
    sheet.rule = size_ * 1.1;
    return sheet;
}

Phrase Cards::answer_on_card(const rpg::Contest& contest) const {
    if (!contest.is_open()) return say("beaten");
    if (!contest.main) return say("not answered yet");
    return say("answered by {1}", rpg::name_of(view_.match(), view_.match().current(), *contest.main));
}

void Cards::write_scene(const rpg::SceneCard& card, const std::vector<rpg::Contest>& contests) {
    const PenRoom room(view_.app.ui(), view_.place);
    const auto words = [&](const Phrase& phrase) { return view_.app.ui().translated(phrase); };
    render::SheetSprite paper = sheet(kSceneAt, kSceneHalf);
    const double width = 2 * (kSceneHalf.x - kCardPad), left = -width / 2, head = kSceneHalf.y - kCardHead;
    const double title = std::min(0.46, size_ * 1.3);
    const int total = rpg::total_coins(card.parts);
    const std::string worth =
        rpg::is_legal_total(view_.match(), total)
            ? words(say("{1}, costs {2}", worth_in_words(rpg::difficulty(total)), rpg::cost(card.parts)))
            : "";
    paper.ink.push_back(room.line(words(scene_title(card)), {left, head + 0.1}, width * 0.6, title));
    const double small = size_ * 0.85;
    paper.ink.push_back(room.line(worth, {left + width * 0.62, head + 0.1}, width * 0.38, small));
    paper.rule = std::max(paper.rule, std::min(0.36, paper.rule * 1.2));
    const auto lines = static_cast<std::size_t>((head + kSceneHalf.y - 0.06) / paper.rule);
    const std::size_t parts = card.parts.size();
    const double max = paper.rule * static_cast<double>(lines > parts ? lines - parts : 0);
    const FittedText text = room.fitted(card.description, {width, max, size_, paper.rule});
    scene_is_cut_ = text.cut && (rpg::in_scene(view_.match().phase) || view_.match().phase == rpg::Phase::SpendWindow);
    const auto base = [&](std::size_t line) { return head - paper.rule * static_cast<double>(line + 1) + 0.06; };
    write_lines(paper, text, {left, head + 0.06});
    const auto used =
        static_cast<std::size_t>(std::ceil(text.rule * static_cast<double>(text.lines.size()) / paper.rule - 0.01));
    // Leaves a blank line between them if possible.
    const std::size_t first = used + (used + parts < lines ? 1 : 0);
    for (std::size_t i = 0; i < parts; ++i) {
        const double y = base(first + i);
        paper.ink.push_back(room.line(words(rpg::name_of(card.parts[i])), {left, y}, 2.2, size_));
        const int now = i < contests.size() ? contests[i].scene_coins : card.parts[i].coins.number;
        rows_.push_back({kSceneAt + Vec2{left + 2.45, y + size_ * 0.28}, card.parts[i].coins, now});
        const double beside = std::max(4.4, 2.45 + kCircleStep * card.parts[i].coins + 0.1);
        const Phrase answer = i < contests.size() ? answer_on_card(contests[i]) : Phrase();
        paper.ink.push_back(room.line(words(answer), {left + beside, y}, width - beside, small));
    }
    sheets_.push_back(std::move(paper));
}

// The ending, and the Scenes played: as many as the card has lines for.
void Cards::write_end() {
    const PenRoom room(view_.app.ui(), view_.place);
    const auto words = [&](const Phrase& phrase) { return view_.app.ui().translated(phrase); };
    const rpg::Match& match = view_.match();
    render::SheetSprite paper = sheet(kSceneAt, kSceneHalf);
    const double width = 2 * (kSceneHalf.x - kCardPad), left = -width / 2, head = kSceneHalf.y - kCardHead;
    paper.ink.push_back(room.line(words(ending_in_words(match)), {left, head + 0.1}, width, size_ * 1.5));
    double y = head + 0.06 - paper.rule;
    for (std::size_t i = 0; i < match.row.size() && y > -kSceneHalf.y; ++i, y -= paper.rule) {
        const Phrase title = plain(std::to_string(i + 1) + ". ") + scene_title(match.card(match.row[i]));
        paper.ink.push_back(room.line(words(title), {left, y}, width, size_));
    }
    sheets_.push_back(std::move(paper));
}

// Below the Traits: Powers, marks, experience and the player.
std::vector<Phrase> Cards::lines_below(const rpg::Character& hero, int seat) const {
    std::vector<Phrase> powers, lines;
    for (const rpg::PowerOnCard& power : rpg::powers_on_card(hero.sheet))
        powers.push_back(rpg::name_of(power, view_.match().options));
    if (!powers.empty()) lines.push_back(joined(powers, rules::comma()));
    if (Phrase marks = card_marks(view_.match(), hero); !marks.empty()) lines.push_back(std::move(marks));
    const Phrase whose = say("{1}'s card", player_name(view_.match(), seat));
    lines.push_back(view_.match().options.experience
                        ? say("Progress {1} of 10, {2} XP", in_wholes(hero.sheet.progress), hero.sheet.xp) +
                              rules::full_stop() + whose
                        : whose);
    return lines;
}

void Cards::write_character(const rpg::Character& hero, int seat) {
    const PenRoom room(view_.app.ui(), view_.place);
    const auto words = [&](const Phrase& phrase) { return view_.app.ui().translated(phrase); };
    render::SheetSprite paper = sheet(kHeroAt, kHeroHalf);
    paper.rule = std::max(paper.rule, (2 * kHeroHalf.y - kCardHead - 0.2) / kHeroLines);
    const double width = 2 * (kHeroHalf.x - kCardPad), left = -width / 2, head = kHeroHalf.y - kCardHead;
    const double title = std::min(0.46, size_ * 1.3);
    paper.ink.push_back(room.line(hero.sheet.card.name, {left, head + 0.1}, width, title));
    const auto base = [&](int line) { return head - paper.rule * (line + 1) + 0.06; };
    std::vector<Phrase> below = lines_below(hero, seat);
    const double max = paper.rule * static_cast<double>(kHeroLines - rpg::kTraits.size() - below.size());
    const FittedText about = room.fitted(hero.sheet.card.concept_text, {width, max, size_, paper.rule});
    write_lines(paper, about, {left, head + 0.06});
    if (about.cut && view_.match().seat(seat).character) cut_hero_ = seat;
    int line = static_cast<int>(std::ceil(about.rule * static_cast<double>(about.lines.size()) / paper.rule - 0.01));
    for (const rpg::Trait trait : rpg::kTraits) {
        const int full = rpg::rating(hero.sheet, trait);
        const double y = base(line++);
        const std::string mark = hero.sheet.card.strong == trait ? "*" : "";
        const std::string used = trait == rpg::Trait::Coolness && hero.coolness_used ? kUsedMark : "";
        paper.ink.push_back(
            room.line(words(name_on_card(view_.match(), hero, trait)) + mark + used, {left, y}, 1.85, size_));
        // If the circles do not fit, a number replaces them.
        constexpr int kCircles = 6;
        if (full > kCircles)
            paper.ink.push_back(
                {std::to_string(hero.values[trait]) + " / " + std::to_string(full), {left + 2.0, y}, size_});
        else
            rows_.push_back({kHeroAt + Vec2{left + 2.15, y + size_ * 0.28}, full, hero.values[trait]});
        if (full > 0)
            paper.ink.push_back(room.line(words(many_of(rpg::effective_coin(hero, trait))) + burn_mark(hero, trait),
                                          {left + 3.95, y}, 1.35, size_));
    }
    for (const Phrase& text : below) paper.ink.push_back(room.line(words(text), {left, base(line++)}, width, size_));
    sheets_.push_back(std::move(paper));
}

}  // namespace screens::coin_rpg
