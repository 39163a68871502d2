#pragma once
// Contact worker: looks on its own thread at how the first blow falls in the battles of a pair.

#include "engine/core/task.h"
#include "game/coin_wars/lab/first_contact.h"
#include "game/coin_wars/screens/lab/lab_worker.h"

namespace screens {

class ContactWorker {
public:
    // `notify` is called on the worker's thread when it has looked.
    explicit ContactWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    // At this pair's battles, unless it has looked at them or does so now.
    void look_at(const LabBench& bench, const LabPair& pair);
    bool under_way() const { return task_.under_way(); }
    void forget();
    // Of the pair that was looked at last; null: not known yet.
    const lab::FirstContact* found();

private:
    bots::Thinking thinking_;
    core::Task<lab::FirstContact> task_;
    std::optional<LabPair> pair_;
    std::optional<lab::FirstContact> found_;
};

}  // namespace screens
