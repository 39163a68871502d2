// Help: the short rule book with pictures on a real table, the keys, the credits. Contents and search are on the left
// and the entry on the right, or one at a time in a narrow window. It can be read in the middle of a battle.

#include "game/shell/help/help_screen.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/core/utf8.h"
#include "game/shell/help/booklet.h"
#include "game/shell/help/view.h"

namespace screens {
namespace {

using platform::Event;
using platform::Key;

constexpr double kHelpContents = 384, kHelpWidest = 1720;  // points
constexpr std::size_t kMaxQuery = 40;                      // characters

// Fits the whole scene into this part of the view's window (pixels), with coins outside the battle beside the mat.
render::View view_into(const render::Scene& scene, const Rect& place, render::View view) {
    constexpr double kEdge = 0.42;  // inches, including the bound edge
    // Coins outside the battle lie on the wood.
    double left = -kEdge;
    for (const render::CoinSprite& coin : scene.coins) left = std::min(left, coin.at.x - coin.radius - kEdge);
    const Vec2 size{scene.width + kEdge - left, scene.height + 2 * kEdge};
    view.scale = std::min(place.width() / size.x, place.height() / size.y);
    const Vec2 off = place.center() - Vec2{view.width / 2.0, view.height / 2.0};
    view.center = {left + size.x / 2 - off.x / view.scale, scene.height / 2 + off.y / view.scale};
    return view;
}

class Help final : public Screen {
public:
    Help(App& app, std::vector<HelpSource> books, const std::string& game, const std::string& rule)
        : books_(std::move(books)) {
        const auto asked = std::ranges::find(books_, game, &HelpSource::game);
        take_book(app, asked == books_.end() ? 0 : static_cast<std::size_t>(asked - books_.begin()));
        auto entry = entry_of(book_, rule);
        if (!entry) entry = entry_of_term(book_, rule);
        if (entry) open(app, *entry);
        reading_ = !rule.empty();
        to_chosen_ = at_rule_ = !rule.empty();
    }

    std::string_view name() const override { return "help"; }

    void frame(App& app) override {
        ui::Ui& ui = app.ui();
        handle(app);
        const Columns places = columns(ui);
        draw_table(app, places);
        top_bar(app, places);
        if (page_ != Page::Rules) {
            const Rect all{places.contents.x0, places.contents.y0, places.entry.x1, places.entry.y1};
            const double wide = std::min(all.width(), ui.px(860));
            ui.side_panel(page_ == Page::Keys ? "keys" : "credits",
                          ui::sized({std::round(all.center().x - wide / 2), all.y0}, wide, all.height()),
                          [&] { page_ == Page::Keys ? draw_help_keys(app) : draw_help_credits(ui); });
            return;
        }
        if (!places.narrow || !reading_) {
            const double field = ui.px(48) + ui.line_height(Type::Small) + ui.px(41);
            const Rect& column = places.contents;
            search_field(app, {column.x0, column.y0, column.x1, column.y0 + field});
            ui.side_panel("contents", {column.x0, column.y0 + field + ui.px(10), column.x1, column.y1},
                          [&] { contents(app); });
        }
        if (!places.narrow || reading_) entry(app, places);
    }

private:
    enum class Page { Rules, Keys, Credits };
    struct Columns {
        bool narrow = false;
        Rect contents, entry;
    };

    const HelpSource& source() const { return books_[which_]; }

    void take_book(App& app, std::size_t which) {
        which_ = which;
        book_ = english_ = {};
        picture_.reset();
        chosen_ = 0;
        auto book = load_help(app.assets() / "help" / core::path(source().game + ".json"));
        if (book)
            book_ = in_words(english_ = std::move(*book), app.ui().catalogue());
        else
            app.notify(say("The rule book cannot be read: {1}", book.error()));
        for (HelpEntry& told : book_.entries) {
            if (!told.figures.empty()) told.table = source().table(told.figures, app.ui().catalogue());
            if (!source().own_words) continue;
            for (const words::Key word : source().own_words(told)) told.words += ", " + app.ui().translated(word);
        }
        look_up("");
        if (!book_.entries.empty()) open(app, 0);
    }

    void look_up(const std::string& query) {
        query_ = core::first_clusters(query, kMaxQuery);
        words_ = search_words(query_);
        found_ = search(book_, words_);
    }

    void open(Drawing& drawing, std::size_t entry) {
        if (picture_ && entry == chosen_ && lettered_ == drawing.ui().fonts_built()) return;
        at_rule_ = false;
        chosen_ = entry;
        picture_.reset();
        lettered_ = drawing.ui().fonts_built();
        if (const rules::Json& picture = book_.entries[entry].picture; !picture.is_null())
            picture_ = source().picture(drawing.ui(), picture);
    }

