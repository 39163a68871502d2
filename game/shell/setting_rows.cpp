#include "game/shell/settings_list.h"

#include <cassert>

namespace screens {

namespace {

void draw_measured(App& app, const Measured& how) {
    const double value = app.settings().*how.value;
    const Phrase label =
        value > 0 ? say("Measure again: {1} pixels per inch", figure(value, 1)) : say("Measure the screen");
    if (app.ui().button(label)) app.go(how.page);
}

void draw_amount(ui::Ui& ui, const Phrase& row, const Amount& how, Settings& settings) {
    const std::size_t columns = how.steps.size() > 4 ? how.steps.size() / 2 : how.steps.size();
    for (std::size_t i = 0; i < how.steps.size(); ++i) {
        if (i % columns == 0) ui.row(std::vector<double>(columns, 1));
        const Phrase label = plain(std::to_string(how.steps[i]).append(how.unit));
        ui.in_row_of(row);
        if (ui.choice(label, {}, settings.*how.value == how.steps[i])) settings.*how.value = how.steps[i];
    }
}

void draw_choice(ui::Ui& ui, const Phrase& row, const Choice& how, Settings& settings) {
    const std::size_t columns = how.options.size() > 4 ? 3 : how.options.size();
    for (std::size_t i = 0; i < how.options.size(); ++i) {
        if (i % columns == 0) ui.row(std::vector<double>(columns, 1));
        const Choice::Option& option = how.options[i];
        ui.in_row_of(row);
        if (ui.choice(option.label, {}, settings.*how.value == option.word))
            settings.*how.value = std::string(option.word);
    }
}

}  // namespace

void draw_setting(App& app, const Setting& setting) {
    ui::Ui& ui = app.ui();
    Settings& settings = app.settings();
    const auto sentence = [&] {
        if (!setting.sentence.empty()) ui.remark(setting.sentence);
    };
    if (const auto* how = std::get_if<Switch>(&setting.how)) {
        if (ui.toggle(setting.label, settings.*how->value)) settings.*how->value = !(settings.*how->value);
        return sentence();
    }
    if (const auto* how = std::get_if<Level>(&setting.how)) {
        ui.slider(setting.label, settings.volumes.*how->value, how->range);
        return sentence();
    }
    ui.text(setting.label, {.type = Type::Strong});
    sentence();
    if (const auto* how = std::get_if<Amount>(&setting.how)) draw_amount(ui, setting.label, *how, settings);
    if (const auto* how = std::get_if<Choice>(&setting.how)) draw_choice(ui, setting.label, *how, settings);
    if (const auto* how = std::get_if<Measured>(&setting.how)) draw_measured(app, *how);
}

const Setting& setting_name(std::string_view key) {
    const Setting* found = nullptr;
    for (const SettingGroup& group : settings_list())
        for (const Setting& setting : group.settings)
            if (setting.key == key) found = &setting;
    assert(found);
    return *found;
}

}  // namespace screens
