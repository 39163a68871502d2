// Somebody who knows the code and keeps to no rule: whatever they say, the game of who is honest stays as it was, and a code
// says why.

#include <doctest/doctest.h>

#include "game/remote/invitation.h"
#include "tests/support/sanitized.h"
#include "tests/support/shared_battle.h"

namespace remote {
namespace {

using rules::coin_wars::CoinWars;

using Battle = DoorGame<CoinWars>;

const Json kAgreeHeads{{"cmd", "agree"}, {"side", "heads"}}, kAgreeTails{{"cmd", "agree"}, {"side", "tails"}};
const Json kFaces{{"cmd", "faces"}, {"swap", false}}, kToss{{"cmd", "toss"}};

Battle new_battle() { return Battle(rules::Door<CoinWars>(CoinWars::start(kit::small_battle()).value(), 1)); }

// One end of a line by hand: anything can be said on it.
class Rogue {
public:
    Rogue(std::unique_ptr<net::Line> line, const std::string& code, net::Channel::End end)
        : line_(std::move(line)), channel_(code, end) {
        if (auto opening = channel_.opening()) line_->send(*opening);
    }
    void poll() {
        for (const std::string& message : line_->take()) {
            if (!channel_.ready()) {
                const auto answer = channel_.answer(message);
                if (answer && !answer->empty()) line_->send(*answer);
            } else if (const auto text = channel_.open(message)) {
                if (const auto heard = message_from(Json::parse(text->substr(1)))) heard_.push_back(*heard);
            }
        }
    }
    bool ready() const { return channel_.ready(); }
    bool ended() const { return line_->state() == net::Line::State::Ended; }
    const net::Bytes& transcript() const { return channel_.transcript(); }
    void say_text(const std::string& text) { say_piece("." + text); }
    void say_piece(const std::string& piece) { line_->send(channel_.seal(piece)); }
    void say(const Message& message) { say_text(to_json(message).dump()); }
    // The last message of a kind that was heard.
    template <class M>
    const M* heard() const {
        for (auto each = heard_.rbegin(); each != heard_.rend(); ++each)
            if (const auto* found = std::get_if<M>(&*each)) return found;
        return nullptr;
    }

private:
    std::unique_ptr<net::Line> line_;
    net::Channel channel_;
    std::vector<Message> heard_;
};

std::string promise_at(const Key& table, const Key& promise) {
    Ledger ledger;
    ledger.table = table;
    return promise_text(ledger, promise);
}

const Self& mallory() {
    static const Self self = kit::self_of('m', "Mallory");
    return self;
}

Hello hello_of(const Rogue& rogue, const Self& self) {
    Hello hello;
    hello.protocol = kProtocol;
    hello.program = self.program;
    hello.key = net::to_hex(self.key.name());
    hello.proof = net::to_hex(self.key.sign(rogue.transcript()));
    hello.name = self.name;
    return hello;
}

// Ann is host and honest; who comes is not.
struct HonestHost {
    explicit HonestHost(bool sits = true) {
        come();
        if (!sits) return;
        sit();
    }
    void come() {
        rogue = std::make_unique<Rogue>(exchange.dial(), host.codes().seats, net::Channel::End::Guest);
        for (int i = 0; i < 20 && !rogue->ready(); ++i) poll();
        poll();
    }
    void sit() {
        rogue->say(hello_of(*rogue, mallory()));
        const Key& table = host.ledger().table;
        chain.emplace(net::hash(mallory().key.seed() + table), static_cast<std::size_t>(kChainLength));
        const Key promise = net::to_hex(chain->promise());
        rogue->say(Promise{promise, net::to_hex(mallory().key.sign(promise_text(host.ledger(), promise)))});
        wait();
    }
    void poll() {
        now += 0.05;
        host.poll(now);
        rogue->poll();
    }
    void wait() {
        for (int i = 0; i < 12; ++i) poll();
    }
    Ask ask_of(const Json& command, std::optional<Link> link = {}) const {
        Ask ask{host.ledger().revision + 1, command, {}, {}};
        if (link) ask.link.push_back(*link);
        ask.proof = net::to_hex(
            mallory().key.sign(asked_text(host.ledger().table, ask.revision, command, link ? &*link : nullptr)));
        return ask;
    }
    Link link(int n) const { return {1, n, net::to_hex(chain->link(static_cast<std::size_t>(n)))}; }
    void to_the_toss() {
        CHECK_FALSE(host.ask(kAgreeHeads));
        for (const Json& command : {kAgreeTails, kFaces}) {
            rogue->say(ask_of(command));
            wait();
        }
        REQUIRE(game.steps() == 3);
    }
    // Says it: refused with this code, and nothing has changed.
    void refuses(const Message& message, const std::string& code) {
        const std::string before = game.hash();
        rogue->say(message);
        wait();
        CHECK(game.hash() == before);
        const No* no = rogue->heard<No>();
        const Bye* bye = rogue->heard<Bye>();
        CHECK((bye ? std::string(bye->why) : no ? std::string(no->code) : "nothing") == code);
    }

