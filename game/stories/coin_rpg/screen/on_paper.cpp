// Sheets and cards for a real table: what to print, and where the pages are saved.

#include "game/shell/prints.h"
#include "game/stories/coin_rpg/rpg_cards.h"
#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

namespace {

struct Printing {
    Phrase label, about;
    std::vector<print::Sheet> sheets;
};

std::vector<Printing> printings(const View& view, const print::FontFinder& fonts) {
    const print::FontMetrics letters(fonts);
    const print::RpgJob job{view.match(), view.app.ui().catalogue(), *print::find_paper(view.app.settings().paper),
                            letters};
    using print::RpgScenes;
    return {{say("The very basics"), say("The whole game in ten lines on one index card, using your table's terms."),
             print::basics_card(job)},
            {say("Character sheets"), say("Traits with a circle for each coin, Powers, experience."),
             print::character_sheets(job)},
            {say("The drawn Scenes"), say("In the order of play, with all of their text."),
             print::scene_cards(job, RpgScenes::Row)},
            {say("The whole pile"), say("Anyone who holds these pages sees Scenes that nobody has drawn yet."),
             print::scene_cards(job, RpgScenes::Pile)}};
}

// True if the dialog should close.
bool draw_printing(View& view, const print::FontFinder& fonts) {
    ui::Ui& ui = view.app.ui();
    bool closes = false;
    ui.dialog("on paper", ui.px(520), [&] {
        ui.heading(say("On paper"));
        draw_print_settings(view.app);
        for (const Printing& one : printings(view, fonts)) {
            const int pages = static_cast<int>(one.sheets.size());
            if (ui.button(one.label, ui::Look::Plain, {pages > 0, say("There is nothing to print yet.")})) {
                const auto written = write_prints(view.app, one.sheets, ui.translated(one.label));
                view.fault = written ? Phrase() : written.error();
                if (written) view.notice = say("The pages are in {1}. Print them at 100 %.", *written);
                closes = true;
            }
            draw_note(ui, pages > 0 ? say_many(pages, "{1} page", "{1} pages") + rules::full_stop() + one.about
                                    : say("There are none yet."));
        }
        if (ui.button(say("Cancel"))) closes = true;
    });
    return closes;
}

}  // namespace

void ask_print(View& view) {
    view.dialog = [&view, fonts = print_fonts()] { return draw_printing(view, fonts); };
}

}  // namespace screens::coin_rpg
