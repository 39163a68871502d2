// Sealed commands: unseen until all have sealed, opened unchanged or not at all, as a saved game proves.

#include <doctest/doctest.h>

#include "game/stories/universalis/rules/universalis.h"
#include "tests/support/hostile_table.h"
#include "tests/support/universalis_table.h"

namespace remote {

namespace {

using rules::universalis::Universalis;
using Story = PlainGame<Universalis>;

// Two players have passed on Tenets and bid for the first Scene.
Json start_of_story() { return uni_kit::table_of(2); }
Story new_story() { return Story(rules::GameSession<Universalis>(Universalis::start(start_of_story()).value(), 1)); }
Json pass(int seat) { return {{"cmd", "pass_tenet"}, {"seat", seat}}; }
Json bid(int seat, int coins) { return {{"cmd", "seal_bid"}, {"seat", seat}, {"coins", coins}}; }
bool bids(const Story& story) { return story.session().match().phase == rules::universalis::Phase::Bidding; }

Secret secret_of(int seat, int coins, const char* key) {
    Secret secret{seat, net::to_hex(net::hash(key)), {}};
    secret.commands.push_back(bid(seat, coins));
    return secret;
}

// Returns the seal of that seat's person at this table.
Seal sealed_by(const Self& self, Ledger ledger, int person, const Secret& secret) {
    ledger.me = person;
    Seal seal = seal_of(ledger, secret);
    seal.proof = net::to_hex(self.key.sign(seal_text(ledger.table, ledger.revision + 1, seal)));
    return seal;
}

Proof opened_by(const Self& self, const Place& place, const Json& command, const Opening& opening,
                const std::vector<Seal>& seals) {
    return signed_by(self, asked_text(place, command, opening_text(opening, seals)));
}

// Ann is an honest host in seat 0; Mallory has seat 1.
struct AnnsTable {
    AnnsTable() {
        come();
        REQUIRE_FALSE(host.ask(pass(0)));
        ask(pass(1));
        REQUIRE(bids(game));
        steps = game.steps();
    }
    void come() {
        rogue = std::make_unique<Rogue>(exchange.dial(), host.codes().seats, net::Channel::End::Guest);
        wait();
        rogue->say(hello_of(*rogue, mallory()));
        wait();
    }
    void wait() {
        for (int i = 0; i < 20; ++i) {
            host.poll(now += 0.05);
            rogue->poll();
        }
    }
    void say(const Message& message) {
        rogue->say(message);
        wait();
    }
    void ask(const Json& command) {
        const int next = host.ledger().revision + 1;
        say(Ask{next, command, signed_by(mallory(), asked_text(next_place(host.ledger(), game), command)), {}});
    }
    void seal(const Secret& secret) {
        say(HandIn{host.ledger().revision + 1, sealed_by(mallory(), host.ledger(), 1, secret)});
    }
    void open(const Json& command, const Opening& opening) {
        const int next = host.ledger().revision + 1;
        Round round = round_after(host.ledger(), game.steps());
        if (round.seals.empty()) round.seals = host.ledger().seals;
        say(Ask{next, command, opened_by(mallory(), next_place(host.ledger(), game), command, opening, round.seals),
                opening});
    }
    std::string refused() const {
        const No* no = rogue->heard<No>();
        return no ? std::string(no->code) : "";
    }
    const Key& table() const { return host.ledger().table; }
    std::size_t done() const { return game.steps() - steps; }

