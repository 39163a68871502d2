#include "engine/core/worker.h"

#include <algorithm>
#include <vector>

namespace core {

struct Worker::Job {
    Turn turn;
    bool done = false, under_way = false;

    // A turn that itself waits for other workers is not re-entered.
    void go_on() {
        if (done || under_way) return;
        under_way = true;
        done = !turn();
        under_way = false;
    }
};

namespace {

// The unfinished jobs, as an operating system's scheduler would list them.
template <class Job>
std::vector<std::weak_ptr<Job>>& waiting() {
    static std::vector<std::weak_ptr<Job>> jobs;
    return jobs;
}

}  // namespace

int cores() { return kThreads ? std::max(1, static_cast<int>(std::thread::hardware_concurrency())) : 1; }

void Worker::start(Turn turn) {
    if constexpr (kThreads) {
        thread_ = std::thread([turn = std::move(turn)] {
            while (turn()) {
            }
        });
    } else {
        job_ = std::make_shared<Job>(Job{std::move(turn)});
        waiting<Job>().push_back(job_);
    }
}

bool Worker::under_way() const { return kThreads ? thread_.joinable() : job_ != nullptr; }

void Worker::join() {
    if constexpr (kThreads) {
        thread_.join();
    } else {
        while (!job_->done) job_->go_on();
        job_.reset();
    }
}

void give_turns(std::chrono::milliseconds time) {
    if (kThreads) return;
    using Job = Worker::Job;
    const auto end = std::chrono::steady_clock::now() + time;
    bool more = true;
    while (more) {
        more = false;
        std::erase_if(waiting<Job>(), [](const auto& job) { return job.expired() || job.lock()->done; });
        // A copy, because a turn may start other workers.
        const auto round = waiting<Job>();
        for (const auto& each : round)
            if (const auto job = each.lock()) {
                job->go_on();
                more = more || !job->done;
            }
        more = more && std::chrono::steady_clock::now() < end;
    }
}

void wait_for_workers(std::chrono::milliseconds time) {
    if constexpr (kThreads)
        std::this_thread::sleep_for(time);
    else
        give_turns(time);
}

}  // namespace core
