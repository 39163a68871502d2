#include "game/coin_wars/screens/lab/replay_worker.h"

namespace screens {

namespace {

// Gives the battle up as soon as it should stop.
class WorkerControl final : public lab::Control {
public:
    explicit WorkerControl(bots::Thinking& thinking) : thinking_(thinking) {}
    bool go_on() override { return !thinking_.stop; }
    bots::Thinking* thinking() override { return &thinking_; }

private:
    bots::Thinking& thinking_;
};

}  // namespace

void ReplayWorker::fetch(const lab::Contest& contest, int pair, int battle) {
    found_ = false;
    thinking_.stop = false;
    worker_.start([this, contest, pair, battle] {
        WorkerControl leash(thinking_);
        record_ = lab::replay_of(contest, pair, battle, &leash);
        found_ = true;
        done_();
        return false;
    });
}

std::optional<rules::Record> ReplayWorker::take() {
    worker_.join();
    found_ = false;
    return std::move(record_);
}

void ReplayWorker::give_up() {
    if (!under_way()) return;
    thinking_.stop = true;
    take();
}

}  // namespace screens
