// A stranger's bytes to a listener: first a request's head, then the rest after the answer. It gets an HTTP answer or
// none, a line delivers whole messages of bounded length, and everything ends soon after the stranger stops.

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <thread>

#include "engine/net/websocket.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

using tcp = boost::asio::ip::tcp;
using ErrorCode = boost::system::error_code;

std::optional<net::ServedPage> page(std::string_view path) {
    return path == "/" ? std::optional(net::ServedPage{"text/html", "<h1>A table</h1>"}) : std::nullopt;
}

class Knock {
public:
    explicit Knock(net::Listener& listener) : listener_(listener), socket_(loop_) {
        ErrorCode ignored;
        socket_.connect({boost::asio::ip::address_v4::loopback(), listener.port()}, ignored);
        socket_.set_option(tcp::socket::linger(true, 0), ignored);  // so that no port stays in use
        socket_.non_blocking(true, ignored);
    }
    void say(std::string_view bytes) {
        ErrorCode ignored;
        socket_.send(boost::asio::buffer(bytes.data(), bytes.size()), 0, ignored);
    }
    void say_no_more() {
        ErrorCode ignored;
        socket_.shutdown(tcp::socket::shutdown_send, ignored);
    }
    void hear() {
        ErrorCode error;
        char bytes[4096];
        while (!error) heard_.append(bytes, socket_.read_some(boost::asio::buffer(bytes), error));
        over_ = over_ || error != boost::asio::error::would_block;
        for (auto& line : listener_.take()) line_ = std::move(line);
        if (!line_) return;
        for (const std::string& message : line_->take()) demand(message.size() <= net::kLongestMessage);
    }
    bool over() const { return over_ && (!line_ || line_->state() == net::Connection::State::Ended); }
    const std::string& heard() const { return heard_; }

private:
    net::Listener& listener_;
    boost::asio::io_context loop_;
    tcp::socket socket_;
    std::unique_ptr<net::Connection> line_;
    std::string heard_;
    bool over_ = false;
};

}  // namespace

void read_knock(std::string_view bytes) {
    net::Network network;
    const auto listener = network.listen(0, page);
    if (!listener) return;  // no free port on this machine
    Knock knock(**listener);
    const auto until = [&](int rounds, auto holds) {
        for (int round = 0; round < rounds && !holds(); ++round) {
            network.poll();
            knock.hear();
            if (round > 1000) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return holds();
    };
    const std::size_t end = bytes.find("\r\n\r\n");
    const std::size_t head = end == std::string_view::npos ? bytes.size() : end + 4;
    knock.say(bytes.substr(0, head));
    if (head < bytes.size()) until(10, [&] { return knock.over() || !knock.heard().empty(); });
    knock.say(bytes.substr(head));
    knock.say_no_more();
    demand(until(20000, [&] { return knock.over(); }));
    demand(knock.heard().empty() || knock.heard().starts_with("HTTP/1."));
}

}  // namespace fuzz
