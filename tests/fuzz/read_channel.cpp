// A stranger's messages to both ends of a sealed channel, before, during and after the handshake, and changes to valid
// messages on their way: only the unchanged message opens. Knowing the code without the right key does not help.

#include "engine/net/secret.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

using net::Bytes;
using net::Channel;
constexpr std::string_view kCode = "K7Q2M9XWTR4HBZ0C";

struct Ends {
    Channel host{kCode, Channel::End::Host}, guest{kCode, Channel::End::Guest};
};

// Splits the bytes into messages, each after a byte with its length.
std::string_view next_message(std::string_view& bytes) {
    const std::size_t length = static_cast<unsigned char>(bytes[0]);
    const std::string_view message = bytes.substr(1, length);
    bytes.remove_prefix(1 + message.size());
    return message;
}

Bytes changed(Bytes right, std::string_view by) {
    for (std::size_t i = 0; i < right.size() && i < by.size(); ++i) right[i] = static_cast<char>(right[i] ^ by[i]);
    return by.size() > right.size() ? right + Bytes(by.substr(right.size())) : right;
}

void say_to_all(std::string_view message, Ends& fresh, Ends& greeted, Ends& joined) {
    for (Ends* ends : {&fresh, &greeted, &joined})
        for (Channel* end : {&ends->host, &ends->guest}) demand(!end->open(message));
    demand(!fresh.host.answer(message) && !fresh.guest.answer(message));
    demand(!greeted.guest.answer(message));
    demand(!joined.host.answer(message) && !joined.guest.answer(message));
    for (Channel* end : {&fresh.host, &fresh.guest, &greeted.guest}) demand(!end->ready());
}

// Afterwards both ends can continue as before.
void change_on_its_way(std::string_view by, Channel& from, Channel& to) {
    const Bytes sealed = from.seal(by), other = changed(sealed, by);
    if (other != sealed) demand(!to.open(other));
    demand(to.open(sealed) == by);
}

// Sends a greeting with any key and the right proof: whatever the handshake's last message is, nothing opens.
void greet_with(std::string_view message) {
    Bytes key(message.substr(0, 32));
    key.resize(32);
    Channel host(kCode, Channel::End::Host);
    const auto reply = host.answer(key + net::hash("1" + key, 16, net::hash("coinwars-net/1" + Bytes(kCode))));
    if (!reply) return;
    demand(reply->size() == 72);
    const std::string_view rest = message.substr(std::min<std::size_t>(message.size(), 32));
    demand(host.answer(rest).has_value() == (rest.size() == 24));
    demand(!host.open(message));
}

}  // namespace

void read_channel(std::string_view bytes) {
    Ends fresh, greeted, joined;
    demand(greeted.host.answer(*greeted.guest.opening()).has_value());
    const auto last = joined.guest.answer(*joined.host.answer(*joined.guest.opening()));
    demand(joined.host.answer(*last) == "");
    while (!bytes.empty()) {
        const std::string_view message = next_message(bytes);
        say_to_all(message, fresh, greeted, joined);
        change_on_its_way(message, joined.host, joined.guest);
        change_on_its_way(message, joined.guest, joined.host);
        greet_with(message);
        if (const auto read = net::from_hex(message)) demand(net::to_hex(*read) == message);
        demand(!net::is_link(message, 1, net::hash("another")));
        demand(!net::is_signed_by(message.substr(0, 32), "text", message.substr(message.size() / 3)));
    }
}

}  // namespace fuzz
