#pragma once
// Shared parts of the clips: easing curves, and clips of motions that the hand produced.

#include <span>

#include "engine/physics/motion.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/slide_path.h"

namespace table {

inline double eased(double t) { return t * t * (3 - 2 * t); }
inline double slowing(double t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
inline std::size_t index_of(int coin) { return static_cast<std::size_t>(coin); }
inline Vec2 mixed(Vec2 a, Vec2 b, double t) { return a + (b - a) * t; }

// Several coins moving at once, as physics moved them; in straight lines if the motion is empty.
Clip crowd_clip(const std::vector<cw::Shift>& moves, const physics::Motion& motion);
// Removes the motion that ends where these moves end from `shown` and returns it; empty if there is none.
physics::Motion take_motion(Shown& shown, const std::vector<cw::Shift>& moves);

// The coins placed by consecutive events, starting with event `first`.
std::vector<cw::Placed> laid_together(const std::vector<cw::Event>& events, std::size_t first);
// The coins come in this order, shortly after one another: each lands just behind its place, as seen from its side of
// the table, and slides the rest.
Clip laid_clip(const cw::Match& match, const std::vector<cw::Placed>& laid);

// The attacker, or its Army's striking units, draws back and hits; its figures appear at the contact. All end where
// they began.
Clip blow_clip(const cw::Match& match, const std::vector<Vec2>& places, const cw::Strike& strike);
// Coins that spin off to a purse, shortly after one another.
struct Fall {
    int coin = cw::kNoCoin;
    Vec2 from;
    render::CoinSprite end;
};
Clip fall_clip(const cw::Match& match, const std::vector<Fall>& falls);
// The same for a coin that a goal names: at half speed, after a moment in which the light narrows to it.
Clip crowned_fall_clip(const cw::Match& match, const Fall& fall);
// The toss until the coin lies still, and the ring of the side whose face it shows.
Clip toss_clip(const cw::Scenario& scenario, const physics::Trajectory& thrown);
// The loser's remaining coins turn over, and the winner's purse is counted in stacks.
struct Victory {
    cw::Side winner = cw::Side::Heads;
    int cents = 0;            // in the winner's purse
    std::vector<int> beaten;  // the loser's coins on the table
    std::vector<int> purse;   // in the order in which they lie on the wood
};
Clip victory_clip(const cw::Match& match, const Victory& victory, const render::Scene& resting);
// Shows the coin rocking to rest, `seconds` after a push in that direction.
void rock(render::CoinSprite& coin, const render::CoinSprite& resting, Vec2 towards, double seconds);
// "10 \u2265 5": both sums with all dice; "12 damage" to an Army.
Phrase totals(const cw::Strike& strike);

struct DiceThrown {
    Clip clip;
    std::vector<render::DieSprite> lying;
};
// The dice of one strike or throw, all at once, with time to read them. `lying`: dice already on the table; `striker`
// owns the Offense dice, the other side the Defense dice. Takes the rolls from `shown`; a die that the hand did not
// roll is laid down at `beside`.
DiceThrown dice_clip(std::span<const render::DieSprite> lying, std::span<const cw::Die> rolls, const Phrase& sum,
                     cw::Side striker, Vec2 beside, Shown& shown);

// Sounds of a coin that slides along the card, of several that move at once, of one that comes in from `from` and slows
// down, of coins that shake. `places`: every coin's place before.
Cues slide_cues(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& event, const SlidePath& path);
Cues crowd_cues(const cw::Match& match, const std::vector<Vec2>& places, const Clip& clip,
                const std::vector<cw::Shift>& moves);
Cues slowing_cues(Vec2 from, Vec2 to, double seconds);
Cues rattling(const cw::Match& match, const std::vector<int>& coins, const std::vector<measure::Disc>& where,
              double seconds);

}  // namespace table