    tests::Exchange exchange{1, {}};
    Story game = new_story();
    Self ann = kit::self_of('a', "Ann");
    Host host{ann, Host::new_ledger(ann, {0}), {1}, {new_code(), new_code()}, game, [this] { return exchange.take(); }};
    std::unique_ptr<Rogue> rogue;
    std::size_t steps = 0;
    double now = 0;
    const Secret three = secret_of(1, 3, "three"), four = secret_of(1, 4, "four");
};

}  // namespace

TEST_CASE("A bid lies sealed until all have bid, and then becomes a step") {
    AnnsTable table;
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    table.wait();
    CHECK(table.done() == 0);
    CHECK(table.host.has_sealed(0));
    const Sealed* sealed = table.rogue->heard<Sealed>();
    REQUIRE(sealed);
    REQUIRE(sealed->seals.size() == 1);
    CHECK(to_json(*sealed).dump().find("coins") == std::string::npos);
    CHECK(table.host.ask(bid(0, 6))->code == "sealed");

    table.seal(table.three);
    CHECK(table.done() == 1);  // Ann has opened
    CHECK(table.host.owes_opening(1));
    CHECK_FALSE(table.host.owes_opening(0));
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.done() == 2);
    CHECK_FALSE(bids(table.game));
    CHECK_FALSE(table.host.owes_opening(1));
    CHECK(table.host.ledger().secrets.empty());

    Story again = new_story();
    CHECK_FALSE(first_violation(table.host.ledger(), table.game.record(), again));
}

TEST_CASE("Who does not open as they sealed is refused, and owes it") {
    AnnsTable table;
    table.ask(bid(1, 3));
    CHECK(table.refused() == "seal");  // not sealed at all
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.refused() == "seal");
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.refused() == "seal");  // Ann's seal is there, but Mallory has sealed nothing
    table.seal(table.three);
    REQUIRE(table.done() == 1);
    table.open(bid(1, 4), opening_of(table.three, 0));
    CHECK(table.refused() == "seal");  // another bid
    table.open(bid(1, 3), opening_of(table.four, 0));
    CHECK(table.refused() == "seal");  // another nonce
    Opening anns = opening_of(table.three, 0);
    anns.seat = 0;
    table.open(bid(1, 3), anns);
    CHECK(table.refused() == "seal");  // someone else's seal
    table.ask(bid(1, 3));
    CHECK(table.refused() == "sealed");
    CHECK(table.done() == 1);
    CHECK(table.host.owes_opening(1));
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.done() == 2);
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.refused() == "refused");  // twice
    CHECK(table.done() == 2);
}

TEST_CASE("Sealing anew is for as long as somebody has not sealed") {
    AnnsTable table;
    table.seal(table.three);
    table.seal(table.four);
    CHECK(table.host.ledger().seals.size() == 1);
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    table.wait();
    REQUIRE(table.done() == 1);
    CHECK(round_after(table.host.ledger(), table.game.steps()).seals[0].hashes ==
          seal_of(table.host.ledger(), table.four).hashes);
    table.seal(table.three);
    CHECK(table.done() == 1);
    table.open(bid(1, 3), opening_of(table.three, 0));
    CHECK(table.refused() == "seal");
    table.open(bid(1, 4), opening_of(table.four, 0));
    CHECK(table.done() == 2);
}

TEST_CASE("Seals of another seat, of nobody or for another time end the line") {
    for (const int kind : {0, 1, 2}) {
        AnnsTable table;
        const int next = table.host.ledger().revision + 1;
        Seal seal = sealed_by(mallory(), table.host.ledger(), 1, table.three);
        if (kind == 0) seal = sealed_by(mallory(), table.host.ledger(), 1, secret_of(0, 3, "hers"));
        if (kind == 1) seal.proof = net::to_hex(mallory().key.sign("something else"));
        if (kind == 2) seal.hashes.clear();
        table.say(HandIn{next, seal});
        CHECK(table.rogue->ended());
        CHECK(table.host.ledger().seals.empty());
    }
}

TEST_CASE("All together may give up what is sealed") {
    AnnsTable table;
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    table.host.ask_back(table.game.steps() - 1);
    table.wait();
    REQUIRE(table.rogue->heard<Offer>());
    CHECK(table.host.has_sealed(0));
    const Offer offer = *table.rogue->heard<Offer>();
    const int next = table.host.ledger().revision + 1;
    table.say(Answer{next - 1, offer.keep, true});
    CHECK(table.host.has_sealed(0));  // that was an answer to an earlier offer
    table.come();
    REQUIRE(table.rogue->heard<Offer>());  // it is offered again to players who return
    table.say(Answer{next, offer.keep, true});
    CHECK_FALSE(table.host.has_sealed(0));
    CHECK(table.done() == 0);
    CHECK_FALSE(table.host.ask(bid(0, 7)));
}

