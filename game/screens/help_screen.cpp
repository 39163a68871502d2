// Help: the rules in short, the keys, the credits. All of it can be read while a battle waits below.

#include "game/screens/page.h"
#include "game/screens/screens.h"

namespace screens {
namespace {

using ui::Type;

struct Passage {
    std::string_view heading;
    std::vector<std::string_view> lines;
};

const std::vector<Passage>& rules_in_short() {
    static const std::vector<Passage> passages{
        {"A turn",
         {"You take up to ten actions, then your opponent does. An action is one coin's move or one coin's "
          "attack. A coin takes part in "
          "one action a turn. You may stop early."}},
        {"Moving",
         {"Lay the card flat: a coin may go from where it touches the card to anywhere else along it. Penny, "
          "nickel move along the 3 "
          "inch edge; the others along the 5 inch edge.",
          "A coin goes straight. If it meets an enemy on its way, it stops right there. Own coins let it "
          "pass."}},
        {"Attacking",
         {"A coin attacks an enemy that it touches. Offense equal to or above the target's Defense takes it. "
          "The target strikes back by "
          "the same comparison, and both happen at once: both can fall."}},
        {"Traits",
         {"Nickel, Long Range: fires at any enemy that one card reaches; only another nickel answers.",
          "Dime, Charge: moves and strikes in one action, before, on or after its way.",
          "Half-Dollar, Spy: takes any single coin whatever its Defense, and falls to any that attacks it.",
          "Dollar, Armored: no single coin can take it."}},
        {"Armies",
         {"Coins of one type that touch can form an Army, up to 15; with a quarter any coins can, up to 11, "
          "and each has +1/+1. It "
          "moves as one behind its front coin and strikes with the sum of its Offense, for 3 actions, or 2 "
          "with a commander.",
          "An attack on any of its coins takes coins worth, in Defense, no more than the Offense. The owner "
          "of a mixed Army "
          "chooses which. Once formed, an Army cannot be split."}},
        {"The end",
         {"A side without coins has lost. A battle may ask for less: so many coins of the enemy, or the "
          "fuller purse when its turns are "
          "over. What you took lies in your purse, in real money."}},
    };
    return passages;
}

struct KeyRow {
    std::string_view keys, what;
};
constexpr KeyRow kKeys[] = {
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
    {"F1  F11  F12", "help, full screen, a picture"},
};

class Help final : public Screen {
public:
    std::string_view name() const override { return "help"; }

    void frame(App& app) override {
        draw_page_head(app, "Help");
        ui::Ui& ui = app.ui();
        const double gap = ui.px(24), top = ui.rail_height() + gap, high = ui.height() - top - gap;
        const double both = std::min(ui.width() - 2 * gap, ui.px(1280));
        const double left = std::round((ui.width() - both) / 2), half = std::round((both - gap) / 2);
        ui.slip("rules", {left, top}, half, high, [&] { rules(ui); });
        ui.slip("keys", {left + half + gap, top}, half, high, [&] { keys(ui); });
    }

private:
    static void rules(ui::Ui& ui) {
        for (const Passage& passage : rules_in_short()) {
            ui.heading(passage.heading);
            for (const std::string_view line : passage.lines) ui.text(line);
            ui.space(6);
        }
    }

    static void keys(ui::Ui& ui) {
        ui.heading("Keys");
        for (const KeyRow& row : kKeys) {
            ui.row({2, 3});
            ui.text(row.keys, {.type = Type::Strong});
            ui.text(row.what);
        }
        ui.rule();
        ui.heading("Credits");
        ui.text(
            "The rules of Coin Wars are by Integral Entertainment, who gave them away free of charge. This "
            "program plays them; its "
            "coins, pictures and words are its own, under the MIT licence.");
        ui.text("Printed in EB Garamond and Inter where they are installed.",
                {Type::Small, ui::palette::kSoft});
    }
};

}  // namespace

std::unique_ptr<Screen> make_help(App&) { return std::make_unique<Help>(); }

}  // namespace screens
