#include "engine/net/lan.h"

#include <array>
#include <boost/asio/ip/multicast.hpp>
#include <boost/asio/ip/udp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>

#include "engine/net/interfaces.h"
#include "engine/net/network_inside.h"
#include "engine/net/secret.h"

namespace net {

namespace {

namespace multicast = asio::ip::multicast;
using udp = asio::ip::udp;

constexpr std::uint16_t kLanPort = 4757;
constexpr std::size_t kDatagram = 16, kChance = 4, kPort = 2;
const asio::ip::address_v4 kGroup4({239, 255, 67, 87});
const asio::ip::address_v6 kGroup6 = asio::ip::make_address_v6("ff02::4357");

Bytes lan_key(std::string_view code) { return hash("coinwars-lan/1" + Bytes(code)); }

Bytes question(const Bytes& key, std::string_view chance) {
    return Bytes(chance) + hash("?" + Bytes(chance), 16, key).substr(0, kDatagram - kChance);
}

bool is_question(const Bytes& key, std::string_view bytes) {
    return bytes.size() == kDatagram && same(bytes, question(key, bytes.substr(0, kChance)));
}

Bytes bytes_of(const asio::ip::address& address) {
    const auto text = [](const auto& bytes) { return Bytes(bytes.begin(), bytes.end()); };
    return address.is_v4() ? text(address.to_v4().to_bytes()) : text(address.to_v6().to_bytes());
}

// `host`: the address of the answering host, so that an answer relayed from another address is useless.
Bytes answer(const Bytes& key, std::string_view chance, std::uint16_t port, const asio::ip::address& host) {
    const Bytes digits{static_cast<char>(port >> 8), static_cast<char>(port & 0xFF)};
    return digits + hash("!" + Bytes(chance) + digits + bytes_of(host), 16, key).substr(0, kDatagram - kPort);
}

// This machine's address as `other` sees it.
asio::ip::address own_address(asio::io_context& loop, const udp::endpoint& other) {
    ErrorCode error;
    udp::socket socket(loop);
    socket.open(other.protocol(), error);
    if (!error) socket.connect(other, error);  // sends nothing
    const udp::endpoint own = error ? udp::endpoint() : socket.local_endpoint(error);
    return own.address();
}

// The port in the answer; nullopt if it does not answer this question.
std::optional<std::uint16_t> answered_port(const Bytes& key, std::string_view chance, std::string_view bytes,
                                           const asio::ip::address& from) {
    if (bytes.size() != kDatagram) return {};
    const auto digit = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const auto port = static_cast<std::uint16_t>(digit(0) << 8 | digit(1));
    return same(bytes, answer(key, chance, port, from)) ? std::optional(port) : std::nullopt;
}

// Sends and receives datagrams over IPv4 and IPv6. Either may be missing, and may come later.
class Radio final : public SocketOwner, public std::enable_shared_from_this<Radio> {
public:
    using Heard = std::function<void(Radio& radio, std::string_view bytes, const udp::endpoint& from)>;
    using Tick = std::function<void(Radio& radio)>;

    // Port 0: any.
    Radio(Network::Impl& network, std::uint16_t port, Heard heard)
        : loop_(network.loop), port_(port), heard_(std::move(heard)), timer_(*loop_) {}

    // Runs `tick` at once, then repeatedly.
    void every(std::chrono::seconds time, Tick tick);
    void join_groups();
    void ask_groups(const Bytes& bytes);
    void send(const Bytes& bytes, const udp::endpoint& to);
    void drop() override;
    asio::io_context& loop() { return *loop_; }

private:
    struct Ear {
        udp protocol;
        udp::socket socket;
        udp::endpoint from = {};
        std::array<char, 64> bytes = {};
        bool listening = false;
    };
    void open(Ear& ear);
    void listen(Ear& ear);
    Ear& ear_of(const Interface& own) { return own.ipv6 ? ears_[1] : ears_[0]; }

