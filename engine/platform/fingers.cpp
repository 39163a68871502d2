#include "engine/platform/fingers.h"

#include <algorithm>

namespace platform {

namespace {

constexpr double kDouble = 0.4;  // the most seconds between the taps of a double tap

}  // namespace

Event Fingers::at_first(Event::Kind kind, Vec2 at) const {
    return {.kind = kind, .at = at, .clicks = clicks_, .touch = true, .by = at - way_.front()};
}

std::vector<Event> Fingers::take(const Finger& finger, double seconds, double slack) {
    const auto known = std::ranges::find(lying_, finger.id, &Lying::id);
    if (finger.is == Finger::Is::Down) return known == lying_.end() ? put_down(finger, seconds) : std::vector<Event>{};
    if (known == lying_.end()) return {};
    return finger.is == Finger::Is::Moved ? move(finger, slack) : lift(finger, seconds, slack);
}

std::vector<Event> Fingers::put_down(const Finger& finger, double seconds) {
    lying_.push_back({finger.id, finger.at});
    if (lying_.size() == 1) {
        stage_ = Stage::Resting;
        way_ = {finger.at};
        since_ = seconds;
        clicks_ = 1;
        return {};
    }
    if (lying_.size() == 2 && (stage_ == Stage::Resting || stage_ == Stage::Hovering)) {
        const bool hovered = stage_ == Stage::Hovering;
        stage_ = Stage::Pinching;
        return hovered ? std::vector{Event{.kind = Event::Kind::Leave}} : std::vector<Event>{};
    }
    if (lying_.size() != 3 || stage_ != Stage::Pinching) return {};
    stage_ = Stage::Three;
    return {{.kind = Event::Kind::ThirdDown}};
}

std::vector<Event> Fingers::move(const Finger& finger, double slack) {
    const bool first = lying_.front().id == finger.id;
    if (stage_ == Stage::Pinching) return pinch(finger);
    std::ranges::find(lying_, finger.id, &Lying::id)->at = finger.at;
    if (!first) return {};
    if (stage_ == Stage::Hovering || stage_ == Stage::Dragging) return {at_first(Event::Kind::Move, finger.at)};
    if (stage_ != Stage::Resting) return {};
    way_.push_back(finger.at);
    if (distance(finger.at, way_.front()) <= slack) return {};
    stage_ = Stage::Dragging;
    std::vector<Event> events{at_first(Event::Kind::Move, way_.front()), at_first(Event::Kind::Press, way_.front())};
    for (const Vec2 at : way_) events.push_back(at_first(Event::Kind::Move, at));
    return events;
}

std::vector<Event> Fingers::pinch(const Finger& finger) {
    constexpr double kNearest = 1;  // pixels: fingers never lie on one point
    const auto middle = [&] { return (lying_[0].at + lying_[1].at) * 0.5; };
    const auto apart = [&] { return std::max(kNearest, distance(lying_[0].at, lying_[1].at)); };
    const Vec2 before = middle();
    const double was = apart();
    std::ranges::find(lying_, finger.id, &Lying::id)->at = finger.at;
    return {
        {.kind = Event::Kind::Pinch, .at = middle(), .touch = true, .by = middle() - before, .factor = apart() / was}};
}

std::vector<Event> Fingers::lift(const Finger& finger, double seconds, double slack) {
    const bool first = lying_.front().id == finger.id;
    std::erase_if(lying_, [&](const Lying& one) { return one.id == finger.id; });
    const Stage was = stage_;
    const bool ends = first || was == Stage::Pinching || was == Stage::Three;
    if (lying_.empty())
        stage_ = Stage::Free;
    else if (ends)
        stage_ = Stage::Done;
    if (was == Stage::Three) return {{.kind = Event::Kind::ThirdUp}};
    if (!first || (was != Stage::Resting && was != Stage::Dragging)) return {};
    if (was == Stage::Resting) return tap(way_.front(), seconds, slack);
    return {at_first(Event::Kind::Move, finger.at),
            at_first(Event::Kind::Release, finger.at),
            {.kind = Event::Kind::Leave, .touch = true}};
}

std::vector<Event> Fingers::tap(Vec2 at, double seconds, double slack) {
    const bool again = tapped_ && distance(*tapped_, at) <= 2 * slack && seconds - tapped_at_ <= kDouble;
    clicks_ = again ? 2 : 1;
    tapped_ = again ? std::nullopt : std::optional(at);
    tapped_at_ = seconds;
    return {at_first(Event::Kind::Move, at),
            at_first(Event::Kind::Press, at),
            at_first(Event::Kind::Release, at),
            {.kind = Event::Kind::Leave, .touch = true}};
}

std::vector<Event> Fingers::rest(double seconds) {
    if (stage_ != Stage::Resting || seconds - since_ < kLongPress) return {};
    stage_ = Stage::Hovering;
    Event held = at_first(Event::Kind::Move, way_.front());
    held.clicks = 0;
    return {held};
}

std::optional<double> Fingers::rests_until(double seconds) const {
    if (stage_ != Stage::Resting) return std::nullopt;
    return std::max(0.0, since_ + kLongPress - seconds);
}

}  // namespace platform
