#pragma once
// The analysis of a replay's decisive moments, and the turn of it shown on the table.

#include <atomic>
#include <functional>
#include <optional>

#include "engine/core/task.h"
#include "game/coin_wars/analysis/analysis.h"
#include "game/coin_wars/analysis/line.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/traces.h"

namespace screens {

// Finds a replay's decisive moments on its own thread, one turn at a time.
class AnalysisWorker {
public:
    // `notify` is called on that thread after each turn.
    explicit AnalysisWorker(std::function<void()> notify) : notify_(notify), task_(std::move(notify)) {}

    // The steps must outlive the work.
    void start(analysis::Steps steps, const analysis::cw::Match& last);
    bool under_way() const { return task_.under_way(); }
    double progress() const { return progress_; }
    double seconds() const;  // since the start
    // Returns the analysis once, after all turns.
    std::optional<analysis::Analysis> take() { return task_.done() ? task_.take() : std::nullopt; }
    void give_up() { task_.cancel(); }

private:
    std::function<void()> notify_;
    bots::Thinking thinking_;
    std::atomic<double> progress_ = 0;
    double begun_ = 0;
    core::Task<analysis::Analysis> task_;
};

class Teacher {
public:
    // Reads the analysis saved with the replay. `told`: see AnalysisWorker. The replay must outlive the teacher.
    Teacher(Replay& replay, std::function<void()> told);

    // Starts the analysis if there is none.
    void begin();
    // Stores new results in the replay's record. True in the frame in which it is complete.
    bool follow();
    void stop() { worker_.give_up(); }
    bool under_way() const { return worker_.under_way(); }
    double progress() const { return worker_.progress(); }
    double seconds() const { return worker_.seconds(); }  // since the start
    // Returns nullptr until it is known.
    const analysis::Analysis* found() const { return found_ ? &*found_ : nullptr; }

    enum class Show { Done, Better, Film };
    // Shows this turn on the table: as played, as the better turn, or (Film) the better turn played from its beginning,
    // then shown as a whole.
    void look_at(std::size_t turn, Show show);
    // Returns nullopt if the replay has moved elsewhere since.
    std::optional<std::size_t> chosen() const;
    Show shown() const { return show_; }
    // The better turn is shown action by action, each as an aim with the card, and last as a whole.
    std::size_t action() const { return action_; }  // from 0; actions(): the whole turn
    std::size_t actions() const { return aims_.size(); }
    void look_at_action(std::size_t action);
    // Call once a frame: plays the film's next step when the table is at rest.
    void follow_film();
    bool films() const { return film_.has_value(); }
    // Returns the match in which the better turn is shown, or nullptr if it is not.
    const cw::Match* better() const;
    // Traces of the turn being shown.
    const table::Traces& ways() const { return traces_; }
    // Draws the marks. `language`: of the text on the card.
    void mark(render::Scene& scene, const table::Catalogue& language) const;

private:
    Replay& replay_;
    AnalysisWorker worker_;
    std::optional<analysis::Analysis> found_;
    std::optional<std::size_t> chosen_;
    Show show_ = Show::Done;
    struct Aimed {
        std::size_t step = 0;  // of the line
        std::vector<int> unit;
        table::Aim aim;
    };
    void aim_line();
    bool whole() const { return action_ == aims_.size(); }

    std::optional<analysis::Variation> line_;
    std::vector<Aimed> aims_;
    std::size_t action_ = 0;
    std::optional<std::size_t> film_;  // number of the line's steps played
    table::Traces traces_;
};

}  // namespace screens
