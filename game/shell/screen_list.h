#pragma once
// The application's own screens, and what a list of screens is made of.

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct Entry {
    std::string_view name;
    bool lies_over;  // the screen below stays as it is: help, settings
    std::function<std::unique_ptr<Screen>()> make;
};

// A line of the title's card.
struct TitleEntry {
    words::Key label;
    Phrase note;
    bool enabled;
    std::function<void()> press;
    bool first = false;  // marked for a player who is here for the first time
};
std::unique_ptr<Screen> make_title(std::vector<TitleEntry> entries);
std::unique_ptr<Screen> make_settings(App& app);
std::unique_ptr<Screen> make_keys(App& app);
std::unique_ptr<Screen> make_true_size(App& app);

}  // namespace screens
