// Zip files: read within their bounds or refused; valid ones are written and read again.

#include "engine/archive/zip.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_pack(std::string_view bytes) {
    constexpr archive::Bounds kBounds{50, 1u << 20, 2u << 20};
    (void)archive::is_zip(bytes);
    const auto members = archive::read_zip(bytes, kBounds);
    if (!members) return demand(!members.error().reason.empty());
    std::size_t all = 0;
    for (const archive::Member& member : *members) all += member.content.size();
    demand(members->size() <= kBounds.members && all <= kBounds.all);
    const auto again = archive::read_zip(archive::zip_of(*members), kBounds);
    demand(again && *again == *members);
}

}  // namespace fuzz
