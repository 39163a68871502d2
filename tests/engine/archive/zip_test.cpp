#include <doctest/doctest.h>

#include "engine/archive/crc.h"
#include "engine/archive/picture.h"
#include "engine/archive/zip.h"
#include "engine/archive/zip_marks.h"

namespace {

using archive::Member;

constexpr archive::Bounds kBounds{4, 2u << 20, 3u << 20};
// A thousand zeros, compressed by zlib.
constexpr std::string_view kThousand("\x33\x30\x18\x05\xa3\x60\x14\x0c\x77\x00\x00", 11);

// The headers that a zip file claims, which may be lies.
struct Claim {
    std::string name, packed;
    int method = archive::kStored, flags = 0;
    std::uint32_t crc = 0, mode = 0100644;
    std::size_t unpacked = 0;
};
Claim stored(const std::string& name, const std::string& content) {
    return {name, content, archive::kStored, 0, archive::crc_of(content), 0100644, content.size()};
}
Claim thousand(const std::string& name) {
    return {name, std::string(kThousand), archive::kDeflated, 0, archive::crc_of(std::string(1000, '0')), 0100644,
            1000};
}

void put_claim(std::string& bytes, const Claim& claim) {
    using archive::put;
    put(bytes, 20, 2);
    put(bytes, claim.flags, 2);
    put(bytes, claim.method, 2);
    put(bytes, 0, 4);
    put(bytes, claim.crc, 4);
    put(bytes, claim.packed.size(), 4);
    put(bytes, claim.unpacked, 4);
    put(bytes, claim.name.size(), 2);
    put(bytes, 0, 2);
}

std::string zipped(const std::vector<Claim>& claims) {
    using archive::put;
    std::string bytes, list;
    for (const Claim& claim : claims) {
        put(list, archive::kListedMark, 4);
        put(list, 20, 2);
        put_claim(list, claim);
        put(list, 0, 6);
        put(list, std::size_t(claim.mode) << 16, 4);
        put(list, bytes.size(), 4);
        list += claim.name;
        put(bytes, archive::kLocalMark, 4);
        put_claim(bytes, claim);
        bytes += claim.name + claim.packed;
    }
    const std::size_t where = bytes.size();
    bytes += list;
    put(bytes, archive::kEndMark, 4);
    put(bytes, 0, 4);
    put(bytes, claims.size(), 2);
    put(bytes, claims.size(), 2);
    put(bytes, list.size(), 4);
    put(bytes, where, 4);
    put(bytes, 0, 2);
    return bytes;
}

// Returns "" if the file can be read, otherwise "member: reason".
std::string fault_of(const std::string& bytes) {
    const auto read = archive::read_zip(bytes, kBounds);
    return read ? "" : read.error().member + ": " + words::english(read.error().reason);
}

TEST_CASE("what is written is read again, and written as the same bytes") {
    const std::vector<Member> members{{"pack.json", "{}"}, {"battles/a.json", std::string(3000, 'x')}, {"empty", ""}};
    const std::string bytes = archive::zip_of(members);
    CHECK(archive::is_zip(bytes));
    CHECK_FALSE(archive::is_zip("{\"format\":"));
    const auto read = archive::read_zip(bytes, kBounds);
    REQUIRE(read);
    CHECK(*read == members);
    CHECK(archive::zip_of(*read) == bytes);
}

TEST_CASE("deflated members are read, folders left out") {
    Claim folder = stored("battles/", "");
    folder.mode = 040755;
    CHECK(fault_of(zipped({folder, thousand("battles/zeros")})) == "");
    const auto read = archive::read_zip(zipped({folder, thousand("battles/zeros")}), kBounds);
    REQUIRE(read);
    REQUIRE(read->size() == 1);
    CHECK(read->front() == Member{"battles/zeros", std::string(1000, '0')});
}

TEST_CASE("names that lead out of the folder, links and doubles are refused") {
    for (const char* name : {"../x", "/etc/passwd", "a/../../x", "..", "a\\x", "c:x", "a//x", "./x", ""}) {
        CAPTURE(name);
        CHECK(fault_of(zipped({stored(name, "x")})) == std::string(name) + ": this points to a file outside the pack");
    }
    CHECK(fault_of(zipped({stored("a", "x"), stored("a", "y")})) == "a: two files in the pack have this name");
    Claim link = stored("a", "/etc/passwd");
    link.mode = 0120777;
    CHECK(fault_of(zipped({link})) == "a: this is a link, not a file");
}

TEST_CASE("nothing is unpacked beyond its bounds") {
    Claim bomb = thousand("bomb");
    bomb.unpacked = 4294967294u;
    CHECK(fault_of(zipped({bomb})) == "bomb: this is larger than 2 MB");
    bomb.unpacked = 100;  // less than it unpacks to
    CHECK(fault_of(zipped({bomb})) == "bomb: this is not the size that it claims to be");
    bomb.unpacked = 1001;
    CHECK(fault_of(zipped({bomb})) == "bomb: this is not the size that it claims to be");
    const std::string large(2u << 20, 'x');
    CHECK(fault_of(zipped({stored("a", large), stored("b", large)})) == ": it is larger than 3 MB when unpacked");
    CHECK(fault_of(zipped({stored("a", ""), stored("b", ""), stored("c", ""), stored("d", ""), stored("e", "")})) ==
          ": it contains more than 4 files");
}

TEST_CASE("what is damaged, encrypted or packed otherwise is refused") {
    const std::string whole = zipped({stored("a", "some text"), thousand("b")});
    REQUIRE(fault_of(whole) == "");
    for (std::size_t size = 0; size < whole.size(); ++size) CHECK_FALSE(fault_of(whole.substr(0, size)).empty());
    CHECK_FALSE(fault_of(whole + "x").empty());
    std::string changed = whole;
    changed[archive::kLocalSize + 2] ^= 1;
    CHECK(fault_of(changed) == "a: this is damaged");
    Claim secret = stored("a", "x");
    secret.flags = archive::kIsEncrypted;
    CHECK(fault_of(zipped({secret})) == "a: this is encrypted");
    secret = stored("a", "x");
    secret.method = 12;
    CHECK(fault_of(zipped({secret})) == "a: this is compressed in a way that is not supported");
}

TEST_CASE("any changed byte is refused or read, and nothing else happens") {
    const std::string whole = zipped({stored("a", "some text"), thousand("b")});
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const int bit : {0, 3, 7}) {
            std::string changed = whole;
            changed[i] = static_cast<char>(changed[i] ^ 1 << bit);
            (void)archive::read_zip(changed, kBounds);
        }
}

TEST_CASE("a picture is one that can be read") {
    CHECK_FALSE(archive::decode_picture(""));
    CHECK_FALSE(archive::decode_picture("no picture"));
    CHECK_FALSE(archive::decode_picture("\x89PNG\r\n\x1a\n"));
}

}  // namespace
