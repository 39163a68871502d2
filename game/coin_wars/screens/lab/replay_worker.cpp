#include "game/coin_wars/screens/lab/replay_worker.h"

#include "game/coin_wars/screens/lab/worker_control.h"

namespace screens {

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
