#pragma once
// Lines over WebSocket (Boost.Beast), and the small web server beside them. One Network a program; poll() once a frame.

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

// What an ordinary browser gets that asks for a path ("/", "/coinwars.wasm"); nothing: 404.
struct Page {
    std::string type;                         // "text/html"
    std::shared_ptr<const std::string> body;  // shared by all who get it at once
    Page(std::string of, std::shared_ptr<const std::string> shared) : type(std::move(of)), body(std::move(shared)) {}
    Page(std::string of, std::string text)
        : Page(std::move(of), std::make_shared<const std::string>(std::move(text))) {}
};
using Pages = std::function<std::optional<Page>(std::string_view path)>;

// Waits for lines at one port, of IPv4 and IPv6. At most 32 are half open: for one more, who has dallied longest goes, and
// who has not finished within 5 s is dropped. Lines that were taken go on without it.
class Listener {
public:
    virtual ~Listener() = default;
    virtual std::uint16_t port() const = 0;
    // Lines that have been opened since the last call.
    virtual std::vector<std::unique_ptr<Line>> take() = 0;
};

class Network {
public:
    Network();  // throws std::runtime_error if the system has no descriptors left for it; nothing else here does
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // Does what can be done at once; never waits.
    void poll();
    // Port 0: any that is free. The error is a sentence's end: "port 4747 is in use".
    core::Result<std::unique_ptr<Listener>, words::Phrase> listen(std::uint16_t port, Pages pages = {});
    // A host's name or address, IPv6 without brackets. Whether it can be reached the line tells by its state, within 10 s.
    std::unique_ptr<Line> connect(const std::string& host, std::uint16_t port);
    // This machine's addresses that others may reach, the likeliest first; without loopback unless there is nothing else.
    std::vector<std::string> own_addresses() const;

    struct Inside;  // network_inside.h: for the other files of this room
    Inside& inside() { return *inside_; }

private:
    std::unique_ptr<Inside> inside_;  // lines and listeners may outlive it: they have ended then
};

}  // namespace net