    // Typing while no field is being edited starts a search.
    void handle(App& app) {
        for (const Event& event : app.events()) {
            if (event.kind == Event::Kind::KeyDown) key(app, event);
            if (event.kind != Event::Kind::Text || book_.entries.empty()) continue;
            if (query_.empty() && event.text == " ") continue;
            page_ = Page::Rules;
            reading_ = false;
            look_up(query_ + event.text);
            if (!found_.empty()) open(app, found_.front());
            to_chosen_ = !found_.empty();
        }
    }

    void key(App& app, const Event& event) {
        if (event.key == Key('F') && event.mods.ctrl) {
            page_ = Page::Rules;
            reading_ = false;
            to_search_ = true;
        }
        if (event.key == Key::Backspace && !query_.empty()) {
            query_.resize(core::previous_cluster(query_, query_.size()));
            look_up(query_);
        }
        if (event.key == Key::Down || event.key == Key::Up) walk(app, event.key == Key::Down ? 1 : -1);
        if (event.key != Key::Escape) return;
        if (!query_.empty()) return look_up("");
        if (columns(app.ui()).narrow && reading_ && !at_rule_) {
            reading_ = false;
            return;
        }
        app.back();
    }

    // Goes to the next entry in the contents, or the previous one.
    void walk(Drawing& drawing, int step) {
        const auto now = std::ranges::find(found_, chosen_);
        if (page_ != Page::Rules || now == found_.end()) return;
        if (step < 0 ? now == found_.begin() : now + 1 == found_.end()) return;
        open(drawing, *(now + step));
        to_chosen_ = true;
    }

    Columns columns(const ui::Ui& ui) const {
        Columns columns;
        columns.narrow = ui.width() / ui.scale() < 1000;
        const double gap = ui.px(columns.narrow ? 12 : 24), top = ui.top_bar_height() + gap, foot = ui.height() - gap;
        const double wide = std::min(ui.width() - 2 * gap, columns.narrow ? 1e6 : ui.px(kHelpWidest));
        const double left = std::round((ui.width() - wide) / 2);
        columns.contents = {left, top, left + (columns.narrow ? wide : ui.px(kHelpContents)), foot};
        columns.entry = {columns.narrow ? left : columns.contents.x1 + gap, top, left + wide, foot};
        return columns;
    }

    Rect picture_place(const ui::Ui& ui, const Columns& columns) const {
        const Rect& all = columns.entry;
        const double share = columns.narrow ? 0.44 : 0.58;
        if (!picture_) return {all.x0, all.y0 - ui.px(8), all.x1, all.y0 - ui.px(8)};
        const double mat = picture_->width / picture_->height;
        const double high = std::min(share * all.height(), all.width() / mat + ui.px(18));
        return {all.x0, all.y0 - ui.px(8), all.x1, all.y0 + high};
    }

    // The picture is drawn on the table itself, where the panel leaves room for it.
    void draw_table(Drawing& drawing, const Columns& columns) {
        render::View view;
        view.width = drawing.width();
        view.height = drawing.height();
        if (picture_ && lettered_ != drawing.ui().fonts_built()) open(drawing, chosen_);
        const bool shown = picture_ && page_ == Page::Rules && (!columns.narrow || reading_);
        if (!shown) return drawing.renderer().draw_wood(view);
        drawing.renderer().draw(*picture_, view_into(*picture_, picture_place(drawing.ui(), columns), view));
    }

    void top_bar(App& app, const Columns& columns) {
        ui::Ui& ui = app.ui();
        ui.top_bar([&] {
            const double high = ui.top_bar_height(), pad = ui.px(columns.narrow ? 10 : 18), button = ui.px(34);
            double left = pad;
            const auto press = [&](const Phrase& label, ui::Look look) {
                const double width = ui.text_width(label, Type::Body) + ui.px(28);
                ui.place(ui::sized({left, (high - button) / 2}, width, button));
                left += width + ui.px(8);
                return ui.button(label, look);
            };
            if (press(say("Back"), ui::Look::Dark)) app.back();
            if (columns.narrow && reading_ && page_ == Page::Rules && press(say("Contents"), ui::Look::Dark))
                reading_ = at_rule_ = false;
            if (!columns.narrow) {
                const double width = ui.text_width(say("Help"), Type::Heading) + 2;
                ui.place({left + ui.px(10), 0, left + ui.px(10) + width, high});
                ui.text(say("Help"), {Type::Heading, palette::kCream});
                left += width + ui.px(34);
            }
            const auto page = [&](const Phrase& label, Page to) {
                if (press(label, page_ == to ? ui::Look::Accent : ui::Look::Dark)) page_ = to;
            };
            page(say("Rules"), Page::Rules);
            page(say("Keys"), Page::Keys);
            page(say("Credits"), Page::Credits);
            if (page_ == Page::Rules && press(say("Print it"), ui::Look::Dark))
                app.push_screen(
                    [game = source().game, title = source().title] { return make_booklet_screen(game, title); });
        });
    }

