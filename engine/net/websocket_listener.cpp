// A port for guests and browsers.

#include "engine/net/network_inside.h"

#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <list>

#include "engine/net/websocket_line.h"

namespace net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr std::size_t kMaxHalfOpen = 32;
constexpr std::uint32_t kLongestHead = 8 * 1024;  // bytes

class Visitor;

// Shared by the listener and its visitors.
class Port final : public SocketOwner, public std::enable_shared_from_this<Port> {
public:
    Port(Network::Impl& network, Pages pages)
        : network_(&network), loop_(network.loop), acceptor_(*loop_), pause_(*loop_), pages_(std::move(pages)) {}

    ErrorCode open(const tcp::endpoint& endpoint);
    std::uint16_t number() const { return number_; }
    void accept();
    std::vector<std::unique_ptr<Connection>> take() { return std::exchange(opened_, {}); }
    void drop() override;

    std::optional<ServedPage> page(std::string_view path) const { return pages_ ? pages_(path) : std::nullopt; }
    void let_in(WebSocket socket, std::string address);
    void forget(const std::shared_ptr<Visitor>& visitor) { half_open_.remove(visitor); }

private:
    void receive(tcp::socket socket);

    Network::Impl* network_;  // nullptr once dropped
    const std::shared_ptr<asio::io_context> loop_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    Pages pages_;
    std::uint16_t number_ = 0;
    std::list<std::shared_ptr<Visitor>> half_open_;  // oldest first
    std::vector<std::unique_ptr<Connection>> opened_;
};

// An incoming connection while its request is read: a guest, a browser, or anything else. Kept by pending operations.
class Visitor final : public std::enable_shared_from_this<Visitor> {
public:
    Visitor(const std::shared_ptr<Port>& port, tcp::socket socket, asio::io_context& loop)
        : port_(port), socket_(std::move(socket)), timer_(loop) {}

    void read_head();
    void drop();

private:
    using Response = http::response<http::span_body<const char>>;

    void answer_head();
    void shake_hands();
    void answer(Response response);
    void write_on();
    void hang_up();
    void limit();
    // After this, the port no longer knows this visitor.
    void leave();
    tcp::socket& tcp_socket() { return beast::get_lowest_layer(socket_); }

    const std::weak_ptr<Port> port_;
    WebSocket socket_;
    asio::steady_timer timer_;
    beast::flat_buffer buffer_;
    http::request_parser<http::empty_body> request_;
    Response response_;
    std::shared_ptr<const std::string> body_;  // what the response shows
    std::optional<http::response_serializer<http::span_body<const char>>> writer_;
};

ErrorCode Port::open(const tcp::endpoint& endpoint) {
    ErrorCode error, ignored;
    acceptor_.open(endpoint.protocol(), error);
    if (error) return error;
#ifndef _WIN32
    // Lets a table reopen at once; on Windows it would let two programs listen on one port.
    acceptor_.set_option(tcp::acceptor::reuse_address(true), ignored);
#endif
    if (endpoint.address().is_v6()) acceptor_.set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
    number_ = acceptor_.local_endpoint(ignored).port();
    if (error) acceptor_.close(ignored);
    return error;
}

void Port::accept() {
    acceptor_.async_accept([self = shared_from_this()](const ErrorCode& error, tcp::socket socket) {
        if (!self->acceptor_.is_open()) return;
        if (!error) {
            self->receive(std::move(socket));
            return self->accept();
        }
        // For example too many open sockets: may be temporary.
        self->pause_.expires_after(std::chrono::milliseconds(100));
        self->pause_.async_wait([self](const ErrorCode& stopped) {
            if (!stopped && self->acceptor_.is_open()) self->accept();
        });
    });
}

// If too many are half open, drops the oldest: a guest's handshake takes only one round trip.
void Port::receive(tcp::socket socket) {
    if (half_open_.size() >= kMaxHalfOpen) half_open_.front()->drop();
    const auto visitor = std::make_shared<Visitor>(shared_from_this(), std::move(socket), *loop_);
    half_open_.push_back(visitor);
    visitor->read_head();
}

void Port::let_in(WebSocket socket, std::string address) {
    if (network_) opened_.push_back(accepted_connection(*network_, std::move(socket), std::move(address)));
}

void Port::drop() {
    network_ = nullptr;
    pause_.cancel();
    ErrorCode ignored;
    acceptor_.close(ignored);
    while (!half_open_.empty()) half_open_.front()->drop();
    opened_.clear();
}

