#pragma once
// Battles between bots, for tests.

#include <array>
#include <cstdint>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "tests/support/kit.h"

namespace tests {

namespace cw = rules::coin_wars;

struct Played {
    cw::Match end;
    int commands = 0;
    std::string fault;  // empty: every command was legal
};

// Plays to the end, or for at most that many commands.
inline Played play(cw::Match match, std::array<bots::Bot*, 2> bots, std::uint64_t seed, int max = 5000) {
    core::Random dice(seed);
    std::array<core::Random, 2> minds{core::Random(seed + 1), core::Random(seed + 2)};
    kit::FairHand hand;
    Played played;
    while (match.phase != cw::Phase::Over && played.commands < max && played.fault.empty()) {
        const cw::Side side = bots::is_asked(match, cw::Side::Heads) ? cw::Side::Heads : cw::Side::Tails;
        const std::size_t i = cw::index(side);
        const auto command = bots[i]->next(match, side, minds[i]);
        if (!command) {
            played.fault = "nobody says anything";
        } else if (const auto refusal = cw::CoinWars::check(match, *command)) {
            played.fault = cw::CoinWars::to_json(*command).dump() + ": " + words::english(refusal->message);
        } else {
            cw::CoinWars::apply(match, *command, dice, hand);
            ++played.commands;
        }
    }
    played.end = std::move(match);
    return played;
}

inline std::unique_ptr<bots::Bot> bot(std::string_view level, const bots::Budget& budget = {}) {
    return bots::find_level(level)->make(budget);
}

}  // namespace tests
