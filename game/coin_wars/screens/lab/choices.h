#pragma once
// Parts shared by the laboratory and the breeder besides charts: the time of a run, and the choice and display of bots,
// grounds and numbers.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/battleground.h"
#include "game/shell/page_frame.h"

namespace screens {

// Measures the seconds of a run without its pauses.
class RunTime {
public:
    void start();
    void pause();  // also at the end
    void go_on();
    void forget() { *this = {}; }
    double seconds(bool running) const;

private:
    double began_ = 0, rested_ = 0, paused_at_ = 0;
};

// The battles of the library.
struct BattleTitles {
    std::vector<std::string> names{};
    std::vector<Phrase> titles{};

    void read(const battles::Library& library);
    Phrase title_of(const std::string& name) const;
    std::vector<Option> options(const std::string& now) const;
    // As grounds: bare felt, which has an empty name, then "attack" (lab::open_ground), then the battles.
    Phrase ground(const std::string& name) const;
    std::string ground_at(std::size_t option) const;
    std::vector<Option> grounds(const std::string& now) const;
};

// Loads a ground of BattleTitles by its name.
core::Result<lab::Ground, Phrase> ground_named(const battles::Library& library, const std::string& name);

// The name of a preset of lab::set_rules, and all presets as options.
Phrase rules_name(const std::string& preset);
std::vector<Option> rules_options(const std::string& now);

Phrase bot_name(const std::string& key);
std::vector<Option> bot_options(const std::string& now);
// Lists every level in every temper, in the order of the options.
std::vector<std::string> bot_names();
std::vector<Option> number_options(std::span<const int> numbers, int now);

// A caption over a button that shows the current choice.
struct ChoiceField {
    Phrase name, value;
};
// Draws the fields side by side; returns the pressed one.
std::optional<std::size_t> draw_fields(ui::Ui& ui, const std::vector<ChoiceField>& fields, const ui::Open& open);

}  // namespace screens
