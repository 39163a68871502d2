// Going back with consent: whoever does not agree ends the question for everyone.

#include <doctest/doctest.h>

#include "game/remote/guest.h"
#include "game/remote/host.h"
#include "tests/support/plain_rounds.h"
#include "tests/support/shared_battle.h"

namespace remote {

namespace {

// Ann hosts, Ben and Cleo are her guests, Dan watches; the last move is Cleo's.
struct AskedBack {
    explicit AskedBack(const std::vector<int>& own = {0}, const std::vector<int>& free = {1, 2})
        : game(static_cast<int>(own.size() + free.size())),
          games(3, game),
          host(ann, Host::new_ledger(ann, own), free, {new_code(), new_code()}, game,
               [this] { return exchange.take(); }) {
        for (Guest* guest : {&ben, &cleo, &dan}) {
            guests.push_back(guest);
            wait();
        }
        REQUIRE(cleo.state() == Guest::State::Joined);
        for (Guest* guest : {&ben, &cleo}) {
            REQUIRE_FALSE(guest->ask(PlainRounds::command("move", seat_of(*guest))));
            wait();
        }
        REQUIRE(game.steps() == 2);
    }
    static int seat_of(const Guest& guest) { return guest.ledger().person(guest.me()).seats.front(); }
    void wait() {
        for (int i = 0; i < 40; ++i) {
            host.poll(now += 0.05);
            for (std::size_t who = 0; who < guests.size(); ++who) {
                guests[who]->poll(now);
                if (guests[who]->take_welcome()) guests[who]->sit_down(games[who]);
            }
        }
    }
    void ben_asks() {
        ben.ask_back(1);
        wait();
        CHECK(ben.waits());
        for (const Table* table : {static_cast<Table*>(&host), static_cast<Table*>(&ben), static_cast<Table*>(&cleo)})
            CHECK(table->offer());
        CHECK_FALSE(dan.offer());  // watchers are not asked
    }
    void is_over() {
        wait();
        CHECK(game.steps() == 2);
        CHECK_FALSE(ben.waits());
        for (const Table* table : {static_cast<Table*>(&host), static_cast<Table*>(&ben), static_cast<Table*>(&cleo)})
            CHECK_FALSE(table->offer());
    }

    tests::Exchange exchange{1, {}};
    PlainRounds game;
    std::vector<PlainRounds> games;
    Self ann = kit::self_of('a', "Ann");
    Host host;
    Guest ben{kit::self_of('b', "Ben"), host.codes().seats, [this] { return exchange.dial(); }};
    Guest cleo{kit::self_of('c', "Cleo"), host.codes().seats, [this] { return exchange.dial(); }};
    Guest dan{kit::self_of('d', "Dan"), host.codes().watchers, [this] { return exchange.dial(); }};
    std::vector<Guest*> guests;
    double now = 0;
};

const std::vector<std::string> kNotAgreed{"not_agreed"};

}  // namespace

TEST_CASE("R-39 whoever does not agree to go back ends the question at every screen, and it may be asked again") {
    AskedBack table;
    table.ben_asks();
    table.host.answer(false);
    table.is_over();
    CHECK(table.ben.take_notices() == kNotAgreed);
    CHECK(table.cleo.take_notices() == kNotAgreed);
    CHECK(table.host.take_notices().empty());
    CHECK(table.dan.take_notices().empty());

    table.ben_asks();
    table.cleo.answer(false);
    table.is_over();
    CHECK(table.ben.take_notices() == kNotAgreed);
    CHECK(table.cleo.take_notices().empty());
    CHECK(table.host.take_notices() == kNotAgreed);

    table.ben_asks();
    table.host.answer(true);
    table.cleo.answer(true);
    table.wait();
    CHECK(table.game.steps() == 1);
    CHECK_FALSE(table.ben.waits());
    CHECK_FALSE(table.ben.offer());
}

TEST_CASE("R-39 at a table whose host has no seat, those who are seated agree to go back among themselves") {
    AskedBack table({}, {0, 1});
    REQUIRE_FALSE(table.ben.ask(PlainRounds::command("call", 0)));
    table.wait();
    REQUIRE_FALSE(table.ben.ask(PlainRounds::command("bid", 0, 3)));
    REQUIRE_FALSE(table.cleo.ask(PlainRounds::command("bid", 1, 4)));
    table.wait();
    REQUIRE(table.game.steps() == 5);

    table.ben.ask_back(3);  // what has been opened
    table.wait();
    REQUIRE(table.cleo.offer());
    table.cleo.answer(true);
    table.wait();
    CHECK(table.game.steps() == 3);
    CHECK(table.games[0].steps() == 3);
    CHECK_FALSE(table.ben.waits());
    CHECK_FALSE(table.ben.offer());
    CHECK(table.ben.state() == Guest::State::Joined);
}

TEST_CASE("R-39 whoever alone is seated goes back without asking") {
    PlainRounds game(2);
    const Self ann = kit::self_of('a', "Ann");
    tests::Exchange exchange{1, {}};
    Host host(ann, Host::new_ledger(ann, {0, 1}), {}, {new_code(), new_code()}, game,
              [&exchange] { return exchange.take(); });
    double now = 0;
    for (const Json& command :
         {PlainRounds::command("call", 0), PlainRounds::command("bid", 0, 3), PlainRounds::command("bid", 1, 4)}) {
        REQUIRE_FALSE(host.ask(command));
        for (int i = 0; i < 4; ++i) host.poll(now += 0.05);
    }
    REQUIRE(game.steps() == 3);
    host.ask_back(1);
    CHECK(game.steps() == 1);
    CHECK_FALSE(host.offer());
}

TEST_CASE("R-39 whoever has asked to go back may give it up") {
    AskedBack table;
    table.ben_asks();
    table.ben.answer(false);
    table.is_over();
    CHECK_FALSE(table.ben.ask(PlainRounds::command("move", 1)));
    table.wait();
    CHECK(table.game.steps() == 3);
}

}  // namespace remote
