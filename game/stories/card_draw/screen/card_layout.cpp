#include "game/stories/card_draw/screen/card_layout.h"

#include <algorithm>
#include <numbers>

#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/text_fit.h"

namespace screens::card_draw {

namespace {

constexpr std::size_t kMostPeople = 7;
constexpr double kSideways = std::numbers::pi / 2;
constexpr double kLeastMini = 0.36, kMostMini = 0.58;  // inches: a card on somebody's index card
constexpr double kLeastPen = 0.22, kPenPoints = 16, kMostPen = 0.34, kPenLinesOfPerson = 2.4;
constexpr double kAside = 0.42;  // of a card's width: two to choose from, from their place's middle

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
        : view_(view), match_(view.match()), places_(places), head_(head) {}

    std::vector<table::LaidCard> take() {
        lay_discard();
        const auto people = people_shown(view_);
        const auto cards = places_.people.cards(people.size());
        const cd::Character* open = open_sheet(view_);
        for (std::size_t i = 0; i < people.size(); ++i) lay_person(*people[i], cards[i], people[i] == open);
        if (open) lay_hand(*open);
        if (match_.test) lay_current();
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

    // On the bar of its frame, where it is large enough to be read.
    std::vector<render::SheetInk> words_on(const cd::Backed& card, const table::CardPose& pose) const {
        constexpr double kLeastPixels = 86, kLetters = 0.35, kBar = 2.05, kFirst = -1.24, kNext = 0.34;
        std::vector<render::SheetInk> ink;
        if (pose.width * view_.place.view.scale < kLeastPixels) return ink;
        ui::Ui& ui = view_.app.ui();
        const double unit = pose.width / 2.5;
        double y = kFirst;
        for (const std::string& line : PenRoom(ui).wrapped(ui.in_words(use_in_words(card.back)), kBar / kLetters)) {
            ink.push_back({line, {0, y * unit}, kLetters * unit, render::SheetInk::Pen::Cream});
            y -= kNext;
        }
        return ink;
    }

    // Played or held as the current card: it lies in the test.
    bool is_current(const cd::Card& card, cd::Source source, const std::string& holder) const {
        const cd::Participant* in = match_.test ? match_.test->find(holder) : nullptr;
        return in && in->active && in->current && in->current->source == source && in->current->card == card;
    }

    void lay_discard() {
        const auto poses = fan_poses(places_, match_.discard.size());
        for (std::size_t i = 0; i < poses.size(); ++i) lay(match_.discard[i], poses[i]);
    }

    // Small, in a row at the foot of the index card: the hand unless it lies open, then held disadvantages.
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
        // Below the name and whose it is.
        const double most =
            std::min(kMostMini, (rect.height() - 0.12 - kPenLinesOfPerson * pen_size(view_)) / table::kCardShape);
        const double wide = std::clamp(room / count - 0.04, std::min(kLeastMini, most), most);
        const double step = std::min(wide + 0.04, count > 1 ? (room - wide) / (count - 1) : 0);
        const double left = rect.x0 + 0.14 + wide / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto& [background, held] = row[i];
            const double y = rect.y0 + 0.12 + most * table::kCardShape / 2;
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
        const auto slots = card_slots(places_, active.size());
        for (std::size_t i = 0; i < active.size(); ++i) lay_participant(*active[i], slots[i].card);
    }

    void lay_participant(const cd::Participant& who, const table::CardPose& place) {
        const auto moved = [&](double by) {
            table::CardPose pose = place;
            pose.at.x += by * place.width;
            pose.angle = -0.06 * by;
            return pose;
        };
        for (std::size_t i = 0; i < who.choice.size(); ++i) lay(who.choice[i].card, moved(i == 0 ? -kAside : kAside));
        if (!who.current) return;
        const bool bonus = match_.test->bonus && match_.test->bonus->participant == who.id;
        const table::CardPose pose = bonus ? moved(-kAside) : place;
        if (who.current->source == cd::Source::Background)
            lay(played_by(who), pose);
        else
            lay(who.current->card, pose);
        if (bonus) lay(match_.test->bonus->drawn.card, moved(kAside));
    }

    // The background of its hand that is its current card.
    cd::Backed played_by(const cd::Participant& who) const {
        for (const cd::Background& card : match_.character(who.id).hand)
            if (!card.ready && card.card.card == who.current->card) return card.card;
        return {cd::Back::Blue, who.current->card};
    }

    const View& view_;
    const cd::Match& match_;
    const Places& places_;
    double head_;
    std::vector<table::LaidCard> cards_;
};

}  // namespace

double pen_size(const View& view) {
    return std::clamp(view.app.ui().px(kPenPoints) / view.place.view.scale, kLeastPen, kMostPen);
}

std::vector<const cd::Character*> people_shown(const View& view) {
    std::vector<const cd::Character*> people;
    const cd::Match& match = view.match();
    for (const cd::Character& each : match.characters) people.push_back(&each);
    if (people.size() <= kMostPeople) return people;
    std::stable_partition(people.begin(), people.end(),
                          [&](const cd::Character* each) { return match.test && match.test->find(each->id); });
    people.resize(kMostPeople);
    return people;
}

const cd::Character* open_sheet(const View& view) {
    const cd::Match& match = view.match();
    if (const cd::Character* opened = match.find(view.people.opened)) return opened;
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
    const double high = std::min(1.75, (top - low) / static_cast<double>(rows));
    const double card = std::min(1.15, (high - 0.1) / table::kCardShape);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = left + wide * static_cast<double>(i % columns);
        const double y = top - high * static_cast<double>(i / columns);
        // A card lies sideways there too.
        const double half = card * table::kCardShape / 2;
        cells.push_back(
            {{{x + half, y - high / 2}, 0, card, true}, {x + 2 * half + 0.08, y - 0.06}, wide - 2 * half - 0.2});
    }
    return cells;
}

std::vector<table::LaidCard> laid_cards(const View& view, const Places& places, double head) {
    return Laid(view, places, head).take();
}

}  // namespace screens::card_draw
