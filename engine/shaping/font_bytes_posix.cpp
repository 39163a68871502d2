#include "engine/shaping/font_bytes.h"

namespace shaping {

Blob font_bytes(const std::string& file) { return Blob(hb_blob_create_from_file_or_fail(file.c_str())); }

}  // namespace shaping
