#include "game/coin_wars/screens/replay/film_maker.h"

#include <algorithm>
#include <array>

namespace screens {

namespace {

constexpr std::array kTakes{Take{10, 70}, Take{6, 45}, Take{4, 25}, Take{2, 10}};
constexpr int kFirst = 1200, kLast = 3000;  // milliseconds that the first and last pictures are shown
// Seconds of film between them: forty in all, less what the rest of a frame loses at each step's end.
constexpr double kLongest = 38 - (kFirst + kLast) / 1000.0;
constexpr double kMinSpeed = 1.4;  // times the battle's normal speed
constexpr double kTick = 0.1;

// Returns the battle's length in seconds at normal speed.
double length_of(Replay& replay) {
    double seconds = 0;
    replay.go(0);
    for (replay.play(); replay.playing(); seconds += kTick) replay.pass(kTick, Replay::Motion::Full);
    return seconds;
}

}  // namespace

std::span<const Take> takes() { return kTakes; }

FilmMaker::FilmMaker(std::unique_ptr<Replay> replay, ui::FrameSize size, Draw draw, std::size_t max)
    : replay_(std::move(replay)), size_(size), draw_(std::move(draw)), max_(max) {
    speed_ = std::max(kMinSpeed, length_of(*replay_) / kLongest);
    begin();
}

void FilmMaker::begin() {
    made_.emplace(size_, kTakes[take_].quality);
    replay_->go(0);
}

bool FilmMaker::fail(const words::Phrase& reason) {
    film_ = core::failure(reason);
    made_.reset();
    return false;
}

bool FilmMaker::go_on() {
    if (!made_) return false;
    const bool first = replay_->position() == 0 && !replay_->playing();
    const bool last = !first && !replay_->playing();
    const auto drawn = draw_(*replay_);
    if (!drawn) return fail(drawn.error());
    const int frame = 1000 / kTakes[take_].frames_a_second;
    if (const auto added = made_->add(*drawn, first ? kFirst : last ? kLast : frame); !added)
        return fail(added.error());
    if (last) return end_take();
    if (first) replay_->play();
    // One call ends at most one step; a slow film shows several in a frame.
    for (double left = speed_ * frame / 1000; left > 0 && (replay_->playing() || replay_->stage().moving());
         left -= kTick)
        replay_->pass(std::min(left, kTick), Replay::Motion::Full);
    return true;
}

bool FilmMaker::end_take() {
    film_ = made_->finish();
    made_.reset();
    if (!film_ || film_->size() <= max_) return false;
    if (++take_ == kTakes.size())
        return fail(words::say("The film would be too large at any quality: this battle is too long for one."));
    begin();
    return true;
}

double FilmMaker::progress() const {
    return static_cast<double>(replay_->stop()) / static_cast<double>(std::max<std::size_t>(1, replay_->stops()));
}

}  // namespace screens
