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
        row(chords_in_words(app.settings().keys, line.action), line.what);
    }
    ui.caption(say("WITH THE MOUSE"));
    row(say("Wheel"), say("zooms at the pointer"));
    row(say("Two fingers on a trackpad"), say("move the table; with Ctrl they zoom"));
    row(say("Middle button"), say("moves the table; in a story the left button does too on bare felt, and a double "
                                  "click there shows the whole table"));
    row(say("Shift+click"),
        say("adds a coin to those gathered for an Army, or removes it; drag around several to gather them all"));
    row(say("Space held down"), say("the left button moves the table"));
    row(say("Right button"), say("while setting up, drag out the front of a formation; with Shift, a box"));
    row(say("Fingers"),
        say("a tap aims, another tap there carries it out; holding still shows what hovering with the mouse would; two "
            "fingers move and zoom the view, a third shows where the enemy can attack"));
    row(say("With the formations open"), say("arrow keys move the formation, with Ctrl they turn and widen it; PageUp "
                                             "and PageDown choose another, Enter places it"));
    ui.caption(say("WITH A PAD"));
    row(say("Left stick"), say("moves the pointer"));
    row(say("Right stick"), say("moves the table"));
    row(say("Triggers"), say("zoom"));
    if (ui.button(say("More keys"))) app.go("keys");
}

}  // namespace screens
