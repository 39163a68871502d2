#include "game/coin_wars/screens/lab/handicap_worker.h"

namespace screens {

void HandicapWorker::seek(const lab::Contest& contest, int workers) {
    give_up();
    quit_ = false;
    const lab::HandicapWatch watch = [this](const lab::HandicapStep& step) {
        const std::lock_guard lock(mutex_);
        step_ = step;
        return !quit_;
    };
    const auto search = std::make_shared<lab::HandicapSearch>(contest, workers);
    task_.start(
        [watch, search](auto& found) {
            const bool more = search->go_on(watch);
            if (!more) found = search->found();
            return more;
        },
        [this] { quit_ = true; });
}

std::optional<lab::HandicapStep> HandicapWorker::step() const {
    const std::lock_guard lock(mutex_);
    return step_;
}

const std::optional<lab::Handicap>& HandicapWorker::found() {
    if (task_.done()) {
        found_ = task_.take();
        step_.reset();
    }
    return found_;
}

void HandicapWorker::give_up() {
    task_.cancel();
    found_.reset();
    step_.reset();
}

}  // namespace screens
