#include "engine/net/secret.h"

#include <sodium.h>

#include <cassert>
#include <cstdlib>

namespace net {

namespace {

// If libsodium refuses here, the bug is ours, and the program must not continue with an incomplete secret.
void demand(bool holds) {
    assert(holds);
    if (!holds) std::abort();
}

const bool started = sodium_init() >= 0;

const unsigned char* raw(std::string_view bytes) { return reinterpret_cast<const unsigned char*>(bytes.data()); }
unsigned char* raw(Bytes& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

}  // namespace

Bytes random_bytes(std::size_t count) {
    demand(started);
    Bytes bytes(count, '\0');
    randombytes_buf(bytes.data(), count);
    return bytes;
}

Bytes hash(std::string_view text, std::size_t bytes, std::string_view key) {
    Bytes out(bytes, '\0');
    demand(bytes >= 16 && (key.empty() || key.size() >= 16));
    demand(crypto_generichash(raw(out), bytes, raw(text), text.size(), key.empty() ? nullptr : raw(key), key.size()) ==
           0);
    return out;
}

bool same(std::string_view a, std::string_view b) {
    return a.size() == b.size() && (a.empty() || sodium_memcmp(a.data(), b.data(), a.size()) == 0);
}

std::string to_hex(std::string_view bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), raw(bytes), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Bytes> from_hex(std::string_view text) {
    if (text.size() % 2 != 0 || text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return {};
    Bytes bytes(text.size() / 2, '\0');
    if (sodium_hex2bin(raw(bytes), bytes.size(), text.data(), text.size(), nullptr, nullptr, nullptr) != 0) return {};
    return bytes;
}

SigningKey::SigningKey(Bytes seed)
    : seed_(std::move(seed)), public_(crypto_sign_PUBLICKEYBYTES, '\0'), secret_(crypto_sign_SECRETKEYBYTES, '\0') {
    demand(seed_.size() == crypto_sign_SEEDBYTES);
    crypto_sign_seed_keypair(raw(public_), raw(secret_), raw(seed_));
}

Bytes SigningKey::sign(std::string_view text) const {
    Bytes signature(crypto_sign_BYTES, '\0');
    crypto_sign_detached(raw(signature), nullptr, raw(text), text.size(), raw(secret_));
    return signature;
}

bool is_signed_by(std::string_view name, std::string_view text, std::string_view signature) {
    return name.size() == crypto_sign_PUBLICKEYBYTES && signature.size() == crypto_sign_BYTES &&
           crypto_sign_verify_detached(raw(signature), raw(text), text.size(), raw(name)) == 0;
}

HashChain::HashChain(std::string_view seed, std::size_t length) {
    demand(length >= 1);
    links_.reserve(length + 1);
    links_.push_back(hash("coinwars-chain/1" + Bytes(seed)));
    while (links_.size() <= length) links_.push_back(hash(links_.back()));
}

bool is_link(std::string_view link, std::size_t n, std::string_view promise) {
    if (n == 0 || link.size() != 32) return false;
    Bytes end(link);
    for (std::size_t i = 0; i < n; ++i) end = hash(end);
    return same(end, promise);
}

// Each hashed text starts with a byte for its purpose, so that none can be reused for another.
struct Channel::State {
    enum class Step { Start, Greeted, Ready };

    State(std::string_view code, End which) : end(which), code_key(hash("coinwars-net/1" + Bytes(code))) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() {
        for (Bytes* secret : {&code_key, &own_secret}) sodium_memzero(secret->data(), secret->size());
        sodium_memzero(&sealing, sizeof(sealing));
        sodium_memzero(&opening, sizeof(opening));
    }

    Bytes proof(std::string_view what) const { return hash(what, kProof, code_key); }
    void make_keys();
    std::optional<Bytes> begin_sealing(std::string_view their_key);
    bool begin_opening(std::string_view header);
    std::optional<Bytes> answer_guest(std::string_view message);
    std::optional<Bytes> answer_host(std::string_view message);

    static constexpr std::size_t kKey = crypto_kx_PUBLICKEYBYTES, kProof = 16,
                                 kHeader = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
    End end;
    Step step = Step::Start;
    Bytes code_key;
    Bytes own_key, own_secret;  // for this channel only
    Bytes said;                 // the guest's key, then the host's
    Bytes transcript, receiving_key;
    crypto_secretstream_xchacha20poly1305_state sealing{}, opening{};
};

void Channel::State::make_keys() {
    own_key.resize(kKey);
    own_secret.resize(crypto_kx_SECRETKEYBYTES);
    crypto_kx_keypair(raw(own_key), raw(own_secret));
}

// Call when both keys are known: returns the header for the other end, or nullopt if their key is invalid.
std::optional<Bytes> Channel::State::begin_sealing(std::string_view their_key) {
    Bytes receive(crypto_kx_SESSIONKEYBYTES, '\0'), send = receive;
    const auto agree = end == End::Host ? crypto_kx_server_session_keys : crypto_kx_client_session_keys;
    if (agree(raw(receive), raw(send), raw(own_key), raw(own_secret), raw(their_key)) != 0) return {};
    receiving_key = hash("3" + receive + said, 32, code_key);
    const Bytes sending_key = hash("3" + send + said, 32, code_key);
    transcript = hash("4" + said, 32, code_key);
    Bytes header(kHeader, '\0');
    crypto_secretstream_xchacha20poly1305_init_push(&sealing, raw(header), raw(sending_key));
    return header;
}

bool Channel::State::begin_opening(std::string_view header) {
    if (header.size() != kHeader) return false;
    if (crypto_secretstream_xchacha20poly1305_init_pull(&opening, raw(header), raw(receiving_key)) != 0) return false;
    step = Step::Ready;
    return true;
}

std::optional<Bytes> Channel::State::answer_guest(std::string_view message) {
    if (step == Step::Greeted) return begin_opening(message) ? std::optional<Bytes>("") : std::nullopt;
    if (message.size() != kKey + kProof) return {};
    const Bytes their_key(message.substr(0, kKey));
    if (!same(message.substr(kKey), proof("1" + their_key))) return {};
    make_keys();
    said = their_key + own_key;
    const auto header = begin_sealing(their_key);
    if (!header) return {};
    step = Step::Greeted;
    return own_key + proof("2" + said + *header) + *header;
}

std::optional<Bytes> Channel::State::answer_host(std::string_view message) {
    if (step != Step::Greeted || message.size() != kKey + kProof + kHeader) return {};
    const Bytes their_key(message.substr(0, kKey));
    const Bytes their_header(message.substr(kKey + kProof));
    if (!same(message.substr(kKey, kProof), proof("2" + own_key + their_key + their_header))) return {};
    said = own_key + their_key;
    auto header = begin_sealing(their_key);
    if (!header || !begin_opening(their_header)) return {};
    return header;
}

Channel::Channel(std::string_view code, End end) : state_(std::make_unique<State>(code, end)) {}
Channel::~Channel() = default;
Channel::Channel(Channel&&) noexcept = default;
Channel& Channel::operator=(Channel&&) noexcept = default;

std::optional<Bytes> Channel::opening() {
    if (state_->end == End::Host || state_->step != State::Step::Start) return {};
    state_->make_keys();
    state_->step = State::Step::Greeted;
    return state_->own_key + state_->proof("1" + state_->own_key);
}

std::optional<Bytes> Channel::answer(std::string_view message) {
    if (ready()) return {};
    return state_->end == End::Host ? state_->answer_guest(message) : state_->answer_host(message);
}

bool Channel::ready() const { return state_->step == State::Step::Ready; }

const Bytes& Channel::transcript() const {
    demand(ready());
    return state_->transcript;
}

Bytes Channel::seal(std::string_view text) {
    demand(ready());
    Bytes sealed(text.size() + crypto_secretstream_xchacha20poly1305_ABYTES, '\0');
    crypto_secretstream_xchacha20poly1305_push(&state_->sealing, raw(sealed), nullptr, raw(text), text.size(), nullptr,
                                               0, 0);
    return sealed;
}

std::optional<Bytes> Channel::open(std::string_view sealed) {
    constexpr std::size_t kMore = crypto_secretstream_xchacha20poly1305_ABYTES;
    if (!ready() || sealed.size() < kMore) return {};
    Bytes text(sealed.size() - kMore, '\0');
    if (crypto_secretstream_xchacha20poly1305_pull(&state_->opening, raw(text), nullptr, nullptr, raw(sealed),
                                                   sealed.size(), nullptr, 0) != 0)
        return {};
    return text;
}

}  // namespace net
