#pragma once
// The content of a font file.

#include <hb.h>

#include <memory>
#include <string>
#include <string_view>

namespace text {

struct FreeBlob {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};
using Blob = std::unique_ptr<hb_blob_t, FreeBlob>;

// Maps the file into memory, so that only the parts used are read. nullptr if it cannot be opened.
Blob font_bytes(const std::string& file);

inline std::string_view bytes_in(hb_blob_t* blob) {
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob, &length);
    return {data, length};
}

}  // namespace text
