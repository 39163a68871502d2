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
    AskedBack() {
        for (Guest* guest : {&ben, &cleo, &dan}) {
            guests.push_back(guest);
            wait();
        }
        REQUIRE(cleo.state() == Guest::State::Joined);
        for (Guest* guest : {&ben, &cleo}) {
            REQUIRE_FALSE(guest->ask(PlainRounds::command("move", guest->me())));
            wait();
        }
        REQUIRE(game.steps() == 2);
    }
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
    PlainRounds game{3};
    std::vector<PlainRounds> games{3, PlainRounds(3)};
    Self ann = kit::self_of('a', "Ann");
    Host host{ann,  Host::new_ledger(ann, {0}),        {1, 2}, {new_code(), new_code()},
              game, [this] { return exchange.take(); }};
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

}  // namespace remote
