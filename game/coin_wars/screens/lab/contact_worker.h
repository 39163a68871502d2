#pragma once
// Examines on its own thread how the first attack goes in a pair's battles.

#include "engine/core/task.h"
#include "game/coin_wars/lab/first_contact.h"
#include "game/coin_wars/screens/lab/lab_worker.h"

namespace screens {

class ContactWorker {
public:
    // `notify` is called on the worker's thread when it has finished.
    explicit ContactWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    // Examines this pair's battles, unless it has done so or is doing so now.
    void look_at(const LabBench& bench, const LabPair& pair);
    bool under_way() const { return task_.under_way(); }
    void forget();
    // Returns the result for the last pair; nullptr if not known yet.
    const lab::FirstContact* found();

private:
    bots::Thinking thinking_;
    core::Task<lab::FirstContact> task_;
    std::optional<LabPair> pair_;
    std::optional<lab::FirstContact> found_;
};

}  // namespace screens
