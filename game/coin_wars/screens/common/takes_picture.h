#pragma once
// A page on which a picture can be dropped.

#include <filesystem>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace screens {

class TakesPicture {
public:
    virtual ~TakesPicture() = default;
    // Takes the dropped file. The error is a sentence to show.
    virtual core::Result<void, words::Phrase> take_picture(const std::filesystem::path& file) = 0;
};

}  // namespace screens
