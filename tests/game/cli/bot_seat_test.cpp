// Bots at a shared table without a window.

#include "game/cli/bot_seat.h"

#include <doctest/doctest.h>

#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "game/remote/invitation.h"
#include "tests/support/queue_line.h"
#include "tests/support/small_battle.h"

namespace {

std::unique_ptr<cli::SavedBattle> unseen(const rules::Json& start) {
    rules::Record record;
    record.game = "coin-wars";
    record.start = start;
    record.about["hidden"] = true;
    return std::move(*cli::SavedBattle::from(record, ""));
}

cli::BotSeat recruit(rules::coin_wars::Side side) {
    std::string fault;
    return {std::move(*cli::bot_of({"recruit"}, fault)), side, 1};
}

remote::Self self_of(char seed) { return {net::SigningKey(net::Bytes(32, seed)), "Bot", "1"}; }

}  // namespace

TEST_CASE("Bots whose players set up unseen seal their set-ups and fight") {
    rules::Json start = kit::small_battle();
    start["victory"]["turns"] = 2;
    const auto hers = unseen(start);
    std::unique_ptr<cli::SavedBattle> his;
    tests::Exchange exchange(1, {});
    remote::Host host(self_of('a'), remote::Host::new_ledger(self_of('a'), {0}), {1},
                      {remote::new_code(), remote::new_code()}, *hers, [&] { return exchange.take(); });
    remote::Guest guest(self_of('b'), host.codes().seats, [&] { return exchange.dial(); });
    cli::BotSeat heads = recruit(rules::coin_wars::Side::Heads), tails = recruit(rules::coin_wars::Side::Tails);
    double now = 0;
    for (int polls = 0; polls < 100'000 && hers->match().phase < rules::coin_wars::Phase::Play; ++polls) {
        host.poll(now += 0.05);
        guest.poll(now);
        if (const auto welcome = guest.take_welcome()) {
            his = unseen(welcome->start);
            guest.sit_down(*his);
        }
        if (!his) continue;
        heads.poll(host, *hers);
        tails.poll(guest, *his);
        core::wait_for_workers(std::chrono::milliseconds(1));
    }
    CHECK(hers->match().phase == rules::coin_wars::Phase::Play);
    std::size_t opened = 0;
    for (const remote::Signed& step : host.ledger().steps) opened += step.opening.has_value();
    CHECK(opened == 4);  // all coins of each side, and its Ready
    auto again = unseen(start);
    CHECK_FALSE(remote::first_violation(host.ledger(), hers->record(), *again));
}
