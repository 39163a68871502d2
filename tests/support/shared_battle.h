#pragma once
// A battle played by two tables over queue lines, as either of them has saved it.

#include <doctest/doctest.h>

#include <memory>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "game/remote/session_game.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/queue_line.h"
#include "tests/support/small_battle.h"

namespace kit {

inline remote::Self self_of(char seed, const std::string& name) {
    return {net::SigningKey(net::Bytes(32, seed)), name, "1"};
}

// Ann, the host, plays Heads and Ben Tails, for this many steps; the battle uses dice.
inline rules::Record shared_battle(std::size_t steps, std::uint64_t seed) {
    using rules::coin_wars::CoinWars;
    using Game = remote::PlainGame<CoinWars>;
    rules::Json battle = small_battle();
    battle["rules"]["dice"] = 6;
    const auto new_game = [](const rules::Json& start) {
        return Game(rules::GameSession<CoinWars>(CoinWars::start(start).value(), 1));
    };
    Game game = new_game(battle);
    std::unique_ptr<Game> other;
    tests::Exchange exchange(seed, {});
    core::Random random(seed);
    const auto ann = self_of('a', "Ann");
    remote::Host host(ann, remote::Host::new_ledger(ann, {0}), {1}, {remote::new_code(), remote::new_code()}, game,
                      [&] { return exchange.take(); });
    remote::Guest guest(self_of('b', "Ben"), host.codes().seats, [&] { return exchange.dial(); });
    double now = 0;
    for (int polls = 0; polls < 100'000 && game.steps() < steps; ++polls) {
        now += 0.05;
        host.poll(now);
        guest.poll(now);
        if (const auto welcome = guest.take_welcome()) {
            other = std::make_unique<Game>(new_game(welcome->start));
            guest.sit_down(*other);
        }
        remote::Table& table = random.below(2) == 0 ? static_cast<remote::Table&>(host) : guest;
        (void)table.ask(CoinWars::to_json(propose(game.session().match(), random)));
    }
    REQUIRE(game.steps() >= steps);
    rules::Record record = game.record();
    record.about["remote"] = remote::to_json(host.ledger());
    return record;
}

}  // namespace kit
