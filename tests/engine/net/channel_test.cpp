#include <doctest/doctest.h>

#include "engine/net/secret.h"
#include "tests/engine/net/net_test.h"

using net::Bytes;
using net::Channel;
using net_test::flipped;

namespace {

// Two ends, and their messages to each other.
struct Pair {
    explicit Pair(std::string_view code = "K7Q2M9XWTR4HBZ0C", std::string_view guests_code = "K7Q2M9XWTR4HBZ0C")
        : host(code, Channel::End::Host), guest(guests_code, Channel::End::Guest) {
        greeting = guest.opening().value();
    }
    void join() {
        reply = host.answer(greeting).value();
        last = guest.answer(reply).value();
        REQUIRE(host.answer(last) == "");
        REQUIRE((host.ready() && guest.ready()));
    }
    Channel host, guest;
    Bytes greeting, reply, last;
};

}  // namespace

TEST_CASE("who knows the code gets a channel: texts of any length open at the other end, in order") {
    Pair pair;
    CHECK_FALSE(pair.host.ready());
    CHECK_FALSE(pair.guest.ready());
    pair.join();
    CHECK(pair.greeting.size() == 48);
    CHECK(pair.reply.size() == 72);
    CHECK(pair.last.size() == 24);
    CHECK(pair.host.transcript().size() == 32);
    CHECK(pair.host.transcript() == pair.guest.transcript());
    for (const std::size_t length : {0, 1, 16, 107, 1000, 65536 - 17}) {
        const Bytes text(length, 'x');
        for (auto [from, to] : {std::pair(&pair.host, &pair.guest), std::pair(&pair.guest, &pair.host)}) {
            const Bytes sealed = from->seal(text);
            CHECK(sealed.size() == length + 17);
            CHECK(to->open(sealed) == text);
        }
    }
}

TEST_CASE("each channel has keys and a transcript of its own, with the same code too") {
    Pair one, two;
    one.join();
    two.join();
    CHECK(one.host.transcript() != two.host.transcript());
    CHECK(one.host.seal("move") != two.host.seal("move"));
    CHECK_FALSE(two.guest.open(one.host.seal("move")));
}

TEST_CASE("another code is refused at the first message, by either end") {
    Pair pair("K7Q2M9XWTR4HBZ0C", "K7Q2M9XWTR4HBZ0D");
    CHECK_FALSE(pair.host.answer(pair.greeting));
    Pair same;
    Channel impostor("K7Q2M9XWTR4HBZ0D", Channel::End::Host);
    CHECK_FALSE(impostor.answer(same.greeting));
    // An answer made for another guest's greeting.
    Pair other;
    CHECK_FALSE(same.guest.answer(other.host.answer(other.greeting).value()));
    CHECK_FALSE(same.guest.ready());
}

TEST_CASE("a handshake with any byte changed, cut or put in between comes to nothing") {
    Pair pair;
    for (std::size_t i = 0; i < pair.greeting.size(); ++i) {
        CHECK_FALSE(pair.host.answer(flipped(pair.greeting, i)));
        CHECK_FALSE(pair.host.answer(pair.greeting.substr(0, i)));
    }
    CHECK_FALSE(pair.host.answer(pair.greeting + "x"));
    const Bytes reply = pair.host.answer(pair.greeting).value();
    for (std::size_t i = 0; i < reply.size(); ++i) {
        CHECK_FALSE(pair.guest.answer(flipped(reply, i)));
        CHECK_FALSE(pair.guest.answer(reply.substr(0, i)));
    }
    CHECK_FALSE(pair.guest.answer(reply + "x"));
    CHECK_FALSE(pair.guest.answer(""));
    CHECK_FALSE(pair.guest.ready());
    const Bytes last = pair.guest.answer(reply).value();
    for (std::size_t i = 0; i < last.size(); ++i) CHECK_FALSE(pair.host.answer(last.substr(0, i)));
    CHECK_FALSE(pair.host.ready());
}

TEST_CASE("a last message of the handshake with a byte changed shows at the first text") {
    for (std::size_t i = 0; i < 24; ++i) {
        Pair pair;
        pair.last = pair.guest.answer(pair.host.answer(pair.greeting).value()).value();
        REQUIRE(pair.host.answer(flipped(pair.last, i)) == "");
        CHECK_FALSE(pair.host.open(pair.guest.seal("hello")));
    }
}

TEST_CASE("who repeats what a guest once said gets no further") {
    Pair pair;
    pair.join();
    const Bytes hello = pair.guest.seal("hello");
    Channel host("K7Q2M9XWTR4HBZ0C", Channel::End::Host);
    REQUIRE(host.answer(pair.greeting));
    REQUIRE(host.answer(pair.last));
    CHECK_FALSE(host.open(hello));
}

TEST_CASE("an end refuses what does not belong to its turn") {
    Pair pair;
    CHECK_FALSE(pair.host.opening());
    CHECK_FALSE(pair.guest.opening());
    CHECK_FALSE(pair.guest.answer(pair.greeting));
    Channel late("K7Q2M9XWTR4HBZ0C", Channel::End::Guest);
    CHECK_FALSE(late.answer(pair.host.answer(pair.greeting).value()));
    CHECK_FALSE(pair.host.answer(pair.greeting));
    CHECK_FALSE(pair.host.open(Bytes(40, 'x')));
    Pair ready;
    ready.join();
    CHECK_FALSE(ready.host.answer(ready.last));
    CHECK_FALSE(ready.guest.answer(ready.reply));
}

TEST_CASE("a key that would make the secret a known one is refused, though the code is right") {
    const Bytes key(32, '\0'), code_key = net::hash("coinwars-net/1K7Q2M9XWTR4HBZ0C");
    Channel host("K7Q2M9XWTR4HBZ0C", Channel::End::Host);
    CHECK_FALSE(host.answer(key + net::hash("1" + key, 16, code_key)));
}

TEST_CASE("a message with any byte changed or cut does not open") {
    Pair pair;
    pair.join();
    const Bytes sealed = pair.host.seal("move h1 12 7");
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        CHECK_FALSE(pair.guest.open(flipped(sealed, i)));
        CHECK_FALSE(pair.guest.open(sealed.substr(0, i)));
    }
    CHECK_FALSE(pair.guest.open(sealed + "x"));
    CHECK(pair.guest.open(sealed) == "move h1 12 7");
}

TEST_CASE("a message opens once, in its place, at the other end") {
    Pair pair;
    pair.join();
    const Bytes first = pair.host.seal("one"), second = pair.host.seal("two"), third = pair.host.seal("three");
    CHECK_FALSE(pair.guest.open(second));
    CHECK_FALSE(pair.host.open(first));
    CHECK(pair.guest.open(first) == "one");
    CHECK_FALSE(pair.guest.open(first));
    CHECK_FALSE(pair.guest.open(third));
    CHECK(pair.guest.open(second) == "two");
    CHECK(pair.guest.open(third) == "three");
}

TEST_CASE("a channel goes where it is moved to") {
    Pair pair;
    pair.join();
    Channel elsewhere = std::move(pair.guest);
    CHECK(elsewhere.open(pair.host.seal("move")) == "move");
}
