// The page of keys.

#include "game/screens/help_view.h"

namespace screens {
namespace {

struct KeyRow {
    std::string_view keys, what;
};
constexpr KeyRow kHelpKeys[] = {
    {"Tab", "the next coin that may act; in the panels, the next button"},
    {"Arrows", "to the coin on that side; with a coin selected, the aim"},
    {"Enter", "selects, does what is aimed, presses a button"},
    {"A", "aims at the next enemy"},
    {"F", "forms an Army: of what is gathered, else shows the next group that could"},
    {"Shift+click", "one more coin for an Army, or one less; drag around coins for many"},
    {"B", "goes beyond with the aimed attack"},
    {"E", "ends the turn"},
    {"M", "lays the card to measure"},
    {"V", "turns the view"},
    {"+  -  0", "zoom, the whole table; so does the wheel"},
    {"L", "the log"},
    {"Ctrl+Z, Ctrl+Y", "undo, redo"},
    {"Escape", "one step back, then the menu"},
    {"F6", "from the table to the panels and back"},
    {"F1", "help; in a battle, at the rule that refused"},
    {"F11, F12", "full screen, a picture"},
};

}  // namespace

void draw_help_keys(ui::Ui& ui) {
    ui.heading("Keys");
    for (const KeyRow& row : kHelpKeys) {
        ui.row({2, 3});
        ui.text(row.keys, {.type = ui::Type::Strong});
        ui.text(row.what);
    }
}

}  // namespace screens
