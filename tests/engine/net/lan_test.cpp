#include "engine/net/lan.h"

#include <doctest/doctest.h>

#include <boost/asio/ip/multicast.hpp>
#include <boost/asio/ip/udp.hpp>

#include "engine/net/secret.h"
#include "tests/engine/net/net_test.h"

using namespace net_test;
using udp = asio::ip::udp;

namespace {

// Returns a code for this run only, since other runs may search on the same machine.
std::string fresh_code() { return net::to_hex(net::random_bytes(10)); }

// A socket of the test's own, on this machine's loopback.
class Datagrams {
public:
    explicit Datagrams(std::uint16_t port = 0, const char* host = "0.0.0.0") : socket_(loop_) {
        boost::system::error_code error;
        socket_.open(udp::v4());
        socket_.set_option(udp::socket::reuse_address(true));
        socket_.bind({asio::ip::make_address_v4(host), port});
        socket_.non_blocking(true);
        const auto here = asio::ip::address_v4::loopback();
        const asio::ip::address_v4 group({239, 255, 67, 87});
        socket_.set_option(asio::ip::multicast::outbound_interface(here), error);
        if (port != 0) socket_.set_option(asio::ip::multicast::join_group(group, here), error);
    }
    bool ask(std::string_view bytes) { return say(bytes, {asio::ip::address_v4({239, 255, 67, 87}), 4757}); }
    bool say(std::string_view bytes, const udp::endpoint& to) {
        boost::system::error_code error;
        socket_.send_to(asio::buffer(bytes.data(), bytes.size()), to, 0, error);
        return !error;
    }
    std::optional<std::string> hear() {
        char bytes[200];
        boost::system::error_code error;
        const std::size_t size = socket_.receive_from(asio::buffer(bytes), from, 0, error);
        return error ? std::nullopt : std::optional(std::string(bytes, size));
    }
    udp::endpoint from;

private:
    asio::io_context loop_;
    udp::socket socket_;
};

// True if this machine delivers multicast to itself.
bool multicast_works() {
    Datagrams there(4757), here;
    const std::string bytes = fresh_code();
    if (!here.ask(bytes)) return false;
    for (int round = 0; round < 500; ++round) {
        while (const auto heard = there.hear())
            if (*heard == bytes) return true;
        pause(round);
    }
    return false;
}

#define NEEDS_MULTICAST()                                                     \
    if (!multicast_works()) {                                                 \
        MESSAGE("This machine carries no multicasts: the test was skipped."); \
        return;                                                               \
    }

std::string question(const std::string& code, const std::string& chance) {
    return chance + net::hash("?" + chance, 16, net::hash("coinwars-lan/1" + code)).substr(0, 12);
}

}  // namespace

TEST_CASE("a table in the same network is found by its code") {
    NEEDS_MULTICAST();
    net::Network host, guest;
    const std::string code = fresh_code();
    const auto listener = std::move(host.listen(0).value());
    const auto seeker = net::seek_in_lan(guest, code);
    // The search may start before the table is there.
    const auto beacon = net::answer_in_lan(host, code, listener->port());
    const auto other = net::answer_in_lan(host, fresh_code(), 1);
    REQUIRE(eventually({&host, &guest}, [&] { return seeker->found().has_value(); }));
    CHECK(seeker->found()->port == listener->port());
    const auto line = guest.connect(seeker->found()->host, seeker->found()->port);
    CHECK(eventually({&host, &guest}, [&] { return line->state() == net::Connection::State::Open; }));
}

