#include "game/stories/card_draw/screen/card_layout.h"

#include <algorithm>
#include <numbers>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/verdict.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/text_fit.h"

namespace screens::card_draw {

namespace {

constexpr double kSideways = std::numbers::pi / 2;
constexpr double kMinMini = 0.36, kMaxMini = 0.58;  // inches: a card on somebody's index card
constexpr double kMinPen = 0.22, kPenPoints = 18, kMaxPen = 0.38, kPenLinesOfPerson = 2.4;

int id_of(cd::Card card) { return card.index(); }
int id_of(const cd::Backed& card) { return 100 * (1 + static_cast<int>(card.back)) + card.card.index(); }

render::CardPrint framed(const cd::Backed& card) {
    render::CardPrint print = print_of(card.card);
    print.frame = card.back == cd::Back::Red ? render::CardPrint::Frame::Red : render::CardPrint::Frame::Blue;
    return print;
}

class Laid {
public:
    Laid(const View& view, const Places& places, double head)
        : view_(view), match_(view.match()), verdict_(last_verdict(view)), places_(places), head_(head) {}

    std::vector<table::PlacedCard> take() {
        lay_discard();
        const auto people = people_shown(view_);
        const auto cards = places_.people.cards(people.cards());
        const cd::Character* open = open_sheet(view_);
        for (std::size_t i = 0; i < people.here.size(); ++i)
            lay_person(*people.here[i], cards[i], people.here[i] == open);
        if (open) lay_hand(*open);
        if (verdict_)
            lay_judged();
        else if (match_.test)
            lay_current();
        return std::move(cards_);
    }

private:
    void lay(cd::Card card, const table::CardPose& pose) {
        cards_.push_back({id_of(card), print_of(card), pose, places_.pile});
    }
    void lay(const cd::Backed& card, const table::CardPose& pose) {
        const table::CardPose& home = places_.packs[static_cast<std::size_t>(card.back)];
        cards_.push_back({id_of(card), framed(card), pose, home, words_on(card, pose)});
    }

    // On the bar of its frame, if large enough to read.
    std::vector<render::SheetInk> words_on(const cd::Backed& card, const table::CardPose& pose) const {
        constexpr double kMinPixels = 86, kLetters = 0.35, kBar = 2.05, kFirst = -1.24, kNext = 0.34;
        std::vector<render::SheetInk> ink;
        if (pose.width * view_.place.view.scale < kMinPixels) return ink;
        ui::Ui& ui = view_.app.ui();
        const double unit = pose.width / 2.5;
        double y = kFirst;
        for (const std::string& line : PenRoom(ui).wrapped(ui.translated(use_in_words(card.back)), kBar / kLetters)) {
            ink.push_back({line, {0, y * unit}, kLetters * unit, render::SheetInk::Pen::Cream});
            y -= kNext;
        }
        return ink;
    }

    // True if it was played or is held as the current card, now or at the judgement: then it lies in the test.
    bool is_current(const cd::Card& card, cd::Source source, const std::string& holder) const {
        if (verdict_) return is_judged(card, source, holder);
        const cd::Participant* in = match_.test ? match_.test->find(holder) : nullptr;
        return in && in->active && in->current && in->current->source == source && in->current->card == card;
    }

    bool is_judged(const cd::Card& card, cd::Source source, const std::string& holder) const {
        return std::ranges::any_of(verdict_->cards, [&](const JudgedCard& each) {
            return each.current && each.current->source == source && each.current->card == card &&
                   (source == cd::Source::Drawn || each.participant == holder);
        });
    }

    // Judged cards move there once they have been looked at.
    void lay_discard() {
        cd::Cards discard = match_.discard;
        if (verdict_)
            std::erase_if(discard, [&](const cd::Card& card) { return is_judged(card, cd::Source::Drawn, ""); });
        const auto poses = fan_poses(places_, discard.size());
        for (std::size_t i = 0; i < poses.size(); ++i) lay(discard[i], poses[i]);
    }

