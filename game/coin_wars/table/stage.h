#pragma once
// The stage shows what happens: the match is always ahead, and the stage catches up. Events become clips that play one
// after another; after the last one every coin lies exactly where the match says. A click skips them; nothing ever
// waits for the stage.

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/table/battle_sound_cues.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/phrases.h"
#include "game/kit/hands/physical_hand.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The text on a small paper tag beside a coin that is struck ("10 \u2265 5"), or beside dice that were rolled. It
// appears at a moment of its clip and stays to the end of the play; beside dice as long as they lie there.
struct Figure {
    Phrase words;
    Vec2 at;            // what it refers to, table inches: the centre of a coin or of a throw of dice
    double radius = 0;  // of that coin or throw, inches
    Vec2 away{0, -1};   // unit vector from `at` to the tag
    bool of_dice = false;
    double put_up = 0;  // the moment of its clip at which it appears
    double age = 0;     // seconds since then
};

// A coin on its way to a purse: where it fell, and the fraction of the way it has covered, 0 to 1.
struct Falling {
    int coin = cw::kNoCoin;
    Vec2 from;
    double gone = 0;
};

// Light that narrows to a place: strength 0 lights the whole room, 1 is narrowest.
struct Narrowed {
    Vec2 to;
    double strength = 0;
};

// The winner's purse, being counted in stacks on the wood.
struct Counted {
    cw::Side side = cw::Side::Heads;
    int cents = 0;      // so far
    Phrase words;       // the same in money
    Vec2 at;            // place of the last coin
    double radius = 0;  // radius of that coin, inches
};

// A piece of a play: `show` places coins, cards and dots for a moment between 0 and 1; its last call is always with 1.
struct Clip {
    double seconds = 0;
    std::vector<int> coins;  // coins that it moves
    std::function<void(render::Scene& scene, double moment)> show;
    Cues cues{};       // its sounds
    Phrase reading{};  // handwritten on its card, if it shows one
    std::vector<Figure> figures{};
    std::function<std::vector<Falling>(double moment)> falling{};  // empty if no coin falls
    // For a moment that nobody should miss: it plays in full even when hurried.
    bool solemn = false;
    std::function<Narrowed(double moment)> light{};
    std::function<Counted(double moment)> counting{};
};

// Sounds to play now. When a play is cut short, current sounds fade, and of the remaining ones only the last contact is
// heard.
struct DueSounds {
    bool hushed = false;
    Cues cues;
};

class Stage {
public:
    // Shows this match at once.
    void set(const cw::Match& match);
    // The same without playing its history: `fallen` gives the order in which coins fell.
    void set(const cw::Match& match, std::vector<int> fallen);
    // Plays the events that led from one match to the next; clips still playing are finished first. `shown`: the hand's
    // motions for them. Dice stay where they came to rest until the next play.
    void play(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events,
              const std::deque<hands::Shown>& shown = {});
    // Slides coins straight to their current places, for undo and redo. Removes coins from `fallen` that have not
    // fallen any more.
    void glide(const cw::Match& match);

    // Finishes all clips at once.
    void hurry();
    // Advances time; `speed` 1 is normal, 0 or less finishes everything.
    void step(double seconds, double speed = 1);
    bool moving() const { return !clips_.empty(); }
    // Seconds left to play without solemn clips, at speed 1.
    double seconds_left() const;
    bool solemn() const { return moving() && clips_.front().solemn; }
    std::optional<Narrowed> light() const;
    std::optional<Counted> counted() const;
    // Removes dice that have been read.
    void take_up_dice();

    // The dice of this play in their final places.
    const std::vector<render::DieSprite>& dice_at_rest() const { return resting_.dice; }
    // A coin's place at the end of the play, inches.
    Vec2 rest_of(int coin) const { return resting_.coins[static_cast<std::size_t>(coin)].at; }
    // The visible tags, and the coins on their way to a purse.
    const std::vector<Figure>& figures() const { return figures_; }
    std::vector<Falling> falling() const;
    // Coins that have reached a purse so far in this play.
    std::vector<int> gone() const;

    // Everything due since the last call; hushing comes before the cues.
    DueSounds take_sounds();

    // The table as currently visible, without the marks of an aim and without text on its papers and cards.
    const render::Scene& scene() const { return scene_; }
    // The same with all text.
    render::Scene scene_in(const Catalogue& language, const LabelReading& reading = {}) const;

private:
    void lay(const cw::Match& match);
    void rest();
    void mark_moving();
    void put_up_until(double moment);
    void hear_until(double time, double speed);
    void on_end();
    double moment() const { return std::min(1.0, elapsed_ / clips_.front().seconds); }

    std::shared_ptr<const cw::Scenario> scenario_;
    render::Scene scene_;        // currently visible
    render::Scene resting_;      // at the end of the play
    render::Scene lies_;         // the same with its pennants: what is not to be written under
    std::vector<int> fallen_;    // in the order in which they fell
    std::size_t lay_there_ = 0;  // number of them before the play began
    std::deque<Clip> clips_;
    std::vector<Figure> figures_;  // the visible ones
    double elapsed_ = 0;           // seconds, in the first clip
    std::size_t cue_ = 0;          // index of the first clip's next cue
    DueSounds due_;
};

}  // namespace table
