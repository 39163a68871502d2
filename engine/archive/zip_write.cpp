#include "engine/archive/zip.h"

#include "engine/archive/crc.h"
#include "engine/archive/zip_marks.h"

namespace archive {

namespace {

// 1 January 1980, so that the file does not reveal when or where it was written.
constexpr std::size_t kDate = 1 << 5 | 1;
constexpr std::size_t kReads = 20, kIsFile = 0100644u << 16;

// The fields common to a member's header and its list entry: from the version needed to the extra field's length.
void put_common(std::string& bytes, const Member& member) {
    put(bytes, kReads, 2);
    put(bytes, kNamesInUtf8, 2);
    put(bytes, kStored, 2);
    put(bytes, 0, 2);
    put(bytes, kDate, 2);
    put(bytes, crc_of(member.content), 4);
    put(bytes, member.content.size(), 4);
    put(bytes, member.content.size(), 4);
    put(bytes, member.name.size(), 2);
    put(bytes, 0, 2);
}

}  // namespace

std::string zip_of(const std::vector<Member>& members) {
    std::string bytes, list;
    for (const Member& member : members) {
        put(list, kListedMark, 4);
        put(list, 3 << 8 | kReads, 2);  // written by a system with file modes
        put_common(list, member);
        put(list, 0, 2);  // remark
        put(list, 0, 2);  // volume
        put(list, 0, 2);
        put(list, kIsFile, 4);
        put(list, bytes.size(), 4);
        list += member.name;
        put(bytes, kLocalMark, 4);
        put_common(bytes, member);
        bytes += member.name;
        bytes += member.content;
    }
    const std::size_t where = bytes.size();
    bytes += list;
    put(bytes, kEndMark, 4);
    put(bytes, 0, 4);  // volumes
    put(bytes, members.size(), 2);
    put(bytes, members.size(), 2);
    put(bytes, list.size(), 4);
    put(bytes, where, 4);
    put(bytes, 0, 2);
    return bytes;
}

}  // namespace archive
