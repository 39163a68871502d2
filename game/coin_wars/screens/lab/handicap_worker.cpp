#include "game/coin_wars/screens/lab/handicap_worker.h"

namespace screens {

void HandicapWorker::seek(const lab::Contest& contest, int workers) {
    give_up();
    quit_ = false;
    under_way_ = true;
    const lab::HandicapWatch watch = [this](const lab::HandicapStep& step) {
        const std::lock_guard lock(mutex_);
        known_.step = step;
        return !quit_;
    };
    worker_.start([this, watch, search = std::make_shared<lab::HandicapSearch>(contest, workers)] {
        if (search->go_on(watch)) return true;
        {
            const std::lock_guard lock(mutex_);
            known_ = {std::nullopt, search->found()};
            under_way_ = false;
        }
        told_();
        return false;
    });
}

bool HandicapWorker::under_way() const {
    const std::lock_guard lock(mutex_);
    return under_way_;
}

HandicapWorker::Known HandicapWorker::known() const {
    const std::lock_guard lock(mutex_);
    return known_;
}

void HandicapWorker::give_up() {
    if (worker_.under_way()) {
        {
            const std::lock_guard lock(mutex_);
            quit_ = true;
        }
        worker_.join();
    }
    known_ = {};
}

}  // namespace screens
