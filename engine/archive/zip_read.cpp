// The list at the end of a zip file is trusted only where the rest of the file confirms it.

#include <stb_image.h>

#include <algorithm>
#include <set>

#include "engine/archive/crc.h"
#include "engine/archive/zip.h"
#include "engine/archive/zip_marks.h"

namespace archive {

namespace {

using words::Phrase;
using words::say;

constexpr std::size_t kMaxRemark = 0xffff;
// The decoder reads past the end, where a checksum would follow.
constexpr std::size_t kLookAhead = 4;

struct List {
    std::size_t at = 0, size = 0, members = 0;
};

struct Listed {
    std::string name;
    int flags = 0, method = 0;
    std::uint32_t crc = 0, mode = 0;
    std::size_t packed = 0, unpacked = 0, at = 0;
};

Phrase damaged() { return say("this is damaged"); }

core::Result<List, Phrase> find_list(std::string_view bytes) {
    if (bytes.size() < kEndSize) return core::failure(damaged());
    const std::size_t last = bytes.size() - kEndSize, first = last > kMaxRemark ? last - kMaxRemark : 0;
    for (std::size_t end = last + 1; end-- > first;) {
        if (four(bytes, end) != kEndMark || end + kEndSize + two(bytes, end + 20) != bytes.size()) continue;
        const List list{four(bytes, end + 16), four(bytes, end + 12), two(bytes, end + 10)};
        if (four(bytes, end + 4) != 0 || two(bytes, end + 8) != list.members)
            return core::failure(say("this is one of several volumes"));
        if (list.at > end || list.size != end - list.at) return core::failure(damaged());
        return list;
    }
    return core::failure(damaged());
}

// True if each part of the path is a plain name.
bool stays_inside(const std::string& name) {
    if (name.empty() || name.front() == '/' || name.find_first_of(std::string_view("\\:\0", 3)) != std::string::npos)
        return false;
    for (std::size_t from = 0; from <= name.size();) {
        const std::size_t to = std::min(name.find('/', from), name.size());
        const std::string_view part = std::string_view(name).substr(from, to - from);
        if (part == ".." || part == "." || (part.empty() && to != name.size())) return false;
        from = to + 1;
    }
    return true;
}

bool is_link(const Listed& listed) { return (listed.mode >> 28) == 012; }
bool is_folder(const Listed& listed) { return listed.name.ends_with('/') && listed.unpacked == 0; }

// The first reason against reading the member; empty: none so far.
Phrase objection(const Listed& listed, const Bounds& bounds) {
    if (!stays_inside(listed.name)) return say("this points to a file outside the pack");
    if (is_link(listed)) return say("this is a link, not a file");
    if (listed.flags & kIsEncrypted) return say("this is encrypted");
    if (listed.method != kStored && listed.method != kDeflated)
        return say("this is compressed in a way that is not supported");
    if (listed.unpacked > bounds.each) return say("this is larger than {1} MB", static_cast<int>(bounds.each >> 20));
    if (listed.method == kStored && listed.packed != listed.unpacked) return damaged();
    return {};
}

// Where the member's bytes begin. The local header must agree with the list.
core::Result<std::size_t, Phrase> begin_of(std::string_view bytes, const Listed& listed, std::size_t end) {
    if (listed.at > end || end - listed.at < kLocalSize || four(bytes, listed.at) != kLocalMark)
        return core::failure(damaged());
    const std::size_t name = two(bytes, listed.at + 26),
                      begin = listed.at + kLocalSize + name + two(bytes, listed.at + 28);
    if (begin > end || end - begin < listed.packed) return core::failure(damaged());
    if (bytes.substr(listed.at + kLocalSize, name) != listed.name) return core::failure(damaged());
    return begin;
}

core::Result<std::string, Phrase> unpacked(std::string_view packed, const Listed& listed) {
    std::string content(packed);
    if (listed.method == kDeflated) {
        content.append(kLookAhead, '\0');
        std::string out(listed.unpacked + 1, '\0');
        const int size = stbi_zlib_decode_noheader_buffer(out.data(), static_cast<int>(listed.unpacked), content.data(),
                                                          static_cast<int>(content.size()));
        if (size != static_cast<int>(listed.unpacked))
            return core::failure(say("this is not the size that it claims to be"));
        out.pop_back();
        content = std::move(out);
    }
    if (crc_of(content) != listed.crc) return core::failure(damaged());
    return content;
}

// The next row of the list; advances `at` past it.
core::Result<Listed, Phrase> next_listed(std::string_view bytes, std::size_t& at, std::size_t end) {
    if (end - at < kListedSize || four(bytes, at) != kListedMark) return core::failure(damaged());
    const std::size_t name = two(bytes, at + 28), size = kListedSize + name + two(bytes, at + 30) + two(bytes, at + 32);
    if (end - at < size) return core::failure(damaged());
    Listed listed{std::string(bytes.substr(at + kListedSize, name)),
                  static_cast<int>(two(bytes, at + 8)),
                  static_cast<int>(two(bytes, at + 10)),
                  four(bytes, at + 16),
                  four(bytes, at + 38),
                  four(bytes, at + 20),
                  four(bytes, at + 24),
                  four(bytes, at + 42)};
    at += size;
    return listed;
}

}  // namespace

bool is_zip(std::string_view bytes) {
    return bytes.size() >= 4 && (four(bytes, 0) == kLocalMark || four(bytes, 0) == kEndMark);
}

core::Result<std::vector<Member>, ZipFault> read_zip(std::string_view bytes, const Bounds& bounds) {
    const auto list = find_list(bytes);
    if (!list) return core::failure(ZipFault{"", list.error()});
    if (list->members > bounds.members)
        return core::failure(ZipFault{"", say("it contains more than {1} files", static_cast<int>(bounds.members))});
    std::vector<Member> members;
    std::set<std::string> names;
    std::size_t all = 0, at = list->at;
    for (std::size_t i = 0; i < list->members; ++i) {
        const auto listed = next_listed(bytes, at, list->at + list->size);
        if (!listed) return core::failure(ZipFault{"", listed.error()});
        const auto refused = [&](Phrase why) { return core::failure(ZipFault{listed->name, std::move(why)}); };
        if (Phrase why = objection(*listed, bounds); !why.empty()) return refused(std::move(why));
        if (!names.insert(listed->name).second) return refused(say("two files in the pack have this name"));
        if (is_folder(*listed)) continue;
        all += listed->unpacked;
        if (all > bounds.all)
            return core::failure(
                ZipFault{"", say("it is larger than {1} MB when unpacked", static_cast<int>(bounds.all >> 20))});
        const auto begin = begin_of(bytes, *listed, list->at);
        if (!begin) return refused(begin.error());
        auto content = unpacked(bytes.substr(*begin, listed->packed), *listed);
        if (!content) return refused(content.error());
        members.push_back({listed->name, std::move(*content)});
    }
    if (at != list->at + list->size) return core::failure(ZipFault{"", damaged()});
    return members;
}

}  // namespace archive
