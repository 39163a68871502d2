#pragma once
// The exact chance to beat the whole Scene with the best choice at every 0: all open contests at once, because they
// share Coolness. Current helpers stay; Powers and further helpers are ignored.

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "game/stories/coin_rpg/rules/odds.h"

namespace rules::coin_rpg {

// Open contests before an own toss.
struct SceneFight {
    struct Part {
        int value = 0;  // of the main Trait; unused if that is Coolness
        Coin coin{};    // the coin that it tosses
        int scene_coins = 1;
        bool by_coolness = false;              // Coolness is the main Trait
        std::optional<Coin> coolness_helps{};  // its coin if it helps
        Group other_helper{};                  // Miscellaneous
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts{};  // in card order
    int coolness = 0;
};

// Polled during a calculation; returning false cancels it.
using GoOn = std::function<bool()>;

// Caches its results, so that further positions of the same Scene are quick.
class SceneOdds {
public:
    explicit SceneOdds(GoOn go_on);
    ~SceneOdds();
    SceneOdds(const SceneOdds&) = delete;
    SceneOdds& operator=(const SceneOdds&) = delete;

    // `first`: by part, the coins of the round in progress; later rounds toss the fight's coins. Returns nullopt if
    // cancelled.
    std::optional<double> beaten(const SceneFight& fight, const std::vector<RoundCoins>& first = {});

private:
    class Recursion;
    std::unique_ptr<Recursion> recursion_;
};

}  // namespace rules::coin_rpg
