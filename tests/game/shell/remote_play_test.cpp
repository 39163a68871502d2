// The program's one shared table: who may continue a game by file.

#include "game/shell/remote_play.h"

#include <doctest/doctest.h>

#include "tests/support/files.h"
#include "tests/support/plain_rounds.h"

TEST_CASE("who only watched a game is told so when continuing it by file") {
    const kit::Folder folder("watched");
    remote::PlainRounds game(2);
    screens::RemotePlay play;
    play.keep_in(folder.path(), {});
    remote::Ledger ledger = play.new_table("Ann", {0}).value();
    ledger.me = remote::kNobody;
    const auto watched = play.correspond(game, "Ann", ledger);
    REQUIRE_FALSE(watched);
    CHECK(words::english(watched.error()) == "You are watching this table.");
    CHECK(play.table() == nullptr);

    ledger.me = 0;
    CHECK(play.correspond(game, "Ann", ledger));
    CHECK(play.by_file() != nullptr);
}
