#pragma once
// Parts shared by the clips: easing curves, and clips of motions that the hand produced.

#include <span>

#include "engine/physics/motion.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/slide_path.h"

namespace table {

inline double eased(double t) { return t * t * (3 - 2 * t); }
inline double slowing(double t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
inline Vec2 mixed(Vec2 a, Vec2 b, double t) { return a + (b - a) * t; }

// Several coins moving at once, as physics moved them; straight if the motion is empty.
Clip crowd_clip(const std::vector<cw::Shift>& moves, const physics::Motion& motion);
// Takes from `shown` the motion that ends where these moves end; an empty motion if there is none.
physics::Motion take_motion(Shown& shown, const std::vector<cw::Shift>& moves);

// The coins placed by consecutive events, starting with event `first`.
std::vector<cw::Placed> laid_together(const std::vector<cw::Event>& events, std::size_t first);
// They come in this order, one shortly after another: each is set down just behind its place, as seen from
// its side of the table, and slides the rest.
Clip laid_clip(const cw::Match& match, const std::vector<cw::Placed>& laid);

// The attacker, or what strikes of its Army, draws back and hits: its figures are put up at the contact. Both end
// where they began.
Clip blow_clip(const cw::Match& match, const std::vector<Vec2>& places, const cw::Strike& strike);
// Coins that spin out to a purse, one shortly after the other.
struct Fall {
    int coin = cw::kNobody;
    Vec2 from;
    render::CoinSprite end;
};
Clip fall_clip(const cw::Match& match, const std::vector<Fall>& falls);
// "10 \u2265 5": both sums with all dice; "12 damage" to an Army.
Phrase totals(const cw::Strike& strike);

// The dice of one strike or throw, all at once, and time to read them. `lying`: dice that are already on the table;
// `striker` decides whose each die is by what it adds to. Takes their rolls from `shown`; a die that the hand
// did not roll is laid down at `beside`.
struct DiceThrown {
    Clip clip;
    std::vector<render::DieSprite> lying;
};
DiceThrown dice_clip(std::span<const render::DieSprite> lying, std::span<const cw::Die> rolls, const Phrase& sum,
                     cw::Side striker, Vec2 beside, Shown& shown);

// Sounds of a coin that slides along the card, of several that move at once, of one that comes in at `from`
// and slows down, of coins that shake. `places`: where every coin lies before.
Cues slide_cues(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& event, const SlidePath& path);
Cues crowd_cues(const cw::Match& match, const std::vector<Vec2>& places, const Clip& clip,
                const std::vector<cw::Shift>& moves);
Cues slowing_cues(Vec2 from, Vec2 to, double seconds);
Cues rattling(const cw::Match& match, const std::vector<int>& coins, const std::vector<measure::Disc>& where,
              double seconds);

}  // namespace table
