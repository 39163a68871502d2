#pragma once
// Parts shared by the clips: easing curves, and clips of motions that the hand produced.

#include <span>

#include "engine/physics/motion.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/slide_path.h"

namespace table {

inline double eased(double t) { return t * t * (3 - 2 * t); }
inline double slowing(double t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
inline std::size_t index_of(int coin) { return static_cast<std::size_t>(coin); }
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
// The same of one whose fall a goal counts by name: at half the speed, after a moment in which the light narrows to it.
Clip crowned_fall_clip(const cw::Match& match, const Fall& fall);
// The toss, seen to its end, and the ring of the side whose face it shows.
Clip toss_clip(const cw::Scenario& scenario, const physics::Trajectory& thrown);
// The coins that still stand on the losers' side turn over, and the purse of who has won is counted in stacks.
struct Victory {
    cw::Side winner = cw::Side::Heads;
    int cents = 0;            // in its purse
    std::vector<int> beaten;  // that still stand
    std::vector<int> purse;   // as they lie on the wood
};
Clip victory_clip(const cw::Match& match, const Victory& victory, const render::Scene& resting);
// It rocks to rest after a push in that direction, so many seconds later.
void rock(render::CoinSprite& coin, const render::CoinSprite& resting, Vec2 towards, double seconds);
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