    const std::shared_ptr<asio::io_context> loop_;
    const std::uint16_t port_;
    const Heard heard_;
    asio::steady_timer timer_;
    bool dropped_ = false;
    std::array<Ear, 2> ears_{Ear{udp::v4(), udp::socket(*loop_)}, Ear{udp::v6(), udp::socket(*loop_)}};
};

void Radio::every(std::chrono::seconds time, Tick tick) {
    if (dropped_) return;
    for (Ear& each : ears_) open(each);
    tick(*this);
    for (Ear& each : ears_) listen(each);
    timer_.expires_after(time);
    timer_.async_wait([self = shared_from_this(), time, tick = std::move(tick)](const ErrorCode& error) {
        if (!error) self->every(time, tick);
    });
}

void Radio::open(Ear& ear) {
    if (ear.socket.is_open()) return;
    ErrorCode error, ignored;
    ear.socket.open(ear.protocol, error);
    if (error) return;
    if (ear.protocol == udp::v6()) ear.socket.set_option(asio::ip::v6_only(true), ignored);
    // Other tables on this machine must hear the same questions.
    if (port_ != 0) ear.socket.set_option(udp::socket::reuse_address(true), ignored);
    ear.socket.bind({ear.protocol, port_}, error);
    if (!error) ear.socket.non_blocking(true, error);
    if (error) ear.socket.close(ignored);
}

void Radio::listen(Ear& ear) {
    if (ear.listening || !ear.socket.is_open()) return;
    ear.listening = true;
    ear.socket.async_receive_from(asio::buffer(ear.bytes), ear.from,
                                  [self = shared_from_this(), &ear](const ErrorCode& error, std::size_t size) {
                                      ear.listening = false;
                                      if (error || self->dropped_) return;  // the next tick listens again
                                      self->heard_(*self, {ear.bytes.data(), size}, ear.from);
                                      self->listen(ear);
                                  });
}

// Joins again, for interfaces that have come up since; the others refuse, which is fine.
void Radio::join_groups() {
    ErrorCode ignored;
    for (const Interface& each : interfaces()) {
        auto& socket = ear_of(each).socket;
        if (!socket.is_open()) continue;
        if (each.ipv6)
            socket.set_option(multicast::join_group(kGroup6, each.index), ignored);
        else
            socket.set_option(multicast::join_group(kGroup4, asio::ip::make_address_v4(each.address)), ignored);
    }
}

void Radio::ask_groups(const Bytes& bytes) {
    ErrorCode ignored;
    for (const Interface& each : interfaces()) {
        auto& socket = ear_of(each).socket;
        if (!socket.is_open()) continue;
        if (!each.ipv6) {
            socket.set_option(multicast::outbound_interface(asio::ip::make_address_v4(each.address)), ignored);
            send(bytes, {kGroup4, kLanPort});
        } else if (each.link_local || each.loopback) {
            socket.set_option(multicast::outbound_interface(each.index), ignored);
            send(bytes, {asio::ip::address_v6(kGroup6.to_bytes(), each.index), kLanPort});
        }
    }
}

void Radio::send(const Bytes& bytes, const udp::endpoint& to) {
    ErrorCode ignored;
    auto& socket = ears_[to.protocol() == udp::v6() ? 1 : 0].socket;
    socket.send_to(asio::buffer(bytes), to, 0, ignored);
}

void Radio::drop() {
    dropped_ = true;
    timer_.cancel();
    ErrorCode ignored;
    for (Ear& each : ears_) each.socket.close(ignored);
}

// The owner's handle of a radio, which lives on while operations are pending.
class RadioBeacon final : public Beacon {
public:
    explicit RadioBeacon(std::shared_ptr<Radio> radio) : radio_(std::move(radio)) {}
    RadioBeacon(const RadioBeacon&) = delete;
    RadioBeacon& operator=(const RadioBeacon&) = delete;
    ~RadioBeacon() override { radio_->drop(); }

private:
    std::shared_ptr<Radio> radio_;
};

class RadioSeeker final : public Seeker {
public:
    using Place = std::shared_ptr<std::optional<Found>>;
    RadioSeeker(std::shared_ptr<Radio> radio, Place place) : radio_(std::move(radio)), place_(std::move(place)) {}
    RadioSeeker(const RadioSeeker&) = delete;
    RadioSeeker& operator=(const RadioSeeker&) = delete;
    ~RadioSeeker() override { radio_->drop(); }
    std::optional<Found> found() const override { return *place_; }

private:
    std::shared_ptr<Radio> radio_;
    Place place_;
};

}  // namespace

std::unique_ptr<Beacon> answer_in_lan(Network& network, std::string_view code, std::uint16_t port) {
    const auto heard = [key = lan_key(code), port](Radio& radio, std::string_view bytes, const udp::endpoint& from) {
        if (!is_question(key, bytes)) return;
        radio.send(answer(key, bytes.substr(0, kChance), port, own_address(radio.loop(), from)), from);
    };
    auto radio = std::make_shared<Radio>(network.inside(), kLanPort, heard);
    network.inside().keep(radio);
    radio->every(std::chrono::seconds(5), &Radio::join_groups);
    return std::make_unique<RadioBeacon>(std::move(radio));
}

std::unique_ptr<Seeker> seek_in_lan(Network& network, std::string_view code) {
    const Bytes key = lan_key(code), chance = random_bytes(kChance);
    const auto place = std::make_shared<std::optional<Seeker::Found>>();
    const auto heard = [key, chance, place](Radio&, std::string_view bytes, const udp::endpoint& from) {
        if (*place) return;
        if (const auto port = answered_port(key, chance, bytes, from.address()))
            *place = {plain_text(from.address()), *port};
    };
    auto radio = std::make_shared<Radio>(network.inside(), 0, heard);
    network.inside().keep(radio);
    radio->every(std::chrono::seconds(1), [place, asked = question(key, chance)](Radio& each) {
        if (!*place) each.ask_groups(asked);
    });
    return std::make_unique<RadioSeeker>(std::move(radio), place);
}

}  // namespace net
