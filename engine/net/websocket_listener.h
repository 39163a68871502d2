#pragma once
// A port for guests and browsers. Private to this folder.

#include <memory>
#include <string>

#include "engine/net/network_inside.h"

namespace net {

// See Network::listen.
core::Result<std::unique_ptr<Listener>, words::Phrase> open_listener(Network::Inside& network, std::uint16_t port,
                                                                     Pages pages);

}  // namespace net
