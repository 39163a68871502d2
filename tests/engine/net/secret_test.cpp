#include "engine/net/secret.h"

#include <doctest/doctest.h>

#include <set>

#include "tests/engine/net/net_test.h"

using net::Bytes;
using net_test::flipped;

namespace {

Bytes bytes_of(std::string_view hex) {
    const auto bytes = net::from_hex(hex);
    REQUIRE(bytes);
    return *bytes;
}

}  // namespace

TEST_CASE("hashes are BLAKE2b: of a known text, of any length asked for, other ones with a key") {
    CHECK(net::to_hex(net::hash("abc")) == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
    CHECK(net::to_hex(net::hash("abc", 64)) ==
          "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
          "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
    std::set<Bytes> all;
    for (const char* key : {"", "0123456789abcdef", "0123456789abcdeg"})
        for (const char* text : {"", "a", "ab"}) all.insert(net::hash(text, 16, key));
    CHECK(all.size() == 9);
}

TEST_CASE("bytes by chance are as many as asked for, and never the same") {
    CHECK(net::random_bytes(0).empty());
    std::set<Bytes> all;
    for (int i = 0; i < 100; ++i) all.insert(net::random_bytes(16));
    CHECK(all.size() == 100);
    CHECK(all.begin()->size() == 16);
}

TEST_CASE("bytes are the same if each of them is") {
    CHECK(net::same("", ""));
    CHECK(net::same("abc", "abc"));
    CHECK_FALSE(net::same("abc", "abd"));
    CHECK_FALSE(net::same("abc", "ab"));
    CHECK_FALSE(net::same("", "a"));
}

TEST_CASE("hex is written and read; anything but whole bytes in lower case is refused") {
    const Bytes bytes("\0\x01\x7F\x80\xFF", 5);
    CHECK(net::to_hex(bytes) == "00017f80ff");
    CHECK(net::from_hex("00017f80ff") == bytes);
    CHECK(net::from_hex("") == "");
    for (const char* text : {"0", "001", "0G", "AB", " 00", "00 ", "0x00", "00:11", "\xC3\xA4"})
        CHECK_FALSE(net::from_hex(text));
}

TEST_CASE("signatures are Ed25519: the first example of RFC 8032") {
    const net::SigningKey key(bytes_of("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
    CHECK(net::to_hex(key.name()) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    CHECK(net::to_hex(key.sign("")) ==
          "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
          "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b");
}

TEST_CASE("a signature holds for one key and one text alone") {
    const auto key = net::SigningKey::random(), other = net::SigningKey::random();
    const Bytes text = "move h1 12 7", signature = key.sign(text);
    CHECK(net::is_signed_by(key.name(), text, signature));
    CHECK(net::SigningKey(key.seed()).sign(text) == signature);
    CHECK_FALSE(net::is_signed_by(other.name(), text, signature));
    for (std::size_t i = 0; i < signature.size(); ++i)
        CHECK_FALSE(net::is_signed_by(key.name(), text, flipped(signature, i)));
    for (std::size_t i = 0; i < text.size(); ++i)
        CHECK_FALSE(net::is_signed_by(key.name(), flipped(text, i), signature));
    CHECK_FALSE(net::is_signed_by("", text, signature));
    CHECK_FALSE(net::is_signed_by(key.name(), text, ""));
    CHECK_FALSE(net::is_signed_by(key.name(), text, signature + "x"));
    CHECK_FALSE(net::is_signed_by(Bytes(32, '\0'), text, signature));
}

TEST_CASE("a chain gives its links one by one, each the promise of the next, and nobody can give another") {
    const net::HashChain chain("seed", 100), again("seed", 100), other("Seed", 100);
    CHECK(chain.length() == 100);
    CHECK(chain.promise() == again.promise());
    CHECK(chain.promise() != other.promise());
    Bytes last = chain.promise();
    for (std::size_t n = 1; n <= chain.length(); ++n) {
        const Bytes& link = chain.link(n);
        CHECK(net::is_link(link, n, chain.promise()));
        CHECK(net::is_link(link, 1, last));
        CHECK_FALSE(net::is_link(link, n + 1, chain.promise()));
        CHECK_FALSE(net::is_link(link, n - 1, chain.promise()));
        CHECK_FALSE(net::is_link(flipped(link, n % 32), n, chain.promise()));
        CHECK_FALSE(net::is_link(other.link(n), n, chain.promise()));
        last = link;
    }
    CHECK_FALSE(net::is_link("", 1, chain.promise()));
    CHECK_FALSE(net::is_link(chain.promise(), 0, chain.promise()));
}
