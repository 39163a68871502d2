#pragma once
// What lies ready for a story game (assets/stories), in the language that it is wanted in.

#include <optional>
#include <string_view>
#include <utility>

#include "game/shell/languages.h"
#include "game/shell/screen.h"
#include "game/stories/kit/story_box.h"

namespace screens {

// As the file is, in English; nothing if it is not there or cannot be read.
std::optional<rules::Json> box_file(const Resources& resources, std::string_view file);

// In the language of the screen; where the table was begun in another one, which `fits` tells, in that one.
// `read` is one of the boxes of game/stories, or its faults.
template <class Box, class Read, class Fits>
std::optional<Box> find_box(App& app, std::string_view file, Read read, Fits fits) {
    const auto json = box_file(app, file);
    const auto in = [&](const words::Catalogue& catalogue) -> std::optional<Box> {
        auto box = read(story::in_language(*json, catalogue));
        return box ? std::optional<Box>(std::move(*box)) : std::nullopt;
    };
    std::optional<Box> here = json ? in(app.ui().catalogue()) : std::nullopt;
    if (!here || fits(*here)) return here;
    for (const Language& language : languages()) {
        const auto catalogue = catalogue_of(app.assets(), language.code);
        std::optional<Box> other = catalogue ? in(*catalogue) : std::nullopt;
        if (other && fits(*other)) return other;
    }
    return here;
}

}  // namespace screens
