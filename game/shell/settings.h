#pragma once
// What people chose, kept in the profile folder as settings.json. A file that cannot be read counts as none.

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "game/shell/key_bindings.h"

namespace screens {

// What people chose; what each means and may be stands in settings_list.cpp.
struct Settings {
    std::string language = "system";
    int ui_scale = 100;  // percent, 100 to 300
    std::string table_top = "felt", light = "window", colours = "blue_orange", quality = "auto";
    int speed = 100;          // of motion, percent
    bool turn_table = false;  // the view turns to the player whose turn it is
    bool hand_over = false;   // the table is covered until the next player is there
    bool reduced_motion = false;
    bool real_dice = false;           // players roll their own and tell what they show
    std::string autosave = "action";  // when the battle is written: after each one, with each "turn", "never"
    // Percent; the first is over all of them.
    int volume = 80, volume_coins = 100, volume_paper = 100, volume_table = 100, volume_panels = 60;
    double pixels_per_inch = 0;  // of this screen, as measured with a quarter; 0: nobody has
    std::string paper = "letter", print_as = "pdf";  // print::papers(), print::kFormats
    BoundKeys keys;
    std::array<std::string, 2> players;  // their names; empty: nobody has said
    std::array<std::string, 2> bots;     // who played the sides of a battle last; empty: a person
    bool all_cores = true;               // bots that think for long use all of them
    int thinking = 1;                    // times as much as their level has it
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct WindowState {
    int width = 0, height = 0;  // points; 0: never remembered
    bool maximised = false, full_screen = false;
};

struct Kept {
    Settings settings;
    WindowState window;
};

// A player's name as the window has room for it: at most kNameMost bytes, cut between characters.
inline constexpr std::size_t kNameMost = 32;
std::string fitting_name(std::string name);

// Of a file's text: what is missing or no such thing is as by default, numbers beyond their range are at its
// end.
Kept settings_from(std::string_view text);
std::string settings_text(const Kept& kept);
Kept load_settings(const std::filesystem::path& profile);
core::Result<void, std::string> store_settings(const std::filesystem::path& profile, const Kept& kept);

}  // namespace screens
