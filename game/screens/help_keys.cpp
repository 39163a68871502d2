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
    std::optional<Where> where;
    for (const KeyLine& line : key_list()) {
        if (where != line.where) ui.caption(title_of(line.where));
        where = line.where;
        row(chords_in_words(app.settings().keys, line.deed), line.what);
    }
    ui.caption("WITH THE MOUSE");
    row("Shift+click", "one more coin for an Army, or one less; drag around coins for many");
    if (ui.button("Other keys")) app.go("keys");
}

}  // namespace screens
