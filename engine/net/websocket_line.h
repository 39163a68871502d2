#pragma once
// Connections over WebSocket, from either end. Private to this folder.

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>

#include "engine/net/line.h"
#include "engine/net/network_inside.h"

namespace net {

using WebSocket = boost::beast::websocket::stream<asio::ip::tcp::socket>;

// Configures whole binary messages up to kLongestMessage, without WebSocket's own timeouts.
void set_up(WebSocket& socket);
// A guest's connection, which starts to open.
std::unique_ptr<Connection> open_line(Network::Impl& network, const std::string& host, std::uint16_t port);
// A host's connection, after the handshake.
std::unique_ptr<Connection> accepted_connection(Network::Impl& network, WebSocket socket, std::string address);

}  // namespace net
