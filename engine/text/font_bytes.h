#pragma once
// What a font's file holds.

#include <hb.h>

#include <memory>
#include <string>
#include <string_view>

namespace text {

struct FreeBlob {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};
using Blob = std::unique_ptr<hb_blob_t, FreeBlob>;

// The file's own memory, of which only what is looked at is read. Null if it cannot be opened.
Blob font_bytes(const std::string& file);

inline std::string_view bytes_in(hb_blob_t* blob) {
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob, &length);
    return {data, length};
}

}  // namespace text
