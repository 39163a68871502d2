#pragma once
// Cryptography by libsodium: the sealed channel between two ends that know a code, signatures, and hash chains for
// randomness made by several sides. Bytes are kept in strings.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

using Bytes = std::string;

Bytes random_bytes(std::size_t count);
// BLAKE2b; 16 to 64 bytes, optionally with a key (16 to 64 bytes).
Bytes hash(std::string_view text, std::size_t bytes = 32, std::string_view key = {});
// Compares in constant time.
bool same(std::string_view a, std::string_view b);
std::string to_hex(std::string_view bytes);
std::optional<Bytes> from_hex(std::string_view text);  // lower case, whole bytes

// Ed25519. The secret key is stored as its 32-byte seed.
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

// A hash chain: each link is the hash of the next one. Whoever has promised its end can reveal the links one by one,
// and nobody can forge another.
class HashChain {
public:
    HashChain(std::string_view seed, std::size_t length);  // deterministic; length >= 1
    std::size_t length() const { return links_.size() - 1; }
    const Bytes& promise() const { return links_.back(); }                            // 32 bytes
    const Bytes& link(std::size_t n) const { return links_[links_.size() - 1 - n]; }  // 1 to length()

private:
    std::vector<Bytes> links_;
};
// True if `link` is the n-th link of the chain with this promise, n >= 1. Costs n hashes, so no stranger may choose n:
// to check the next link, use n = 1 and the last link as promise.
bool is_link(std::string_view link, std::size_t n, std::string_view promise);

// The handshake of two ends that know the same code, then messages that only they can read, in order, none twice.
//   guest  48 bytes   host  72 bytes   guest  24 bytes   then each message is 17 bytes longer than its text
// A stranger is refused at the first message, before any elliptic-curve arithmetic. Replaying a guest's message gets an
// answer that is useless to the attacker: the first message that opens proves that the real guest is there.
class Channel {
public:
    enum class End { Host, Guest };
    Channel(std::string_view code, End end);
    ~Channel();
    Channel(Channel&&) noexcept;
    Channel& operator=(Channel&&) noexcept;

    // The guest's first message. nullopt for a host.
    std::optional<Bytes> opening();
    // Processes a handshake message: returns the answer (may be empty), or nullopt if it is invalid: end the
    // connection.
    std::optional<Bytes> answer(std::string_view message);
    // True once the handshake is over and messages can be sealed.
    bool ready() const;
    // The result of the handshake, the same at both ends and unique: meant to be signed. 32 bytes, once ready.
    const Bytes& transcript() const;
    Bytes seal(std::string_view text);                   // once ready
    std::optional<Bytes> open(std::string_view sealed);  // nullopt: forged, or not the next one

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace net
