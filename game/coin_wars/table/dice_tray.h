#pragma once
// Where dice are rolled: on free felt near the fight.

#include "engine/physics/toss.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/hands/physical_hand.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The middle of the emptiest patch of the mat, of those near to this point.
Vec2 dice_tray(const cw::Match& match, Vec2 near);

// The hand at this table: each die goes where it finds room beside those that lie there from the same throw.
class TableHand : public hands::PhysicalHand {
public:
    // Before each command: where its dice would go.
    void make_room(const cw::Match& match, Vec2 near);
    int roll(int sides, core::Random& random) override;

private:
    physics::TossSetup tray_;
};

}  // namespace table
