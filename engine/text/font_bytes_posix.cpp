#include "engine/text/font_bytes.h"

namespace text {

Blob font_bytes(const std::string& file) { return Blob(hb_blob_create_from_file_or_fail(file.c_str())); }

}  // namespace text
