#pragma once
// Runs the window program as a process of its own: a battle of many coins, driven to measure its frames or left alone.

#include <optional>
#include <string>
#include <vector>

namespace frames {

struct Measured {  // as the step `measure` writes it
    double median_ms = 0, cpu_ms = 0;
    int draw_calls = 0;
};

// Returns the text of a battle file with this many coins a side, in rows.
std::string battle_of(int coins_a_side);

// Redraws that battle's screen many times; nullopt if the program fails.
std::optional<Measured> measured_battle(int coins_a_side);

// Returns the processor time in milliseconds of a frame while a coin of such a battle is dragged in the editor.
std::optional<double> editing_ms(int coins_a_side);

// Returns the whole program's processor time in seconds from the press on the title until the list of battles is shown,
// less that of a run that draws the title once more instead.
std::optional<double> list_seconds();
// The same with this many of the player's own battles, which it has shown before; and of the list of replays.
std::optional<double> long_list_seconds(int battles);
std::optional<double> replay_list_seconds(int replays);

// Returns the processor time in milliseconds of a frame while that list is scrolled, with reading, layout and drawing.
std::optional<double> scrolling_ms(int battles);

// Processor time of a frame (milliseconds) while the view of such a battle is zoomed in and out, alternately by two
// fingers and by a wheel, in one window of 800 x 600.
struct Zoomed {
    double fingers, wheel;
};
std::optional<std::vector<Zoomed>> zooming_ms(int coins_a_side, int turns);

// Returns the share of a core that the program uses while showing such a battle without any input.
std::optional<double> idle_share(int coins_a_side);

}  // namespace frames
