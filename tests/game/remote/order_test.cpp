// What may stand at the next place of the order, where no message shows it by itself.

#include "game/remote/sealing.h"
#include "tests/support/hostile_table.h"

namespace remote {

TEST_CASE("While a throw is fixed the order moves nowhere, not even to the same steps") {
    HonestGuest table;
    table.to_bens_link();
    const int revision = table.guest.ledger().revision;
    table.refuses(Back{revision + 1, static_cast<int>(table.guest.ledger().steps.size())}, "bent");
}

TEST_CASE("A round that is opened has what one has sealed oneself") {
    const Battle game = new_battle();
    Ledger ledger = Host::new_ledger(mallory(), {0});
    Secret secret{0, net::to_hex(net::Bytes(32, 's')), {}};
    secret.commands.push_back(kAgreeHeads);
    ledger.secrets.push_back(secret);
    Step step{1, 0, kAgreeHeads, {}, {}, {}};
    step.seals.push_back(seal_of(ledger, secret));
    CHECK_FALSE(may_come(ledger, game, step));
    step.seals.front().hashes.front() = net::to_hex(net::Bytes(32, 'x'));
    CHECK(may_come(ledger, game, step) == "bent");
}

}  // namespace remote
