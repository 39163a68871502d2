#pragma once
// Shared by the owners of a network's sockets: Asio's loop, which they must release before it ends. Private to this
// folder.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "engine/net/websocket.h"

namespace net {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;

// Pending operations hold it by a shared pointer; it holds the loop by another, until it is dropped
// and all its operations have ended.
class SocketOwner {
public:
    virtual ~SocketOwner() = default;
    // Closes its sockets permanently.
    virtual void drop() = 0;
};

struct Network::Impl {
    Impl();
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl();
    // Registers an owner, to be dropped before the loop ends.
    void keep(const std::shared_ptr<SocketOwner>& owner);

    std::shared_ptr<asio::io_context> loop;
    std::vector<std::weak_ptr<SocketOwner>> owners;
};

// The text that Connection::fault gives for an error.
std::string fault_text(const ErrorCode& error);
// Writes an IPv4 address as such even if it arrived through an IPv6 socket.
std::string plain_text(const asio::ip::address& address);

inline constexpr std::chrono::seconds kOpeningTime{10};  // for a guest to connect and to shake hands
inline constexpr std::chrono::seconds kHalfOpenTime{5};  // for an incoming connection
inline constexpr std::chrono::seconds kClosingTime{5};   // for sending queued data

}  // namespace net
