// Fights random battles by their seeds and prints a line for each: the number of accepted commands, and a hash of
// all states on the way. It must print the same with any compiler.
//   play_by_seed 200   the seeds 1 to 200

#define DOCTEST_CONFIG_IMPLEMENT  // required by the tests' table parser
#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>

#include "engine/core/hash.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/random_battle.h"

namespace {

namespace cw = rules::coin_wars;

constexpr int kAttempts = 250;
constexpr int kNearest = 40;  // finding the nearest legal point is slow, so do it only sometimes

class FairHand : public rules::Hand {
public:
    rules::Face toss(core::Random& random) override {
        return random.below(2) == 0 ? rules::Face::Heads : rules::Face::Tails;
    }
    int roll(int sides, core::Random& random) override {
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
    }
};

void play(std::uint64_t seed) {
    cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(tests::random_battle(seed)));
    core::Random choices(seed), chance(seed + 1);
    FairHand hand;
    core::Hash all;
    int accepted = 0;
    for (int i = 0; i < kAttempts && match.phase != cw::Phase::Over; ++i) {
        const cw::Command command = kit::propose(match, choices);
        if (const auto refusal = cw::CoinWars::check(match, command)) {
            all.add(refusal->code).add(refusal->by.value_or(0));
            if (i % kNearest != 0) continue;
            if (const auto nearest = cw::CoinWars::nearest(match, command)) all.add(nearest->x).add(nearest->y);
            continue;
        }
        all.add(static_cast<int>(cw::CoinWars::apply(match, command, chance, hand).size()));
        all.add(cw::CoinWars::hash(match));
        ++accepted;
    }
    std::printf("seed %llu: %d commands, %s\n", static_cast<unsigned long long>(seed), accepted,
                core::to_hex(all.value()).c_str());
}

}  // namespace

int main(int count, char** arguments) {
    const int seeds = count > 1 ? std::atoi(arguments[1]) : 100;
    for (int seed = 1; seed <= seeds; ++seed) play(static_cast<std::uint64_t>(seed));
    return 0;
}
