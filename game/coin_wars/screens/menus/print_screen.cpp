// Printing a battle: pages, paper size, file format, and where the files are saved.

#include <algorithm>
#include <utility>

#include "game/coin_wars/print/print_battle.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/shell/help/booklet.h"
#include "game/shell/page_frame.h"
#include "game/shell/prints.h"

namespace screens {
namespace {

class PrintScreen final : public BattleAppScreen {
public:
    PrintScreen(BattleApp& app, battles::Battle battle) : BattleAppScreen(app), battle_(std::move(battle)) {}

    std::string_view name() const override { return "print"; }

    void draw(BattleApp& app) override {
        draw_page(app, say("On paper"), "print", 620, [&] { content(app); });
    }

private:
    void content(BattleApp& app) {
        ui::Ui& ui = app.ui();
        ui.heading(known(battle_.title));
        ui.text(
            say("The table at true size on several pages, with terrain and index cards to cut out: everything you need "
                "to fight this battle with real coins."));
        if (draw_print_settings(app, {"paper", "print_in", "print_as"})) told_ = {};
        lay_out(app);
        ui.rule();
        for (const print::Part& part : pages_.parts) ui.fact(part.name, count_of(part.pages));
        ui.fact(say("Total"), count_of(static_cast<int>(pages_.sheets.size())));
        ui.rule();
        if (ui.button(say("Save the pages"), Look::Accent)) write(app);
        if (ui.button(say("The rules as a booklet")))
            app.push_screen([] { return make_booklet_screen("coin-wars", say("Coin Wars")); });
        if (told_.empty())
            return ui.text(
                say("Print them at 100 %, not fitted to the page; lay a quarter on the first page to check the size."));
        ui.text(written_ ? say("Saved") : say("The pages could not be saved"), {.type = Type::Strong});
        ui.text(told_);
    }

    static Phrase count_of(int pages) { return say_many(pages, "{1} page", "{1} pages"); }

    void lay_out(BattleApp& app) {
        const Settings& settings = app.settings();
        const std::pair key{settings.paper, settings.print_in};
        if (key == laid_out_for_) return;
        laid_out_for_ = key;
        const auto inks = static_cast<print::Inks>(std::ranges::find(print::kInks, settings.print_in) - print::kInks);
        pages_ =
            print::battle_pages({battle_, app.ui().catalogue(), *print::find_paper(settings.paper), letters_, inks});
    }

    void write(BattleApp& app) {
        const auto written = write_prints(app, pages_.sheets, battle_.title);
        written_ = written.has_value();
        told_ = written ? *written : written.error();
    }

    battles::Battle battle_;
    print::FontMetrics letters_{print_fonts()};
    print::Pages pages_;
    std::pair<std::string, std::string> laid_out_for_;  // paper and inks
    Phrase told_;                                       // where the files are, or the error; empty before the first try
    bool written_ = false;
};

// The battle with the players' table options and faces.
core::Result<battles::Battle, Phrase> agreed_battle(BattleApp& app, const profile::SetUp& set_up) {
    auto found = named_battle(app.library(), set_up.battle);
    if (!found) return found;
    found->scenario = with_preset(std::move(found->scenario), set_up.preset);
    return set_up.swapped ? print::with_swapped_faces(std::move(*found)) : std::move(*found);
}

std::unique_ptr<Screen> make_print(BattleApp& app, const profile::SetUp& set_up) {
    auto battle = agreed_battle(app, set_up);
    if (battle) return std::make_unique<PrintScreen>(app, std::move(*battle));
    app.notify(battle.error());
    return nullptr;
}

}  // namespace

void open_print(BattleApp& app, const profile::SetUp& set_up) {
    app.push_screen([&app, set_up] { return make_print(app, set_up); });
}

}  // namespace screens
