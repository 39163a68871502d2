#include "game/kit/table/sound_cues.h"

#include <algorithm>

namespace table {

namespace {

constexpr double kDropSpeed = 32, kLaySpeed = 9, kFlickSpeed = 16;  // inches per second

sound::Metal metal_of(const std::string& metal) {
    if (metal == "copper") return sound::Metal::Copper;
    if (metal == "silver") return sound::Metal::Silver;
    if (metal == "golden") return sound::Metal::Golden;
    return sound::Metal::Nickel;
}

}  // namespace

void sort_by_time(Cues& cues) {
    std::stable_sort(cues.begin(), cues.end(), [](const Cue& a, const Cue& b) { return a.time < b.time; });
}

sound::Disc disc_of(const rules::CoinType& type) { return sound::coin_disc(type.diameter, metal_of(type.metal)); }

Cue set_down(const rules::CoinType& type, double time, Vec2 at, sound::Bed bed) {
    return {time, sound::CoinStruck{disc_of(type), std::nullopt, bed, kLaySpeed}, at};
}

Cue dropped(const rules::CoinType& type, double time, Vec2 at) {
    return {time, sound::CoinDropped{disc_of(type), kDropSpeed}, at};
}

Cue touched(const rules::CoinType& type, const rules::CoinType& other, double speed, double time, Vec2 at) {
    return {time, sound::CoinStruck{disc_of(type), disc_of(other), sound::Bed::Felt, speed}, at};
}

Cues tossed(const rules::CoinType& type, const physics::Trajectory& toss) {
    const sound::Disc disc = disc_of(type);
    Cues cues{{0, sound::CoinStruck{disc, std::nullopt, sound::Bed::Air, kFlickSpeed}, toss.at(0).position}};
    for (const physics::Impact& impact : toss.impacts) {
        sound::CoinStruck strike{disc, std::nullopt, sound::Bed::Felt, impact.speed};
        if (impact.what == physics::Struck::Coin) strike.on = disc;
        if (impact.what == physics::Struck::Wall) strike.bed = sound::Bed::Wood;
        cues.push_back({impact.time, strike, toss.at(impact.time).position});
    }
    sort_by_time(cues);
    return cues;
}

Cues rolled(const physics::RollTrajectory& roll) {
    Cues cues;
    for (const physics::Impact& impact : roll.impacts) {
        const auto on = impact.what == physics::Struck::Table  ? sound::DieStruck::On::Felt
                        : impact.what == physics::Struck::Wall ? sound::DieStruck::On::Wood
                                                               : sound::DieStruck::On::Thing;
        cues.push_back({impact.time, sound::DieStruck{roll.sides, on, impact.speed}, roll.at(impact.time).position});
    }
    sort_by_time(cues);
    return cues;
}

Cues put_down(int sides, double time, Vec2 at) {
    return {{time, sound::DieStruck{sides, sound::DieStruck::On::Felt, kLaySpeed}, at}};
}

Cues together(Cues first, Cues second) {
    first.insert(first.end(), second.begin(), second.end());
    sort_by_time(first);
    return first;
}

void stretch(Cues& cues, double factor) {
    for (Cue& cue : cues) {
        cue.time *= factor;
        if (auto* slide = get_if<sound::Slid>(&cue.sound)) slide->seconds *= factor;
    }
}

}  // namespace table
