#include "game/coin_wars/lab/run.h"

#include <condition_variable>
#include <mutex>

namespace lab {

// Where workers wait between two commands while the run is paused.
class Run::Gate {
public:
    bool pass() {
        if (!held_.load(std::memory_order_relaxed)) return !stopped_;
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return !held_ || stopped_; });
        return !stopped_;
    }
    void hold() { held_ = true; }
    void open() {
        const std::lock_guard lock(mutex);
        held_ = false;
        changed.notify_all();
    }
    void stop() {
        const std::lock_guard lock(mutex);
        stopped_ = true;
        changed.notify_all();
    }
    bool held() const { return held_; }
    bool stopped() const { return stopped_; }

    std::mutex mutex;  // also protects the ledgers
    std::condition_variable changed;
    std::int64_t battles = 0, actions = 0;
    int next_pair = 0, working = 0;
    std::size_t next_contest = 0;
    bool started = false;
    std::vector<std::unique_ptr<bots::Thinking>> thinking;  // by worker

private:
    std::atomic<bool> held_ = false, stopped_ = false;
};

namespace {

template <class Gate>
class AtGate final : public Control {
public:
    AtGate(Gate& gate, bots::Thinking& thinking) : gate_(gate), thinking_(thinking) {}
    bool go_on() override { return gate_.pass(); }
    bots::Thinking* thinking() override { return &thinking_; }

private:
    Gate& gate_;
    bots::Thinking& thinking_;
};

int workers_of(const Workforce& force) {
    return std::clamp(force.workers > 0 ? force.workers : core::cores(), 1, kMaxWorkers);
}

}  // namespace

Run::Run(std::vector<Contest> contests, Workforce force)
    : contests_(std::move(contests)), workers_(workers_of(force)), force_(force), gate_(std::make_unique<Gate>()) {
    for (const Contest& contest : contests_) ledgers_.emplace_back(contest);
    for (int i = 0; i < workers_; ++i) gate_->thinking.push_back(std::make_unique<bots::Thinking>());
}

Run::~Run() { cancel(); }

bool Run::add(FoughtPair pair) {
    const std::lock_guard lock(gate_->mutex);
    return take(std::move(pair));
}

bool Run::take(FoughtPair pair) {
    const auto contest = static_cast<std::size_t>(pair.contest);
    if (contest >= ledgers_.size()) return false;
    const std::int64_t actions = pair.battles[0].actions + pair.battles[1].actions;
    if (!ledgers_[contest].add(std::move(pair))) return false;
    gate_->battles += 2;
    gate_->actions += actions;
    return true;
}

void Run::start() {
    const std::lock_guard lock(gate_->mutex);
    if (gate_->started || gate_->stopped()) return;
    gate_->started = true;
    gate_->working = workers_;
    threads_.resize(static_cast<std::size_t>(workers_));
    for (std::size_t i = 0; i < threads_.size(); ++i) threads_[i].start([this, i] { return run_batch(i); });
}

void Run::pause() { gate_->hold(); }

void Run::resume() { gate_->open(); }

void Run::cancel() {
    if (state() != State::Done) gate_->stop();
    for (const auto& thinking : gate_->thinking) thinking->stop = true;
    wait();
}

void Run::wait() {
    for (core::Worker& thread : threads_)
        if (thread.under_way()) thread.join();
}

void Run::close(std::size_t contest) {
    const std::lock_guard lock(gate_->mutex);
    closed_.resize(contests_.size());
    closed_[contest] = true;
}

Run::State Run::state() const {
    const std::lock_guard lock(gate_->mutex);
    if (gate_->stopped()) return State::Cancelled;
    if (!gate_->started) return State::Ready;
    if (gate_->working == 0) return State::Done;
    return gate_->held() ? State::Paused : State::Running;
}

Progress Run::progress() const {
    const std::lock_guard lock(gate_->mutex);
    Progress progress{gate_->battles, 0, gate_->actions};
    for (std::size_t i = 0; i < contests_.size(); ++i) {
        const PairLedger& ledger = ledgers_[i];
        const int pairs = ledger.finished() ? ledger.prefix() : contests_[i].pairs;
        progress.max_battles += std::int64_t{2} * (pairs / force_.parts + (pairs % force_.parts > force_.part ? 1 : 0));
    }
    progress.max_battles = std::max(progress.max_battles, progress.battles);
    return progress;
}

Standing Run::standing(std::size_t contest) const {
    const std::lock_guard lock(gate_->mutex);
    const PairLedger& ledger = ledgers_[contest];
    return {ledger.tally(), ledger.prefix(), ledger.why(), ledger.kind()};
}

Why Run::why(std::size_t contest) const {
    const std::lock_guard lock(gate_->mutex);
    return ledgers_[contest].why();
}

std::vector<Note> Run::notes(std::size_t contest) const {
    const std::lock_guard lock(gate_->mutex);
    return ledgers_[contest].notes();
}

// In order: every contest's pair 0, then every contest's pair 1, ...; skips pairs that are finished or already there.
std::optional<Run::Work> Run::next() {
    const std::lock_guard lock(gate_->mutex);
    int max = 0;
    for (const Contest& contest : contests_) max = std::max(max, contest.pairs);
    for (; gate_->next_pair < max; ++gate_->next_pair, gate_->next_contest = 0) {
        if (gate_->next_pair % force_.parts != force_.part) continue;
        while (gate_->next_contest < contests_.size()) {
            const std::size_t contest = gate_->next_contest++;
            const PairLedger& ledger = ledgers_[contest];
            const bool closed = ledger.finished() || (contest < closed_.size() && closed_[contest]);
            if (!closed && gate_->next_pair < contests_[contest].pairs && !ledger.has(gate_->next_pair))
                return Work{static_cast<int>(contest), gate_->next_pair};
        }
    }
    return std::nullopt;
}

bool Run::run_batch(std::size_t worker) {
    // Only threads may wait at the gate.
    if (!core::kThreads && gate_->held() && !gate_->stopped()) return true;
    if (fight_next(worker)) return true;
    const std::lock_guard lock(gate_->mutex);
    --gate_->working;
    return false;
}

bool Run::fight_next(std::size_t worker) {
    AtGate<Gate> control(*gate_, *gate_->thinking[worker]);
    if (!control.go_on()) return false;
    const auto work = next();
    if (!work) return false;
    FoughtPair pair{work->contest, work->pair, {}};
    const Contest& contest = contests_[static_cast<std::size_t>(work->contest)];
    for (int battle = 0; battle < 2; ++battle) {
        auto fought = fight(contest, work->pair, battle, &control);
        if (!fought) return false;
        pair.battles[static_cast<std::size_t>(battle)] = std::move(*fought);
    }
    const std::lock_guard lock(gate_->mutex);
    if (tell_) tell_(pair);
    take(std::move(pair));
    return true;
}

}  // namespace lab
