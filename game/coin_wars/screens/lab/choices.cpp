#include "game/coin_wars/screens/lab/choices.h"

#include <algorithm>
#include <iterator>

#include "engine/platform/window.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

namespace {

const std::string kAttack = "attack";

}  // namespace

void RunTime::start() {
    rested_ = 0;
    began_ = platform::now();
}

void RunTime::pause() { paused_at_ = platform::now(); }

void RunTime::go_on() { rested_ += platform::now() - paused_at_; }

double RunTime::seconds(bool running) const {
    return began_ <= 0 ? 0 : (running ? platform::now() : paused_at_) - began_ - rested_;
}

void BattleTitles::read(const battles::Library& library) {
    *this = {};
    for (const battles::Battle& battle : battles::load_battles(library).battles) {
        names.push_back(battle.name);
        titles.push_back(known(battle.title));
    }
}

Phrase BattleTitles::title_of(const std::string& name) const {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? plain(name) : titles[static_cast<std::size_t>(found - names.begin())];
}

std::vector<Option> BattleTitles::options(const std::string& now) const {
    std::vector<Option> options;
    for (std::size_t i = 0; i < names.size(); ++i) options.push_back({titles[i], {}, names[i] == now});
    return options;
}

Phrase BattleTitles::ground(const std::string& name) const {
    if (name.empty()) return say("Bare felt");
    return name == kAttack ? say("Attack on bare felt") : title_of(name);
}

std::string BattleTitles::ground_at(std::size_t option) const {
    if (option == 0) return {};
    return option == 1 ? kAttack : names[option - 2];
}

std::vector<Option> BattleTitles::grounds(const std::string& now) const {
    std::vector<Option> all{{say("Bare felt"), {}, now.empty()},
                            {say("Attack on bare felt"),
                             say("The attacker goes first and must take half of the defender's money by the end of "
                                 "round {1}. The computer presses when it attacks, unless it is told to hold.",
                                 lab::kAttackTurns),
                             now == kAttack}};
    std::ranges::copy(options(now), std::back_inserter(all));
    return all;
}

core::Result<lab::Ground, Phrase> ground_named(const battles::Library& library, const std::string& name) {
    if (auto open = lab::open_ground(name.empty() ? "felt" : name)) return std::move(*open);
    return named_battle(library, name).map([](const battles::Battle& battle) { return lab::ground_of(battle); });
}

Phrase rules_name(const std::string& preset) {
    if (preset.empty()) return say("Its own rules");
    return preset == "tournament" ? say("Tournament") : say("Kitchen table");
}

std::vector<Option> rules_options(const std::string& now) {
    std::vector<Option> options;
    for (const char* preset : kLabRules)
        options.push_back(
            {rules_name(preset), *preset ? Phrase() : say("The rules of the ground or the battle."), now == preset});
    return options;
}

Phrase bot_name(const std::string& key) {
    const bots::Level* level = bots::find_level(key);
    if (!level) return plain(key);
    const bots::Temper temper = bots::temper_of(key);
    if (temper == bots::Temper::Balanced) return level->name;
    return say("{1}, {2}", level->name, bots::display_name(temper));
}

std::vector<Option> bot_options(const std::string& now) {
    std::vector<Option> options;
    for (const std::string& name : bot_names())
        options.push_back({bot_name(name),
                           bots::temper_of(name) == bots::Temper::Balanced ? bots::find_level(name)->about
                                                                           : bots::about(bots::temper_of(name)),
                           name == now});
    return options;
}

std::vector<std::string> bot_names() {
    std::vector<std::string> names;
    for (const bots::Level& level : bots::levels())
        for (const bots::Temper temper : {bots::Temper::Balanced, bots::Temper::Hold, bots::Temper::Press})
            names.push_back(bots::name_of(level, temper));
    return names;
}

std::vector<Option> number_options(std::span<const int> numbers, int now) {
    std::vector<Option> options;
    for (const int number : numbers) options.push_back({number, {}, number == now});
    return options;
}

std::optional<std::size_t> draw_fields(ui::Ui& ui, const std::vector<ChoiceField>& fields, const ui::Open& open) {
    const std::vector<double> even(fields.size(), 1.0);
    ui.row(even);
    for (const ChoiceField& field : fields) ui.remark(field.name);
    ui.row(even);
    std::optional<std::size_t> pressed;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        ui.in_row_of(fields[i].name);
        if (ui.button(fields[i].value, Look::Plain, open)) pressed = i;
    }
    return pressed;
}

}  // namespace screens
