// Hosts who keep the order badly: an honest guest leaves them, and its game stays as it was.

#include <doctest/doctest.h>

#include "tests/support/rogue.h"

namespace remote {
namespace {

// Ben comes, plays Tails and is honest; who keeps the order is not, and has Heads.
struct HonestGuest {
    HonestGuest() {
        for (int i = 0; i < 3; ++i) poll();
        auto lines = exchange.take();
        rogue = std::make_unique<Rogue>(std::move(lines.front()), code, net::Channel::End::Host);
        for (int i = 0; i < 40; ++i) poll();
        const Self& self = mallory();
        Person host{net::to_hex(self.key.name()), self.name, {}, net::to_hex(chain.promise()), {}};
        host.seats.push_back(0);
        host.promise_proof = signed_by_host(promise_at(table, host.promise));
        Person ben{net::to_hex(me.key.name()), me.name, {}, {}, {}};
        ben.seats.push_back(1);
        people.people = {host, ben};
        people.here = {1, 1};
        rogue->say(Welcome{1, table, kit::small_battle(), Json::object(), "coin-wars"});
        rogue->say(people);
        rogue->say(Steps{0, 0, {}});
        for (int i = 0; i < 40; ++i) poll();
        REQUIRE(guest.state() == Guest::State::Joined);
    }
    // Both agree, and Ben chooses faces: the toss comes next.
    void to_the_toss() {
        order(step_of(0, kAgreeHeads));
        for (const Json& command : {kAgreeTails, kFaces}) {
            CHECK_FALSE(guest.ask(command));
            wait();
            const Ask* ask = rogue->heard<Ask>();
            REQUIRE(ask);
            order(Step{ask->revision, 1, command, {}, {}, ask->proof});
        }
        REQUIRE(game.steps() == 3);
    }
    void order(const Step& step) {
        rogue->say(NextStep{step});
        wait();
    }
    Need need_of(int revision, const Json& command) const {
        const Link own{0, 1, net::to_hex(chain.link(1))};
        return {revision, 0, command, own, signed_by_host(asked_text(table, revision, command, &own))};
    }
    // Mallory has fixed a toss, and knows Ben's link.
    void to_bens_link() {
        to_the_toss();
        rogue->say(need_of(4, kToss));
        wait();
        REQUIRE(rogue->heard<Give>());
    }
    void wait() {
        for (int i = 0; i < 12; ++i) poll();
    }
    void poll() {
        now += 0.05;
        guest.poll(now);
        if (guest.take_welcome()) guest.sit_down(game);
        if (rogue) rogue->poll();
    }
    Proof signed_by_host(const std::string& text) const { return net::to_hex(mallory().key.sign(text)); }
    Step step_of(int person, const Json& command) const {
        return {1, person, command, {}, {}, signed_by_host(asked_text(table, 1, command, nullptr))};
    }
    void refuses(const Message& message, const std::string& why) {
        const std::string before = game.hash();
        const std::size_t steps = guest.ledger().steps.size();
        rogue->say(message);
        wait();
        CHECK(game.hash() == before);
        CHECK(guest.ledger().steps.size() == steps);
        CHECK(guest.state() == Guest::State::Refused);
        CHECK(guest.why() == why);
    }

    tests::Exchange exchange{2, {}};
    const std::string code = new_code();
    const Key table = net::to_hex(net::Bytes(16, 't'));
    Battle game = new_battle();
    Self me = kit::self_of('b', "Ben");
    std::unique_ptr<Rogue> rogue;
    Guest guest{me, code, [this] { return exchange.dial(); }};
    net::HashChain chain{net::Bytes(32, 'c'), 10};  // of Mallory
    People people;
    double now = 0;
};

}  // namespace

TEST_CASE("A host who keeps the order badly is left") {
    HonestGuest().refuses(NextStep{Step{1, 0, kAgreeHeads, {}, {}, {}}}, "proof");
    HonestGuest theirs, mine, differs, skips, illegal, throws;
    theirs.refuses(NextStep{theirs.step_of(1, kAgreeTails)}, "proof");
    mine.refuses(NextStep{mine.step_of(0, kAgreeTails)}, "seat");
    Step step = differs.step_of(0, kAgreeHeads);
    step.hash = "0123456789abcdef";
    differs.refuses(NextStep{step}, "differs");
    step = skips.step_of(0, kAgreeHeads);
    step.revision = 3;
    skips.refuses(NextStep{step}, "revision");
    illegal.refuses(NextStep{illegal.step_of(0, kToss)}, "refused");
    const Json command = kAgreeHeads;
    throws.refuses(
        Need{1, 0, command, Link{0, 1, {}}, throws.signed_by_host(asked_text(throws.table, 1, command, nullptr))},
        "proof");
    HonestGuest().refuses(Ask{1, kAgreeTails, {}, {}}, "malformed");
    Steps tail{7, 9, {}};
    HonestGuest().refuses(tail, "malformed");
}

TEST_CASE("A host who knows the other's link cannot choose any more") {
    HonestGuest other, before, back, promise;
    other.to_bens_link();
    Step agreed = other.step_of(0, kAgreeHeads);
    agreed.revision = 4;
    other.refuses(NextStep{agreed}, "bent");
    before.to_bens_link();
    before.refuses(Steps{2, 4, {}}, "bent");
    back.to_bens_link();
    back.refuses(Back{4, 1}, "bent");
    promise.to_bens_link();
    const net::HashChain luckier(net::Bytes(32, 'd'), 10);
    promise.people.people[0].promise = net::to_hex(luckier.promise());
    promise.people.people[0].promise_proof =
        promise.signed_by_host(promise_at(promise.table, net::to_hex(luckier.promise())));
    promise.refuses(promise.people, "bent");
}

TEST_CASE("A host cannot take somebody's seat away, or send them") {
    HonestGuest seats, key, away;
    seats.people.people[0].seats.push_back(1);
    seats.refuses(seats.people, "bent");
    key.people.people[1].key = key.people.people[0].key;
    key.refuses(key.people, "bent");
    away.people.people.pop_back();
    away.refuses(away.people, "bent");
}

TEST_CASE("A host that never stops talking fills nobody's memory") {
    HonestGuest talks;
    for (int i = 0; i < 5000; ++i) talks.rogue->say(Word{0, "Mallory", "and another thing"});
    talks.wait();
    CHECK(talks.guest.take_words().size() <= 256);
    CHECK(talks.guest.state() == Guest::State::Joined);
    HonestGuest pieces;
    const std::string piece = "+" + std::string(48 * 1024, ' ');
    for (int i = 0; i < 400 && !pieces.rogue->ended(); ++i) {
        pieces.rogue->say_piece(piece);
        pieces.poll();
    }
    pieces.wait();
    CHECK(pieces.rogue->ended());
    CHECK(pieces.game.steps() == 0);
}

}  // namespace remote
