// The page of keys.

#include "game/shell/help/view.h"
#include "game/shell/key_bindings.h"

namespace screens {
void draw_help_keys(App& app) {
    ui::Ui& ui = app.ui();
    const auto row = [&](const Phrase& keys, const Phrase& what) {
        ui.row({2, 3});
        ui.text(keys, {.type = ui::Type::Strong});
        ui.text(what);
    };
    ui.heading(say("Keys"));
    std::optional<Where> where;
    for (const KeyLine& line : key_list()) {
        if (where != line.where) ui.caption(title_of(line.where));
        where = line.where;
        row(chords_in_words(app.settings().keys, line.deed), line.what);
    }
    ui.caption(say("WITH THE MOUSE"));
    row(say("Wheel"), say("zooms at the pointer"));
    row(say("Two fingers on a trackpad"), say("pull the table along; with Ctrl they zoom"));
    row(say("Middle button"), say("pulls the table along; at a story so does the left one on bare felt, and two clicks "
                                  "there show the whole table"));
    row(say("Shift+click"), say("one more coin for an Army, or one less; drag around coins for many"));
    row(say("Space held"), say("the left button pulls the table along"));
    row(say("Right button"), say("while setting up, drag the front of a formation; with Shift a box"));
    row(say("Fingers"), say("a tap aims, another one there does it; a rest tells what the pointer would; two move and "
                            "zoom the view, a third one shows where the enemy can strike"));
    row(say("Formations open"), say("arrows move it, with Ctrl they turn and widen it; PageUp and PageDown "
                                    "choose another, Enter lays it"));
    if (ui.button(say("Other keys"))) app.go("keys");
}

}  // namespace screens
