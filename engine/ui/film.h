#pragma once
// Animated pictures: WebP files, which browsers and mail programs show. A build without libwebp makes none.

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
    // `quality`: 0 to 100 of lossy pictures.
    Film(FrameSize size, int quality);
    ~Film();
    Film(Film&&) noexcept;
    Film& operator=(Film&&) noexcept;

    // Red, green and blue, rows from the top, of the film's size; shown for so long. The error is a sentence.
    core::Result<void, words::Phrase> add(const std::vector<std::uint8_t>& rgb, int milliseconds);
    // The file's bytes; it plays over and over. Nothing can be added afterwards.
    core::Result<std::string, words::Phrase> finish();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace ui
