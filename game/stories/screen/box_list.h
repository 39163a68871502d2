#pragma once
// The ready-made content of a story game (assets/stories), in the requested language.

#include <optional>
#include <string_view>
#include <utility>

#include "game/shell/languages.h"
#include "game/shell/screen.h"
#include "game/stories/kit/story_box.h"

namespace screens {

// Returns the file as it is, in English; nullopt if it is missing or unreadable.
std::optional<rules::Json> box_file(const Resources& resources, std::string_view file);

// Returns the box in the screen's language, or, if the table was begun in another one (see `fits`), in that language.
// `read` reads one of the boxes of game/stories, or returns its faults.
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
