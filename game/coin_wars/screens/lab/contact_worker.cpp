#include "game/coin_wars/screens/lab/contact_worker.h"

#include "game/coin_wars/screens/lab/worker_control.h"

namespace screens {

namespace {

constexpr std::size_t kLookedAt = 40;  // battles; a Sergeant takes a hundredth of a second for each

}  // namespace

void ContactWorker::look_at(const LabBench& bench, const LabPair& pair) {
    if (pair_ == pair) return;
    forget();
    pair_ = pair;
    thinking_.restart();
    task_.start(
        [this, contest = bench.contest(pair), notes = bench.notes(pair)](auto& found) {
            WorkerControl control(thinking_);
            found = lab::first_contact(contest, notes, kLookedAt, &control);
            return false;
        },
        [this] { thinking_.stop = true; });
}

void ContactWorker::forget() {
    task_.cancel();
    pair_.reset();
    found_.reset();
}

const lab::FirstContact* ContactWorker::found() {
    if (task_.done()) found_ = task_.take();
    return found_ ? &*found_ : nullptr;
}

}  // namespace screens
