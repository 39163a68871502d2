#include "engine/net/port_mapping.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/udp.hpp>
#include <cstdio>
#include <cstring>
#include <functional>
#include <sstream>

#include "engine/net/interfaces.h"
#include "engine/net/router_words.h"
#include "engine/net/secret.h"
#include "tests/engine/net/net_test.h"

using namespace net_test;
using udp = asio::ip::udp;

namespace {

std::string bytes(std::string_view hex) { return net::from_hex(hex).value(); }

// Returns a router's answer to a PCP request: the requested port, at 8.8.8.8.
std::string pcp_mapped(std::string question) {
    question[1] = '\x81';
    question.replace(8, 16, std::string(16, '\0'));
    return question.substr(0, 56) + std::string("\x08\x08\x08\x08", 4);
}

// Speaks only NAT-PMP and answers from a list of requests and answers in hex, or speaks PCP if it has an answer.
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
            if (const std::string question(space, size); question[0] == 2) {
                pcp_asked.push_back(question);
                socket_.send_to(asio::buffer(pcp_answer ? pcp_answer(question) : bytes("0081000100000000")), from, 0,
                                error);
                continue;
            }
            asked.push_back(net::to_hex({space, size}));
            for (const auto& [question, answer] : answers_)
                if (question == asked.back()) socket_.send_to(asio::buffer(bytes(answer)), from, 0, error);
        }
    }
    std::size_t times(const std::string& question) const {
        return static_cast<std::size_t>(std::ranges::count(asked, question));
    }
    std::vector<std::string> asked, pcp_asked;
    std::function<std::string(std::string)> pcp_answer;

private:
    asio::io_context loop_;
    udp::socket socket_;
    std::vector<std::pair<std::string, std::string>> answers_;
};

const std::string kAddress = "0000", kMap4747 = "00020000128b128b00000708", kTakeBack = "00020000128b000000000000";
const std::string kIs8888 = "008000000000000108080808", kMapped9999 = "0082000000000001128b270f00000708";

// Returns the fault after these answers.
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
                        {kMap4747, "0082000000000001128c270f00000708"},    // another port
                        {kMap4747, "0082000000000001128b000000000708"},    // port 0
                        {kMap4747, "0082000000000001128b270f00000000"}});  // for zero seconds
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
}

TEST_CASE("a mapping is renewed before it ends, with the port that it had") {
    Router router;
    const std::string again = "00020000128b270f00000708";
    router.answer_with({{kAddress, kIs8888},
                        {kMap4747, "0082000000000001128b270f00000001"},  // for one second
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
    CHECK(fault_after({{kAddress, "038000010000000000000000"}}) == "not possible");
    for (const char* own : {"0a000001", "c0a80001", "ac1f0001", "64400001", "a9fe0001", "00000000", "7f000001"})
        CHECK(fault_after({{kAddress, std::string("0080000000000001") + own}}) == "behind another router");
    net::Network network;
    CHECK(net::open_from_outside(network, 4747, "", 5351)->fault() == "no router");
    const std::uint16_t nobody = Router().port();
    const auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", nobody);
    CHECK(eventually({&network}, [&] { return !mapping->fault().empty(); }));
    CHECK(mapping->fault() == "no answer");
}

TEST_CASE("a router of these days is asked once, for all, and told when it is over") {
    Router router;
    router.pcp_answer = pcp_mapped;
    net::Network network;
    auto mapping = net::open_from_outside(network, 4747, "127.0.0.1", router.port());
    CHECK(eventually({&network}, [&] {
        router.poll();
        return mapping->outside().has_value();
    }));
    CHECK(mapping->outside()->host == "8.8.8.8");
    CHECK(mapping->outside()->port == 4747);
    mapping.reset();
    router.poll();
    REQUIRE(router.pcp_asked.size() == 2);
    const std::string first = net::to_hex(router.pcp_asked[0]), last = net::to_hex(router.pcp_asked[1]);
    const std::string nonce = first.substr(48, 24);
    CHECK(first ==
          "0201000000000708"
          "00000000000000000000ffff7f000001" +
              nonce +
              "06000000"
              "128b128b"
              "00000000000000000000ffff00000000");
    CHECK(last ==
          "0201000000000000"
          "00000000000000000000ffff7f000001" +
              nonce +
              "06000000"
              "128b0000"
              "00000000000000000000ffff00000000");
    CHECK(router.asked.empty());
}

TEST_CASE("answers of PCP that are none of ours are passed over, refusals are told") {
    const net::PortWish wish{4747, 4747, 1800, 0xC0A80702, std::string(12, 'n')};
    const std::string right = pcp_mapped(net::router_questions(net::PortProtocol::Pcp, wish).at(0));
    const auto heard = [&](const std::string& bytes) {
        return net::router_answer(net::PortProtocol::Pcp, wish, bytes);
    };
    const auto with = [&](std::size_t at, char byte) {
        return heard(right.substr(0, at) + byte + right.substr(at + 1));
    };
    REQUIRE(heard(right));
    CHECK(heard(right)->address == 0x08080808);
    CHECK(heard(right)->port == 4747);
    CHECK(heard(right)->lifetime == 1800);
    CHECK(heard(right)->fault == "");
    for (std::size_t i = 0; i < right.size(); ++i) CHECK_FALSE(heard(right.substr(0, i)));
    for (std::size_t at : {1, 24, 35, 36, 40, 41}) CHECK_FALSE(with(at, '\x55'));  // opcode, nonce, protocol, port
    CHECK(with(0, 0)->other_tongue);
    CHECK(with(3, 2)->fault == "not allowed");
    CHECK(with(3, 11)->fault == "not possible");
    CHECK(heard(right.substr(0, 3) + "\x03")->fault == "not possible");
    CHECK(with(56, 10)->fault == "behind another router");
    CHECK_FALSE(with(44, 1)->address);                                                // IPv6
    CHECK_FALSE(heard(right.substr(0, 4) + std::string(4, '\0') + right.substr(8)));  // for zero seconds
}

TEST_CASE("the router that leads out is the one of the least metric") {
    using Address = std::array<unsigned char, 4>;
    // The number that the address is in this machine's memory.
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
