#pragma once
// A picture or a font within a page or a drawing, so that nothing has to be fetched.

#include <string>
#include <string_view>

#include "game/print/sheet.h"

namespace print {

// "data:image/jpeg;base64,..."
std::string data_url(std::string_view kind, std::string_view bytes);
std::string data_url(const Image& image);

}  // namespace print
