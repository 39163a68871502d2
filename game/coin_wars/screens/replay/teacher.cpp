#include "game/coin_wars/screens/replay/teacher.h"

#include "game/coin_wars/analysis/analysis_json.h"

namespace screens {

namespace {

constexpr const char* kKept = "analysis";

}  // namespace

Teacher::Teacher(Replay& replay, std::function<void()> told) : replay_(replay), worker_(std::move(told)) {
    const rules::Json& about = replay.record().about;
    if (about.contains(kKept)) found_ = analysis::analysis_from(about[kKept], replay.end(), replay.steps());
}

void Teacher::begin() {
    if (!found_ && !under_way()) worker_.start(replay_.played(), replay_.end());
}

bool Teacher::follow() {
    auto done = worker_.take();
    if (!done) return false;
    found_ = std::move(done);
    replay_.keep_beside(kKept, analysis::to_json(*found_, replay_.end()));
    return true;
}

void Teacher::look_at(std::size_t turn, Show show) {
    const analysis::TurnReview& review = found_->turns[turn];
    replay_.go(review.last);
    chosen_ = turn;
    show_ = show;
    line_.reset();
    if (show == Show::Done) {
        traces_ = table::traces_of(replay_.played().subspan(review.first, review.last - review.first), replay_.match());
        return;
    }
    line_ = analysis::play_line(replay_.match_at(review.first), review.better);
    traces_ = table::traces_of(line_->door.steps(), line_->door.match());
    replay_.stage().set(line_->door.match());
}

std::optional<std::size_t> Teacher::chosen() const {
    if (!chosen_ || replay_.position() != found_->turns[*chosen_].last || replay_.playing()) return std::nullopt;
    return chosen_;
}

const cw::Match* Teacher::better() const { return chosen() && line_ ? &line_->door.match() : nullptr; }

void Teacher::mark(render::Scene& scene) const {
    if (!chosen()) return;
    const cw::Match* match = better();
    table::mark_traces(scene, match ? *match : replay_.match(), traces_);
}

}  // namespace screens
