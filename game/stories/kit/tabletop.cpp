#include "game/stories/kit/tabletop.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace story {

namespace {

constexpr double kSnap = 0.4;      // inches: so near to another's middle it is laid upon it
constexpr double kOnePile = 0.25;  // inches between the middles of what lies upon each other
constexpr double kCounterRadius = 0.5;
constexpr double kBeside = 0.25;  // inches between a pile and what is drawn from it

Vec2 on_mat(Vec2 place) { return {std::clamp(place.x, 0.0, kMat.x), std::clamp(place.y, 0.0, kMat.y)}; }

bool lies_at(const Card& card, Vec2 place) {
    const Vec2 arm = place - card.at, along{std::cos(card.angle), std::sin(card.angle)};
    return std::abs(core::dot(arm, along)) <= card.half().x && std::abs(core::cross(along, arm)) <= card.half().y;
}

}  // namespace

const Card* Tabletop::find(int number) const {
    const auto found = std::ranges::find(cards_, number, &Card::number);
    return found == cards_.end() ? nullptr : &*found;
}

Card& Tabletop::at(int number) {
    const auto found = std::ranges::find(cards_, number, &Card::number);
    assert(found != cards_.end());
    return *found;
}

std::optional<int> Tabletop::card_at(Vec2 place) const {
    for (auto card = cards_.rbegin(); card != cards_.rend(); ++card)
        if (lies_at(*card, place)) return card->number;
    return std::nullopt;
}

std::optional<std::size_t> Tabletop::counter_at(Vec2 place) const {
    for (std::size_t i = counters_.size(); i-- > 0;)
        if (core::distance(counters_[i].at, place) <= kCounterRadius) return i;
    return std::nullopt;
}

// Row by row from the upper left, the first beside the tray where no card has its middle near; else over the
// first one.
Vec2 Tabletop::free_place(Vec2 half) const {
    const Vec2 room = half * 2 + Vec2{kBeside, kBeside};
    for (double y = kMat.y - room.y / 2; y >= half.y; y -= room.y)
        for (double x = room.x / 2; x <= kMat.x - half.x; x += room.x) {
            if (x + half.x > kTrayLow.x && y - half.y < kTrayHigh.y) continue;
            const bool taken = std::ranges::any_of(cards_, [&](const Card& card) {
                return std::abs(card.at.x - x) < std::max(half.x, card.half().x) &&
                       std::abs(card.at.y - y) < std::max(half.y, card.half().y);
            });
            if (!taken) return {x, y};
        }
    const double shifted = 0.3 * static_cast<double>(cards_.size() % 10);
    return {room.x / 2 + shifted, kMat.y - room.y / 2 - shifted};
}

std::optional<int> Tabletop::lay(std::string title, std::string text) {
    if (cards_.size() >= kMostCards) return std::nullopt;
    const Vec2 place = free_place(kCardHalf);
    cards_.push_back({next_, std::move(title), std::move(text), place, 0, false});
    return next_++;
}

std::optional<int> Tabletop::lay_deck() {
    if (cards_.size() + rules::playing::kDeckSize > kMostCards) return std::nullopt;
    const Vec2 place = free_place(kPlayingHalf);
    for (int i = 0; i < rules::playing::kDeckSize; ++i)
        cards_.push_back({next_++, "", "", place, 0, true, rules::playing::card_at(i)});
    return next_ - 1;
}

bool Tabletop::write(int number, std::string title, std::string text) {
    if (!rules::is_written(title, kTitleBounds) || !rules::is_written(text, kTextBounds)) return false;
    Card& card = at(number);
    card.title = std::move(title);
    card.text = std::move(text);
    return true;
}

void Tabletop::raise(int number) {
    const auto found = std::ranges::find(cards_, number, &Card::number);
    std::rotate(found, found + 1, cards_.end());
}

