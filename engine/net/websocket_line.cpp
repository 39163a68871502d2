#include "engine/net/websocket_line.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <cassert>
#include <deque>
#include <system_error>
#include <thread>

namespace net {

namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

// Received data not yet taken: beyond this, the other end has to wait.
constexpr std::size_t kReadAhead = 4 * kLongestMessage;
constexpr std::size_t kMessageCost = 64;  // bytes counted even for an empty one

using Endpoints = std::vector<tcp::endpoint>;
using Found = std::function<void(const ErrorCode&, const Endpoints&)>;

// Runs on its own thread: an answer may take many seconds, and nothing must wait for it, not even the end of the loop.
void look_up(const std::shared_ptr<asio::io_context>& loop, const std::string& host, std::uint16_t port, Found found) {
    const auto ask = [loop, host, port, found = std::move(found)] {
        ErrorCode error;
        Endpoints endpoints;
        for (const auto& entry : tcp::resolver(*loop).resolve(host, std::to_string(port), error))
            endpoints.push_back(entry.endpoint());
        asio::post(*loop, [found, error, endpoints] { found(error, endpoints); });
    };
    try {
        std::thread(ask).detach();
    } catch (const std::system_error&) {
        asio::post(*loop, [found] { found(asio::error::no_memory, {}); });
    }
}

// For the Host header. nullopt if it cannot be a name or an address, so that it cannot be found.
std::optional<std::string> host_header(const std::string& host, std::uint16_t port) {
    const std::string signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_:%";
    if (host.empty() || host.size() > 253 || host.find_first_not_of(signs) != std::string::npos) return {};
    const bool bare_ipv6 = host.find(':') != std::string::npos;
    return (bare_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

class Wire final : public SocketOwner, public std::enable_shared_from_this<Wire> {
public:
    explicit Wire(Network::Impl& network) : loop_(network.loop), socket_(*loop_), timer_(*loop_) {}
    Wire(Network::Impl& network, WebSocket socket, std::string address)
        : loop_(network.loop), socket_(std::move(socket)), timer_(*loop_), address_(std::move(address)) {}

    void connect(const std::string& host, std::uint16_t port);
    void begin();  // the handshake is over

    Connection::State state() const;
    void send(std::string message);
    std::vector<std::string> take();
    std::size_t waiting() const { return stage_ == Stage::Closed ? 0 : waiting_; }
    void end();
    void drop() override;
    const std::string& fault() const { return fault_; }
    const std::string& address() const { return address_; }

private:
    enum class Stage { Opening, Open, Closing, Closed };

    void connect_to(const Endpoints& endpoints);
    void shake_hands();
    void read();
    void write();
    void close();
    void fail(const ErrorCode& error);
    void fail(std::string fault);
    void limit(std::chrono::seconds time);
    tcp::socket& tcp_socket() { return beast::get_lowest_layer(socket_); }

    const std::shared_ptr<asio::io_context> loop_;  // must outlive the members below
    WebSocket socket_;
    asio::steady_timer timer_;
    Stage stage_ = Stage::Opening;
    std::string host_, address_, fault_;
    beast::flat_buffer buffer_;
    std::vector<std::string> received_;
    std::size_t read_ahead_ = 0;
    std::deque<std::string> queue_;  // the first one is being sent if writing_
    std::size_t waiting_ = 0;
    bool reading_ = false, writing_ = false;
};

void Wire::connect(const std::string& host, std::uint16_t port) {
    const auto header = host_header(host, port);
    if (!header) return fail(asio::error::host_not_found);
    host_ = *header;
    limit(kOpeningTime);
    ErrorCode error;
    const auto address = asio::ip::make_address(host, error);
    if (!error) return connect_to({tcp::endpoint(address, port)});
    look_up(loop_, host, port, [weak = weak_from_this()](const ErrorCode& fault, const Endpoints& endpoints) {
        const auto self = weak.lock();
        if (!self || self->stage_ != Stage::Opening) return;
        if (fault || endpoints.empty()) return self->fail(asio::error::host_not_found);
        self->connect_to(endpoints);
    });
}

void Wire::connect_to(const Endpoints& endpoints) {
    const auto connected = [self = shared_from_this()](const ErrorCode& error, const tcp::endpoint& endpoint) {
        if (self->stage_ != Stage::Opening) return;
        if (error) return self->fail(error);
        self->address_ = plain_text(endpoint.address());
        self->shake_hands();
    };
    asio::async_connect(tcp_socket(), endpoints, connected);
}

void Wire::shake_hands() {
    set_up(socket_);
    socket_.async_handshake(host_, "/", [self = shared_from_this()](const ErrorCode& error) {
        if (self->stage_ != Stage::Opening) return;
        if (error) return self->fail(error);
        self->begin();
    });
}

void Wire::begin() {
    stage_ = Stage::Open;
    timer_.cancel();
    read();
    write();
}

Connection::State Wire::state() const {
    if (stage_ == Stage::Opening) return Connection::State::Opening;
    return stage_ == Stage::Open ? Connection::State::Open : Connection::State::Ended;
}

void Wire::send(std::string message) {
    assert(message.size() <= kLongestMessage);
    if (state() == Connection::State::Ended) return;
    waiting_ += message.size();
    queue_.push_back(std::move(message));
    write();
}

std::vector<std::string> Wire::take() {
    read_ahead_ = 0;
    auto taken = std::exchange(received_, {});
    read();
    return taken;
}

void Wire::read() {
    if (reading_ || stage_ != Stage::Open || read_ahead_ >= kReadAhead) return;
    reading_ = true;
    socket_.async_read(buffer_, [self = shared_from_this()](const ErrorCode& error, std::size_t) {
        self->reading_ = false;
        if (error) return self->fail(error);
        if (self->stage_ != Stage::Open) return;
        self->received_.push_back(beast::buffers_to_string(self->buffer_.data()));
        self->read_ahead_ += self->buffer_.size() + kMessageCost;
        self->buffer_.consume(self->buffer_.size());
        self->read();
    });
}

void Wire::write() {
    if (writing_ || queue_.empty() || (stage_ != Stage::Open && stage_ != Stage::Closing)) return;
    writing_ = true;
    socket_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](const ErrorCode& error, std::size_t) {
        self->writing_ = false;
        self->waiting_ -= self->queue_.front().size();
        self->queue_.pop_front();
        if (error) return self->fail(error);
        if (self->stage_ == Stage::Closing && self->queue_.empty()) return self->close();
        self->write();
    });
}

void Wire::end() {
    if (stage_ == Stage::Opening) drop();
    if (stage_ != Stage::Open) return;
    stage_ = Stage::Closing;
    limit(kClosingTime);
    if (queue_.empty()) close();
}

void Wire::close() {
    socket_.async_close(websocket::close_code::normal, [self = shared_from_this()](const ErrorCode&) { self->drop(); });
}

void Wire::fail(const ErrorCode& error) {
    if (error != websocket::error::closed) return fail(fault_text(error));
    const auto code = socket_.reason().code;
    if (code == websocket::close_code::too_big) return fail(fault_text(websocket::error::message_too_big));
    fail(code == websocket::close_code::protocol_error ? fault_text(websocket::error::bad_opcode) : "");
}

void Wire::fail(std::string fault) {
    if (state() != Connection::State::Ended) fault_ = std::move(fault);
    drop();
}

void Wire::drop() {
    stage_ = Stage::Closed;
    timer_.cancel();
    ErrorCode ignored;
    tcp_socket().close(ignored);
}

void Wire::limit(std::chrono::seconds time) {
    timer_.expires_after(time);
    timer_.async_wait([weak = weak_from_this()](const ErrorCode& error) {
        const auto self = weak.lock();
        if (error || !self) return;
        if (self->stage_ == Stage::Opening) self->fail(asio::error::timed_out);
        if (self->stage_ == Stage::Closing) self->drop();
    });
}

// The owner's handle of a wire, which lives on while operations are pending.
class WireLine final : public Connection {
public:
    explicit WireLine(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}
    WireLine(const WireLine&) = delete;
    WireLine& operator=(const WireLine&) = delete;
    ~WireLine() override { wire_->end(); }
    State state() const override { return wire_->state(); }
    void send(std::string message) override { wire_->send(std::move(message)); }
    std::vector<std::string> take() override { return wire_->take(); }
    std::size_t waiting() const override { return wire_->waiting(); }
    void end() override { wire_->end(); }
    std::string fault() const override { return wire_->fault(); }
    std::string address() const override { return wire_->address(); }

private:
    std::shared_ptr<Wire> wire_;
};

}  // namespace

