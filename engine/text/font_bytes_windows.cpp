#include <windows.h>

#include <limits>

#include "engine/core/path.h"
#include "engine/text/font_bytes.h"

namespace text {

// HarfBuzz would interpret the name in the legacy code page.
Blob font_bytes(const std::string& file) {
    const HANDLE opened = CreateFileW(core::path(file).c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (opened == INVALID_HANDLE_VALUE) return nullptr;
    LARGE_INTEGER size{};
    const bool fits = GetFileSizeEx(opened, &size) && size.QuadPart <= std::numeric_limits<unsigned>::max();
    const HANDLE mapping = fits ? CreateFileMappingW(opened, nullptr, PAGE_READONLY, 0, 0, nullptr) : nullptr;
    CloseHandle(opened);
    if (!mapping) return nullptr;
    void* bytes = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
    CloseHandle(mapping);
    if (!bytes) return nullptr;
    return Blob(hb_blob_create_or_fail(static_cast<const char*>(bytes), static_cast<unsigned>(size.QuadPart),
                                       HB_MEMORY_MODE_READONLY, bytes, [](void* view) { UnmapViewOfFile(view); }));
}

}  // namespace text