TEST_CASE("What is sealed is opened by the program that was begun again") {
    AnnsTable table;
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    const Ledger kept = ledger_from(Json::parse(to_json(table.host.ledger()).dump())).value();
    Host again(table.ann, kept, {}, table.host.codes(), table.game, [&] { return table.exchange.take(); });
    CHECK(again.has_sealed(0));
    CHECK(again.ledger().seals == table.host.ledger().seals);
}

namespace {

// Ben is honest and has seat 1; Mallory is host and has seat 0. Both have passed on Tenets.
struct BensTable {
    BensTable() {
        come();
        known.people = {Person{net::to_hex(mallory().key.name()), mallory().name, {0}, {}, {}},
                        Person{net::to_hex(ben.key.name()), ben.name, {1}, {}, {}}};
        known.table = table;
        welcome();
        order(pass(0), mallory(), 0);
        order(pass(1), ben, 1);
        REQUIRE(bids(game));
        // Both seal; Ben bids four coins.
        REQUIRE_FALSE(guest.ask(bid(1, 4)));
        wait();
        REQUIRE(rogue->heard<HandIn>());
        known.revision = 2;
        seals = {sealed_by(mallory(), known, 0, two), rogue->heard<HandIn>()->seal};
    }
    void come() {
        wait();
        auto lines = exchange.take();
        rogue = std::make_unique<Rogue>(std::move(lines.front()), code, net::Channel::End::Host);
        wait();
    }
    // Includes the steps that Ben has already seen.
    void welcome() {
        rogue->say(Welcome{1, table, start_of_story(), Json::object(), "universalis"});
        rogue->say(People{known.people, {{1, 1}}});
        rogue->say(Steps{static_cast<int>(game.steps()), guest.ledger().revision, {}});
        wait();
    }
    void lose_the_line() {
        exchange.cut_all();
        now += 1;
        come();
        welcome();
    }
    void wait() {
        for (int i = 0; i < 40; ++i) {
            guest.poll(now += 0.05);
            if (guest.take_welcome()) guest.sit_down(game);
            if (rogue) rogue->poll();
        }
    }
    void say(const Message& message) {
        rogue->say(message);
        wait();
    }
    void order(const Json& command, const Self& self, int person) {
        const Place place = next_place(guest.ledger(), game);
        say(NextStep{told({place.revision, person, command, {}, {}, signed_by(self, asked_text(place, command))})});
    }
    // Mallory's opening.
    Step step_of(const Json& command, const Opening& opening, const Seals& all) const {
        const Place place = next_place(guest.ledger(), game);
        Step step{3, 0, command, {}, {}, opened_by(mallory(), place, command, opening, all), {}, opening};
        step.seals = all;
        return told(step);
    }
    // Adds the resulting state's hash.
    Step told(Step step) const {
        Story again(game.session());
        if (const auto proposal = proposed(again, step.command)) (void)(*proposal)->submit(0);
        step.hash = again.hash();
        return step;
    }
    void refuses(const Message& message, const std::string& why) {
        const std::string before = game.hash();
        say(message);
        CHECK(game.hash() == before);
        CHECK(guest.why() == why);
    }

    tests::Exchange exchange{2, {}};
    const std::string code = new_code();
    const Key table = net::to_hex(net::Bytes(16, 't'));
    Story game = new_story();
    Self ben = kit::self_of('b', "Ben");
    std::unique_ptr<Rogue> rogue;
    Guest guest{ben, code, [this] { return exchange.dial(); }};
    Ledger known;
    Seals seals;
    const Secret two = secret_of(0, 2, "two"), five = secret_of(0, 5, "five");
    double now = 0;
};

}  // namespace

