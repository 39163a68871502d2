#include "engine/net/websocket.h"

#include <boost/asio/steady_timer.hpp>

#include "engine/net/interfaces.h"
#include "engine/net/network_inside.h"
#include "engine/net/websocket_line.h"

namespace net {

namespace {

// More than any frame needs: a flood is spread over frames.
constexpr int kMaxAtOnce = 4096;

}  // namespace

Network::Impl::Impl() : loop(std::make_shared<asio::io_context>(1)) {
    // The first timer makes the loop allocate its descriptors, or throw: nothing later does.
    const asio::steady_timer first(*loop);
}

void Network::Impl::keep(const std::shared_ptr<SocketOwner>& owner) {
    std::erase_if(owners, [](const auto& other) { return other.expired(); });
    owners.push_back(owner);
}

Network::Impl::~Impl() {
    for (const auto& each : owners)
        if (const auto owner = each.lock()) owner->drop();
    // Pending operations learn that they were cancelled and let go.
    loop->restart();
    while (loop->poll_one() > 0) {
    }
}

Network::Network() : impl_(std::make_unique<Impl>()) {}
Network::~Network() = default;

void Network::poll() {
    impl_->loop->restart();
    for (int i = 0; i < kMaxAtOnce && impl_->loop->poll_one() > 0; ++i) {
    }
}

std::unique_ptr<Connection> Network::connect(const std::string& host, std::uint16_t port) {
    return open_line(*impl_, host, port);
}

std::vector<std::string> Network::own_addresses() const { return reachable_addresses(*impl_->loop); }

std::string plain_text(const asio::ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    return address.to_string();
}

}  // namespace net
