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
