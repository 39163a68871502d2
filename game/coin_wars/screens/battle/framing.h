#pragma once
// Which part of the table a battle's view shows, until the player chooses another.

#include <functional>

#include "game/coin_wars/screens/common/moments.h"

namespace screens {

struct Battle;

class Framing {
public:
    // `seen`: the table as purses are placed on it now.
    Framing(Battle& battle, std::function<TableSeen()> seen) : battle_(&battle), seen_(std::move(seen)) {}

    // Call once a frame, before drawing: frames everything visible, the mat with its edge, the wood with purses on its
    // left, the scale below.
    void follow(int width, int height);
    // Call once a frame, after the stage has moved. Glides to the winner's purse on the wood, to coins that have moved
    // out of view, as behind the goals, and to where a hint leads.
    void glide(double seconds);
    bool glides() const { return glide_.under_way(); }

private:
    bool is_laid_out() const;
    bool is_players_own(const render::View& view) const;
    void show(const core::Box& part);
    void make_room(const render::View& before, double more);
    core::Box clear_of_purses(core::Box part);
    core::Box battle_part(const core::Box& whole) const;
    bool is_out_of_view(Vec2 at, double radius) const;
    bool any_out_of_view() const;
    void widen();

    Battle* battle_;
    std::function<TableSeen()> seen_;
    Glide glide_;
    core::Box shown_{};      // inches: the part of the table last framed
    render::View framed_{};  // the view at that time; any other is the player's own
    double top_ = 0;         // pixels: the table's upper edge in the last frame, below the goals
    bool begun_ = false;
    bool laying_ = false;   // coins were still to be placed in the last frame
    bool forming_ = false;  // formations were drawn in the last frame
    bool counted_ = false;  // a purse was counted in the last frame
};

}  // namespace screens
