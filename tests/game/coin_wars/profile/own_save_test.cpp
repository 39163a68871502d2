// Who comes back to a shared battle goes on from their own save, wherever it is.

#include <doctest/doctest.h>

#include "game/coin_wars/profile/turn_files.h"
#include "tests/support/files.h"
#include "tests/support/shared_battle.h"

TEST_CASE("a player's own save of a table is found, also once another battle was begun; nobody else's is") {
    const kit::Folder folder("own-save");
    const auto& home = folder.path();
    const rules::Record record = kit::shared_battle(8, 3);  // as Ann, the host, has saved it
    const remote::Key table = profile::ledger_of(record)->table;
    CHECK_FALSE(profile::own_save(home, table, 0));
    REQUIRE(profile::write_record(profile::saved_journal(home, ""), record));
    const auto own = profile::own_save(home, table, 0);
    REQUIRE(own);
    CHECK(own->record.steps == record.steps);
    CHECK_FALSE(profile::own_save(home, table, 1));
    CHECK_FALSE(profile::own_save(home, table, remote::kNobody));
    CHECK_FALSE(profile::own_save(home, net::to_hex(net::Bytes(16, 'x')), 0));

    profile::put_aside(home);
    CHECK_FALSE(profile::is_saved(home, table));
    CHECK(profile::own_save(home, table, 0));
    profile::forget_left(home, table);
    CHECK_FALSE(profile::own_save(home, table, 0));
}
