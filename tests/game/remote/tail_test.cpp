// Guests who have seen more than a host that was restored.

#include "tests/support/hostile_table.h"
#include "tests/support/plain_rounds.h"

namespace remote {

namespace {

// A host of three seats, and the two who sat there before it was restored.
struct RestoredHost {
    RestoredHost() {
        come(0);
        come(1);
        greet(first(), mallory(), 0);
        greet(second(), ben, 0);
        REQUIRE(host.ledger().people.size() == 3);
        come(0);
        come(1);
    }
    Rogue& first() { return *guests[0]; }
    Rogue& second() { return *guests[1]; }
    void come(std::size_t which) {
        guests[which] = std::make_unique<Rogue>(exchange.dial(), host.codes().seats, net::Channel::End::Guest);
        wait();
    }
    void greet(Rogue& rogue, const Self& self, int revision) {
        Hello hello = hello_of(rogue, self);
        hello.table = host.ledger().table;
        hello.revision = revision;
        hello.digests = digests_of(host.ledger(), game.record());
        rogue.say(hello);
        wait();
    }
    void wait() {
        for (int i = 0; i < 20; ++i) {
            host.poll(now += 0.05);
            for (const auto& each : guests)
                if (each) each->poll();
        }
    }

    tests::Exchange exchange{1, {}};
    PlainRounds game{3};
    Self ann = kit::self_of('a', "Ann"), ben = kit::self_of('b', "Ben");
    Host host{ann,  Host::new_ledger(ann, {0}),        {1, 2}, {new_code(), new_code()},
              game, [this] { return exchange.take(); }};
    std::array<std::unique_ptr<Rogue>, 2> guests;
    double now = 0;
};

}  // namespace

TEST_CASE("Two guests who bring a host the same goings back are both told where the table is") {
    for (const int ahead : {2, 3}) {
        CAPTURE(ahead);
        RestoredHost table;
        // A step and its undo, or two undos, after the host's last save: no steps are missing.
        table.greet(table.first(), mallory(), ahead);
        table.greet(table.second(), table.ben, 2);
        REQUIRE(table.first().heard<Want>());
        REQUIRE(table.second().heard<Want>());
        table.first().say(Steps{0, ahead, {}});
        table.wait();
        CHECK(table.host.ledger().revision == ahead);
        REQUIRE(table.first().heard<Steps>());
        CHECK(table.first().heard<Steps>()->revision == ahead);
        table.second().say(Steps{0, 2, {}});
        table.wait();
        REQUIRE(table.second().heard<Bye>());
        CHECK(table.second().heard<Bye>()->why.empty());  // to join again
        table.come(1);
        table.greet(table.second(), table.ben, 2);
        REQUIRE(table.second().heard<Steps>());
        CHECK(table.second().heard<Steps>()->revision == ahead);
        CHECK(table.host.ledger().revision == ahead);
    }
}

}  // namespace remote
