#pragma once
// A villain who knows the code, at a table with an honest player.

#include <doctest/doctest.h>

#include "game/remote/invitation.h"
#include "tests/support/shared_battle.h"

namespace remote {

using rules::coin_wars::CoinWars;

using Battle = PlainGame<CoinWars>;

inline const Json kAgreeHeads{{"cmd", "agree"}, {"side", "heads"}}, kAgreeTails{{"cmd", "agree"}, {"side", "tails"}};
inline const Json kFaces{{"cmd", "faces"}, {"swap", false}}, kToss{{"cmd", "toss"}};

// A battle that counts the time its table has waited.
struct TimedBattle final : Battle {
    using Battle::Battle;
    void waited(double more) override { seconds += more; }
    double seconds = 0;
};

inline Battle new_battle() {
    return Battle(rules::GameSession<CoinWars>(CoinWars::start(kit::small_battle()).value(), 1));
}

// One end of a connection, by hand: it can send anything.
class Rogue {
public:
    Rogue(std::unique_ptr<net::Connection> line, const std::string& code, net::Channel::End end)
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
    bool ended() const { return line_->state() == net::Connection::State::Ended; }
    const net::Bytes& transcript() const { return channel_.transcript(); }
    void say_text(const std::string& text) { say_piece("." + text); }
    void say_piece(const std::string& piece) { line_->send(channel_.seal(piece)); }
    void say(const Message& message) { say_text(to_json(message).dump()); }
    template <class M>
    int count() const {
        return static_cast<int>(
            std::ranges::count_if(heard_, [](const Message& each) { return holds_alternative<M>(each); }));
    }
    // Returns the last message of a kind received.
    template <class M>
    const M* heard() const {
        for (auto each = heard_.rbegin(); each != heard_.rend(); ++each)
            if (const auto* found = get_if<M>(&*each)) return found;
        return nullptr;
    }

private:
    std::unique_ptr<net::Connection> line_;
    net::Channel channel_;
    std::vector<Message> heard_;
};

inline std::string promise_at(const Key& table, const Key& promise, const PersonName& name) {
    Ledger ledger;
    ledger.table = table;
    return promise_text(ledger, promise, name);
}

// Returns the next place in a table's order.
inline Place next_place(const Ledger& ledger, const Game& game) {
    return {ledger.table, ledger.revision + 1, sums_of(ledger, game.record()).back()};
}

inline Proof signed_by(const Self& self, const std::string& text) { return net::to_hex(self.key.sign(text)); }

// Returns somebody's link for a throw fixed at that place.
inline Link given_by(const Self& self, const net::HashChain& chain, int person, int n, const Place& place,
                     const Step& fixed) {
    return {person, n, net::to_hex(chain.link(static_cast<std::size_t>(n))),
            signed_by(self, given_text(fix_text(place, fixed)))};
}

inline const Self& mallory() {
    static const Self self = kit::self_of('m', "Mallory");
    return self;
}

inline Hello hello_of(const Rogue& rogue, const Self& self) {
    Hello hello;
    hello.protocol = kProtocol;
    hello.program = self.program;
    hello.key = net::to_hex(self.key.name());
    hello.proof = net::to_hex(self.key.sign(rogue.transcript()));
    hello.name = self.name;
    return hello;
}

// Ann is an honest host; her guest is not.
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
        rogue->say(Promise{promise, signed_by(mallory(), promise_text(host.ledger(), promise, mallory().name))});
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
    Place place() const { return next_place(host.ledger(), game); }
    Ask ask_of(const Json& command) const {
        const Place there = place();
        return {there.revision, command, signed_by(mallory(), asked_text(there, command)), {}};
    }
    Link link(const Step& fixed, int n) const { return given_by(mallory(), *chain, 1, n, place(), fixed); }
    // Answers the host's last fixed throw.
    Give give_of(int n) const {
        const Need* need = rogue->heard<Need>();
        REQUIRE(need);
        return {need->step.revision, link(need->step, n)};
    }
    void to_the_toss() {
        CHECK_FALSE(host.ask(kAgreeHeads));
        for (const Json& command : {kAgreeTails, kFaces}) {
            rogue->say(ask_of(command));
            wait();
        }
        REQUIRE(game.steps() == 3);
    }
    // Sends the message; it must be refused with this code and change nothing.
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
    TimedBattle game{rules::GameSession<CoinWars>(CoinWars::start(kit::small_battle()).value(), 1)};
    Self ann = kit::self_of('a', "Ann");
    Host host{ann, Host::new_ledger(ann, {0}), {1}, {new_code(), new_code()}, game, [this] { return exchange.take(); }};
    std::unique_ptr<Rogue> rogue;
    std::optional<net::HashChain> chain;
    double now = 0;
};

