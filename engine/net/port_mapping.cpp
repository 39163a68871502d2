#include "engine/net/port_mapping.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/steady_timer.hpp>

#include "engine/net/interfaces.h"
#include "engine/net/network_inside.h"

namespace net {

namespace {

using udp = asio::ip::udp;

constexpr std::uint16_t kRouterPort = 5351;
constexpr std::chrono::milliseconds kFirstWait{250};  // doubled with each try
constexpr int kTries = 7;
constexpr std::uint32_t kLifetime = 1800;  // seconds; half of it later it is renewed
constexpr char kAskAddress = 0, kMapTcp = 2;
constexpr unsigned kAnswer = 128;  // added to what was asked

std::string two_bytes(std::uint32_t number) {
    return {static_cast<char>(number >> 8 & 0xFF), static_cast<char>(number & 0xFF)};
}

std::string mapping_request(std::uint16_t port, std::uint16_t outside, std::uint32_t lifetime) {
    return std::string{'\0', kMapTcp} + two_bytes(0) + two_bytes(port) + two_bytes(outside) +
           two_bytes(lifetime >> 16) + two_bytes(lifetime);
}

// Highest byte first.
std::uint32_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + count; ++i) number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

// Addresses that mean nothing on the internet: the router has a router of its own.
bool is_private(std::uint32_t ipv4) {
    struct Range {
        std::uint32_t from;
        int bits;
    };
    constexpr Range kRanges[]{{0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},
                              {0xA9FE0000, 16}, {0xAC100000, 12}, {0xC0A80000, 16}};
    return std::ranges::any_of(
        kRanges, [&](const Range& range) { return ipv4 >> (32 - range.bits) == range.from >> (32 - range.bits); });
}

class Mapping final : public Part, public std::enable_shared_from_this<Mapping> {
public:
    Mapping(Network::Inside& network, std::uint16_t port)
        : loop_(network.loop), socket_(*loop_), timer_(*loop_), port_(port) {}

    void begin(const std::optional<std::string>& router, std::uint16_t router_port);
    const std::optional<PortMapping::Outside>& outside() const { return outside_; }
    const std::string& fault() const { return fault_; }
    void drop() override;

private:
    void ask();
    void wait(std::chrono::milliseconds time);
    void listen();
    void hear(std::string_view bytes);
    void hear_mapping(std::string_view bytes);
    bool answered() const { return !answered_.host.empty() && answered_.port != 0; }
    void conclude();
    void give_up(std::string fault);
    ErrorCode send(const std::string& bytes) {
        ErrorCode error;
        socket_.send(asio::buffer(bytes), 0, error);
        return error;
    }

    const std::shared_ptr<asio::io_context> loop_;
    udp::socket socket_;
    asio::steady_timer timer_;
    const std::uint16_t port_;
    std::array<char, 128> bytes_ = {};
    int tries_ = 0;
    PortMapping::Outside answered_;  // what came since it was asked
    std::uint32_t lifetime_ = 0;
    std::optional<PortMapping::Outside> outside_;
    std::string fault_;
};

void Mapping::begin(const std::optional<std::string>& router, std::uint16_t router_port) {
    ErrorCode error;
    const auto address = asio::ip::make_address(router.value_or(""), error);
    // Connected, it hears nobody else.
    if (!error) socket_.connect({address, router_port}, error);
    if (!error) socket_.non_blocking(true, error);
    if (error) return give_up("no router");
    listen();
    ask();
}

void Mapping::ask() {
    ErrorCode error;
    if (answered_.host.empty()) error = send({'\0', kAskAddress});
    if (!error && answered_.port == 0)
        error = send(mapping_request(port_, outside_ ? outside_->port : port_, kLifetime));
    if (error == asio::error::connection_refused) return give_up("no answer");
    wait(kFirstWait * (1 << tries_));
}

void Mapping::wait(std::chrono::milliseconds time) {
    timer_.expires_after(time);
    timer_.async_wait([self = shared_from_this()](const ErrorCode& error) {
        if (error || !self->socket_.is_open()) return;
        // Once it was answered, half its lifetime is over now.
        self->tries_ = self->answered() ? 0 : self->tries_ + 1;
        if (self->answered()) self->answered_ = {};
        self->tries_ < kTries ? self->ask() : self->give_up("no answer");
    });
}

void Mapping::listen() {
    socket_.async_receive(asio::buffer(bytes_), [self = shared_from_this()](const ErrorCode& error, std::size_t size) {
        if (!self->socket_.is_open()) return;
        if (error) return self->give_up("no answer");  // nobody listens there
        self->hear({self->bytes_.data(), size});
        if (self->socket_.is_open()) self->listen();
    });
}

void Mapping::hear(std::string_view bytes) {
    if (bytes.size() < 4) return;
    const std::uint32_t kind = number_at(bytes, 1, 1), result = number_at(bytes, 2, 2);
    if (bytes[0] != 0) return give_up("not possible");  // a router that speaks a later version alone
    if (kind != kAnswer + kAskAddress && kind != kAnswer + kMapTcp) return;
    if (result != 0) return give_up(result == 2 ? "not allowed" : "not possible");
    if (kind == kAnswer + kMapTcp) return hear_mapping(bytes);
    if (bytes.size() != 12) return;
    const std::uint32_t ipv4 = number_at(bytes, 8, 4);
    if (is_private(ipv4)) return give_up("behind another router");
    answered_.host = asio::ip::address_v4(ipv4).to_string();
    conclude();
}

void Mapping::hear_mapping(std::string_view bytes) {
    if (bytes.size() != 16 || number_at(bytes, 8, 2) != port_) return;
    const auto outside = static_cast<std::uint16_t>(number_at(bytes, 10, 2));
    const std::uint32_t lifetime = number_at(bytes, 12, 4);
    if (outside == 0 || lifetime == 0) return;
    answered_.port = outside;
    lifetime_ = std::min(lifetime, kLifetime);
    conclude();
}

void Mapping::conclude() {
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
    send(mapping_request(port_, 0, 0));  // taken back
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