    // Small, in a row at the foot of the index card: the hand unless its sheet is open, then held disadvantages.
    void lay_person(const cd::Character& who, const ui::Rect& rect, bool open) {
        std::vector<std::pair<const cd::Background*, const cd::Disadvantage*>> row;
        if (!open)
            for (const cd::Background& card : who.hand)
                if (!is_current(card.card.card, cd::Source::Background, who.id)) row.emplace_back(&card, nullptr);
        for (const cd::Disadvantage& held : who.disadvantages)
            if (!is_current(held.card, cd::Source::Disadvantage, who.id)) row.emplace_back(nullptr, &held);
        if (row.empty()) return;
        const double room = rect.width() - 0.28 - (who.bonus > 0 ? 0.6 : 0);
        const auto count = static_cast<double>(row.size());
        // Below the name and the player.
        const double max =
            std::min(kMaxMini, (rect.height() - 0.12 - kPenLinesOfPerson * pen_size(view_)) / table::kCardShape);
        const double wide = std::clamp(room / count - 0.04, std::min(kMinMini, max), max);
        const double step = std::min(wide + 0.04, count > 1 ? (room - wide) / (count - 1) : 0);
        const double left = rect.x0 + 0.14 + wide / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto& [background, held] = row[i];
            const double y = rect.y0 + 0.12 + max * table::kCardShape / 2;
            table::CardPose pose{{left + step * static_cast<double>(i), y}, 0, wide, true};
            if (background && !background->ready) pose.angle = kSideways;
            if (background)
                lay(background->card, pose);
            else
                lay(held->card, pose);
        }
    }

    void lay_hand(const cd::Character& who) {
        const auto cells = hand_cells(places_, who.hand.size(), head_);
        for (std::size_t i = 0; i < who.hand.size(); ++i) {
            const cd::Background& card = who.hand[i];
            if (is_current(card.card.card, cd::Source::Background, who.id)) continue;
            table::CardPose pose = cells[i].card;
            if (!card.ready) pose.angle = kSideways;
            lay(card.card, pose);
        }
    }

    void lay_current() {
        std::vector<const cd::Participant*> active;
        for (const cd::Participant& each : match_.test->participants)
            if (each.active) active.push_back(&each);
        const auto slots = current_slots(view_, places_);
        for (std::size_t i = 0; i < active.size(); ++i) lay_participant(*active[i], slots[i]);
    }

    void lay_judged() {
        const auto slots = current_slots(view_, places_);
        for (std::size_t i = 0; i < verdict_->cards.size(); ++i)
            if (const JudgedCard& judged = verdict_->cards[i]; judged.current)
                place_one(judged.participant, *judged.current, slots[i].card);
    }

    void lay_participant(const cd::Participant& who, const CardSlot& slot) {
        for (std::size_t i = 0; i < who.choice.size(); ++i)
            lay(who.choice[i].card, one_of_two(slot, i == 0 ? Hand::Left : Hand::Right));
        if (!who.current) return;
        const bool bonus = match_.test->bonus && match_.test->bonus->participant == who.id;
        place_one(who.id, *who.current, bonus ? one_of_two(slot, Hand::Left) : slot.card);
        if (bonus) lay(match_.test->bonus->drawn.card, one_of_two(slot, Hand::Right));
    }

    void place_one(const std::string& who, const cd::Current& current, const table::CardPose& pose) {
        if (current.source == cd::Source::Background)
            lay(played_by(who, current.card), pose);
        else
            lay(current.card, pose);
    }

    // The background in the hand that is the current card.
    cd::Backed played_by(const std::string& who, cd::Card played) const {
        if (const cd::Character* character = match_.find(who))
            for (const cd::Background& card : character->hand)
                if (!card.ready && card.card.card == played) return card.card;
        return {cd::Back::Blue, played};
    }

    const View& view_;
    const cd::Match& match_;
    std::optional<Verdict> verdict_;
    const Places& places_;
    double head_;
    std::vector<table::PlacedCard> cards_;
};

}  // namespace

double pen_size(const View& view) {
    return std::clamp(view.app.ui().px(kPenPoints) / view.place.whole, kMinPen, kMaxPen);
}