// Ben, an honest guest, plays Tails; the host has Heads and is a villain.
struct HonestGuest {
    explicit HonestGuest(bool trusted = false) {
        for (int i = 0; i < 3; ++i) poll();
        auto lines = exchange.take();
        rogue = std::make_unique<Rogue>(std::move(lines.front()), code, net::Channel::End::Host);
        for (int i = 0; i < 40; ++i) poll();
        const Self& self = mallory();
        Person host{net::to_hex(self.key.name()), self.name, {}, net::to_hex(chain.promise()), {}};
        host.seats.push_back(0);
        host.promise_proof = signed_by_host(promise_at(table, host.promise, host.name));
        Person ben{net::to_hex(me.key.name()), me.name, {}, {}, {}};
        ben.seats.push_back(1);
        people.people = {host, ben};
        people.here = {1, 1};
        rogue->say(Welcome{1, table, kit::small_battle(), Json::object(), "coin-wars", trusted});
        wait();
        if (trusted) return;
        REQUIRE_FALSE(sits);  // nobody has said yet who sits there
        rogue->say(people);
        rogue->say(Steps{0, 0, {}});
        for (int i = 0; i < 40; ++i) poll();
        REQUIRE(guest.state() == Guest::State::Joined);
        const Promise* bens = rogue->heard<Promise>();
        REQUIRE(bens);
        people.people[1].promise = bens->promise;
        people.people[1].promise_proof = bens->proof;
        rogue->say(people);
    }
    // Both agree, and Ben chooses faces; the toss is next.
    void to_the_toss() {
        order(step_of(0, kAgreeHeads));
        for (const Json& command : {kAgreeTails, kFaces}) {
            CHECK_FALSE(guest.ask(command));
            wait();
            const Ask* ask = rogue->heard<Ask>();
            REQUIRE(ask);
            order(told({ask->revision, 1, command, {}, {}, ask->proof}));
        }
        REQUIRE(game.steps() == 3);
    }
    void order(const Step& step) {
        rogue->say(NextStep{step});
        wait();
    }
    Place place() const { return next_place(guest.ledger(), game); }
    // Fixed by Mallory, with her and Ben's first links.
    Step fixed(int person, const Json& command, const Proof& proof) const {
        Step step{place().revision, person, command, {}, {}, proof};
        step.fix = Fix{0, {}, {}};
        for (const int who : {person, 1 - person}) step.fix->givers.push_back({who, 1});
        step.fix->proof = signed_by_host(fix_text(place(), step));
        return step;
    }
    // A throw of her own.
    Need need_of(const Json& command) const {
        return {fixed(0, command, signed_by_host(asked_text(place(), command)))};
    }
    Link hosts_link(const Step& step) const { return given_by(mallory(), chain, 0, 1, place(), step); }
    Step thrown(const Need& need) const {
        Step step = need.step;
        add_link(step, hosts_link(step));
        add_link(step, rogue->heard<Give>()->link);
        return told(step);
    }
    // Mallory has fixed a toss, and knows Ben's link.
    void to_bens_link() {
        to_the_toss();
        rogue->say(need_of(kToss));
        wait();
        REQUIRE(rogue->heard<Give>());
    }
    void wait() {
        for (int i = 0; i < 12; ++i) poll();
    }
    void poll() {
        now += 0.05;
        guest.poll(now);
        if (guest.take_welcome()) {
            sits = true;
            guest.sit_down(game);
        }
        if (rogue) rogue->poll();
    }
    Proof signed_by_host(const std::string& text) const { return signed_by(mallory(), text); }
    Step step_of(int person, const Json& command) const {
        return told({place().revision, person, command, {}, {}, signed_by_host(asked_text(place(), command))});
    }
    // Adds the resulting state's hash, if the step is valid.
    Step told(Step step) const {
        Battle again(game.session());
        Place there = place();
        there.revision = step.revision;
        if (const auto proposal = proposed(again, step.command))
            (void)(*proposal)->submit(step.fix ? joint_seed(fix_text(there, step), step.links) : 0);
        step.hash = again.hash();
        return step;
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
    TimedBattle game{rules::GameSession<CoinWars>(CoinWars::start(kit::small_battle()).value(), 1)};
    Self me = kit::self_of('b', "Ben");
    std::unique_ptr<Rogue> rogue;
    Guest guest{me, code, [this] { return exchange.dial(); }};
    net::HashChain chain{net::Bytes(32, 'c'), 10};  // Mallory's
    People people;
    bool sits = false;
    double now = 0;
};

}  // namespace remote