void set_up(WebSocket& socket) {
    ErrorCode ignored;
    beast::get_lowest_layer(socket).set_option(tcp::no_delay(true), ignored);
    socket.set_option(
        websocket::stream_base::timeout{websocket::stream_base::none(), websocket::stream_base::none(), false});
    socket.read_message_max(kLongestMessage);
    socket.auto_fragment(false);
    socket.binary(true);
}

std::unique_ptr<Connection> open_line(Network::Impl& network, const std::string& host, std::uint16_t port) {
    auto wire = std::make_shared<Wire>(network);
    network.keep(wire);
    wire->connect(host, port);
    return std::make_unique<WireLine>(std::move(wire));
}

std::unique_ptr<Connection> accepted_connection(Network::Impl& network, WebSocket socket, std::string address) {
    auto wire = std::make_shared<Wire>(network, std::move(socket), std::move(address));
    network.keep(wire);
    wire->begin();
    return std::make_unique<WireLine>(std::move(wire));
}

std::string fault_text(const ErrorCode& error) {
    namespace fault = asio::error;
    if (error == websocket::error::message_too_big) return "message too long";
    if (error == websocket::condition::handshake_failed) return "not a table";
    if (error == beast::http::error::end_of_stream || error == beast::http::error::partial_message)
        return "connection lost";
    if (error.category() == make_error_code(beast::http::error::bad_version).category()) return "not a table";
    if (error == websocket::condition::protocol_violation) return "not understood";
    if (error == fault::host_not_found || error == fault::host_not_found_try_again) return "host not found";
    if (error == fault::connection_refused) return "connection refused";
    if (error == fault::host_unreachable) return "host unreachable";
    if (error == fault::network_unreachable || error == fault::network_down) return "no network";
    if (error == boost::system::errc::address_not_available || error == fault::address_family_not_supported)
        return "no network";
    if (error == fault::timed_out) return "timed out";
    return "connection lost";
}

}  // namespace net
