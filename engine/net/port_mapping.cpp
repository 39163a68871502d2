#include "engine/net/port_mapping.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/steady_timer.hpp>

#include "engine/net/interfaces.h"
#include "engine/net/network_inside.h"
#include "engine/net/router_words.h"
#include "engine/net/secret.h"

namespace net {

namespace {

using udp = asio::ip::udp;

constexpr std::uint16_t kRouterPort = 5351;
constexpr std::chrono::milliseconds kFirstWait{250};  // doubled at each attempt
constexpr int kTries = 7;
constexpr std::uint32_t kLifetime = 1800;  // seconds; renewed after half of it

class Mapping final : public SocketOwner, public std::enable_shared_from_this<Mapping> {
public:
    Mapping(Network::Impl& network, std::uint16_t port) : loop_(network.loop), socket_(*loop_), timer_(*loop_) {
        wish_ = {port, port, kLifetime, 0, random_bytes(12)};
    }

    void begin(const std::optional<std::string>& router, std::uint16_t router_port);
    const std::optional<PortMapping::Outside>& outside() const { return outside_; }
    const std::string& fault() const { return fault_; }
    void drop() override;

private:
    void ask();
    void wait(std::chrono::milliseconds time);
    void listen();
    void hear(std::string_view bytes);
    bool answered() const { return !answered_.host.empty() && answered_.port != 0; }
    void give_up(std::string fault);
    ErrorCode say(const PortWish& wish);

    const std::shared_ptr<asio::io_context> loop_;
    udp::socket socket_;
    asio::steady_timer timer_;
    PortProtocol tongue_ = PortProtocol::Pcp;
    PortWish wish_;
    std::uint32_t lifetime_ = 0;  // seconds, as granted by the router
    std::array<char, 128> bytes_ = {};
    int tries_ = 0;
    PortMapping::Outside answered_;  // received since the last request
    std::optional<PortMapping::Outside> outside_;
    std::string fault_;
};

void Mapping::begin(const std::optional<std::string>& router, std::uint16_t router_port) {
    ErrorCode error;
    const auto address = asio::ip::make_address_v4(router.value_or(""), error);
    // A connected socket receives from this address only.
    if (!error) socket_.connect({address, router_port}, error);
    if (!error) socket_.non_blocking(true, error);
    if (!error) wish_.own_address = socket_.local_endpoint(error).address().to_v4().to_uint();
    if (error) return give_up("no router");
    listen();
    ask();
}

ErrorCode Mapping::say(const PortWish& wish) {
    ErrorCode error;
    for (const std::string& question : router_questions(tongue_, wish))
        if (!error) socket_.send(asio::buffer(question), 0, error);
    return error;
}

void Mapping::ask() {
    if (say(wish_) == asio::error::connection_refused) return give_up("no answer");
    wait(kFirstWait * (1 << tries_));
}

void Mapping::wait(std::chrono::milliseconds time) {
    timer_.expires_after(time);
    timer_.async_wait([self = shared_from_this()](const ErrorCode& error) {
        if (error || !self->socket_.is_open()) return;
        // After an answer, half of the lifetime is over now.
        self->tries_ = self->answered() ? 0 : self->tries_ + 1;
        if (self->answered()) self->answered_ = {};
        self->tries_ < kTries ? self->ask() : self->give_up("no answer");
    });
}

void Mapping::listen() {
    socket_.async_receive(asio::buffer(bytes_), [self = shared_from_this()](const ErrorCode& error, std::size_t size) {
        if (!self->socket_.is_open()) return;
        if (error) return self->give_up("no answer");  // nobody is listening there
        self->hear({self->bytes_.data(), size});
        if (self->socket_.is_open()) self->listen();
    });
}

void Mapping::hear(std::string_view bytes) {
    const auto answer = router_answer(tongue_, wish_, bytes);
    if (!answer || answered()) return;
    if (answer->other_tongue) {
        if (std::exchange(tongue_, PortProtocol::NatPmp) == PortProtocol::NatPmp)
            give_up("not possible");
        else
            ask();
        return;
    }
    if (!answer->fault.empty()) return give_up(answer->fault);
    if (answer->address) answered_.host = asio::ip::address_v4(*answer->address).to_string();
    if (answer->port) {
        answered_.port = wish_.outside = *answer->port;
        lifetime_ = std::min(answer->lifetime, kLifetime);
    }
    if (!answered()) return;
    outside_ = answered_;
    wait(std::chrono::milliseconds(500) * lifetime_);
}

void Mapping::give_up(std::string fault) {
    fault_ = std::move(fault);
    outside_.reset();
    drop();
}

void Mapping::drop() {
    timer_.cancel();
    if (!socket_.is_open()) return;
    PortWish no_more = wish_;
    no_more.outside = 0;
    no_more.lifetime = 0;
    say(no_more);
    ErrorCode ignored;
    socket_.close(ignored);
}

class RouterMapping final : public PortMapping {
public:
    explicit RouterMapping(std::shared_ptr<Mapping> mapping) : mapping_(std::move(mapping)) {}
    RouterMapping(const RouterMapping&) = delete;
    RouterMapping& operator=(const RouterMapping&) = delete;
    ~RouterMapping() override { mapping_->drop(); }
    std::optional<Outside> outside() const override { return mapping_->outside(); }
    std::string fault() const override { return mapping_->fault(); }

private:
    std::shared_ptr<Mapping> mapping_;
};

std::unique_ptr<PortMapping> begun(Network& network, std::uint16_t port, const std::optional<std::string>& router,
                                   std::uint16_t router_port) {
    auto mapping = std::make_shared<Mapping>(network.inside(), port);
    network.inside().keep(mapping);
    mapping->begin(router, router_port);
    return std::make_unique<RouterMapping>(std::move(mapping));
}

}  // namespace

std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port) {
    return begun(network, port, router_address(), kRouterPort);
}

std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port, const std::string& router,
                                               std::uint16_t router_port) {
    return begun(network, port, router, router_port);
}

}  // namespace net
