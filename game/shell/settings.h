#pragma once
// The user's settings, stored in the profile folder as settings.json.

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "game/profile/player.h"
#include "game/shell/key_bindings.h"

namespace screens {

// Percent; `all` scales the others.
struct Volumes {
    int all = 80, coins = 100, paper = 100, table = 100, panels = 60;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

// The players of the last battle, by side, and its name.
struct LastSeats {
    std::array<std::string, 2> players;              // their names; empty: not entered yet
    std::optional<std::array<std::string, 2>> bots;  // keys of levels, empty: a person; nullopt: not chosen yet
    std::string battle;                              // a name in the library; empty: none yet
    profile::Advice advice;
    friend bool operator==(const LastSeats&, const LastSeats&) = default;
};

// How battles and stories are printed: print::papers(), print::kInks, print::kFormats.
struct PaperSettings {
    std::string paper = "letter", print_in = "grey", print_as = "pdf";
    friend bool operator==(const PaperSettings&, const PaperSettings&) = default;
};

// Accessibility.
struct Access {
    bool high_contrast = false;
    bool easy_print = false;  // ui::Letters::Easy
    bool captions = false;    // of sounds
    bool read_aloud = false;
    friend bool operator==(const Access&, const Access&) = default;
};

// For two players at one screen.
struct AtOneScreen {
    bool turn_table = false;    // the view turns to the player whose turn it is
    bool hand_over = false;     // the table is covered until the next player is ready
    bool face_to_face = false;  // the players sit at its upper and lower edges
    friend bool operator==(const AtOneScreen&, const AtOneScreen&) = default;
};

// The meaning and range of each is in settings_list.cpp.
struct Settings : PaperSettings, Access, AtOneScreen {
    std::string language = "system";
    int ui_scale = 100;  // percent, 100 to 300
    std::string table_top = "felt", light = "window", colours = "blue_orange", quality = "auto";
    int speed = 100;  // of animations, percent
    bool reduced_motion = false;
    bool ask_first = false;           // a click pins the aim, another one confirms it
    bool real_dice = false;           // players roll their own dice and enter the results
    std::string autosave = "action";  // when the battle is saved: after an "action" or a "turn", or "never"
    Volumes volumes;
    double pixels_per_inch = 0;  // of this screen, as measured with a quarter; 0: not measured
    BoundKeys keys;
    LastSeats seats;
    bool all_cores = true;  // slow computers use all cores
    int thinking = 1;       // thinking time, as a multiple of the level's
    std::size_t page = 0;   // the last open page of the settings screen; not in the file
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct WindowState {
    int width = 0, height = 0;  // points; 0: none remembered
    bool maximised = false, full_screen = false;
};

struct Kept {
    Settings settings;
    WindowState window;
    bool damaged = false;    // the file is not valid: everything has its default
    bool set_aside = false;  // and it was renamed to profile::broken_name()
};

// Parses a settings file: missing or invalid values get their defaults, numbers out of range are clamped.
Kept settings_from(std::string_view text);
std::string settings_text(const Kept& kept);
// Loads the settings. A damaged file is set aside if that can be done.
Kept load_settings(const std::filesystem::path& profile);
core::Result<void, words::Phrase> store_settings(const std::filesystem::path& profile, const Kept& kept);

}  // namespace screens
