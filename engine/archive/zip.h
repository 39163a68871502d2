#pragma once
// Zip files (PKWARE's APPNOTE) with stored or deflated members. Input from outside is read within bounds, and refused
// as a whole if any of it is wrong: nothing is unpacked beyond its bound, however small it is packed.

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
    std::size_t members = 0;  // how many members
    std::size_t each = 0;     // unpacked bytes of each
    std::size_t all = 0;      // unpacked bytes of all
};

struct ZipFault {
    std::string member;  // empty: the file as a whole
    words::Phrase reason;
};

// Checks the first bytes.
bool is_zip(std::string_view bytes);
// Returns the members in the order of the file's list, without folders. Refuses files that are damaged, encrypted, in
// several volumes or out of bounds; links; duplicate names; names that lead out of a folder (absolute, "..",
// backslashes, empty).
core::Result<std::vector<Member>, ZipFault> read_zip(std::string_view bytes, const Bounds& bounds);
// The same members always give the same bytes. Their total must be below 2 GB.
std::string zip_of(const std::vector<Member>& members);

}  // namespace archive
