#pragma once
// A battle being replayed: its current step, what the stage shows of it, playback, and its bookmarks.

#include <memory>
#include <string>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/battle_timeline.h"
#include "game/coin_wars/table/stage.h"
#include "game/kit/session/game_session.h"

namespace screens {

class Replay {
public:
    // The error is a sentence to show.
    static core::Result<std::unique_ptr<Replay>, words::Phrase> open(const Watch& what);

    // The number of steps done; 0 at the start.
    std::size_t position() const { return position_; }
    std::size_t steps() const { return session_.steps().size(); }
    // What people count as steps: all that a side does to set up is one of them. Each ends at a position, and the replay
    // stands nowhere else.
    std::size_t stop() const { return stop_at(position_); }
    std::size_t stops() const { return stops_.size() - 1; }
    std::size_t position_of(std::size_t stop) const { return stops_[std::min(stop, stops())]; }
    std::size_t stop_at(std::size_t position) const;  // the step that ends there, or goes on there
    const cw::Match& match() const { return match_at(position_); }
    // After so many steps.
    const cw::Match& match_at(std::size_t position) const {
        return table::match_at(session_.steps(), session_.match(), position);
    }
    // The stage still plays the last step.
    bool shows_step() const { return plays_step_ && stage_.moving(); }
    // Meanwhile the match before it: whatever is told waits.
    const cw::Match& shown_match() const { return shows_step() ? match_at(position_ - 1) : match(); }
    const cw::Match& end() const { return session_.match(); }
    table::Steps played() const { return session_.steps(); }
    const table::Timeline& timeline() const { return course_; }
    // Better chances are known, as table::turning_points takes them.
    void weigh(std::span<const double> chances);
    table::Stage& stage() { return stage_; }
    const table::Stage& stage() const { return stage_; }
    // What the last step brought about; at least one line after the first step.
    const std::vector<table::StoryLine>& told() const { return told_; }

    // --- going to another step; stops playback
    void go(std::size_t position);  // at once; in the middle of a set-up: to its end
    void forward();                 // plays the next step
    void back();                    // coins slide back

    // --- playback
    bool playing() const { return playing_; }
    void play();  // from the start if it is at the end
    void pause() { playing_ = false; }
    double speed() const { return speed_; }  // factor relative to the battle
    void set_speed(double speed) { speed_ = speed; }
    enum class Motion { Full, Reduced, None };  // Reduced: no motion, but time to look
    // Advances playback by this time.
    void pass(double seconds, Motion motion);
    bool moving() const { return playing_ || stage_.moving(); }

    // --- bookmarks: positions, kept in the record besides the rules, in what it says about the battle
    const std::vector<std::size_t>& bookmarks() const { return bookmarks_; }
    bool is_marked() const;
    void toggle_mark();

    // The record up to the current step, or all of it with its bookmarks.
    rules::Record up_to_here() const;
    const rules::Record& record() const { return record_; }
    // Says this in the record, besides the rules.
    void keep_beside(const char* key, rules::Json json) { record_.about[key] = std::move(json); }

private:
    Replay(const Watch& what, rules::GameSession<cw::CoinWars> session)
        : record_(what.record), session_(std::move(session)) {}
    void find_stops();
    void stand_at(std::size_t position);
    void take_step();
    void tell_set_up(std::size_t from);
    void read_bookmarks();

    rules::Record record_;
    rules::GameSession<cw::CoinWars> session_;
    table::Timeline course_;
    table::Stage stage_;
    std::vector<table::StoryLine> told_;
    std::vector<std::size_t> bookmarks_, stops_;
    std::size_t position_ = 0;
    bool playing_ = false;
    bool plays_step_ = false;  // the stage was given the last step, and not a way back
    double speed_ = 1, waited_ = 0;
};

}  // namespace screens