void Visitor::read_head() {
    limit();
    request_.header_limit(kLongestHead);
    http::async_read_header(tcp_socket(), buffer_, request_,
                            [self = shared_from_this()](const ErrorCode& error, std::size_t) {
                                if (error) return self->drop();
                                self->answer_head();
                            });
}

void Visitor::answer_head() {
    const auto& request = request_.get();
    if (websocket::is_upgrade(request)) return shake_hands();
    Response response(http::status::method_not_allowed, request.version());
    const bool head = request.method() == http::verb::head;
    if (!head && request.method() != http::verb::get) {
        response.set(http::field::allow, "GET, HEAD");
        return answer(std::move(response));
    }
    const auto port = port_.lock();
    const std::string_view target(request.target().data(), request.target().size());
    auto page = port ? port->page(target.substr(0, target.find('?'))) : std::nullopt;
    response.result(page ? http::status::ok : http::status::not_found);
    if (page) {
        response.set(http::field::content_type, page->type);
        response.content_length(page->body->size());
        body_ = std::move(page->body);
        if (!head) response.body() = {body_->data(), body_->size()};
    }
    if (!page || !head) response.prepare_payload();
    answer(std::move(response));
}

void Visitor::shake_hands() {
    // A guest must wait for the answer before it sends.
    if (buffer_.size() > 0) return drop();
    set_up(socket_);
    socket_.async_accept(request_.get(), [self = shared_from_this()](const ErrorCode& error) {
        if (error) return self->drop();
        ErrorCode gone;
        const auto other = self->tcp_socket().remote_endpoint(gone);
        const auto port = self->port_.lock();
        if (gone || !port) return self->drop();
        self->leave();
        port->let_in(std::move(self->socket_), plain_text(other.address()));
    });
}

void Visitor::answer(Response response) {
    response_ = std::move(response);
    response_.keep_alive(false);
    writer_.emplace(response_);
    write_on();
}

// The time limit restarts with each part sent, so that a long page can pass a slow connection.
void Visitor::write_on() {
    limit();
    http::async_write_some(tcp_socket(), *writer_, [self = shared_from_this()](const ErrorCode& error, std::size_t) {
        if (error) return self->drop();
        self->writer_->is_done() ? self->hang_up() : self->write_on();
    });
}

// The other end may still be reading: wait until it closes, or the time is up.
void Visitor::hang_up() {
    ErrorCode ignored;
    tcp_socket().shutdown(tcp::socket::shutdown_send, ignored);
    buffer_.clear();
    tcp_socket().async_read_some(
        buffer_.prepare(1024),
        [self = shared_from_this()](const ErrorCode& error, std::size_t) { error ? self->drop() : self->hang_up(); });
}

void Visitor::limit() {
    timer_.expires_after(kHalfOpenTime);
    timer_.async_wait([weak = weak_from_this()](const ErrorCode& error) {
        const auto self = weak.lock();
        if (!error && self) self->drop();
    });
}

void Visitor::leave() {
    timer_.cancel();
    if (const auto port = port_.lock()) port->forget(shared_from_this());
}

void Visitor::drop() {
    const auto self = shared_from_this();
    leave();
    ErrorCode ignored;
    tcp_socket().close(ignored);
}

class PortListener final : public Listener {
public:
    explicit PortListener(std::shared_ptr<Port> port) : port_(std::move(port)) {}
    PortListener(const PortListener&) = delete;
    PortListener& operator=(const PortListener&) = delete;
    ~PortListener() override { port_->drop(); }
    std::uint16_t port() const override { return port_->number(); }
    std::vector<std::unique_ptr<Connection>> take() override { return port_->take(); }

private:
    std::shared_ptr<Port> port_;
};

words::Phrase why_not(std::uint16_t port, const ErrorCode& error) {
    const words::Phrase number = words::plain(std::to_string(port));  // not a figure: it is a name
    if (error == asio::error::address_in_use) return words::say("port {1} is in use", number);
    if (error == asio::error::access_denied) return words::say("port {1} is not allowed", number);
    return words::say("port {1} cannot be opened", number);
}

}  // namespace

core::Result<std::unique_ptr<Listener>, words::Phrase> Network::listen(std::uint16_t port, Pages pages) {
    auto opened = std::make_shared<Port>(*impl_, std::move(pages));
    // One IPv6 socket accepts both; a machine without IPv6 uses IPv4 only.
    ErrorCode error = opened->open({tcp::v6(), port});
    if (error && error != asio::error::address_in_use && error != asio::error::access_denied)
        error = opened->open({tcp::v4(), port});
    if (error) return core::failure(why_not(port, error));
    impl_->keep(opened);
    opened->accept();
    return std::make_unique<PortListener>(std::move(opened));
}

}  // namespace net
