#include "game/kit/table/playing_cards.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace table {

namespace {

constexpr double kHalfTurn = std::numbers::pi;
constexpr double kCardsApart = 0.09, kAllApart = 0.9;       // seconds between the starts of two cards; of all
constexpr double kShortestWay = 0.32, kWayPerInch = 0.022;  // seconds of a move
constexpr double kCardArc = 0.07;                           // of the distance: sideways bend of the path
constexpr double kCardRises = 0.30, kCardThick = 0.012;     // inches above the table
constexpr int kSheetsOfHeap = 5, kCardsOfSheet = 10;        // a heap of 52 is as high as this many sheets

double smooth_way(double part) { return part * part * (3 - 2 * part); }
double part_way(double a, double b, double part) { return a + (b - a) * part; }

CardPose card_under_way(const CardPose& from, const CardPose& to, double part) {
    const double moved = smooth_way(part);
    const Vec2 way = to.at - from.at;
    CardPose pose = to;
    pose.at = from.at + way * moved + core::left_of(way) * (kCardArc * std::sin(kHalfTurn * moved));
    pose.angle = part_way(from.angle, to.angle, moved);
    pose.width = part_way(from.width, to.width, moved);
    return pose;
}

}  // namespace

render::SheetSprite card_sheet(const render::CardPrint& print, const CardPose& pose) {
    render::SheetSprite sheet;
    sheet.center = pose.at;
    sheet.half_size = {pose.width / 2, pose.width * kCardShape / 2};
    sheet.angle = pose.angle;
    sheet.lift = kCardThick;
    sheet.corner_lift = 0.014 * pose.width;
    sheet.printed = print;
    sheet.printed->back = !pose.face_up;
    return sheet;
}

std::vector<render::SheetSprite> card_heap(int count, const render::CardPrint& print, const CardPose& pose) {
    std::vector<render::SheetSprite> heap;
    const int sheets = std::min(kSheetsOfHeap, (count + kCardsOfSheet - 1) / kCardsOfSheet);
    for (int i = 0; i < sheets; ++i) {
        CardPose one = pose;
        one.face_up = false;
        one.at = pose.at + Vec2{-0.010, 0.018} * static_cast<double>(i);
        one.angle = pose.angle + 0.008 * std::sin(2.3 * i);
        heap.push_back(card_sheet(print, one));
        heap.back().lift = kCardThick + 0.012 * i;
    }
    return heap;
}

void CardMoves::forget() {
    cards_.clear();
    leaving_.clear();
    flights_.clear();
    laid_ = false;
}

void CardMoves::put(const PlacedCard& card) {
    flights_.erase(card.id);
    for (PlacedCard& one : cards_)
        if (one.id == card.id) one = card;
}

const PlacedCard* CardMoves::find(int id) const {
    const auto found = std::ranges::find(cards_, id, &PlacedCard::id);
    return found == cards_.end() ? nullptr : &*found;
}

void CardMoves::send(const PlacedCard& card, const CardPose& from, int place) {
    const double length = core::distance(from.at, card.pose.at);
    flights_[card.id] = {from, time_ + kCardsApart * place, kShortestWay + kWayPerInch * length};
}

CardPose CardMoves::pose_now(const PlacedCard& card) const {
    const auto way = flights_.find(card.id);
    return way == flights_.end() ? card.pose : card_under_way(way->second.from, card.pose, done(way->second));
}

void CardMoves::lay(std::vector<PlacedCard> cards) {
    if (cards == cards_ && laid_) return;
    std::vector<PlacedCard> before = std::exchange(cards_, std::move(cards));
    if (!std::exchange(laid_, true)) return;
    int place = 0;
    // The top card starts first: it was just drawn or played.
    for (auto next = cards_.rbegin(); next != cards_.rend(); ++next) {
        const PlacedCard& card = *next;
        const auto was = std::ranges::find(before, card.id, &PlacedCard::id);
        if (was != before.end() && was->pose == card.pose) continue;
        const auto leaves = std::ranges::find(leaving_, card.id, &PlacedCard::id);
        CardPose from = card.home;
        if (was != before.end()) from = pose_now(*was);
        if (leaves != leaving_.end()) {
            from = pose_now(*leaves);
            leaving_.erase(leaves);
        }
        if (from != card.pose) send(card, from, place++);
    }
    for (PlacedCard& card : before) {
        if (find(card.id)) continue;
        const CardPose from = pose_now(card);
        card.pose = card.home;
        send(card, from, place++);
        leaving_.push_back(std::move(card));
    }
    const double squeezed = std::min(1.0, kAllApart / std::max(kCardsApart * place, 1e-9));
    for (auto& [id, way] : flights_)
        if (way.begins > time_) way.begins = time_ + (way.begins - time_) * squeezed;
}

double CardMoves::done(const Flight& way) const { return std::clamp((time_ - way.begins) / way.takes, 0.0, 1.0); }

void CardMoves::advance(double seconds, double speed) {
    if (flights_.empty()) return;
    const double before = time_;
    time_ += speed > 0 ? seconds * speed : 1e6;
    for (const auto& [id, way] : flights_) {
        const double ends = way.begins + way.takes;
        const PlacedCard* card = find(id);
        if (way.begins >= before && way.begins < time_ && speed > 0)
            cues_.push_back({0, sound::Slid{sound::Sliding::Card, way.takes, {4, 14, 5}}, way.from.at});
        if (ends <= time_ && card) cues_.push_back({0, sound::CardLaid{}, card->pose.at});
    }
    std::erase_if(flights_, [&](const auto& way) { return way.second.begins + way.second.takes <= time_; });
    std::erase_if(leaving_, [&](const PlacedCard& card) { return !flights_.contains(card.id); });
    // Many cards that land at once sound like one.
    constexpr std::size_t kHeardAtOnce = 2;
    if (speed <= 0 && cues_.size() > kHeardAtOnce) cues_.resize(kHeardAtOnce);
}

render::SheetSprite CardMoves::sheet(const PlacedCard& card) const {
    const auto way = flights_.find(card.id);
    if (way == flights_.end()) {
        render::SheetSprite sheet = card_sheet(card.print, card.pose);
        if (card.pose.face_up) sheet.ink = card.ink;
        return sheet;
    }
    const double part = done(way->second);
    CardPose pose = card_under_way(way->second.from, card.pose, part);
    const bool turns = way->second.from.face_up != card.pose.face_up;
    if (turns && part < 0.5) pose.face_up = way->second.from.face_up;
    render::SheetSprite sheet = card_sheet(card.print, pose);
    if (turns) sheet.squeeze = std::max(std::abs(std::cos(kHalfTurn * smooth_way(part))), 0.03);
    sheet.half_size.x *= sheet.squeeze;
    sheet.lift = kCardThick + kCardRises * std::sin(kHalfTurn * part);
    sheet.moving = true;
    if (pose.face_up && sheet.squeeze > 0.9) sheet.ink = card.ink;
    return sheet;
}

void CardMoves::show(render::Scene& scene) const {
    for (const PlacedCard& card : cards_) scene.sheets.push_back(sheet(card));
    for (const PlacedCard& card : leaving_) scene.sheets.push_back(sheet(card));
}

Cues CardMoves::take_sounds() { return std::exchange(cues_, {}); }

}  // namespace table