TEST_CASE("A host who has seen an opening cannot seal another") {
    BensTable table;
    CHECK(table.rogue->heard<Ask>() == nullptr);
    table.say(Sealed{3, table.seals});
    const Ask* ask = table.rogue->heard<Ask>();
    REQUIRE(ask);  // Ben opens
    CHECK(ask->command.json == bid(1, 4));
    Seals other = table.seals;
    other[0] = sealed_by(mallory(), table.known, 0, table.five);
    SUBCASE("and open that") {
        table.refuses(NextStep{table.step_of(bid(0, 5), opening_of(table.five, 0), other)}, "bent");
    }
    SUBCASE("and hand that in") { table.refuses(Sealed{3, other}, "seal"); }
    SUBCASE("or open otherwise") {
        table.refuses(NextStep{table.step_of(bid(0, 5), opening_of(table.two, 0), table.seals)}, "seal");
    }
    SUBCASE("or go back, or do something else") { table.refuses(Back{3, 2}, "bent"); }
    SUBCASE("but opens what it was") {
        table.say(NextStep{table.step_of(bid(0, 2), opening_of(table.two, 0), table.seals)});
        CHECK(table.game.steps() == 3);
        CHECK(table.guest.state() == Guest::State::Joined);
    }
}

TEST_CASE("Consent to going back is for one place in the order, and cannot be withdrawn there") {
    BensTable table;
    table.say(Sealed{3, table.seals});
    const auto back_from = [&](int revision) {
        table.say(Back{revision, 2});
        return table.guest.state() == Guest::State::Joined && !table.guest.has_sealed(1);
    };
    SUBCASE("without it nothing goes back") { CHECK_FALSE(back_from(3)); }
    table.say(Offer{0, 2});
    table.guest.answer(true);
    SUBCASE("it survives a lost line") {
        table.lose_the_line();
        REQUIRE(table.guest.state() == Guest::State::Joined);
        table.say(Sealed{3, table.seals});
        CHECK(back_from(3));
    }
    SUBCASE("what went back meanwhile is heard afterwards") {
        table.exchange.cut_all();
        table.now += 1;
        table.come();
        table.rogue->say(Welcome{1, table.table, start_of_story(), Json::object(), "universalis"});
        table.say(Steps{2, 3, {}});
        CHECK(table.guest.state() == Guest::State::Joined);
        CHECK_FALSE(table.guest.has_sealed(1));
    }
    // The host may have undone steps before it receives the second answer.
    SUBCASE("who says no to another offer has consented all the same") {
        table.say(Offer{0, 2});
        table.guest.answer(false);
        CHECK(back_from(3));
    }
    SUBCASE("the next step ends it") {
        table.say(NextStep{table.step_of(bid(0, 2), opening_of(table.two, 0), table.seals)});
        REQUIRE(table.guest.state() == Guest::State::Joined);
        CHECK_FALSE(back_from(4));
        CHECK(table.guest.why() == "bent");
    }
}

TEST_CASE("A host's seals are signed by whom they name") {
    BensTable table;
    table.seals[1] = sealed_by(mallory(), table.known, 1, secret_of(1, 1, "his"));
    table.refuses(Sealed{3, table.seals}, "seal");
}

TEST_CASE("A kept game whose bid was not sealed is bent") {
    AnnsTable table;
    CHECK_FALSE(table.host.ask(bid(0, 5)));
    table.seal(table.three);
    table.open(bid(1, 3), opening_of(table.three, 0));
    const rules::Record record = table.game.record();
    const auto code = [&](const Ledger& ledger) {
        Story again = new_story();
        const auto bent = first_violation(ledger, record, again);
        return bent ? bent->code : "";
    };
    CHECK(code(table.host.ledger()) == "");
    Ledger other = table.host.ledger();
    other.steps[3].opening->nonce = net::to_hex(net::hash("other"));
    CHECK(code(other) == "proof");
    // Mallory's step as if never sealed, with a matching signature.
    Ledger open = table.host.ledger();
    open.steps[3].opening.reset();
    const Place place{open.table, open.steps[3].revision, sums_of(open, record)[3]};
    open.steps[3].proof = signed_by(mallory(), asked_text(place, bid(1, 3)));
    CHECK(code(open) == "seal");
}

}  // namespace remote
