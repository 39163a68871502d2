#include "game/coin_wars/lab/fight.h"

#include "game/coin_wars/lab/fight_loop.h"
#include "game/kit/hands/quick_hand.h"

namespace lab {

std::uint64_t chance(const Contest& contest, int pair, int battle, Stream which) {
    const std::uint64_t seed = stream(contest.seed, pair, which);
    // The seed must differ if nothing else distinguishes the two battles of a pair.
    const bool alike = contest.swap == Swap::Sides && contest.meeting(pair).as_it_is;
    return alike && battle == 1 ? mixed(seed) : seed;
}

std::unique_ptr<rules::Hand> make_hand(const Contest& contest) {
    return contest.hand ? contest.hand() : std::make_unique<hands::QuickHand>();
}

std::optional<Fought> fight(const Contest& contest, int pair, int battle, Control* control) {
    cw::Match match = start_of(contest, pair, battle);
    core::Random dice(chance(contest, pair, battle, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    std::vector<cw::Event> events;
    return fight_on(
        contest, pair, battle, control, [&]() -> const cw::Match& { return match; },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            if (cw::CoinWars::check(match, command)) return nullptr;
            events = cw::CoinWars::apply(match, command, dice, *hand);
            return &events;
        });
}

}  // namespace lab
