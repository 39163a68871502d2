#include "engine/net/port_mapping.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/udp.hpp>
#include <cstdio>
#include <cstring>
#include <sstream>

#include "engine/net/interfaces.h"
#include "engine/net/secret.h"
#include "tests/engine/net/net_test.h"

using namespace net_test;
using udp = asio::ip::udp;

namespace {

std::string bytes(std::string_view hex) { return net::from_hex(hex).value(); }

// Answers what it is asked by a list: the question's hex, and the answer's.
class Router {
public:
    Router() : socket_(loop_, {asio::ip::address_v4::loopback(), 0}) { socket_.non_blocking(true); }
    std::uint16_t port() const { return socket_.local_endpoint().port(); }
    void answer_with(std::vector<std::pair<std::string, std::string>> answers) { answers_ = std::move(answers); }
    void poll() {
        char space[200];
        udp::endpoint from;
        boost::system::error_code error;
        while (true) {
            const std::size_t size = socket_.receive_from(asio::buffer(space), from, 0, error);
            if (error) return;
            asked.push_back(net::to_hex({space, size}));
            for (const auto& [question, answer] : answers_)
                if (question == asked.back()) socket_.send_to(asio::buffer(bytes(answer)), from, 0, error);
        }
    }
    std::size_t times(const std::string& question) const {
        return static_cast<std::size_t>(std::ranges::count(asked, question));
    }
    std::vector<std::string> asked;

private:
    asio::io_context loop_;
    udp::socket socket_;
    std::vector<std::pair<std::string, std::string>> answers_;
};

const std::string kAddress = "0000", kMap4747 = "00020000128b128b00000708", kTakeBack = "00020000128b000000000000";
const std::string kIs8888 = "008000000000000108080808", kMapped9999 = "0082000000000001128b270f00000708";

// The fault that comes of these answers.
std::string fault_after(std::vector<std::pair<std::string, std::string>> answers) {
    Router router;
    router.answer_with(std::move(answers));
    net::Network network;
    const auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", router.port());
    CHECK(eventually({&network}, [&] {
        router.poll();
        return !mapping->fault().empty();
    }));
    CHECK_FALSE(mapping->outside());
    return mapping->fault();
}

}  // namespace

TEST_CASE("a router that is asked opens a port, and closes it at the end") {
    Router router;
    router.answer_with({{kAddress, kIs8888}, {kMap4747, kMapped9999}});
    auto network = std::make_unique<net::Network>();
    auto mapping = net::open_from_outside(*network, 4747, "127.0.0.1", router.port());
    CHECK_FALSE(mapping->outside());
    CHECK(eventually({network.get()}, [&] {
        router.poll();
        return mapping->outside().has_value();
    }));
    CHECK(mapping->outside()->host == "8.8.8.8");
    CHECK(mapping->outside()->port == 9999);
    CHECK(mapping->fault() == "");
    CHECK(router.times(kTakeBack) == 0);
    SUBCASE("when it is let go of") { mapping.reset(); }
    SUBCASE("when the network goes") { network.reset(); }
    mapping.reset();
    router.poll();
    CHECK(router.times(kTakeBack) == 1);
}

TEST_CASE("what is lost is asked again, what is none of the answers is passed over") {
    Router router;
    net::Network network;
    const auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", router.port());
    router.answer_with({{kAddress, ""},
                        {kAddress, "00"},
                        {kAddress, "00800000000000010808"},
                        {kAddress, "00830000000000010808080808080808"},
                        {kMap4747, "0082000000000001128c270f00000708"},    // of another port
                        {kMap4747, "0082000000000001128b000000000708"},    // no port
                        {kMap4747, "0082000000000001128b270f00000000"}});  // for no time
    CHECK(eventually({&network}, [&] {
        router.poll();
        return router.times(kAddress) >= 2 && router.times(kMap4747) >= 2;
    }));
    CHECK_FALSE(mapping->outside());
    router.answer_with({{kMap4747, kMapped9999}});
    CHECK(eventually({&network}, [&] {
        router.poll();
        return router.times(kMap4747) >= 3;
    }));
    router.answer_with({{kAddress, kIs8888}});
    CHECK(eventually({&network}, [&] {
        router.poll();
        return mapping->outside().has_value();
    }));
    // What was answered was not asked again.
    CHECK(router.times(kMap4747) == 3);
}

TEST_CASE("a mapping is renewed before it ends, with the port that it had") {
    Router router;
    const std::string again = "00020000128b270f00000708";
    router.answer_with({{kAddress, kIs8888},
                        {kMap4747, "0082000000000001128b270f00000001"},  // for a second
                        {again, kMapped9999}});
    net::Network network;
    const auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", router.port());
    CHECK(eventually({&network}, [&] {
        router.poll();
        return router.times(again) == 1;
    }));
    CHECK(mapping->outside().has_value());
    CHECK(router.times(kAddress) == 2);
}

TEST_CASE("a router that opens nothing says why") {
    CHECK(fault_after({{kMap4747, "0082000200000001128b000000000000"}}) == "not allowed");
    CHECK(fault_after({{kMap4747, "0082000400000001128b000000000000"}}) == "not possible");
    CHECK(fault_after({{kAddress, "008000030000000100000000"}}) == "not possible");
    CHECK(fault_after({{kAddress, "028000010000000000000000"}}) == "not possible");
    for (const char* own : {"0a000001", "c0a80001", "ac1f0001", "64400001", "a9fe0001", "00000000", "7f000001"})
        CHECK(fault_after({{kAddress, std::string("0080000000000001") + own}}) == "behind another router");
    net::Network network;
    CHECK(net::open_from_outside(network, 4747, "", 5351)->fault() == "no router");
    const std::uint16_t nobody = Router().port();
    const auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", nobody);
    CHECK(eventually({&network}, [&] { return !mapping->fault().empty(); }));
    CHECK(mapping->fault() == "no answer");
}

TEST_CASE("the router that leads out is the one of the least metric") {
    using Address = std::array<unsigned char, 4>;
    // Written as the number that the address is in this machine's memory.
    const auto hex = [](const Address& address) {
        std::uint32_t number = 0;
        std::memcpy(&number, address.data(), sizeof(number));
        char text[9];
        std::snprintf(text, sizeof(text), "%08X", number);
        return std::string(text);
    };
    const auto row = [&](const char* name, const Address& to, const Address& through, const char* flags, int metric) {
        return std::string(name) + "\t" + hex(to) + "\t" + hex(through) + "\t" + flags + "\t0\t0\t" +
               std::to_string(metric) + "\t00000000\t0\t0\t0\n";
    };
    const Address any{}, lan{192, 168, 1, 0};
    std::istringstream routes("Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n" +
                              row("wlan0", any, {192, 168, 2, 1}, "0003", 600) +
                              row("eth0", any, {192, 168, 1, 1}, "0003", 100) + row("tun0", any, any, "0001", 50) +
                              row("eth0", lan, any, "0001", 100) + "\n");
    CHECK(net::router_in(routes) == "192.168.1.1");
    std::istringstream none("Iface\tDestination\n"), rubbish("x y z 1 2\n\xFF\n");
    CHECK_FALSE(net::router_in(none));
    CHECK_FALSE(net::router_in(rubbish));
}
