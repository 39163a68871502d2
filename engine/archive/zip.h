#pragma once
// Files in one file, as zip programs write and read it (PKWARE's APPNOTE): members that are stored or deflated. What comes from outside is
// read within bounds, and refused as a whole where anything of it is wrong: nothing is unpacked beyond its bound, however small it is
// packed.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace archive {

struct Member {
    std::string name;  // "battles/hattin.json": no folder, no link
    std::string content;
    friend bool operator==(const Member&, const Member&) = default;
};

struct Bounds {
    std::size_t members = 0;  // how many
    std::size_t each = 0;     // bytes of one, unpacked
    std::size_t all = 0;      // bytes of all, unpacked
};

struct ZipFault {
    std::string member;  // empty: the file as a whole
    words::Phrase reason;
};

// By its first bytes.
bool is_zip(std::string_view bytes);
// In the order of their list; folders are left out. Refused: what is damaged, encrypted, in several volumes or larger than its bounds; a
// link; two of one name; names that lead out of a folder (absolute, "..", backslashes, none).
core::Result<std::vector<Member>, ZipFault> read_zip(std::string_view bytes, const Bounds& bounds);
// The same bytes for the same members, on every day. Together they are smaller than 2 GB.
std::string zip_of(const std::vector<Member>& members);

}  // namespace archive
