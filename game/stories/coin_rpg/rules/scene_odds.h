#pragma once
// The whole Scene beaten, exactly, with the best choice at every 0: all open contests at once, because they
// share Coolness. Helpers that are there stay; Powers and further helpers are left out.

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "game/stories/coin_rpg/rules/odds.h"

namespace rules::coin_rpg {

// Open contests before an own toss.
struct SceneFight {
    struct Part {
        int value = 0;  // of the main Trait; not used if that is Coolness
        Coin coin{};    // that it tosses
        int scene_coins = 1;
        bool by_coolness = false;              // Coolness is the main Trait
        std::optional<Coin> coolness_helps{};  // its coin if it is a helper
        Group other_helper{};                  // Miscellaneous
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts{};  // in the order of the card
    int coolness = 0;
};

// Counting can be given up: asked now and then, false: it ends without an answer.
using GoOn = std::function<bool()>;

// Keeps what it has counted, so that positions of one Scene are quick to ask one after the other.
class SceneOdds {
public:
    explicit SceneOdds(GoOn go_on);
    ~SceneOdds();
    SceneOdds(const SceneOdds&) = delete;
    SceneOdds& operator=(const SceneOdds&) = delete;

    // `first`: by part, the coins of the round that has begun; later rounds toss the coins of the fight.
    // Nothing if it was given up.
    std::optional<double> beaten(const SceneFight& fight, const std::vector<RoundCoins>& first = {});

private:
    class Recursion;
    std::unique_ptr<Recursion> recursion_;
};

}  // namespace rules::coin_rpg
