#pragma once
// The visible path of a moved coin: physics slides it along the card's edge, pushed by a hand; it ends exactly where
// the rules say.

#include <vector>

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/event.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

class SlidePath {
public:
    SlidePath(std::vector<Vec2> points, double seconds) : points_(std::move(points)), seconds_(seconds) {}

    double seconds() const { return seconds_; }
    // 0: the start, 1: the end by the rules.
    Vec2 at(double moment) const;

private:
    std::vector<Vec2> points_;  // equally spaced in time, at least two
    double seconds_;
};

// `places`: every coin's place before the move.
SlidePath slide_path(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& move);

}  // namespace table
