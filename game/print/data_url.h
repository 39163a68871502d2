#pragma once
// A picture within a page or a drawing, so that nothing has to be fetched.

#include <string>

#include "game/print/sheet.h"

namespace print {

// "data:image/jpeg;base64,..."
std::string data_url(const Image& image);

}  // namespace print
