// The settings. Each is a line in a visible list; the screen draws it from there.

#include "game/screens/page.h"
#include "game/screens/screens.h"
#include "game/screens/settings_list.h"

namespace screens {
namespace {

class SettingsScreen final : public Screen {
public:
    std::string_view name() const override { return "settings"; }

    void frame(App& app) override {
        draw_page_head(app, say("Settings"));
        ui::Ui& ui = app.ui();
        const double wide = std::min(ui.px(620), ui.width() - ui.px(32)), top = ui.rail_height() + ui.px(20);
        ui.slip("settings", {std::round((ui.width() - wide) / 2), top}, wide, ui.height() - top - ui.px(20),
                [&] { content(app); });
    }

private:
    static void content(App& app) {
        ui::Ui& ui = app.ui();
        Settings& settings = app.settings();
        const Settings before = settings;
        if (ui.button(say("Across the table"))) settings = across_the_table(settings);
        ui.text(say("Large print and an even light, to be read at arm's length by both."),
                {ui::Type::Small, ui::palette::kSoft});
        for (const SettingGroup& group : settings_list()) {
            ui.space(8);
            ui.heading(group.title);
            for (const Setting& setting : group.settings) draw(ui, setting, settings);
        }
        ui.space(8);
        if (ui.button(say("Keys"))) app.go("keys");
        ui.space(8);
        ui.heading(say("Who plays"));
        ui.row({1, 1});
        ui.input_text(say("Heads is played by"), settings.players[0]);
        ui.input_text(say("Tails is played by"), settings.players[1]);
        if (!(settings == before)) app.keep_settings();
    }

    static void draw(ui::Ui& ui, const Setting& setting, Settings& settings) {
        const auto sentence = [&] {
            if (!setting.sentence.empty()) ui.text(setting.sentence, {ui::Type::Small, ui::palette::kSoft});
        };
        if (const auto* how = std::get_if<Switch>(&setting.how)) {
            if (ui.toggle(setting.label, settings.*how->value))
                settings.*how->value = !(settings.*how->value);
            return sentence();
        }
        if (const auto* how = std::get_if<Level>(&setting.how)) {
            ui.slider(setting.label, settings.*how->value, how->range);
            return sentence();
        }
        ui.text(setting.label, {.type = ui::Type::Strong});
        sentence();
        if (const auto* how = std::get_if<Amount>(&setting.how)) draw_amount(ui, *how, settings);
        if (const auto* how = std::get_if<Choice>(&setting.how)) draw_choice(ui, *how, settings);
    }

    static void draw_amount(ui::Ui& ui, const Amount& how, Settings& settings) {
        const std::size_t columns = how.steps.size() > 4 ? how.steps.size() / 2 : how.steps.size();
        for (std::size_t i = 0; i < how.steps.size(); ++i) {
            if (i % columns == 0) ui.row(std::vector<double>(columns, 1));
            const Phrase label = plain(std::to_string(how.steps[i]).append(how.unit));
            if (ui.choice(label, {}, settings.*how.value == how.steps[i])) settings.*how.value = how.steps[i];
        }
    }

    static void draw_choice(ui::Ui& ui, const Choice& how, Settings& settings) {
        ui.row(std::vector<double>(how.options.size(), 1));
        for (const Choice::Option& option : how.options)
            if (ui.choice(option.label, {}, settings.*how.value == option.word))
                settings.*how.value = std::string(option.word);
    }
};

}  // namespace

std::unique_ptr<Screen> make_settings(App&) { return std::make_unique<SettingsScreen>(); }

}  // namespace screens
