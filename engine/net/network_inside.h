#pragma once
// What the parts of a network share: Asio's loop, and who has to let go of it before it ends. For this room alone.

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

// Something with sockets. What is under way in the loop holds it by a shared pointer; it holds the loop by another,
// until it was dropped and all that was under way has ended.
class Part {
public:
    virtual ~Part() = default;
    // Closes its sockets for good.
    virtual void drop() = 0;
};

struct Network::Inside {
    Inside();
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside();
    // Drops it before the loop ends.
    void keep(const std::shared_ptr<Part>& part);

    std::shared_ptr<asio::io_context> loop;
    std::vector<std::weak_ptr<Part>> parts;
};

// What Line::fault says of it.
std::string fault_text(const ErrorCode& error);
// An IPv4 address is written as one even if it came in through a socket of IPv6.
std::string plain_text(const asio::ip::address& address);

inline constexpr std::chrono::seconds kOpeningTime{10};  // for a guest: to connect and to shake hands
inline constexpr std::chrono::seconds kHalfOpenTime{5};  // for who comes to a listener
inline constexpr std::chrono::seconds kClosingTime{5};   // for what still waits to be sent

}  // namespace net
