#pragma once
// The story so far, beside the table: by scene, oldest first. Told text is in handwriting; a toss unfolds into its
// arithmetic. Pressing a line shows the table as it was then.

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "game/kit/fields.h"
#include "game/shell/screen.h"
#include "game/stories/kit/story_document.h"

namespace screens {

struct StoryPanel {
    bool tall = false;                  // over the whole column, for reading
    bool only_told = false;             // only the players' words and their headings
    std::optional<std::size_t> back{};  // the table is shown as of this step
    std::size_t drawn = 0;              // parts drawn last; when more arrive, it scrolls to the last

    bool shows(const story::DocumentPart& part) const;
    void forget() { *this = {}; }
    FIELDS(only_told)
};

// The story's title can be typed before it begins, while it is read, and at its end.
void draw_story_title(ui::Ui& ui, std::string& story_title);

// The buttons of the panel's head; an empty function disables its button.
struct StoryPanelOffers {
    std::string& story_title;           // the story's title; may be empty
    std::function<void()> keep{};       // saves it as a page
    std::function<void()> take_back{};  // takes back the last step
    std::function<void()> page_form{};  // draws the choice of the page's form
};
void draw_story_panel(ui::Ui& ui, StoryPanel& side_panel, const ui::Rect& rect,
                      std::span<const story::DocumentPart> parts, const StoryPanelOffers& offers);
// Drawn instead of the page while the table is shown as it was; `steps`: the total.
void draw_looking_back(ui::Ui& ui, StoryPanel& side_panel, std::span<const story::DocumentPart> parts,
                       std::size_t steps);

}  // namespace screens
