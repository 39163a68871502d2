#include <benchmark/benchmark.h>
#include <sodium.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <stdexcept>

#include "engine/net/secret.h"
#include "engine/net/websocket.h"
#include "ratio.h"

namespace bench {

namespace {

using net::Channel;
using tcp = boost::asio::ip::tcp;

constexpr std::string_view kCode = "K7Q2M9XWTR4HBZ0C";
const std::string step(107, 'x');  // average length of a battle's step

struct Ends {
    Ends() : host(kCode, Channel::End::Host), guest(kCode, Channel::End::Guest) {
        const auto reply = guest.answer(*host.answer(*guest.opening()));
        if (!reply || !host.answer(*reply)) throw std::runtime_error("no handshake");
    }
    Channel host, guest;
};

// The minimum cost of two fresh keys a side: each side makes one and multiplies it by the other's.
int curve_arithmetic() {
    std::array<unsigned char, crypto_scalarmult_BYTES> secret{7}, point{}, shared{};
    for (int side = 0; side < 2; ++side) {
        if (crypto_scalarmult_base(point.data(), secret.data()) != 0) throw std::runtime_error("no point");
        if (crypto_scalarmult(shared.data(), secret.data(), point.data()) != 0) throw std::runtime_error("no point");
    }
    benchmark::DoNotOptimize(shared);
    return 1;
}

Ratio handshake_ratio() {
    const auto shake_hands = [] {
        const Ends ends;
        benchmark::DoNotOptimize(&ends);
        return 1;
    };
    return compare("a handshake, both ends / its curve arithmetic alone", 1.5, shake_hands, curve_arithmetic);
}

Ratio refusal_ratio() {
    Channel host(kCode, Channel::End::Host);
    const std::string greeting(48, 'x');
    const auto refuse = [&] {
        for (int i = 0; i < 100; ++i)
            if (host.answer(greeting)) throw std::runtime_error("a stranger was let in");
        return 100;
    };
    return compare("a stranger refused / the curve arithmetic of a handshake", 0.02, refuse, curve_arithmetic);
}

Ratio seal_ratio() {
    Ends ends;
    const auto seal = [&] {
        for (int i = 0; i < 100; ++i)
            if (ends.guest.open(ends.host.seal(step)) != step) throw std::runtime_error("a message was lost");
        return 100;
    };
    const auto hash = [] {
        for (int i = 0; i < 100; ++i) benchmark::DoNotOptimize(net::hash(step));
        return 100;
    };
    return compare("a step sealed and opened / hashed once", 15, seal, hash);
}

// Sends there and back, on this machine.
Ratio line_ratio() {
    net::Network network;
    const auto listener = std::move(network.listen(0).value());
    const auto guest = network.connect("127.0.0.1", listener->port());
    std::unique_ptr<net::Connection> host;
    while (!host || guest->state() != net::Connection::State::Open) {
        network.poll();
        for (auto& line : listener->take()) host = std::move(line);
    }
    const auto carry = [&](net::Connection& from, net::Connection& to) {
        from.send(step);
        while (to.take().empty()) network.poll();
    };
    const auto lines = [&] {
        carry(*guest, *host);
        carry(*host, *guest);
        return 1;
    };
    boost::asio::io_context loop;
    tcp::acceptor acceptor(loop, {boost::asio::ip::address_v4::loopback(), 0});
    tcp::socket one(loop);
    one.connect(acceptor.local_endpoint());
    tcp::socket other = acceptor.accept();
    for (tcp::socket* each : {&one, &other}) each->set_option(tcp::no_delay(true));
    const auto pass = [](tcp::socket& from, tcp::socket& to) {
        std::array<char, 107> bytes{};
        from.send(boost::asio::buffer(step));
        std::size_t come = 0;
        while (come < bytes.size()) come += to.receive(boost::asio::buffer(bytes.data() + come, bytes.size() - come));
    };
    const auto sockets = [&] {
        pass(one, other);
        pass(other, one);
        return 1;
    };
    return compare("a step over a line, there and back / over bare sockets", 6, lines, sockets);
}

}  // namespace

std::vector<Ratio> net_ratios() { return {handshake_ratio(), refusal_ratio(), seal_ratio(), line_ratio()}; }

}  // namespace bench
