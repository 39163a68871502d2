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
// A setting with a few fixed numbers; the file may have any number between the first and the last.
struct Amount {
    int Settings::*value;
    std::vector<int> steps;
    std::string_view unit;  // after the number, e.g. " %"
};
// A volume, set with a slider.
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

// A number measured on a page of its own; 0 if not measured yet.
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
// The page of the settings screen that shows a group.
enum class SettingsPage { Text, Table, Players, Paper, Sound, Access };
struct SettingGroup {
    Phrase title;
    std::vector<Setting> settings;
    SettingsPage page = SettingsPage::Text;
};
const std::vector<SettingGroup>& settings_list();

// Draws a row of the list, which may change its value; the caller saves the settings. In setting_rows.cpp.
void draw_setting(App& app, const Setting& setting);
const Setting& setting_name(std::string_view key);  // by its key in the list

// Returns the renderer's look for these settings.
render::Look look_of(const Settings& settings);

// Returns the panels' colours. Those of the sides' signs are dark enough for paper and light enough for wood.
ui::Inks inks_of(const Settings& settings);
ui::Letters letters_of(const Settings& settings);

// Returns settings for people well away from the screen: large print, even light.
Settings across_the_table(Settings settings);

}  // namespace screens
