#pragma once
// Saves stories, tables and wars as readable files in stories/ of the profile folder.

#include <filesystem>
#include <string>

#include "game/shell/screen.h"
#include "game/stories/kit/story_document.h"

namespace screens {

struct SavedDocument {
    std::filesystem::path page;
    std::string lacking;  // letters that none of the PDF's fonts has
};
// Saves a Markdown page named after the story, with a PDF and an HTML page beside it. The error is a sentence for
// people.
core::Result<SavedDocument, words::Phrase> save_document(App& app, const story::StoryDocument& document);

}  // namespace screens
