#pragma once
// A battle being replayed: its current step, the stage, playback, and its bookmarks.

#include <memory>
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
    // Opens a replay. The error is a sentence to show.
    static core::Result<std::unique_ptr<Replay>, words::Phrase> open(const Watch& what);

    // The number of steps done; 0 at the start.
    std::size_t position() const { return position_; }
    std::size_t steps() const { return session_->steps().size(); }
    // Stops are the steps as people count them: a side's whole set-up is one. Each ends at a position, and a replay
    // only rests at those.
    std::size_t stop() const { return stop_at(position_); }
    std::size_t stops() const { return stops_.size() - 1; }
    std::size_t position_of(std::size_t stop) const { return stops_[std::min(stop, stops())]; }
    std::size_t stop_at(std::size_t position) const;  // the stop that ends there or spans it
    const cw::Match& match() const { return match_at(position_); }
    // Returns the match after `position` steps.
    const cw::Match& match_at(std::size_t position) const {
        return table::match_at(session_->steps(), session_->match(), position);
    }
    // True while the stage plays the last step.
    bool shows_step() const { return plays_step_ && stage_.moving(); }
    // Returns the match before the step being played, so that texts wait for it.
    const cw::Match& shown_match() const { return shows_step() ? match_at(position_ - 1) : match(); }
    const cw::Match& end() const { return session_->match(); }
    table::Steps played() const { return session_->steps(); }
    const table::Timeline& timeline() const { return course_; }
    // Improves the timeline with better chances, as for table::turning_points.
    void weigh(std::span<const double> chances);
    table::Stage& stage() { return stage_; }
    const table::Stage& stage() const { return stage_; }
    // The last step's story; at least one line after the first step.
    const std::vector<table::StoryLine>& told() const { return told_; }

    // --- going to another step; stops playback
    void go(std::size_t position);  // at once; from inside a set-up to its end
    void forward();                 // plays the next step
    void back();                    // coins slide back

    // --- playback
    bool playing() const { return playing_; }
    void play();  // from the start if it is at the end
    void pause() { playing_ = false; }
    double speed() const { return speed_; }  // factor relative to the battle
    void set_speed(double speed) { speed_ = speed; }
    enum class Motion { Full, Reduced, None };  // Reduced: no motion, but pauses to look
    // Advances playback by this time.
    void pass(double seconds, Motion motion);
    bool moving() const { return playing_ || stage_.moving(); }

    // --- bookmarks: positions, stored in the record's data about the battle
    const std::vector<std::size_t>& bookmarks() const { return bookmarks_; }
    bool is_marked() const;
    void toggle_mark();

    // The record up to the current step, or all of it with its bookmarks.
    rules::Record up_to_here() const;
    const rules::Record& record() const { return record_; }
    // Stores this in the record's data about the battle.
    void keep_beside(const char* key, rules::Json json) { record_.about[key] = std::move(json); }

private:
    Replay(rules::Record record, Played session) : record_(std::move(record)), session_(std::move(session)) {}
    void find_stops();
    void stand_at(std::size_t position);
    void take_step();
    void tell_set_up(std::size_t from);
    void read_bookmarks();

    rules::Record record_;
    std::shared_ptr<const rules::GameSession<cw::CoinWars>> session_;
    table::Timeline course_;
    table::Stage stage_;
    std::vector<table::StoryLine> told_;
    std::vector<std::size_t> bookmarks_, stops_;
    std::size_t position_ = 0;
    bool playing_ = false;
    bool plays_step_ = false;  // the stage is playing the last step forwards
    double speed_ = 1, waited_ = 0;
};

}  // namespace screens
