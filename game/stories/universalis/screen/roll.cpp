// The dice of the pools fall: into their lanes of the tray, at once, or as people tell.

#include <algorithm>

#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/screen/table_layout.h"
#include "game/stories/universalis/screen/words.h"

namespace screens {

namespace {

constexpr int kTenSided = 10;

// Gives what the tray showed.
class ShownDice final : public hands::QuickHand {
public:
    explicit ShownDice(std::vector<int> dice) : dice_(std::move(dice)) {}
    int roll(int sides, core::Random& random) override {
        return next_ < dice_.size() ? dice_[next_++] : QuickHand::roll(sides, random);
    }

private:
    std::vector<int> dice_;
    std::size_t next_ = 0;
};

const UniLane& lane_of(const std::vector<UniLane>& lanes, uni::PoolId pool) {
    return *std::ranges::find_if(lanes, [&](const UniLane& lane) {
        return std::ranges::find(lane.pools, pool, &uni::Pool::pool) != lane.pools.end();
    });
}

// Into each pool's lane, its Edge dice last; nothing where they find too little room to roll.
std::vector<int> thrown(UniView& view) {
    const auto order = uni::rolling_order(view.match());
    const auto lanes = uni_lanes(uni_places(view.desk, view.match().count()), order);
    std::vector<int> shown;
    for (const UniLane& lane : lanes)
        if (lane.pools.front().count() > 0 && lane.die < kLeastDie) return shown;
    view.motion.tray.clear();
    for (const uni::Pool& pool : order)
        for (int die = 0; die < pool.count(); ++die) {
            const UniLane& lane = lane_of(lanes, pool.pool);
            const render::Ring edge = die < pool.dice ? render::Ring::None : render::Ring::Solid;
            shown.push_back(view.motion.tray.roll({kTenSided, lane.die, edge}, lane.floor, view.random));
        }
    return shown;
}

}  // namespace

void UniView::roll_dice() {
    uni::RollDice command{match().seat, std::nullopt};
    if (tossing == Tossing::Told) command.dice = told;
    if (const auto refusal = uni::Universalis::check(match(), command)) {
        fault = refusal_in_words(*refusal);
        return;
    }
    std::vector<int> dice;
    if (tossing == Tossing::Tray) dice = thrown(*this);
    motion.as_fallen = !dice.empty();
    if (!motion.as_fallen) motion.tray.clear();
    told.clear();
    ShownDice hand(std::move(dice));
    submit(command, hand);
}

}  // namespace screens
