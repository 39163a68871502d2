#include "game/coin_wars/screens/breed/breeder_worker.h"

namespace screens {

void BreederWorker::start(lab::Breeder breeder) {
    stop();
    breeder_.emplace(std::move(breeder));
    progress_ = breeder_->progress();
    known_ = {};
    rests_ = quit_ = false;
    state_ = State::Breeding;
    ++version_;
    worker_.start([this] { return work(); });
}

void BreederWorker::recall(Known known, State state, const lab::BreedProgress& progress) {
    stop();
    known_ = std::move(known);
    progress_ = progress;
    state_ = state == State::Ready || state == State::Done ? state : State::Stopped;
    ++version_;
}

void BreederWorker::pause() {
    const std::lock_guard lock(mutex_);
    rests_ = state_ == State::Breeding || state_ == State::Judging;
}

void BreederWorker::resume() {
    const std::lock_guard lock(mutex_);
    rests_ = false;
}

void BreederWorker::stop() {
    if (!worker_.under_way()) return;
    {
        const std::lock_guard lock(mutex_);
        quit_ = true;
    }
    worker_.join();
    rests_ = false;
    if (state_ != State::Done) state_ = State::Stopped;
    ++version_;
}

BreederWorker::State BreederWorker::state() const {
    const std::lock_guard lock(mutex_);
    return rests_ ? State::Paused : state_;
}

lab::BreedProgress BreederWorker::progress() const {
    const std::lock_guard lock(mutex_);
    return progress_;
}

std::uint64_t BreederWorker::version() const {
    const std::lock_guard lock(mutex_);
    return version_;
}

BreederWorker::Known BreederWorker::known() const {
    const std::lock_guard lock(mutex_);
    return known_;
}

lab::RunControl BreederWorker::control(const lab::BreedProgress& progress) {
    const std::lock_guard lock(mutex_);
    progress_ = progress;
    return quit_ ? lab::RunControl::GiveUp : rests_ ? lab::RunControl::Rest : lab::RunControl::GoOn;
}

void BreederWorker::lay_out() {
    {
        const std::lock_guard lock(mutex_);
        progress_ = breeder_->progress();
        known_.elites = breeder_->elites();
        if (breeder_->finished()) state_ = State::Judging;
        ++version_;
    }
    told_();
}

bool BreederWorker::work() {
    const lab::BreedWatch watch = [this](const lab::BreedProgress& progress) { return control(progress); };
    if (!breeder_->finished()) {
        if (!breeder_->step(workers_, watch)) return false;
        lay_out();
        return true;
    }
    auto dominance = breeder_->dominance(workers_, watch);
    if (!dominance) return false;
    {
        const std::lock_guard lock(mutex_);
        progress_ = breeder_->progress();
        known_.dominance = std::move(dominance);
        rests_ = false;
        state_ = State::Done;
        ++version_;
    }
    told_();
    return false;
}

}  // namespace screens
