// The network of a web page: a browser connects by its own WebSocket, and cannot listen, search the local network or
// talk to a router.

#include <emscripten/websocket.h>

#include <utility>

#include "engine/net/lan.h"
#include "engine/net/port_mapping.h"
#include "engine/net/websocket.h"

namespace net {
namespace {

class PageLine final : public Connection {
public:
    explicit PageLine(const std::string& host, std::uint16_t port) : host_(host) {
        const bool six = host.find(':') != std::string::npos;
        const std::string url = "ws://" + (six ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
        EmscriptenWebSocketCreateAttributes attributes{url.c_str(), nullptr, true};
        socket_ = emscripten_websocket_new(&attributes);
        if (socket_ <= 0) {
            fault_ = "no network";
            state_ = State::Ended;
            return;
        }
        emscripten_websocket_set_onopen_callback(socket_, this, opened);
        emscripten_websocket_set_onmessage_callback(socket_, this, heard);
        emscripten_websocket_set_onclose_callback(socket_, this, closed);
    }
    ~PageLine() override {
        end();
        if (socket_ > 0) emscripten_websocket_delete(socket_);
    }
    PageLine(const PageLine&) = delete;
    PageLine& operator=(const PageLine&) = delete;

    State state() const override { return state_; }
    void send(std::string message) override {
        if (state_ == State::Opening)
            waiting_.push_back(std::move(message));
        else if (state_ == State::Open)
            put(message);
    }
    std::vector<std::string> take() override { return std::exchange(heard_, {}); }
    std::size_t waiting() const override {
        std::size_t bytes = 0;
        if (state_ == State::Open) emscripten_websocket_get_buffered_amount(socket_, &bytes);
        return bytes;
    }
    void end() override {
        if (state_ != State::Ended) emscripten_websocket_close(socket_, 1000, "");
        state_ = State::Ended;
    }
    std::string fault() const override { return fault_; }
    std::string address() const override { return host_; }

private:
    static PageLine& of(void* line) { return *static_cast<PageLine*>(line); }
    static bool opened(int, const EmscriptenWebSocketOpenEvent*, void* data) {
        PageLine& line = of(data);
        line.state_ = State::Open;
        for (const std::string& message : std::exchange(line.waiting_, {})) line.put(message);
        return true;
    }
    static bool heard(int, const EmscriptenWebSocketMessageEvent* event, void* data) {
        if (event->numBytes > kLongestMessage) {
            of(data).end();
            of(data).fault_ = "message too long";
        } else if (of(data).state_ == State::Open) {
            of(data).heard_.emplace_back(reinterpret_cast<const char*>(event->data), event->numBytes);
        }
        return true;
    }
    // A browser does not say why.
    static bool closed(int, const EmscriptenWebSocketCloseEvent* event, void* data) {
        PageLine& line = of(data);
        const bool knocked = line.state_ == State::Opening;
        if (line.state_ != State::Ended && (knocked || !event->wasClean))
            line.fault_ = knocked ? "timed out" : "connection lost";
        line.state_ = State::Ended;
        return true;
    }
    void put(const std::string& message) {
        emscripten_websocket_send_binary(socket_, const_cast<char*>(message.data()),
                                         static_cast<std::uint32_t>(message.size()));
    }

    std::string host_;
    EMSCRIPTEN_WEBSOCKET_T socket_ = 0;
    State state_ = State::Opening;
    std::string fault_;
    std::vector<std::string> waiting_, heard_;
};

class NoBeacon final : public Beacon {};
class NoSeeker final : public Seeker {
    std::optional<Found> found() const override { return std::nullopt; }
};
class NoMapping final : public PortMapping {
    std::optional<Outside> outside() const override { return std::nullopt; }
    std::string fault() const override { return "no router"; }
};

}  // namespace

struct Network::Impl {};

Network::Network() = default;
Network::~Network() = default;
void Network::poll() {}
core::Result<std::unique_ptr<Listener>, words::Phrase> Network::listen(std::uint16_t, Pages) {
    return core::failure(words::say("a web page cannot be a host"));
}
std::unique_ptr<Connection> Network::connect(const std::string& host, std::uint16_t port) {
    return std::make_unique<PageLine>(host, port);
}
std::vector<std::string> Network::own_addresses() const { return {}; }

std::unique_ptr<Beacon> answer_in_lan(Network&, std::string_view, std::uint16_t) {
    return std::make_unique<NoBeacon>();
}
std::unique_ptr<Seeker> seek_in_lan(Network&, std::string_view) { return std::make_unique<NoSeeker>(); }
std::unique_ptr<PortMapping> open_from_outside(Network&, std::uint16_t) { return std::make_unique<NoMapping>(); }

}  // namespace net
