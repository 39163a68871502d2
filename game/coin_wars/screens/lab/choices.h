#pragma once
// What the laboratory and the breeder share beside charts: the time that a run takes, and how bots, grounds
// and numbers are offered and shown.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/battleground.h"
#include "game/shell/page_frame.h"

namespace screens {

// The seconds that a run has taken, without its pauses.
class RunTime {
public:
    void start();
    void pause();  // or the end
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
    // As grounds: first bare felt, which has no name, then "attack" (lab::open_ground).
    Phrase ground(const std::string& name) const;
    std::string ground_at(std::size_t option) const;
    std::vector<Option> grounds(const std::string& now) const;
};

// A ground of BattleTitles by its name.
core::Result<lab::Ground, Phrase> ground_named(const battles::Library& library, const std::string& name);

// A preset of lab::set_rules, and all of them.
Phrase rules_name(const std::string& preset);
std::vector<Option> rules_options(const std::string& now);

Phrase bot_name(const std::string& key);
std::vector<Option> bot_options(const std::string& now);
// In the order of the options: every level in every temper.
std::vector<std::string> bot_names();
std::vector<Option> number_options(std::span<const int> numbers, int now);

// A caption over a button that shows the current choice.
struct ChoiceField {
    Phrase name, value;
};
// Side by side; returns the one that was pressed.
std::optional<std::size_t> draw_fields(ui::Ui& ui, const std::vector<ChoiceField>& fields, const ui::Open& open);

}  // namespace screens
