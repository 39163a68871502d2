// The dice of the pools fall: into their lanes of the tray, at once, or as people tell.

#include <algorithm>

#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/screen/table_layout.h"
#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

namespace {

constexpr int kTenSided = 10;

const Lane& lane_of(const std::vector<Lane>& lanes, uni::PoolId pool) {
    return *std::ranges::find_if(lanes, [&](const Lane& lane) {
        return std::ranges::find(lane.pools, pool, &uni::Pool::pool) != lane.pools.end();
    });
}

// Into each pool's lane, its Edge dice last; nothing where they find too little room to roll.
std::vector<int> thrown(View& view) {
    const auto order = uni::rolling_order(view.match());
    const auto lanes = lanes_in(places_on(view.place.desk, view.match().count()), order);
    std::vector<int> shown;
    for (const Lane& lane : lanes)
        if (lane.pools.front().count() > 0 && lane.die < kLeastDie) return shown;
    view.motion.tray.clear();
    for (const uni::Pool& pool : order)
        for (int die = 0; die < pool.count(); ++die) {
            const Lane& lane = lane_of(lanes, pool.pool);
            const render::Ring edge = die < pool.dice ? render::Ring::None : render::Ring::Solid;
            shown.push_back(view.motion.tray.roll({kTenSided, lane.die, edge}, lane.floor, view.random));
        }
    return shown;
}

}  // namespace

void View::roll_dice() {
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
    ShownHand hand(std::move(dice));
    submit(command, hand);
}

}  // namespace screens::universalis
