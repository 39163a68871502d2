#include "game/stories/coin_rpg/rules/scene_odds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace rules::coin_rpg {

namespace {

using Parts = std::vector<SceneFight::Part>;

// A difference with which a part may end a round; those with the same consequence are merged.
struct RoundEnd {
    int difference;
    double chance;
};
using RoundEnds = std::vector<RoundEnd>;

constexpr std::size_t kMaxParts = 4;  // RPG-9

// The state of the fight, cheap to copy.
struct Position {
    std::array<SceneFight::Part, kMaxParts> parts{};
    std::size_t count = 0;
    int coolness = 0;
};

Position position_of(const SceneFight& fight) {
    Position position{{}, fight.parts.size(), fight.coolness};
    std::ranges::copy(fight.parts, position.parts.begin());
    return position;
}

// A pending decision: RPG-37.
struct Due {
    std::size_t part;
    int value_before, extra;
};
struct AllDue {
    std::array<Due, kMaxParts> list{};
    std::size_t count = 0;
};

int value_of(const Position& fight, const SceneFight::Part& part) {
    return part.by_coolness ? fight.coolness : part.value;
}

RoundCoins coins_of(const Position& fight, const SceneFight::Part& part) {
    RoundCoins coins{0, {{value_of(fight, part), part.coin}, part.other_helper}, part.scene_coins};
    if (part.coolness_helps) coins.own.push_back({fight.coolness, *part.coolness_helps});
    return coins;
}

// Larger differences than the Scene's coins, or than Trait and Coolness can bear, are all treated alike.
RoundEnds round_ends(const RoundCoins& coins, const Position& fight, const SceneFight::Part& part) {
    const Spread spread = coin_rpg::spread(coins);
    const int bears = part.value + fight.coolness + 1;
    RoundEnds ends;
    for (int difference = spread.min; difference <= spread.max(); ++difference) {
        const double chance = spread.of(difference).value();
        const int counts = std::clamp(difference, -bears, part.scene_coins);
        if (chance <= 0) continue;
        if (!ends.empty() && ends.back().difference == counts)
            ends.back().chance += chance;
        else
            ends.push_back({counts, chance});
    }
    return ends;
}

// Covers only open parts, including which ones are open.
std::uint64_t key_of(const Position& fight) {
    std::uint64_t key = static_cast<std::uint64_t>(fight.coolness);
    for (std::size_t i = 0; i < fight.count; ++i) {
        const SceneFight::Part& part = fight.parts[i];
        const auto value = static_cast<std::uint64_t>(part.scene_coins == 0 ? 0 : part.value);
        const auto coin = static_cast<std::uint64_t>(part.scene_coins == 0 ? Coin{} : part.coin);
        key = ((key << 5 | value) << 2 | coin) << 7 | static_cast<std::uint64_t>(part.scene_coins);
    }
    return key;
}

// The parts that never change within a Scene: they distinguish the positions of different Scenes.
Parts constant(Parts parts) {
    for (SceneFight::Part& part : parts) {
        part.value = part.scene_coins = 0;
        part.coin = {};
    }
    return parts;
}

}  // namespace

class SceneOdds::Recursion {
public:
    explicit Recursion(GoOn go_on) : go_on_(std::move(go_on)) {}

    std::optional<double> beaten(const SceneFight& fight, const std::vector<RoundCoins>& first) {
        if (Parts scene = constant(fight.parts); scene != scene_) {
            known_.clear();
            scene_ = std::move(scene);
        }
        const double chance = first.empty() ? beats(position_of(fight)) : begun(position_of(fight), first);
        return given_up_ ? std::nullopt : std::optional(chance);
    }

private:
    double beats(const Position& fight) {
        bool open = false;
        for (std::size_t i = 0; i < fight.count; ++i) open = open || fight.parts[i].scene_coins > 0;
        if (!open) return 1;
        const std::uint64_t key = key_of(fight);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        if (gives_up()) return 0;
        std::vector<RoundEnds> all;
        double tie = 1;
        for (std::size_t i = 0; i < fight.count; ++i) {
            const SceneFight::Part& part = fight.parts[i];
            if (part.scene_coins == 0) {
                all.push_back({{0, 1}});
                continue;
            }
            all.push_back(round_ends(coins_of(fight, part), fight, part));
            const auto tied = std::ranges::find(all.back(), 0, &RoundEnd::difference);
            tie *= tied == all.back().end() ? 0 : tied->chance;
        }
        // Repeats a round in which nothing happens.
        const double chance = sum_of(fight, all, Ties::LeftOut) / (1 - tie);
        known_.emplace(key, chance);
        return chance;
    }

