#pragma once
// A story on paper: a page of Markdown and the same as a PDF beside it, in stories/ of the profile folder,
// called as the story is; numbered where a page of that name lies there.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "game/shell/screen.h"
#include "game/stories/kit/story_document.h"

namespace screens {

// The page's path; the PDF differs in its ending. The error is a sentence for people.
core::Result<std::filesystem::path, std::string> keep_tale(App& app, const story::Tale& tale);
// As the host's calendar has it: "2026-11-22".
std::string tale_date();

}  // namespace screens
