#pragma once
// What is seen: the match is always ahead, the stage follows. Events become clips that play one after
// another; when all have played, every coin lies exactly where the match says. Clicks hurry, nothing ever
// waits for it.

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/table/battle_sound_cues.h"
#include "game/coin_wars/table/phrases.h"
#include "game/kit/hands/physical_hand.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// A piece of a play: `show` puts the coins and lays cards and dots for a moment between 0 and 1; it is always
// called with 1 last.
struct Clip {
    double seconds = 0;
    std::vector<int> coins;  // that it moves
    std::function<void(render::Scene& scene, double moment)> show;
    Cues cues{};       // what is heard of it
    Phrase reading{};  // in pen on its card, if it lays one
};

// What is to be heard at once. Where a play was ended, all that sounds fades, and of all that was still to
// come only the last contact is heard.
struct Heard {
    bool hushed = false;
    Cues cues;
};

class Stage {
public:
    // Everything as it is now, at once.
    void set(const cw::Match& match);
    // The same where the story up to there has not been played: the coins in the order in which they fell.
    void set(const cw::Match& match, std::vector<int> fallen);
    // Plays what led from one match to the next. Clips that still play are ended first. `shown`: what the
    // hand did for it. Dice lie where they came to rest until the next play.
    void play(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events,
              const std::deque<hands::Shown>& shown = {});
    // Coins slide straight to where they lie now: for undo and redo. `fallen` is kept to those that are.
    void glide(const cw::Match& match);

    // Ends what plays at once.
    void hurry();
    // Lets time pass; `speed` 1 is as it comes, 0 or less: all at once.
    void step(double seconds, double speed = 1);
    bool moving() const { return !clips_.empty(); }

    // All that has become due since the last call; the hush comes before the cues.
    Heard take_heard();

    // The table as it is seen now, without marks of an aim; nothing is written on its papers and cards.
    const render::Scene& scene() const { return scene_; }
    // The same with all that people read on it.
    render::Scene scene_in(const Catalogue& language) const;

private:
    void rest();
    void mark_moving();
    void hear_until(double time, double speed);
    void hear_the_end();

    std::shared_ptr<const cw::Scenario> scenario_;
    render::Scene scene_;      // what is shown
    render::Scene resting_;    // where it will end
    std::vector<int> fallen_;  // in the order in which they fell
    std::deque<Clip> clips_;
    double elapsed_ = 0;   // of the first clip
    std::size_t cue_ = 0;  // the first clip's next one
    Heard heard_;
};

}  // namespace table
