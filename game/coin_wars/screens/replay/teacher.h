#pragma once
// What decided it: the analysis of a replay, and the turn of it that lies on the table.

#include <optional>

#include "game/coin_wars/analysis/line.h"
#include "game/coin_wars/screens/replay/analysis_worker.h"
#include "game/coin_wars/screens/replay/game.h"
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
    // Null until it is known.
    const analysis::Analysis* found() const { return found_ ? &*found_ : nullptr; }

    enum class Show { Done, Better };
    // The turn with this number lies on the table, as it was played or as it would have been better.
    void look_at(std::size_t turn, Show show);
    // Nothing if the replay has gone elsewhere since.
    std::optional<std::size_t> chosen() const;
    Show shown() const { return show_; }
    // The match that the better turn leads to; null if it is not shown.
    const cw::Match* better() const;
    // Of the turn that is looked at.
    const table::Traces& ways() const { return traces_; }
    void mark(render::Scene& scene) const;

private:
    Replay& replay_;
    AnalysisWorker worker_;
    std::optional<analysis::Analysis> found_;
    std::optional<std::size_t> chosen_;
    Show show_ = Show::Done;
    std::optional<analysis::Line> line_;
    table::Traces traces_;
};

}  // namespace screens
