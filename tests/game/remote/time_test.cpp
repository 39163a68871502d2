// A shared table's clocks: all machines count the same seconds, and nobody can get more time.

#include <doctest/doctest.h>

#include "game/remote/correspondence.h"
#include "tests/support/hostile_table.h"

namespace remote {

TEST_CASE("The table counts what it waits for a step, while all are there") {
    HonestHost table;
    table.now += 8;
    table.poll();
    CHECK(table.host.thought() == doctest::Approx(8).epsilon(0.2));
    REQUIRE_FALSE(table.host.ask(kAgreeHeads));
    CHECK(table.game.seconds == doctest::Approx(8).epsilon(0.2));
    CHECK(table.host.thought() == 0);
    table.wait();
    CHECK(table.rogue->heard<NextStep>()->time / 1000.0 == doctest::Approx(table.game.seconds).epsilon(0.01));
    SUBCASE("nobody's clock runs while somebody is away") {
        table.rogue->say(Bye{});
        table.wait();
        const double before = table.host.thought();
        table.now += 300;
        table.host.poll(table.now);
        table.host.poll(table.now += 300);
        CHECK(table.host.thought() == before);
    }
    SUBCASE("nor while nothing is heard of them") {
        table.now += 11;
        table.host.poll(table.now);
        const double before = table.host.thought();
        table.host.poll(table.now += 3);
        CHECK(table.host.thought() == before);
    }
}

TEST_CASE("A guest goes by the host's clock as far as it has seen the same") {
    struct Counted {
        double seen, told, counted;
    };
    const auto after = [](double waits, double told_more) {
        HonestGuest table;
        table.guest.poll(table.now += waits);
        const double seen = table.guest.thought(), told = std::max(0.0, seen + told_more);
        table.rogue->say(NextStep{table.step_of(0, kAgreeHeads), static_cast<int>(told * 1000)});
        table.wait();
        REQUIRE(table.game.steps() == 1);
        CHECK(table.guest.thought() < 1);
        return Counted{seen, told, table.game.seconds};
    };
    const Counted alike = after(5, 0.5);
    CHECK(alike.counted == doctest::Approx(alike.told).epsilon(0.001));
    // A host that claims to have thought for no time, or that a minute of the other's time is gone.
    const Counted less = after(8, -60), more = after(2, 60);
    CHECK(less.counted > less.seen - kClockSlack - 0.001);
    CHECK(more.counted < more.seen + kClockSlack + 0.5);
}

TEST_CASE("By file nobody's clock runs") {
    Battle game = new_battle();
    const Correspondence table(kit::self_of('a', "Ann"), Host::new_ledger(kit::self_of('a', "Ann"), {0}), game);
    CHECK_FALSE(table.keeps_time());
    CHECK(table.thought() == 0);
}

}  // namespace remote
