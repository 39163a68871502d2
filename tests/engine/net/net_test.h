#pragma once
// Helpers of the network tests: waiting without a clock, and strangers that send raw bytes.

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <thread>

#include "engine/net/websocket.h"

namespace net_test {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

inline std::string flipped(std::string bytes, std::size_t at) {
    bytes[at] = static_cast<char>(bytes[at] ^ 0x40);
    return bytes;
}

// Pauses between the rounds of a polling loop; the first rounds run at once.
inline constexpr int kBusyRounds = 100;
inline void pause(int round) {
    if (round > kBusyRounds) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

// Polls until the condition holds; false after `rounds` rounds.
template <class Condition>
bool eventually(std::initializer_list<net::Network*> networks, Condition holds, int rounds = 20000) {
    for (int round = 0; round < rounds; ++round) {
        for (net::Network* network : networks) network->poll();
        if (holds()) return true;
        pause(round);
    }
    return false;
}

// The other end of a socket, which sends any bytes.
class Stranger {
public:
    explicit Stranger(std::uint16_t port) : socket_(loop_) {
        boost::system::error_code error;
        socket_.connect({asio::ip::address_v4::loopback(), port}, error);
        socket_.non_blocking(true, error);
    }
    // Sends as much of it as possible.
    void say(std::string_view bytes) {
        boost::system::error_code ignored;
        socket_.send(asio::buffer(bytes.data(), bytes.size()), 0, ignored);
    }
    // Returns everything received so far.
    const std::string& heard() {
        boost::system::error_code error;
        char bytes[4096];
        while (!error) {
            const std::size_t size = socket_.read_some(asio::buffer(bytes), error);
            heard_.append(bytes, size);
        }
        ended_ = ended_ || error != asio::error::would_block;
        return heard_;
    }
    bool hung_up_on() {
        heard();
        return ended_;
    }

private:
    asio::io_context loop_;
    tcp::socket socket_;
    std::string heard_;
    bool ended_ = false;
};

inline constexpr std::string_view kUpgrade =
    "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

// Two ends of a line.
struct Ends {
    std::unique_ptr<net::Connection> guest, host;
};

// A network with a listener, and another one for its guests.
struct Table {
    explicit Table(net::Pages pages = {}) {
        auto opened = host.listen(0, std::move(pages));
        listener = opened ? std::move(*opened) : nullptr;
    }
    template <class Condition>
    bool eventually(Condition holds) {
        return net_test::eventually({&host, &guest}, holds);
    }
    // Within a few rounds, long before any timeout.
    template <class Condition>
    bool soon(Condition holds) {
        return net_test::eventually({&host, &guest}, holds, kBusyRounds);
    }
    // Waits until both ends are open, or the host has none.
    Ends join(const std::string& where = "127.0.0.1") {
        Ends ends{guest.connect(where, listener->port()), nullptr};
        eventually([&] {
            if (auto lines = listener->take(); !lines.empty()) ends.host = std::move(lines[0]);
            return ends.host && ends.guest->state() == net::Connection::State::Open;
        });
        return ends;
    }
    // Returns the host's end of a stranger's connection.
    std::unique_ptr<net::Connection> visitor() {
        std::unique_ptr<net::Connection> line;
        eventually([&] {
            if (auto lines = listener->take(); !lines.empty()) line = std::move(lines[0]);
            return line != nullptr;
        });
        return line;
    }
    net::Network host, guest;
    std::unique_ptr<net::Listener> listener;
};

inline bool ended(const net::Connection& line) { return line.state() == net::Connection::State::Ended; }

}  // namespace net_test
