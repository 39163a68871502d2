#include "game/stories/kit/tabletop.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "engine/core/lists.h"

namespace story {

namespace {

constexpr double kSnap = 0.4;      // inches: snaps onto another card whose centre is this near
constexpr double kOnePile = 0.25;  // inches between the centres of things in one pile
constexpr double kCounterRadius = 0.5;
constexpr double kBeside = 0.25;  // inches between a pile and a card drawn from it

constexpr Vec2 kRim{kTrayRim, kTrayRim};

// Half the size of its bounding box.
Vec2 half_around(const Card& card) {
    const double c = std::abs(std::cos(card.angle)), s = std::abs(std::sin(card.angle));
    return {c * card.half().x + s * card.half().y, s * card.half().x + c * card.half().y};
}

bool meet(Vec2 low, Vec2 high, Vec2 other_low, Vec2 other_high) {
    return low.x < other_high.x && other_low.x < high.x && low.y < other_high.y && other_low.y < high.y;
}

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

// Keeps the centre on the mat; on a table without a game moves it off the tray, to the nearest side.
Vec2 Tabletop::put_down(Vec2 place, Vec2 half) const {
    const Vec2 at{std::clamp(place.x, 0.0, mat_.x), std::clamp(place.y, 0.0, mat_.y)};
    const Vec2 low = kTrayLow - kRim - half, high = kTrayHigh + kRim + half;
    if (ground_ == Ground::OfAGame || !meet(at, at, low, high)) return at;
    Vec2 best{at.x, high.y};
    for (const Vec2 beside : {Vec2{low.x, at.y}, Vec2{high.x, at.y}, Vec2{at.x, low.y}}) {
        const bool on_mat = beside.x >= 0 && beside.x <= mat_.x && beside.y >= 0;
        if (on_mat && core::distance(beside, at) < core::distance(best, at)) best = beside;
    }
    return best;
}

bool Tabletop::grow() {
    if (ground_ == Ground::OfAGame || mat_.x >= kLargestMat.x) return false;
    mat_ = mat_ + kMatStep;
    return true;
}

// Finds an empty place; if there is none, the first place, slightly shifted.
Vec2 Tabletop::room_for(Vec2 half) {
    do {
        if (const auto place = free_place(half)) return *place;
    } while (grow());
    const double shifted = 0.3 * static_cast<double>(cards_.size() % 10);
    return {half.x + kBeside / 2 + shifted, mat_.y - half.y - kBeside / 2 - shifted};
}

// Row by row from the upper left, the first place clear of the tray and with no card's centre nearby.
std::optional<Vec2> Tabletop::free_place(Vec2 half) const {
    const Vec2 room = half * 2 + Vec2{kBeside, kBeside};
    for (double y = mat_.y - room.y / 2; y >= half.y; y -= room.y)
        for (double x = room.x / 2; x <= mat_.x - half.x; x += room.x) {
            const Vec2 low{x - half.x, y - half.y}, high{x + half.x, y + half.y};
            if (meet(low, high, kTrayLow, kTrayHigh + kRim) || (ground_ == Ground::Own && !is_bare(low, high)))
                continue;
            const bool taken = std::ranges::any_of(cards_, [&](const Card& card) {
                return std::abs(card.at.x - x) < std::max(half.x, card.half().x) &&
                       std::abs(card.at.y - y) < std::max(half.y, card.half().y);
            });
            if (!taken) return Vec2{x, y};
        }
    return std::nullopt;
}

std::optional<int> Tabletop::lay(std::string title, std::string text) {
    if (cards_.size() >= kMaxCards) return std::nullopt;
    const Vec2 place = room_for(kCardHalf);
    cards_.push_back({next_, std::move(title), std::move(text), place, 0, false});
    return next_++;
}

std::optional<int> Tabletop::place_deck() {
    if (cards_.size() + rules::playing::kDeckSize > kMaxCards) return std::nullopt;
    const Vec2 place = room_for(kPlayingHalf);
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
    card.at = put_down(to, half_around(card));
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
        if (core::contains(pile, cards_[i].number)) places.push_back(i);
    for (std::size_t left = places.size(); left > 1; --left)
        std::swap(cards_[places[left - 1]], cards_[places[random.below(static_cast<std::uint32_t>(left))]]);
}

int Tabletop::draw(int number) {
    const int drawn = pile_of(number).back();
    const Vec2 from = at(drawn).at;
    const double wide = at(drawn).half().x, step = 2 * wide + kBeside;
    const bool room_right = from.x + step + wide <= mat_.x;
    raise(drawn);
    Card& card = cards_.back();
    card.at = put_down(from + Vec2{room_right ? step : -step, 0}, card.half());
    card.face_down = false;
    return drawn;
}

// True if no card, counter or tray overlaps it.
bool Tabletop::is_bare(Vec2 low, Vec2 high) const {
    if (meet(low, high, kTrayLow - kRim, kTrayHigh + kRim)) return false;
    const auto in = [&](Vec2 at, Vec2 half) { return meet(low, high, at - half, at + half); };
    return std::ranges::none_of(cards_, [&](const Card& card) { return in(card.at, half_around(card)); }) &&
           std::ranges::none_of(counters_, [&](const Counter& coin) {
               return in(coin.at, Vec2{kCounterRadius, kCounterRadius});
           });
}

// Returns the centre of the row's first card, in the nearest free row below or above.
std::optional<Vec2> Tabletop::free_row(Vec2 from, Vec2 half, double wide) const {
    constexpr double kStep = 0.25;
    constexpr Vec2 kClear{kBeside / 2, kBeside / 2};
    const double left = std::clamp(from.x, half.x, std::max(half.x, mat_.x - wide + half.x));
    for (double away = 0; away <= mat_.y; away += kStep)
        for (const double y : {from.y - away, from.y + away}) {
            if (y < half.y || y > mat_.y - half.y) continue;
            for (const double x : {left, half.x})
                if (is_bare(Vec2{x, y} - half - kClear, Vec2{x - half.x + wide, y + half.y} + kClear))
                    return Vec2{x, y};
        }
    return std::nullopt;
}

void Tabletop::deal(int number, int count) {
    const std::vector<int> pile = pile_of(number);
    const int max = std::min(count, static_cast<int>(pile.size()) - 1);
    if (max < 1) return;
    const Card base = at(pile.front());
    const Vec2 half = base.half();
    const double room = mat_.x - 2 * half.x;
    const double step = max > 1 ? std::min(2 * half.x + kBeside, room / (max - 1)) : 0;
    const double below = base.at.y - 2 * half.y - kBeside, above = base.at.y + 2 * half.y + kBeside;
    // The last card's place may lie a rounding error before the first one's.
    const double last = std::max(half.x, mat_.x - half.x - step * (max - 1));
    Vec2 first{std::clamp(base.at.x, half.x, last), below < half.y ? above : below};
    if (ground_ == Ground::Own) {
        std::optional<Vec2> row;
        do row = free_row({base.at.x, below}, half, 2 * half.x + step * (max - 1));
        while (!row && grow());
        first = row.value_or(put_down(first, half));
    }
    for (int i = 0; i < max; ++i) {
        const int dealt = pile[pile.size() - 1 - static_cast<std::size_t>(i)];
        raise(dealt);
        cards_.back().at = put_down(first + Vec2{step * i, 0}, half);
        cards_.back().face_down = true;
    }
}

bool Tabletop::lay_counter(const std::string& coin) {
    if (counters_.size() >= kMaxCounters) return false;
    const auto count = static_cast<double>(counters_.size());
    constexpr double kRow = 6, kStep = 0.95;
    const Vec2 place = Vec2{0.7, 0.7} + Vec2{std::fmod(count, kRow), std::floor(count / kRow)} * kStep;
    counters_.push_back({coin, put_down(place, {kCounterRadius, kCounterRadius}), true});
    return true;
}

void Tabletop::move_counter(std::size_t which, Vec2 to) {
    Counter moved = counters_[which];
    moved.at = put_down(to, {kCounterRadius, kCounterRadius});
    counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(which));
    counters_.push_back(moved);
}

void Tabletop::turn_counter(std::size_t which) { counters_[which].heads = !counters_[which].heads; }

void Tabletop::take_counter(std::size_t which) {
    counters_.erase(counters_.begin() + static_cast<std::ptrdiff_t>(which));
}

}  // namespace story