    void search_field(Drawing& drawing, const Rect& rect) {
        ui::Ui& ui = drawing.ui();
        ui.side_panel("search", rect, [&] {
            if (to_search_) ui.focus_next();
            to_search_ = false;
            std::string query = query_;
            if (!ui.input_text(say("Search for words or a rule's number"), query, kMaxQuery)) return;
            look_up(query);
            if (!found_.empty()) open(drawing, found_.front());
        });
    }

    void contents(App& app) {
        ui::Ui& ui = app.ui();
        std::optional<std::size_t> next;
        if (!words_.empty()) {
            ui.caption(say_many(static_cast<int>(found_.size()), "{1} ENTRY", "{1} ENTRIES"));
            for (const std::size_t entry : found_) row(app, entry);
            if (found_.empty())
                ui.text(say("No rule has all of these words. Try another word, or just the beginning of one."));
        } else {
            ui.heading(source().title);
            ui.remark(numbers_in_words(book_));
            for (std::size_t s = 0; s < book_.sections.size(); ++s) {
                ui.caption(plain(book_.sections[s].title));
                const std::size_t end =
                    s + 1 < book_.sections.size() ? book_.sections[s + 1].first : book_.entries.size();
                for (std::size_t i = book_.sections[s].first; i < end; ++i) row(app, i);
                ui.space(4);
            }
            ui.rule();
            if (source().learn && ui.button(source().learn_label)) source().learn();
            ui.caption(say("OTHER RULE BOOKS"));
            for (std::size_t i = 0; i < books_.size(); ++i)
                if (i != which_ && ui.button(books_[i].title, Look::Bare)) next = i;
        }
        if (next) take_book(app, *next);
        to_chosen_ = false;
    }

    void row(Drawing& drawing, std::size_t entry) {
        ui::Ui& ui = drawing.ui();
        const HelpEntry& told = book_.entries[entry];
        const Phrase title = known(english_.entries[entry].title);
        const Phrase numbers =
            told.rules.empty() ? Phrase() : plain(told.rules.front() + (told.rules.size() > 1 ? " \u2026" : ""));
        const double high = ui.line_height(Type::Body) + ui.px(6);
        const Rect rect = ui.take(high);
        const bool is_chosen = entry == chosen_;
        // An area focused for this frame only scrolls the contents to the entry, and leaves no focus that Escape would
        // have to clear first.
        if (is_chosen && to_chosen_) {
            ui.focus_next();
            ui.area(plain("to " + told.title), rect);
        }
        const bool pressed = ui.area(title, rect);
        const bool lit = ui.hovered(), focused = ui.focused();
        const ui::Painter paint = ui.paint();
        if (is_chosen || lit) paint.fill(rect, palette::kChosen.faded(is_chosen ? 1 : 0.6), ui.px(4));
        if (is_chosen) paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(4), rect.y1}, palette::kAccent, ui.px(2));
        paint.print({rect.x0 + ui.px(12), rect.y0 + ui.px(3)}, title, Type::Body,
                    lit ? palette::kAccent : palette::kInk);
        const double wide = ui.text_width(numbers, Type::Small), x = rect.x1 - wide - ui.px(6);
        if (x > rect.x0 + ui.px(24) + ui.text_width(title, Type::Body)) {
            const double y = rect.y1 - ui.px(4) - ui.line_height(Type::Small);
            paint.print({x, y}, numbers, Type::Small, palette::kSoft);
        }
        if (pressed || (focused && !is_chosen && !to_chosen_)) open(drawing, entry);
        if (pressed) reading_ = true;
    }

    void entry(Drawing& drawing, const Columns& columns) {
        if (book_.entries.empty()) return;
        ui::Ui& ui = drawing.ui();
        const Rect place = picture_place(ui, columns);
        const double top = place.y1 + ui.px(columns.narrow ? 8 : 6);
        const HelpEntry& told = book_.entries[chosen_];
        ui.side_panel(
            "entry " + told.title, {columns.entry.x0, top}, columns.entry.width(), columns.entry.y1 - top, [&] {
                draw_help_entry(ui, told, source().on_table ? source().on_table(told) : std::vector<Phrase>{}, words_);
            });
    }

    std::vector<HelpSource> books_;
    std::size_t which_ = 0;    // index into books_
    HelpBook english_, book_;  // as written, and as translated
    std::string query_;
    std::vector<std::string> words_;
    std::vector<std::size_t> found_;
    std::size_t chosen_ = 0;
    std::optional<render::Scene> picture_;  // of the chosen entry
    int lettered_ = 0;                      // Ui::fonts_built() at that time
    Page page_ = Page::Rules;
    bool reading_ = false;    // in a single column: shows the entry, not the contents
    bool at_rule_ = false;    // opened at a rule, and no other entry read since
    bool to_chosen_ = false;  // scroll the contents to the chosen entry
    bool to_search_ = false;  // move the keyboard focus to the search field
};

}  // namespace

std::unique_ptr<Screen> make_help_screen(App& app, std::vector<HelpSource> books, const std::string& game,
                                         const std::string& rule) {
    return std::make_unique<Help>(app, std::move(books), game, rule);
}

}  // namespace screens
