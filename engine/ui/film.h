#pragma once
// Animated pictures as WebP files, which browsers and mail programs show. Not available without libwebp.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/ui/image_file.h"
#include "engine/words/phrase.h"

namespace ui {

bool films_possible();

class Film {
public:
    // `quality`: 0 to 100; lossy.
    Film(FrameSize size, int quality);
    ~Film();
    Film(Film&&) noexcept;
    Film& operator=(Film&&) noexcept;

    // Adds a frame: RGB, rows from the top, of the film's size; shown for `milliseconds`. The error is a sentence.
    core::Result<void, words::Phrase> add(const std::vector<std::uint8_t>& rgb, int milliseconds);
    // Returns the file's bytes; it plays in a loop. Nothing can be added afterwards.
    core::Result<std::string, words::Phrase> finish();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ui
