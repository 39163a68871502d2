// The program's one shared table: who may continue a game by file, and by which codes others find a table.

#include "game/shell/remote_play.h"

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/support/files.h"
#include "tests/support/plain_rounds.h"

namespace {

// True if that table is found in the local network by its code alone.
bool finds(screens::RemotePlay& table, const std::string& code) {
    net::Network guest;
    const auto seeker = net::seek_in_lan(guest, code);
    for (int round = 0; round < 2000 && !seeker->found(); ++round) {
        (void)table.poll(round / 1000.0);
        guest.poll();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return seeker->found().has_value();
}

}  // namespace

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

TEST_CASE("both codes of a table lead to it in the local network") {
    const kit::Folder folder("codes");
    remote::PlainRounds game(2);
    screens::RemotePlay play;
    play.keep_in(folder.path(), {});
    REQUIRE(play.invite(game, "Ann", {{0}, {1}}));
    const remote::Codes codes = play.host()->codes();
    if (!finds(play, codes.seats)) {
        MESSAGE("This machine carries no multicasts: the test was skipped.");
        return;
    }
    CHECK(finds(play, codes.watchers));
}