void Tabletop::move(int number, Vec2 to) {
    raise(number);
    Card& card = cards_.back();
    card.at = on_mat(to);
    for (const Card& other : cards_) {
        if (other.number == number || core::distance(other.at, card.at) > kSnap) continue;
        card.at = other.at;
        card.angle = other.angle;
        return;
    }
}

void Tabletop::turn(int number, double by) { at(number).angle += by; }

void Tabletop::turn_over(int number) { at(number).face_down = !at(number).face_down; }

void Tabletop::take_away(int number) {
    const auto found = std::ranges::find(cards_, number, &Card::number);
    assert(found != cards_.end());
    away_.push_back(std::move(*found));
    cards_.erase(found);
}

int Tabletop::bring_back() {
    assert(can_bring_back());
    cards_.push_back(std::move(away_.back()));
    away_.pop_back();
    return cards_.back().number;
}

std::vector<int> Tabletop::pile_of(int number) const {
    std::vector<int> pile;
    const Card* card = find(number);
    if (!card) return pile;
    for (const Card& other : cards_)
        if (core::distance(other.at, card->at) <= kOnePile) pile.push_back(other.number);
    return pile;
}

void Tabletop::gather(int number) {
    const Card base = at(number);
    for (Card& card : cards_) {
        if (card.playing.has_value() != base.playing.has_value()) continue;
        card.at = base.at;
        card.angle = base.angle;
        card.face_down = true;
    }
}

void Tabletop::shuffle(int number, core::Random& random) {
    const std::vector<int> pile = pile_of(number);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (std::ranges::find(pile, cards_[i].number) != pile.end()) places.push_back(i);
    for (std::size_t left = places.size(); left > 1; --left)
        std::swap(cards_[places[left - 1]], cards_[places[random.below(static_cast<std::uint32_t>(left))]]);
}

int Tabletop::draw(int number) {
    const int drawn = pile_of(number).back();
    const Vec2 from = at(drawn).at;
    const double wide = at(drawn).half().x, step = 2 * wide + kBeside;
    const bool room_right = from.x + step + wide <= kMat.x;
    raise(drawn);
    Card& card = cards_.back();
    card.at = on_mat(from + Vec2{room_right ? step : -step, 0});
    card.face_down = false;
    return drawn;
}

void Tabletop::deal(int number, int count) {
    const std::vector<int> pile = pile_of(number);
    const int most = std::min(count, static_cast<int>(pile.size()) - 1);
    if (most < 1) return;
    const Card base = at(pile.front());
    const Vec2 half = base.half();
    const double room = kMat.x - 2 * half.x;
    const double step = most > 1 ? std::min(2 * half.x + kBeside, room / (most - 1)) : 0;
    const double left = std::clamp(base.at.x, half.x, kMat.x - half.x - step * (most - 1));
    const double below = base.at.y - 2 * half.y - kBeside, above = base.at.y + 2 * half.y + kBeside;
    for (int i = 0; i < most; ++i) {
        const int dealt = pile[pile.size() - 1 - static_cast<std::size_t>(i)];
        raise(dealt);
        cards_.back().at = on_mat({left + step * i, below < half.y ? above : below});
        cards_.back().face_down = true;
    }
}

bool Tabletop::lay_counter(const std::string& coin) {
    if (counters_.size() >= kMostCounters) return false;
    const auto count = static_cast<double>(counters_.size());
    constexpr double kRow = 6, kStep = 0.95;
    counters_.push_back({coin, Vec2{0.7, 0.7} + Vec2{std::fmod(count, kRow), std::floor(count / kRow)} * kStep, true});
    counters_.back().at = on_mat(counters_.back().at);
    return true;
}

void Tabletop::move_counter(std::size_t which, Vec2 to) {
    Counter moved = counters_[which];
    moved.at = on_mat(to);
    counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(which));
    counters_.push_back(moved);
}

void Tabletop::turn_counter(std::size_t which) { counters_[which].heads = !counters_[which].heads; }

void Tabletop::take_counter(std::size_t which) {
    counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(which));
}

}  // namespace story
