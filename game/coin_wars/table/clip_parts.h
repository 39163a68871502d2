#pragma once
// What clips of several kinds share: how things speed up and slow down, and clips made of a hand's motions.

#include <span>

#include "engine/physics/motion.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/slide_path.h"

namespace table {

inline double eased(double t) { return t * t * (3 - 2 * t); }
inline double slowing(double t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
inline Vec2 mixed(Vec2 a, Vec2 b, double t) { return a + (b - a) * t; }

// Several coins moved at once, as physics moved them; an empty motion: straight.
Clip crowd_clip(const std::vector<cw::Shift>& moves, const physics::Motion& motion);
// The motion, of those the hand showed, that ends where these moves end; else an empty one. What it takes is
// gone.
physics::Motion take_motion(Shown& shown, const std::vector<cw::Shift>& moves);

// The coins laid on the table by events that follow one another from this one on.
std::vector<cw::Placed> laid_together(const std::vector<cw::Event>& events, std::size_t first);
// They come one shortly after the other, in this order: each is let down just behind its place, as seen from
// its side of the table, and slides the rest.
Clip laid_clip(const cw::Match& match, const std::vector<cw::Placed>& laid);

// The dice of one strike, all at once, and a moment to read them. `lying`: those that lie there already;
// `mine` and `theirs`: whose die is whose by what it adds to. What it takes of `shown` is gone; a die that
// the hand did not roll is laid beside the fight.
struct DiceThrown {
    Clip clip;
    std::vector<render::DieSprite> lying;
};
DiceThrown dice_clip(std::span<const render::DieSprite> lying, const cw::Strike& strike, cw::Side striker,
                     Vec2 beside, Shown& shown);

// What is heard: of a coin that slides along the card, of several moved at once, of one that comes in from
// `from` and slows down, of coins that shake. `places`: where every coin lies before.
Cues slide_cues(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& event,
                const SlidePath& path);
Cues crowd_cues(const cw::Match& match, const std::vector<Vec2>& places, const Clip& clip,
                const std::vector<cw::Shift>& moves);
Cues slowing_cues(Vec2 from, Vec2 to, double seconds);
Cues rattling(const cw::Match& match, const std::vector<int>& coins, const std::vector<measure::Disc>& where,
              double seconds);

}  // namespace table