    tests::Exchange exchange{1, {}};
    Battle game = new_battle();
    Self ann = kit::self_of('a', "Ann");
    Host host{ann, Host::new_ledger(ann, {0}), {1}, {new_code(), new_code()}, game, [this] { return exchange.take(); }};
    std::unique_ptr<Rogue> rogue;
    std::optional<net::HashChain> chain;
    double now = 0;
};

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

TEST_CASE("A guest who asks for what is not theirs is refused") {
    HonestHost table;
    table.refuses(table.ask_of(kAgreeHeads), "not_your_seat");
    Ask unsigned_ask = table.ask_of(kAgreeTails);
    unsigned_ask.proof.clear();
    table.refuses(unsigned_ask, "proof");
    Ask other = table.ask_of(kAgreeTails);
    other.command = kFaces;
    table.refuses(other, "proof");
    Ask late = table.ask_of(kAgreeTails);
    late.revision = 7;
    table.refuses(late, "late");
    table.refuses(table.ask_of(Json{{"cmd", "dance"}}), "refused");
}

TEST_CASE("A guest who bends a throw is refused") {
    HonestHost table;
    table.to_the_toss();
    table.refuses(table.ask_of(kToss), "link");
    table.refuses(table.ask_of(kToss, table.link(2)), "link");
    table.refuses(table.ask_of(kToss, Link{1, 1, net::to_hex(net::random_bytes(32))}), "link");
    Link hosts = table.link(1);
    hosts.person = 0;
    table.refuses(table.ask_of(kToss, hosts), "proof");
    table.refuses(table.ask_of(Json{{"cmd", "toss"}, {"face", "heads"}}, table.link(1)), "refused");
    table.rogue->say(table.ask_of(kToss, table.link(1)));
    table.wait();
    CHECK(table.game.steps() == 4);
}

TEST_CASE("While a throw is fixed nothing goes back, and no other link is taken") {
    HonestHost table;
    table.to_the_toss();
    CHECK_FALSE(table.host.ask(kToss));
    table.wait();
    REQUIRE(table.rogue->heard<Need>());
    table.rogue->say(AskBack{0});
    table.wait();
    CHECK(table.game.steps() == 3);
    CHECK(table.host.waits());
    table.refuses(Give{table.rogue->heard<Need>()->revision, table.link(2)}, "link");
    CHECK(table.host.waits());
}

TEST_CASE("What is said out of turn, in another's role or too often ends the line") {
    HonestHost().refuses(Need{1, 0, kAgreeHeads, Link{0, 1, {}}, {}}, "malformed");
    HonestHost().refuses(Welcome{0, {}, kit::small_battle(), Json::object(), "coin-wars"}, "malformed");
    HonestHost().refuses(NextStep{Step{1, 0, kAgreeHeads, {}, {}, {}}}, "malformed");
    HonestHost(false).refuses(AskBack{0}, "malformed");
    Steps tail{0, 5, {}};
    tail.steps.push_back(Step{1, 0, kAgreeHeads, {}, {}, {}});
    HonestHost().refuses(tail, "parted");
    for (const char* text : {"", "{", "7", "{\"say\":\"dance\"}", "{\"say\":\"ask\",\"revision\":-1}"}) {
        HonestHost table;
        table.rogue->say_text(text);
        table.wait();
        CHECK(table.rogue->ended());
        CHECK(table.game.steps() == 0);
    }
    HonestHost flooded;
    for (int i = 0; i < 400; ++i) flooded.rogue->say(Word{kNobody, "", "and another thing"});
    flooded.refuses(Ping{1}, "flood");
}

TEST_CASE("Who says to be somebody else, or has another program, does not sit down") {
    HonestHost forged(false);
    Hello hello = hello_of(*forged.rogue, mallory());
    hello.key = net::to_hex(forged.ann.key.name());
    forged.refuses(hello, "malformed");
    HonestHost older(false);
    hello = hello_of(*older.rogue, mallory());
    hello.program = "0";
    older.refuses(hello, "program");
    CHECK(older.host.ledger().people.size() == 1);
}

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

TEST_CASE("A battle larger than any is no battle") {
    Json giant = kit::small_battle();
    Json& coins = giant["sides"]["heads"]["coins"];
    for (int i = 0; i < 50'000; ++i)
        coins.push_back({{"id", "g" + std::to_string(i)}, {"type", "penny"}, {"at", {i % 16, i % 14}}});
    CHECK_FALSE(CoinWars::start(giant).has_value());
    giant = kit::small_battle();
    giant["table"] = {{"width", 1e300}, {"height", 14}};
    CHECK_FALSE(CoinWars::start(giant).has_value());
}

TEST_CASE("Messages changed at random: nothing crashes, and the game stays one that holds") {
    HonestHost table;
    core::Random random(11);
    const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    for (int i = 0; i < (kit::kSanitized ? 1000 : 10'000); ++i) {
        const Message samples[] = {table.ask_of(kAgreeTails),
                                   table.ask_of(kFaces),
                                   table.ask_of(kToss, table.link(1)),
                                   Give{4, table.link(1)},
                                   AskBack{0},
                                   Answer{0, true},
                                   Steps{0, 3, {}},
                                   Word{1, "M", "hm"},
                                   Ping{3},
                                   hello_of(*table.rogue, mallory())};
        std::string text = to_json(samples[below(std::size(samples))]).dump();
        for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
            const std::size_t at = below(text.size());
            if (random.below(3) == 0)
                text.erase(at, 1 + below(8));
            else
                text[at] = random.below(2) == 0 ? static_cast<char>('0' + below(10)) : static_cast<char>(below(256));
            if (text.empty()) text = "{";
        }
        table.rogue->say_text(text);
        table.poll();
        if (i % 5 != 0) continue;
        table.wait();
        if (!table.rogue->heard<Bye>()) table.now += 0.2;
        table.come();
        table.sit();
    }
    Battle again = new_battle();
    rules::Record record = table.game.record();
    CHECK_FALSE(first_bent(table.host.ledger(), record, again));
    CHECK(again.hash() == table.game.hash());
}

}  // namespace remote
