#pragma once
// The Box2D world of gather(), step by step. Only this library's sources and the benchmark include this
// header; gather.h is the contract.

#include "engine/physics/gather.h"
#include "engine/physics/table_world.h"

namespace physics {

class Pulling {
public:
    // The task must outlive it.
    explicit Pulling(const measure::GatherTask& task);

    // True if all coins are linked, or stuck.
    bool ended() const;
    // Sets each coin's velocity for the next step.
    void steer();
    void step();
    Gathered end() &&;
    const b2Body& coin(std::size_t i) const { return *coins_[i].body; }

private:
    struct Coin {
        b2Body* body;
        Vec2 target;
        bool linked = false;
    };

    void add(const measure::Coming& coming);
    void add_others();
    void add_ground();
    void sample();
    void look();
    void start_waiting();
    bool gets_nearer();
    void link_to(std::size_t k);
    void put_down();
    Vec2 place(std::size_t i) const { return to_table(coins_[i].body->GetPosition()); }
    Vec2 nearest_in_touch(std::size_t i) const;
    measure::Disc lying(std::size_t i) const { return {place(i), task_.coming[i].start.radius}; }
    Vec2 rest(std::size_t i) const;
    bool all_linked() const { return linked_.size() == task_.settled.size() + coins_.size(); }

    const measure::GatherTask& task_;
    b2World world_{{0, 0}};
    std::vector<Coin> coins_;
    std::vector<measure::Disc> still_;   // not taking part
    std::vector<measure::Disc> linked_;  // the settled coins, then those that have come to rest
    bool forming_ = true;
    int idle_ = 0;                      // checks since the last progress
    double nearest_ = measure::kNever;  // total distance to the targets at the last progress
    int steps_ = 0;
    Motion motion_;
};

}  // namespace physics
