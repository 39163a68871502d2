#pragma once
// Stories, tables and wars as files for people, in stories/ of the profile folder.

#include <filesystem>
#include <string>

#include "game/shell/screen.h"
#include "game/stories/kit/story_document.h"

namespace screens {

struct KeptDocument {
    std::filesystem::path page;
    std::string lacking;  // letters that no font for the PDF has
};
// A page of Markdown, called as the story is, and a PDF and a page for browsers beside it. The error is a sentence for
// people.
core::Result<KeptDocument, words::Phrase> keep_document(App& app, const story::StoryDocument& document);

}  // namespace screens
