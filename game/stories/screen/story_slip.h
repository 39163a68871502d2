#pragma once
// The story so far, beside the table: by scene, oldest first; what was told in the hand's writing, what was
// tossed unfolds into its arithmetic. A line can be pressed to see the table as it was.

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "game/kit/fields.h"
#include "game/shell/screen.h"
#include "game/stories/kit/story_document.h"

namespace screens {

struct StorySlip {
    bool tall = false;                  // over the whole column, to be read
    bool only_told = false;             // people's words alone, and the headings above them
    std::optional<std::size_t> back{};  // the table is shown as this step left it
    std::size_t drawn = 0;              // parts; when there are more, the last one is brought into view

    bool shows(const story::DocumentPart& part) const;
    void forget() { *this = {}; }
    FIELDS(only_told)
};

// What the story is called can be typed before it begins, while it is read, and at its end.
void draw_story_title(ui::Ui& ui, std::string& called);

// What its head offers besides; an empty function: it is closed now.
struct StorySlipOffers {
    std::string& called;                // the story; empty: nothing yet
    std::function<void()> keep{};       // as a page
    std::function<void()> take_back{};  // the last step
    std::function<void()> page_form{};  // draws in which form it is kept
};
void draw_story_slip(ui::Ui& ui, StorySlip& slip, const ui::Rect& rect, std::span<const story::DocumentPart> parts,
                     const StorySlipOffers& offers);
// In place of the page while the table is shown as it was; `steps`: how many there are.
void draw_looking_back(ui::Ui& ui, StorySlip& slip, std::span<const story::DocumentPart> parts, std::size_t steps);

}  // namespace screens