PeopleShown people_shown(const View& view) {
    PeopleShown people;
    const cd::Match& match = view.match();
    for (const cd::Character& each : match.characters) people.here.push_back(&each);
    if (people.here.size() <= PeopleRows::kMax) return people;
    std::stable_partition(people.here.begin(), people.here.end(),
                          [&](const cd::Character* each) { return match.test && match.test->find(each->id); });
    people.others = people.here.size() - (PeopleRows::kMax - 1);
    people.here.resize(PeopleRows::kMax - 1);
    return people;
}

const cd::Character* open_sheet(const View& view) {
    const cd::Match& match = view.match();
    if (const cd::Character* opened = match.find(view.people.opened)) return opened;
    if (const cd::Character* improver = match.find(view.people.improver); improver && match.test) return improver;
    if (match.test)
        for (const cd::Awaited& due : cd::awaiting(match))
            if (const cd::Character* who = match.find(due.participant)) return who;
    if (const cd::Character* chosen = match.find(view.people.chosen)) return chosen;
    return match.characters.empty() ? nullptr : &match.characters.front();
}

double sheet_head(std::size_t lines, double rule) { return 0.68 + rule * static_cast<double>(lines) + 0.06; }

std::vector<HandCell> hand_cells(const Places& places, std::size_t count, double head) {
    std::vector<HandCell> cells;
    if (count == 0) return cells;
    const std::size_t columns = count <= 6 ? 2 : count <= 12 ? 3 : 4, rows = (count + columns - 1) / columns;
    const double left = places.sheet_low.x + 0.15, right = places.sheet_high.x - 0.1;
    const double top = places.sheet_high.y - head, low = places.sheet_low.y + 0.1;
    const double wide = (right - left) / static_cast<double>(columns);
    const double high = std::min(2.3, (top - low) / static_cast<double>(rows));
    const double card = std::min(1.15, (high - 0.1) / table::kCardShape);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = left + wide * static_cast<double>(i % columns);
        const double y = top - high * static_cast<double>(i / columns);
        // Cards lie sideways there too.
        const double half = card * table::kCardShape / 2;
        cells.push_back(
            {{{x + half, y - high / 2}, 0, card, true}, {x + 2 * half + 0.08, y - 0.06}, wide - 2 * half - 0.2});
    }
    return cells;
}

std::size_t current_count(const View& view) {
    if (const auto verdict = last_verdict(view)) return verdict->cards.size();
    const auto& test = view.match().test;
    return test ? static_cast<std::size_t>(std::ranges::count(test->participants, true, &cd::Participant::active)) : 0;
}

bool has_teams(const cd::Test& test) {
    const auto shares = [&](const cd::Participant& who) {
        return std::ranges::count(test.participants, who.side, &cd::Participant::side) > 1;
    };
    return test.is_competition() && std::ranges::any_of(test.participants, shares);
}

namespace {

// Inches: a two-line name, its state, and its side.
double name_strip(const View& view, const cd::Test& test) {
    if (!view.place.legible) return kNameHigh;
    const ui::Ui& ui = view.app.ui();
    const double lines = (has_teams(test) ? 4 : 3) * ui.line_height(Type::Small) + ui.px(6);
    return std::clamp(lines / view.place.whole, kNameHigh, kVerdictHigh);
}

}  // namespace

std::vector<CardSlot> current_slots(const View& view, const Places& places) {
    if (const auto verdict = last_verdict(view)) {
        auto slots = card_slots(places, verdict->cards.size(), kVerdictHigh);
        // A single card lies at the left, its verdict beside it.
        if (slots.size() == 1) {
            slots = card_slots(places, 1, 0);
            const double half = slots[0].card.width / 2;
            slots[0].card.at.x = places.slots_low.x + half + 0.1;
            slots[0].name_low = {places.slots_low.x + 2 * half + 0.4, places.slots_low.y};
            slots[0].name_high = places.slots_high;
        }
        return slots;
    }
    const auto& test = view.match().test;
    if (!test) return {};
    return card_slots(places, current_count(view), name_strip(view, *test));
}

std::vector<table::PlacedCard> laid_cards(const View& view, const Places& places, double head) {
    return Laid(view, places, head).take();
}

}  // namespace screens::card_draw
