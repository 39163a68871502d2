#include "game/coin_wars/screens/replay/chance_worker.h"

#include "game/coin_wars/bots/chance.h"

namespace screens {

ChanceWorker::ChanceWorker(const Replay& replay, std::function<void()> told) : replay_(replay), told_(std::move(told)) {
    for (std::size_t i = 0; i <= replay.steps(); ++i)
        chances_.push_back(bots::chance(replay.match_at(i), cw::Side::Heads));
    std::vector<bool> listed(chances_.size());
    const auto list = [&](std::size_t position) {
        if (!listed[position]) order_.push_back(position);
        listed[position] = true;
    };
    for (const table::TurnStart& start : replay.timeline().turns) list(start.position);
    list(replay.steps());
    turns_ = order_.size();
    for (std::size_t i = 0; i < chances_.size(); ++i) list(i);
    worker_.start([this] { return read_next(); });
}

ChanceWorker::~ChanceWorker() {
    thinking_.stop = true;
    worker_.join();
}

bool ChanceWorker::under_way() const {
    const std::lock_guard lock(mutex_);
    return next_ < order_.size();
}

std::vector<double> ChanceWorker::known() const {
    const std::lock_guard lock(mutex_);
    return chances_;
}

bool ChanceWorker::knows_turns() const {
    const std::lock_guard lock(mutex_);
    return next_ >= turns_;
}

bool ChanceWorker::read_next() {
    const std::size_t position = order_[next_];  // only this thread writes it
    const int playouts = next_ < turns_ ? bots::kPlayoutsATurn : bots::kPlayouts;
    const double chance = bots::foreseen_chance(replay_.match_at(position), cw::Side::Heads, playouts, &thinking_);
    if (thinking_.stop) return false;
    bool more = false;
    {
        const std::lock_guard lock(mutex_);
        chances_[position] = chance;
        more = ++next_ < order_.size();
    }
    if (!more || position == order_[turns_ - 1]) told_();
    return more;
}

}  // namespace screens
