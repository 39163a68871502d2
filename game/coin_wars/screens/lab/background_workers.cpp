#include "game/coin_wars/screens/lab/background_workers.h"

#include "game/coin_wars/lab/fight.h"

namespace screens {

namespace {

// Abandons a battle as soon as the worker should stop.
class WorkerControl final : public lab::Control {
public:
    explicit WorkerControl(bots::Thinking& thinking) : thinking_(thinking) {}
    bool go_on() override { return !thinking_.stop; }
    bots::Thinking* thinking() override { return &thinking_; }

private:
    bots::Thinking& thinking_;
};

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

void ReplayWorker::fetch(const lab::Contest& contest, int pair, int battle) {
    give_up();
    thinking_.restart();
    task_.start(
        [this, contest, pair, battle](auto& record) {
            WorkerControl control(thinking_);
            record = lab::replay_of(contest, pair, battle, &control);
            return false;
        },
        [this] { thinking_.stop = true; });
}

}  // namespace screens