TEST_CASE("a beacon answers a right question once, in as many bytes, and nothing else") {
    NEEDS_MULTICAST();
    net::Network host;
    const std::string code = fresh_code();
    const auto beacon = net::answer_in_lan(host, code, 0x1234);
    Datagrams asker;
    const std::string right = question(code, "abcd");
    for (std::size_t i = 0; i < right.size(); ++i) {
        CHECK(asker.ask(flipped(right, i)));
        CHECK(asker.ask(right.substr(0, i)));
    }
    CHECK(asker.ask(right + "x"));
    CHECK(asker.ask(std::string(1000, 'x')));
    CHECK(asker.ask(question(fresh_code(), "abcd")));
    CHECK(asker.ask(right));
    std::optional<std::string> answer;
    REQUIRE(eventually({&host}, [&] { return (answer = asker.hear()).has_value(); }));
    REQUIRE(answer->size() == 16);
    CHECK(answer->substr(0, 2) == "\x12\x34");
    // The valid question came last, and only that was answered.
    for (int round = 0; round < 100; ++round) {
        host.poll();
        CHECK_FALSE(asker.hear());
    }
}

TEST_CASE("who does not know the code cannot answer for the table, whatever was overheard") {
    NEEDS_MULTICAST();
    net::Network host, guest;
    const std::string code = fresh_code();
    Datagrams listener(4757);
    // An answer of the table to somebody else.
    Datagrams asker;
    std::optional<std::string> overheard;
    {
        const auto beacon = net::answer_in_lan(host, code, 4747);
        asker.ask(question(code, "abcd"));
        REQUIRE(eventually({&host}, [&] { return (overheard = asker.hear()).has_value(); }));
    }
    const auto seeker = net::seek_in_lan(guest, code);
    int answered = 0;
    CHECK(eventually({&guest}, [&] {
        while (const auto heard = listener.hear()) {
            if (heard->size() != 16) continue;
            for (const std::string& lie :
                 {*heard, *overheard, std::string(16, '\0'), std::string(), "\x12\x93" + heard->substr(2)})
                listener.say(lie, listener.from);
            ++answered;
        }
        return answered >= 3;
    }));
    for (int round = 0; round < 100; ++round) guest.poll();
    CHECK_FALSE(seeker->found());
}

TEST_CASE("who asks with a question that was overheard gets no answer to pass on as their own") {
    NEEDS_MULTICAST();
    net::Network host, guest;
    const std::string code = fresh_code();
    Datagrams listener(4757);
    const auto seeker = net::seek_in_lan(guest, code);
    std::optional<std::string> asked;
    REQUIRE(eventually({&guest}, [&] {
        while (const auto heard = listener.hear())
            if (heard->size() == 16 && listener.from.address().is_loopback()) return (asked = heard).has_value();
        return false;
    }));
    const udp::endpoint who = listener.from;
    Datagrams asker;
    std::optional<std::string> answer;
    {
        const auto beacon = net::answer_in_lan(host, code, 4747);
        asker.ask(*asked);
        REQUIRE(eventually({&host}, [&] { return (answer = asker.hear()).has_value(); }));
    }
    Datagrams elsewhere(0, "127.0.0.2");
    elsewhere.say(*answer, who);
    for (int round = 0; round < 100; ++round) guest.poll();
    CHECK_FALSE(seeker->found());
    // Sent from the table's address, it is accepted.
    asker.say(*answer, who);
    CHECK(eventually({&guest}, [&] { return seeker->found().has_value(); }));
}

TEST_CASE("a beacon and a seeker may outlive their network") {
    std::unique_ptr<net::Beacon> beacon;
    std::unique_ptr<net::Seeker> seeker;
    {
        net::Network network;
        beacon = net::answer_in_lan(network, "code", 4747);
        seeker = net::seek_in_lan(network, "another");
        network.poll();
    }
    CHECK_FALSE(seeker->found());
}

TEST_CASE("own addresses are ones that others may reach") {
    const auto addresses = net::Network().own_addresses();
    bool loopback = false;
    for (const std::string& text : addresses) {
        boost::system::error_code error;
        const auto address = asio::ip::make_address(text, error);
        CHECK_MESSAGE(!error, text);
        CHECK_FALSE(address.is_unspecified());
        if (address.is_v6()) CHECK_FALSE(address.to_v6().is_link_local());
        loopback = loopback || address.is_loopback();
    }
    CHECK_MESSAGE((!loopback || addresses.size() <= 2), "loopback beside something else");
    CHECK_FALSE(addresses.empty());
}
