// The page of keys.

#include "game/screens/help_view.h"

namespace screens {
void draw_help_keys(App& app) {
    ui::Ui& ui = app.ui();
    const auto row = [&](std::string_view keys, std::string_view what) {
        ui.row({2, 3});
        ui.text(keys, {.type = ui::Type::Strong});
        ui.text(what);
    };
    ui.heading("Keys");
    for (const KeyLine& line : key_list()) {
        std::string keys;
        for (const std::string& words : chords_of(app.settings().keys, line.deed))
            keys.append(keys.empty() ? "" : ", ").append(words);
        row(keys, line.what);
    }
    row("In a replay",
        "Left, Right, Home and End step through it, Space plays it, 1 to 4 set the speed, B sets a bookmark, "
        "N goes to the next one, P keeps a picture");
    row("Shift+click", "one more coin for an Army, or one less; drag around coins for many");
    if (ui.button("Other keys")) app.go("keys");
}

}  // namespace screens
