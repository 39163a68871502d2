#pragma once
// The tray of the story table: coins are tossed and dice rolled into it, and lie there until they are taken
// out. What they show is known at once; the flight is played after it.

#include <span>
#include <variant>
#include <vector>

#include "engine/core/random.h"
#include "engine/physics/roll.h"
#include "engine/physics/toss.h"
#include "engine/render/scene.h"
#include "game/kit/coin_type.h"
#include "game/kit/hand.h"
#include "game/kit/table/sound_cues.h"

namespace table {

// A part of the tray's floor, inches: what is thrown there stays there.
struct TrayPart {
    Vec2 low, high;
};

struct DieThrow {
    int sides = 6;                           // 4, 6, 8, 10, 12 or 20
    double size = 0.95;                      // across, corners included, inches
    render::Ring side = render::Ring::None;  // as DieSprite has it
};

class TossTray {
public:
    // One shortly after the other, each as a coin of its type flies and is pushed; what each shows.
    std::vector<rules::Face> toss(std::span<const rules::CoinType> coins, const TrayPart& part,
                                  core::Random& random);
    // The thing that came as the `which`-th, from 0, is taken up and this coin tossed in its place; what it
    // shows.
    rules::Face toss_again(std::size_t which, const rules::CoinType& coin, const TrayPart& part,
                           core::Random& random);
    // What it shows.
    int roll(const DieThrow& die, const TrayPart& part, core::Random& random);
    void clear();

    // Lets time pass; `speed` 1 is as it comes, 0 or less: all at once.
    void advance(double seconds, double speed);
    bool moving() const { return time_ < end_; }
    std::size_t size() const { return lying_.size(); }
    // What the coins show that have come to rest, in the order of their throws.
    std::vector<rules::Face> at_rest() const;
    // Where all of it comes to lie, in the order in which it came.
    std::vector<measure::Disc> places() const;
    // Adds what lies and flies there.
    void show(render::Scene& scene) const;
    // What has become due since the last call.
    Cues take_heard();

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
        std::variant<Coin, Die> thing;
        double begins = 0;      // on this tray's clock
        double after = 0;       // it stays in the hand for so long
        measure::Disc place{};  // in the end
        Cues cues{};
        double seconds() const;
    };
    void add(Lying lying);

    std::vector<Lying> lying_;
    double time_ = 0, end_ = 0, heard_ = 0;
};

}  // namespace table
