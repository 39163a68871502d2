#pragma once
// Connections over WebSocket (Boost.Beast), with a small web server. One Network per program; poll() once a frame.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/net/line.h"
#include "engine/words/phrase.h"

namespace net {

// A file that an ordinary browser requests.
struct ServedPage {
    std::string type;                         // "text/html"
    std::shared_ptr<const std::string> body;  // shared by simultaneous requests
    ServedPage(std::string of, std::shared_ptr<const std::string> shared)
        : type(std::move(of)), body(std::move(shared)) {}
    ServedPage(std::string of, std::string text)
        : ServedPage(std::move(of), std::make_shared<const std::string>(std::move(text))) {}
};
// The answer to a browser's request for a path ("/", "/coinwars.wasm"); nullopt: 404.
using Pages = std::function<std::optional<ServedPage>(std::string_view path)>;

// Accepts connections on one port, over IPv4 and IPv6. At most 32 may be half open: one more replaces the oldest, and
// any not finished within 5 s is dropped. Accepted connections outlive it.
class Listener {
public:
    virtual ~Listener() = default;
    virtual std::uint16_t port() const = 0;
    // The connections opened since the last call.
    virtual std::vector<std::unique_ptr<Connection>> take() = 0;
};

class Network {
public:
    Network();  // throws std::runtime_error if the system is out of descriptors; nothing else here throws
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // Does everything possible without waiting.
    void poll();
    // Port 0: any free one. The error is the end of a sentence: "port 4747 is in use".
    core::Result<std::unique_ptr<Listener>, words::Phrase> listen(std::uint16_t port, Pages pages = {});
    // A host name or address, IPv6 without brackets. The connection's state tells within 10 s whether it succeeded.
    std::unique_ptr<Connection> connect(const std::string& host, std::uint16_t port);
    // This machine's addresses that others may reach, likeliest first; loopback only if there is nothing else.
    std::vector<std::string> own_addresses() const;

    struct Impl;  // network_inside.h: for the other files of this folder
    Impl& inside() { return *impl_; }

private:
    std::unique_ptr<Impl> impl_;  // connections and listeners may outlive it: they have ended then
};

}  // namespace net
