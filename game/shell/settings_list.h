#pragma once
// The list of settings: the file, the screen and the tests all use it. To add one, add a line.

#include <string_view>
#include <variant>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct Switch {
    bool Settings::*value;
};
// One of a few numbers; a file may have any number between the first and the last.
struct Amount {
    int Settings::*value;
    std::vector<int> steps;
    std::string_view unit;  // after the number, e.g. " %"
};
// A volume, on a track.
struct Level {
    int Volumes::*value;
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

// A number measured on a page of its own; 0: not measured yet.
struct Measured {
    double Settings::*value;
    double low, high;
    std::string page;  // see screen_list.h
};

struct Setting {
    std::string_view key;  // in the file
    Phrase label;          // on the screen
    Phrase sentence;       // explanation; may be empty
    std::variant<Switch, Amount, Level, Choice, Measured> how;
};
// The page of the settings screen on which a group stands.
enum class SettingsPage { Text, Table, Players, Paper, Sound, Access };
struct SettingGroup {
    Phrase title;
    std::vector<Setting> settings;
    SettingsPage page = SettingsPage::Text;
};
const std::vector<SettingGroup>& settings_list();

// Draws a row of the list; saves the settings if its value changes. setting_rows.cpp
void draw_setting(App& app, const Setting& setting);
const Setting& setting_called(std::string_view key);  // by its key in the list

// The renderer's look according to these settings.
render::Look look_of(const Settings& settings);

// The panels' colours; those of the sides' signs are dark enough on paper, light enough on wood.
ui::Inks inks_of(const Settings& settings);
ui::Letters letters_of(const Settings& settings);

// For people who sit across the table, well away from the screen: large print, even light, strong signs.
Settings across_the_table(Settings settings);

}  // namespace screens
