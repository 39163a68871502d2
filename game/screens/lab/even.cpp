#include "game/screens/lab/even.h"

namespace screens {

void LabEven::seek(const lab::Contest& contest, int workers) {
    give_up();
    quit_ = false;
    under_way_ = true;
    thread_ = std::thread([this, contest, workers] {
        const auto found = lab::even_handicap(contest, workers, [this](const lab::HandicapStep& step) {
            const std::lock_guard lock(mutex_);
            known_.step = step;
            return !quit_;
        });
        {
            const std::lock_guard lock(mutex_);
            known_ = {std::nullopt, found};
            under_way_ = false;
        }
        told_();
    });
}

bool LabEven::under_way() const {
    const std::lock_guard lock(mutex_);
    return under_way_;
}

LabEven::Known LabEven::known() const {
    const std::lock_guard lock(mutex_);
    return known_;
}

void LabEven::give_up() {
    if (thread_.joinable()) {
        {
            const std::lock_guard lock(mutex_);
            quit_ = true;
        }
        thread_.join();
    }
    known_ = {};
}

}  // namespace screens
