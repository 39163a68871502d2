#pragma once
// What decided it: the analysis of a replay, and the turn of it that lies on the table.

#include <optional>

#include "game/coin_wars/analysis/line.h"
#include "game/coin_wars/screens/replay/analysis_worker.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/traces.h"

namespace screens {

class Teacher {
public:
    // Reads what is kept with the replay. `told`: see AnalysisWorker. The replay must outlive the teacher.
    Teacher(Replay& replay, std::function<void()> told);

    // Begins to look through the replay, if nobody has yet.
    void begin();
    // Takes what was found meanwhile into the replay's record; true in the frame in which it is complete.
    bool follow();
    void stop() { worker_.give_up(); }
    bool under_way() const { return worker_.under_way(); }
    double progress() const { return worker_.progress(); }
    double seconds() const { return worker_.seconds(); }  // under way
    // Null until it is known.
    const analysis::Analysis* found() const { return found_ ? &*found_ : nullptr; }

    enum class Show { Done, Better, Film };
    // The turn with this number lies on the table, as it was played or as it would have been better. Film: the better one
    // is played from its beginning; then it lies there as a whole.
    void look_at(std::size_t turn, Show show);
    // Nothing if the replay has gone elsewhere since.
    std::optional<std::size_t> chosen() const;
    Show shown() const { return show_; }
    // The better turn is shown action by action, each as it would be aimed with the card; after the last one as a whole.
    std::size_t action() const { return action_; }  // from 0; actions(): the whole turn
    std::size_t actions() const { return aims_.size(); }
    void look_at_action(std::size_t action);
    // Call once a frame, while the film runs: plays its next step when the table is at rest.
    void follow_film();
    bool films() const { return film_.has_value(); }
    // The match in which the better turn is shown; null if it is not.
    const cw::Match* better() const;
    // Of the turn that is looked at.
    const table::Traces& ways() const { return traces_; }
    // `language`: of the text on the card.
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

    std::optional<analysis::Line> line_;
    std::vector<Aimed> aims_;
    std::size_t action_ = 0;
    std::optional<std::size_t> film_;  // so many of the line's steps were played
    table::Traces traces_;
};

}  // namespace screens
