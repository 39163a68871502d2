// The conditions for the next place in the order, where no message alone shows them.

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

TEST_CASE("Going back that one has agreed to, and more that others may, comes as one to who was away") {
    HonestGuest table;
    table.order(table.step_of(0, kAgreeHeads));
    CHECK_FALSE(table.guest.ask(kAgreeTails));
    table.wait();
    table.order(table.told({table.place().revision, 1, kAgreeTails, {}, {}, table.rogue->heard<Ask>()->proof}));
    const Ledger& ledger = table.guest.ledger();
    REQUIRE(ledger.steps.size() == 2);
    CHECK(may_go_back_to(ledger, table.game, 1, ledger.revision + 1) == "bent");  // it is its own step
    CHECK(may_go_back_to(ledger, table.game, 0, ledger.revision + 2) == "bent");
    table.rogue->say(Offer{0, 1});
    table.wait();
    table.guest.answer(true);
    REQUIRE(has_consented(ledger));
    CHECK_FALSE(may_go_back_to(ledger, table.game, 1, ledger.revision + 1));
    CHECK_FALSE(may_go_back_to(ledger, table.game, 0, ledger.revision + 2));
}

}  // namespace remote