    double begun(const Position& fight, const std::vector<RoundCoins>& first) {
        std::vector<RoundEnds> all;
        for (std::size_t i = 0; i < fight.count; ++i) all.push_back(round_ends(first[i], fight, fight.parts[i]));
        return sum_of(fight, all, Ties::Counted);
    }

    enum class Ties { Counted, LeftOut };
    // Sums over all ways in which the parts may end the round.
    double sum_of(const Position& fight, const std::vector<RoundEnds>& all, Ties ties) {
        double sum = 0;
        std::vector<std::size_t> which(all.size(), 0);
        std::vector<int> ended(all.size());
        while (true) {
            double chance = 1;
            bool tied = true;
            for (std::size_t i = 0; i < all.size(); ++i) {
                chance *= all[i][which[i]].chance;
                ended[i] = all[i][which[i]].difference;
                tied = tied && ended[i] == 0;
            }
            if (!tied || ties == Ties::Counted) sum += chance * settled(fight, ended);
            std::size_t i = 0;
            while (i < all.size() && ++which[i] == all[i].size()) which[i++] = 0;
            if (i == all.size() || given_up_) return sum;
        }
    }

    // RPG-35: everything is computed from the fight before.
    double settled(const Position& fight, const std::vector<int>& ended) {
        if (++settled_ % kStepsBetween == 0) (void)gives_up();
        Position next = fight;
        AllDue due;
        for (std::size_t i = 0; i < ended.size(); ++i) {
            SceneFight::Part& part = next.parts[i];
            if (ended[i] > 0) part.scene_coins -= ended[i];
            if (ended[i] >= 0) continue;
            int& value = part.by_coolness ? next.coolness : part.value;
            const int before = value, blow = -ended[i];
            value = std::max(0, before - blow);
            if (value == 0) due.list[due.count++] = {i, before, std::max(0, blow - before)};
        }
        return decided(next, due, 0);
    }

    // RPG-38 to 41: the best available choice, one decision after another.
    double decided(const Position& fight, const AllDue& due, std::size_t first) {
        if (first == due.count) return beats(fight);
        const Due& now = due.list[first];
        double best = 0;
        if (fight.parts[now.part].coin != Coin::Penny) {
            Position burned = fight;
            SceneFight::Part& part = burned.parts[now.part];
            part.coin = stepped(part.coin, -1);
            (part.by_coolness ? burned.coolness : part.value) = now.value_before;
            best = decided(burned, due, first + 1);
        }
        if (!fight.parts[now.part].by_coolness && fight.coolness > 0) {
            Position soaked = fight;
            soaked.coolness = std::max(0, fight.coolness - now.extra);
            best = std::max(best, decided(soaked, due, first + 1));
        }
        return best;
    }

    bool gives_up() { return given_up_ = given_up_ || !go_on_(); }

    static constexpr std::uint64_t kStepsBetween = 1024;  // between polls of go_on_
    GoOn go_on_;
    std::uint64_t settled_ = 0;
    bool given_up_ = false;
    Parts scene_{};
    std::unordered_map<std::uint64_t, double> known_{};
};

SceneOdds::SceneOdds(GoOn go_on) : recursion_(std::make_unique<Recursion>(std::move(go_on))) {}

SceneOdds::~SceneOdds() = default;

std::optional<double> SceneOdds::beaten(const SceneFight& fight, const std::vector<RoundCoins>& first) {
    return recursion_->beaten(fight, first);
}

}  // namespace rules::coin_rpg
