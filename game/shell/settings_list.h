#pragma once
// The visible list of settings: the file, the screen and the tests take them from here. To add one, add its
// line.

#include <string_view>
#include <variant>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct Switch {
    bool Settings::*value;
};
// One of a few numbers; a file may hold any between the first and the last.
struct Amount {
    int Settings::*value;
    std::vector<int> steps;
    std::string_view unit;  // behind the number, e.g. " %"
};
// A number on a track.
struct Level {
    int Settings::*value;
    ui::Range range;
};
struct Choice {
    struct Option {
        std::string_view word;  // in the file
        Phrase label;           // on the screen
    };
    std::string Settings::*value;
    std::vector<Option> options;
};

// A number that is found out on a page of its own; 0: not yet.
struct Measured {
    double Settings::*value;
    double low, high;
    std::string page;  // see screen_list.h
};

struct Setting {
    std::string_view key;  // in the file
    Phrase label;          // on the screen
    Phrase sentence;       // what it does; may be empty
    std::variant<Switch, Amount, Level, Choice, Measured> how;
};
struct SettingGroup {
    Phrase title;
    std::vector<Setting> settings;
};
const std::vector<SettingGroup>& settings_list();

// How the renderer is to draw by these settings.
render::Look look_of(const Settings& settings);

// The signs of the sides in the panels, solid and dashed: dark enough on paper, light enough on wood.
struct SignColours {
    ui::Colour solid, dashed;
};
SignColours sign_colours(const Settings& settings);

// For people who sit an arm's length and a table away: large print, calm light, strong signs.
Settings across_the_table(Settings settings);

}  // namespace screens
