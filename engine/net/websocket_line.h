#pragma once
// Lines over WebSocket, from either end. For this room alone.

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>

#include "engine/net/line.h"
#include "engine/net/network_inside.h"

namespace net {

using WebSocket = boost::beast::websocket::stream<asio::ip::tcp::socket>;

// Whole binary messages, none longer than a line carries; no time limits of its own.
void set_up(WebSocket& socket);
// A guest's, which has begun to open.
std::unique_ptr<Line> open_line(Network::Inside& network, const std::string& host, std::uint16_t port);
// A host's: the handshake is over.
std::unique_ptr<Line> accepted_connection(Network::Inside& network, WebSocket socket, std::string address);

}  // namespace net
