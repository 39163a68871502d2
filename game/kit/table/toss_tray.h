#pragma once
// The tray of the story table: coins are tossed and dice rolled into it and stay there until they are taken
// out. The results are known at once; the animation follows.

#include <optional>
#include <span>
#include <vector>

#include "engine/core/random.h"
#include "engine/physics/roll.h"
#include "engine/physics/toss.h"
#include "engine/render/scene.h"
#include "game/kit/coin_type.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/table/sound_cues.h"

namespace table {

// A part of the tray's floor, inches: throws into it stay in it.
struct TrayPart {
    Vec2 low, high;
};

struct DieThrow {
    int sides = 6;                           // 4, 6, 8, 10, 12 or 20
    double size = 0.95;                      // inches across, corners included
    render::Ring side = render::Ring::None;  // as in DieSprite
};

class TossTray {
public:
    // Tosses the coins shortly after each other, each simulated by its type; returns their faces. `wanted`: known
    // results of the first ones: such a coin, or die, is turned in the hand so that it will show them.
    using Faces = std::vector<rules::Face>;
    Faces toss(std::span<const rules::CoinType> coins, const TrayPart& part, core::Random& random,
               std::span<const rules::Face> wanted = {});
    // Picks up thing number `which` (counted from 0) and tosses this coin in its place; returns its face.
    rules::Face toss_again(std::size_t which, const rules::CoinType& coin, const TrayPart& part, core::Random& random,
                           std::span<const rules::Face> wanted = {});
    // Returns the number rolled.
    int roll(const DieThrow& die, const TrayPart& part, core::Random& random, std::optional<int> wanted = {});
    void clear();

    // Advances the animation. `speed` 1 is normal; 0 or less: finish at once.
    void advance(double seconds, double speed);
    bool moving() const { return time_ < end_; }
    std::size_t size() const { return lying_.size(); }
    // The faces of the coins that have come to rest, in the order of their throws.
    std::vector<rules::Face> at_rest() const;
    // The final positions, in the order of the throws.
    std::vector<measure::Disc> places() const;
    // Adds everything in the tray to the scene.
    void show(render::Scene& scene) const;
    // The sounds due since the last call.
    Cues take_sounds();

private:
    struct Coin {
        render::CoinSprite sprite;
        physics::Trajectory way;
    };
    struct Die {
        DieThrow die;
        physics::RollTrajectory way;
    };
    struct Lying {
        rules::OneOf<Coin, Die> thing;
        double begins = 0;      // on this tray's clock
        double after = 0;       // seconds that it stays in the hand
        measure::Disc place{};  // final position
        Cues cues{};
        double seconds() const;
    };
    void add(Lying lying);

    std::vector<Lying> lying_;
    double time_ = 0, end_ = 0, heard_ = 0;
};

}  // namespace table
