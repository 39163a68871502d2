#include "game/coin_wars/screens/replay/teacher.h"

#include "engine/platform/window.h"
#include "game/coin_wars/analysis/analysis_json.h"
#include "game/coin_wars/table/intent.h"
#include "game/coin_wars/table/marks.h"

namespace screens {

namespace {

constexpr const char* kKept = "analysis";

}  // namespace

void AnalysisWorker::start(analysis::Steps steps, const analysis::cw::Match& last) {
    give_up();
    thinking_.restart();
    progress_ = 0;
    begun_ = platform::now();
    const auto analyst = std::make_shared<analysis::Analyst>(steps, last, 0, &thinking_);
    task_.start(
        [this, analyst](auto& found) {
            const bool more = analyst->go_on();
            progress_ = analyst->progress();
            if (more)
                notify_();
            else
                found = analyst->found();
            return more;
        },
        [this] { thinking_.stop = true; });
}

double AnalysisWorker::seconds() const { return platform::now() - begun_; }

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
    aims_.clear();
    action_ = 0;
    film_.reset();
    if (show == Show::Done) {
        traces_ = table::traces_of(replay_.played().subspan(review.first, review.last - review.first), replay_.match());
        return;
    }
    line_ = analysis::play_line(replay_.match_at(review.first), review.better);
    traces_ = table::traces_of(line_->session.steps(), line_->session.match());
    aim_line();
    look_at_action(0);
    if (show == Show::Film && !line_->session.steps().empty()) film_ = 0;
    if (films()) replay_.stage().set(line_->session.steps().front().before);
}

void Teacher::follow_film() {
    if (!films() || replay_.stage().moving()) return;
    if (!chosen() || *film_ == line_->session.steps().size()) {
        film_.reset();
        if (chosen()) look_at_action(aims_.size());
        return;
    }
    const auto& step = line_->session.steps()[*film_];
    replay_.stage().play(step.before, line_->session.after(*film_), step.events);
    ++*film_;
}

// Computes the aims of the line's moves and attacks.
void Teacher::aim_line() {
    for (std::size_t i = 0; i < line_->session.steps().size(); ++i) {
        const auto& step = line_->session.steps()[i];
        table::Aim aim = table::aim_of(step.before, step.command);
        if (aim.coin != cw::kNoCoin) aims_.push_back({i, table::acting(step.before, step.command), std::move(aim)});
    }
}

void Teacher::look_at_action(std::size_t action) {
    action_ = std::min(action, aims_.size());
    if (const cw::Match* match = better()) replay_.stage().set(*match);
}

std::optional<std::size_t> Teacher::chosen() const {
    if (!chosen_ || replay_.position() != found_->turns[*chosen_].last || replay_.playing()) return std::nullopt;
    return chosen_;
}

const cw::Match* Teacher::better() const {
    if (!chosen() || !line_) return nullptr;
    if (films()) return &line_->session.steps()[*film_ == 0 ? 0 : *film_ - 1].before;
    return whole() ? &line_->session.match() : &line_->session.steps()[aims_[action_].step].before;
}

void Teacher::mark(render::Scene& scene, const table::Catalogue& language) const {
    if (!chosen() || films()) return;
    const cw::Match* match = better();
    if (match && !whole()) {
        table::mark_coins(scene, *match, aims_[action_].unit, render::Ink::Amber);
        return table::mark_aim(scene, *match, aims_[action_].aim, language);
    }
    table::mark_traces(scene, match ? *match : replay_.match(), traces_);
}

}  // namespace screens
