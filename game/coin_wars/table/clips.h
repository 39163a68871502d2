#pragma once
// Builds the clips that show events: a coin slides along the card and the card lifts off, an attack nudges or shows the
// card of its shot, a fallen coin spins off to its captor's purse, a coin is placed from the hand, the tossed coin
// flips and settles, an Army follows its front coin, a broken one is pushed apart, dice roll.

#include <deque>
#include <vector>

#include "engine/measure/measure.h"
#include "engine/physics/toss.h"
#include "game/coin_wars/table/stage.h"
#include "game/kit/hands/physical_hand.h"

namespace table {

// The hand's motions for a command, in order (hands::PhysicalHand::shown); each is played with its event.
using Shown = std::deque<hands::Shown>;

struct Play {
    std::vector<Clip> clips;
    std::vector<render::DieSprite> dice;  // in their final places
    Cues cues{};                          // played at once, independent of the clips
};
// Clips in the order of events. `before`: the match before the first event; `resting`: the table after the last one,
// where every coin must end.
Play play_of(const cw::Match& before, const std::vector<cw::Event>& events, const render::Scene& resting,
             const Shown& shown);
// The coin for the toss: the battle's largest type, with Heads' side in front.
render::CoinSprite toss_coin(const cw::Scenario& scenario);
// The ring around the tossed coin, for the side whose face it shows.
render::Halo toss_ring(const render::CoinSprite& coin, bool heads);
// The throw: across the middle of the mat, clear of the coins on it.
physics::TossSetup toss_setup(const cw::Match& match);
// Slides these coins straight from their old places to their new ones.
Clip glide_clip(const std::vector<int>& coins, const std::vector<render::CoinSprite>& from,
                const std::vector<render::CoinSprite>& to);

// The sprite of an index card at the place where it measures.
render::CardSprite card_sprite(const measure::Card& card);
// Prints the lengths of its edges, in the reader's language.
void print_edges(render::CardSprite& card, const Catalogue& language);

}  // namespace table
