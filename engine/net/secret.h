#pragma once
// What nobody else may read, change or bend: the sealed channel between two who know a code, signatures, and chains of
// hashes for chance that both sides make. All of it by libsodium. Bytes are kept in strings.

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

using Bytes = std::string;

Bytes random_bytes(std::size_t count);
// BLAKE2b; 16 to 64 bytes, keyed if there is a key (16 to 64 bytes).
Bytes hash(std::string_view text, std::size_t bytes = 32, std::string_view key = {});
// In constant time.
bool same(std::string_view a, std::string_view b);
std::string to_hex(std::string_view bytes);
std::optional<Bytes> from_hex(std::string_view text);  // lower case, whole bytes

// Ed25519. The secret one is the 32 bytes that it grows from.
class SigningKey {
public:
    static SigningKey random() { return SigningKey(random_bytes(32)); }
    explicit SigningKey(Bytes seed);  // 32 bytes
    const Bytes& seed() const { return seed_; }
    const Bytes& name() const { return public_; }  // the public key, 32 bytes
    Bytes sign(std::string_view text) const;       // 64 bytes

private:
    Bytes seed_, public_, secret_;
};
bool is_signed_by(std::string_view name, std::string_view text, std::string_view signature);

// A chain of hashes: each link is the hash of the one after it. Who has promised its end can give the links one by one,
// and nobody can give another.
class HashChain {
public:
    HashChain(std::string_view seed, std::size_t length);  // the same seed gives the same chain; length >= 1
    std::size_t length() const { return links_.size() - 1; }
    const Bytes& promise() const { return links_.back(); }                            // 32 bytes
    const Bytes& link(std::size_t n) const { return links_[links_.size() - 1 - n]; }  // 1 to length()

private:
    std::vector<Bytes> links_;
};
// `link` is the n-th link of the chain with this promise, n >= 1. Costs n hashes, so no stranger may choose n: the next link
// is the first one of a chain that the last link promises.
bool is_link(std::string_view link, std::size_t n, std::string_view promise);

// The handshake of two who know the same code, then messages that only they can read, in order, none twice.
//   guest  48 bytes   host  72 bytes   guest  24 bytes   then each message is 17 bytes longer than its text
// A stranger is refused at his first message, before any arithmetic on curves. Who only repeats what a guest once said
// gets an answer and can make nothing of it: that the guest is there shows the first message that opens.
class Channel {
public:
    enum class End { Host, Guest };
    Channel(std::string_view code, End end);
    ~Channel();
    Channel(Channel&&) noexcept;
    Channel& operator=(Channel&&) noexcept;

    // The guest's first message. A host has none.
    std::optional<Bytes> opening();
    // A message of the handshake: what to answer (may be empty), or nothing if it is not theirs: end the line.
    std::optional<Bytes> answer(std::string_view message);
    // The handshake is over; messages can be sealed.
    bool ready() const;
    // What the handshake agreed on, the same at both ends and nowhere else: to be signed. 32 bytes, once ready.
    const Bytes& transcript() const;
    Bytes seal(std::string_view text);                   // once ready
    std::optional<Bytes> open(std::string_view sealed);  // nothing: not theirs, not the next one

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace net
