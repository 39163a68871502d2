// Printing a rule book: the paper size, the number of pages, and where the files are saved.

#include "engine/core/path.h"
#include "game/print/booklet.h"
#include "game/shell/help/booklet.h"
#include "game/shell/page_frame.h"
#include "game/shell/prints.h"

namespace screens {
namespace {

class BookletScreen final : public Screen {
public:
    BookletScreen(std::string game, Phrase title) : game_(std::move(game)), title_(std::move(title)) {}

    std::string_view name() const override { return "booklet"; }

    void frame(App& app) override {
        draw_page(app, say("On paper"), "booklet", 620, [&] { content(app); });
    }

private:
    void content(App& app) {
        ui::Ui& ui = app.ui();
        ui.heading(say("The rules as a booklet"));
        ui.text(say("The rules of {1} on small pages, half a sheet each. For folding, they are printed two to a side.",
                    title_));
        if (draw_print_settings(app)) told_ = {};
        lay_out(app);
        const int pages = static_cast<int>(pages_.size());
        const int sheets = static_cast<int>(print::folded(pages_, paper(app)).size()) / 2;
        ui.rule();
        ui.fact(say("Booklet"), say_many(pages, "{1} page", "{1} pages"));
        ui.fact(say("Paper, printed on both sides"), say_many(sheets, "{1} sheet", "{1} sheets"));
        ui.rule();
        const ui::Open open{pages > 0, {}};
        if (ui.button(say("Save for folding"), Look::Accent, open)) write(app, print::folded(pages_, paper(app)));
        if (ui.button(say("Save single pages"), Look::Plain, open)) write(app, pages_);
        if (told_.empty())
            return ui.text(
                say("Print on both sides and let the printer flip on the short edge; then fold and staple."));
        ui.text(written_ ? say("Saved") : say("The pages could not be saved"), {.type = Type::Strong});
        ui.text(told_);
    }

    static const print::Paper& paper(SettingsStore& store) { return *print::find_paper(store.settings().paper); }

    void lay_out(App& app) {
        const std::pair key{app.settings().paper, app.settings().language};
        if (key == laid_out_for_) return;
        laid_out_for_ = key;
        pages_.clear();
        const words::Catalogue& catalogue = app.ui().catalogue();
        const auto book = load_help(app.assets() / "help" / core::path(game_ + ".json"));
        if (!book) return app.notify(say("The rule book cannot be read: {1}", book.error()));
        const Phrase about =
            say("The rule book here is in our own words; where the rules leave something open, it says how this "
                "program decides.");
        pages_ = booklet_pages(in_words(*book, catalogue), catalogue(title_), catalogue(about), paper(app), letters_);
    }

    void write(App& app, const std::vector<print::Sheet>& sheets) {
        const auto written = write_prints(app, sheets, app.ui().translated(say("{1}, the rules", title_)));
        written_ = written.has_value();
        told_ = written ? *written : written.error();
    }

    std::string game_;
    Phrase title_;
    print::FontMetrics letters_{print_fonts()};
    std::vector<print::Sheet> pages_;
    std::pair<std::string, std::string> laid_out_for_;  // paper and language
    Phrase told_;                                       // where the files are, or the error; empty before the first try
    bool written_ = false;
};

}  // namespace

std::unique_ptr<Screen> make_booklet_screen(const std::string& game, const Phrase& title) {
    return std::make_unique<BookletScreen>(game, title);
}

}  // namespace screens
