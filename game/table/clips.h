#pragma once
// The clips that show events: a coin slides along the card and the card lifts off, an attack nudges or shows
// the card of its shot, a fallen coin spins out to its captor's purse, a coin is laid from the hand, the
// tossed coin flips and settles.

#include <vector>

#include "engine/measure/measure.h"
#include "engine/physics/toss.h"
#include "game/table/stage.h"

namespace table {

// In order. `before`: the match before the first event; `resting`: the table after the last one, where every
// coin must end; `toss`: the way of a tossed coin, in a tray whose middle lies on the middle of the mat.
std::vector<Clip> clips_for(const cw::Match& before, const std::vector<cw::Event>& events,
                            const render::Scene& resting, const physics::Trajectory& toss);
// The coin that is tossed: the largest type of the battle, Heads' side its front.
render::CoinSprite toss_coin(const cw::Scenario& scenario);
// How it is thrown: across the middle of the mat, off whatever lies there.
physics::TossSetup toss_setup(const cw::Match& match);
// These coins slide straight from where they were to where they belong.
Clip glide_clip(const std::vector<int>& coins, const std::vector<render::CoinSprite>& from,
                const std::vector<render::CoinSprite>& to);

// The index card as it is drawn: it lies as it measures.
render::CardSprite card_sprite(const measure::Card& card);

}  // namespace table
