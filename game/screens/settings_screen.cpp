// The settings. Each is a line in a visible list; the screen draws it from there.

#include "game/screens/page.h"
#include "game/screens/screens.h"

namespace screens {
namespace {

struct Switch {
    std::string_view label, sentence;
    bool Settings::*value;
};
constexpr Switch kSwitches[] = {
    {"Turn the table to the player who acts",
     "The view turns by half a circle at the end of a turn, for two who sit on either side.",
     &Settings::turn_table},
    {"Reduced motion", "Coins come to rest at once; nothing slides, spins or fades.",
     &Settings::reduced_motion},
    {"Real dice", "You roll your own dice and type in what they show, where a battle uses dice.",
     &Settings::real_dice},
};
constexpr int kScales[] = {100, 125, 150, 200, 250, 300};

class SettingsScreen final : public Screen {
public:
    std::string_view name() const override { return "settings"; }

    void frame(App& app) override {
        draw_page_head(app, "Settings");
        ui::Ui& ui = app.ui();
        const double wide = std::min(ui.px(620), ui.width() - ui.px(32)), top = ui.rail_height() + ui.px(20);
        ui.slip("settings", {std::round((ui.width() - wide) / 2), top}, wide, ui.height() - top - ui.px(20),
                [&] { content(app); });
    }

private:
    static void content(App& app) {
        ui::Ui& ui = app.ui();
        Settings& settings = app.settings();
        ui.heading("Size of print and panels");
        ui.text("On top of what your display asks for. A small window gives way before anything is cut off.",
                {ui::Type::Small, ui::palette::kSoft});
        for (std::size_t i = 0; i < std::size(kScales); ++i) {
            if (i % 3 == 0) ui.row({1, 1, 1});
            if (!ui.choice(std::to_string(kScales[i]) + " %", "", settings.ui_scale == kScales[i])) continue;
            settings.ui_scale = kScales[i];
            app.keep_settings();
        }
        ui.space(8);
        ui.heading("At the table");
        for (const Switch& each : kSwitches) {
            if (ui.toggle(each.label, settings.*each.value)) {
                settings.*each.value = !(settings.*each.value);
                app.keep_settings();
            }
            ui.text(each.sentence, {ui::Type::Small, ui::palette::kSoft});
        }
        ui.space(8);
        ui.heading("Who plays");
        ui.row({1, 1});
        bool changed = ui.input_text("Heads is played by", settings.players[0]);
        changed = ui.input_text("Tails is played by", settings.players[1]) || changed;
        if (changed) app.keep_settings();
    }
};

}  // namespace

std::unique_ptr<Screen> make_settings(App&) { return std::make_unique<SettingsScreen>(); }

}  // namespace screens
