#pragma once
// The dice tray: free felt near the fight for rolling dice.

#include "engine/physics/toss.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/hands/physical_hand.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The centre of the emptiest patch of the mat near this point.
Vec2 dice_tray(const cw::Match& match, Vec2 near);

// The hand at this table: each die finds room beside the others of the same throw.
class TableHand : public hands::PhysicalHand {
public:
    // Call before each command: chooses the place for its dice.
    void make_room(const cw::Match& match, Vec2 near);
    int roll(int sides, core::Random& random) override;

private:
    physics::TossSetup tray_;
};

}  // namespace table
