// The other player's pointer never fills the connection.

#include <doctest/doctest.h>

#include "tests/support/hostile_table.h"

namespace remote {

namespace {

Json hand_at(int place) { return {{"at", {place, 0}}}; }

}  // namespace

TEST_CASE("A guest's hand goes out ten times a second, however fast it moves") {
    HonestGuest table;
    const int before = table.rogue->count<Ghost>();
    for (int i = 0; i < 100; ++i) {  // two seconds
        table.guest.show(hand_at(i));
        table.now += 0.02;
        table.guest.poll(table.now);
        table.rogue->poll();
    }
    table.wait();
    const int sent = table.rogue->count<Ghost>() - before;
    CHECK(sent <= 21);
    CHECK(sent >= 15);
    CHECK(table.rogue->heard<Ghost>()->what.json == hand_at(99));  // the last position is never left out
}

TEST_CASE("A hand waits outside a line that is full, and only the latest is sent then") {
    HonestGuest guest;
    guest.exchange.clog(true);
    const int before = guest.rogue->count<Ghost>();
    for (int i = 0; i < 40; ++i) {
        guest.guest.show(hand_at(i));
        guest.poll();
    }
    CHECK(guest.rogue->count<Ghost>() == before);
    guest.exchange.clog(false);
    guest.wait();
    CHECK(guest.rogue->count<Ghost>() == before + 1);
    CHECK(guest.rogue->heard<Ghost>()->what.json == hand_at(39));

    HonestHost host;
    host.exchange.clog(true);
    for (int i = 0; i < 40; ++i) {
        host.host.show(hand_at(i));
        host.poll();
    }
    CHECK(host.rogue->count<Ghost>() == 0);
    host.exchange.clog(false);
    host.wait();
    CHECK(host.rogue->count<Ghost>() == 1);
    CHECK(host.rogue->heard<Ghost>()->what.json == hand_at(39));
}

TEST_CASE("A host passes hands on ten times a second too") {
    HonestHost table;
    for (int i = 0; i < 100; ++i) {
        table.host.show(hand_at(i));
        table.now += 0.02;
        table.host.poll(table.now);
        table.rogue->poll();
    }
    table.wait();
    CHECK(table.rogue->count<Ghost>() <= 21);
    CHECK(table.rogue->heard<Ghost>()->what.json == hand_at(99));
}

}  // namespace remote
