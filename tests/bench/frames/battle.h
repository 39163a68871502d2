#pragma once
// The window program itself, as a process of its own: a battle of many coins, driven to measure its frames or
// left alone.

#include <optional>
#include <string>
#include <vector>

namespace frames {

struct Measured {  // as the step `measure` writes it
    double median_ms = 0, cpu_ms = 0;
    int draw_calls = 0;
};

// A battle between two sides of so many coins each, laid in rows: the text of a battle file.
std::string battle_of(int coins_a_side);

// Redraws that battle's screen many times; nothing where the program fails.
std::optional<Measured> measured_battle(int coins_a_side);

// Processor time of a frame while a coin of such a battle is dragged about in the editor, milliseconds.
std::optional<double> editing_ms(int coins_a_side);

// Processor time from the press on the title until the list of battles stands there, seconds: the whole program's,
// less that of one which draws its title once more instead.
std::optional<double> list_seconds();
// The same with so many battles of one's own in it, which it has shown before; and of the list of so many replays.
std::optional<double> long_list_seconds(int battles);
std::optional<double> replay_list_seconds(int replays);

// Processor time of a frame while that list is scrolled, milliseconds: what comes into sight is read, laid out and drawn.
std::optional<double> scrolling_ms(int battles);

// Processor time of a frame while the view of such a battle is zoomed in and out, milliseconds: in turns by two fingers and by
// a wheel, in one window of 800 x 600.
struct Zoomed {
    double fingers, wheel;
};
std::optional<std::vector<Zoomed>> zooming_ms(int coins_a_side, int turns);

// How much of a core the program takes while such a battle lies still before it and nobody does anything.
std::optional<double> idle_share(int coins_a_side);

}  // namespace frames
