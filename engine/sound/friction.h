#pragma once
// Card, paper and cloth: friction noise that follows the hand.

#include <vector>

#include "engine/sound/wave.h"

namespace sound {

// The things that slide over the felt.
enum class Sliding { Coin, Coins, Card };
struct Slid {
    Sliding what = Sliding::Coin;
    double seconds = 0.5;
    std::vector<double> speeds{6};  // inches per second, at equal intervals from start to end
    friend bool operator==(const Slid&, const Slid&) = default;
};
struct CardLaid {
    friend bool operator==(const CardLaid&, const CardLaid&) = default;
};
struct CardLifted {
    friend bool operator==(const CardLifted&, const CardLifted&) = default;
};
struct PaperTurned {
    friend bool operator==(const PaperTurned&, const PaperTurned&) = default;
};

// The wave of a slide lasts as long as the slide.
Wave rub(const Slid& slide, core::Random& random);
Wave rub(CardLaid, core::Random& random);
Wave rub(CardLifted, core::Random& random);
Wave rub(PaperTurned, core::Random& random);

}  // namespace sound
