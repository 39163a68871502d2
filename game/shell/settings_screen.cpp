// The settings screen, drawn from the list of settings.

#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"
#include "game/shell/settings_list.h"

namespace screens {
namespace {

class SettingsScreen final : public Screen {
public:
    std::string_view name() const override { return "settings"; }

    void frame(App& app) override {
        draw_page(app, say("Settings"), "settings", 620, [&] { content(app); });
    }

private:
    static void content(App& app) {
        ui::Ui& ui = app.ui();
        Settings& settings = app.settings();
        const Settings before = settings;
        if (ui.button(say("Across the table"))) settings = across_the_table(settings);
        ui.remark(say("Large print and an even light, for both to read at arm's length."));
        for (const SettingGroup& group : settings_list()) {
            ui.space(8);
            ui.heading(group.title);
            for (const Setting& setting : group.settings) draw_setting(app, setting);
        }
        ui.space(8);
        if (ui.button(say("Keys"))) app.go("keys");
        ui.space(8);
        ui.heading(say("Who plays"));
        ui.row({1, 1});
        ui.input_text(say("Heads is played by"), settings.seats.players[0]);
        ui.input_text(say("Tails is played by"), settings.seats.players[1]);
        if (!(settings == before)) app.keep_settings();
    }
};

}  // namespace

std::unique_ptr<Screen> make_settings(App&) { return std::make_unique<SettingsScreen>(); }

}  // namespace screens
