#include "game/shell/list_kit.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/kit/phrases.h"
#include "game/kit/player_text.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kBarHigh = 34, kBarGap = 8, kSearchWide = 260, kButtonWide = 96;  // points
constexpr std::size_t kDeletedShown = 5, kMaxName = 60;
constexpr std::size_t kMaxTitle = 200;  // files have longer ones than can be typed

}  // namespace

bool is_in_sight(const ui::Ui& ui, const Rect& rect) { return rect.y1 > 0 && rect.y0 < ui.height(); }

bool is_near(const ui::Ui& ui, const Rect& rect) { return rect.y1 > -ui.height() && rect.y0 < 2 * ui.height(); }

ListBar::ListBar(ui::Ui& ui, double left, ui::Colour ink)
    : ui_(ui), left_(left), top_(ui.rest().y0), x_(left), y_(ui.rest().y0), ink_(ink) {}

Rect ListBar::next(double width) {
    if (x_ > left_ && x_ + width > ui_.rest().x1) {
        x_ = left_;
        y_ += ui_.px(kBarHigh + kBarGap);
    }
    const Rect rect = ui::sized({x_, y_}, width, ui_.px(kBarHigh));
    x_ += width + ui_.px(kBarGap);
    return rect;
}

bool ListBar::button(const Phrase& label, Look look) {
    ui_.place(next(button_width(ui_, label, kButtonWide)));
    return ui_.button(label, look);
}

void ListBar::gap() { x_ += x_ > left_ ? ui_.px(2 * kBarGap) : 0; }

bool ListBar::search(std::string& words) {
    const Phrase label = say("Search");
    const double name = ui_.text_width(label, Type::Body) + ui_.px(2), gap = ui_.px(kBarGap);
    const double room = ui_.rest().x1 - left_ - name - gap;
    const Rect both = next(name + gap + std::min(ui_.px(kSearchWide), room));
    ui_.place({both.x0, both.y0, both.x0 + name, both.y1});
    ui_.text(label, {.colour = ink_});
    ui_.place({both.x0 + name + gap, both.y0, both.x1, both.y1});
    return ui_.input_field(label, words);
}

void ListBar::tell(const Phrase& words) {
    ui_.place(next(std::min(ui_.text_width(words, Type::Body) + ui_.px(2), ui_.rest().x1 - left_)));
    ui_.text(words, {.colour = ink_});
}

void ListBar::end() { ui_.take(y_ + ui_.px(kBarHigh) - top_); }

bool ListFilter::is_on() const {
    return std::ranges::any_of(rows_, [](const Row& row) { return row.chosen != 0; });
}

bool ListFilter::offer_clearing(ListBar& bar) {
    if (!is_on()) return false;
    std::vector<Phrase> on;
    for (const Row& row : rows_)
        if (row.chosen != 0) on.push_back(row.options[row.chosen]);
    bar.tell(say("The filter is on: {1}.", joined(on, rules::comma())));
    if (!bar.button(say("Clear the filter"))) return false;
    show_all();
    return true;
}

void ListFilter::show_all() {
    for (Row& row : rows_) row.chosen = 0;
}

bool ListFilter::draw(ui::Ui& ui) {
    if (!open_) return false;
    bool changed = false;
    ui.dialog("filter", ui.px(620), [&] {
        ui.heading(say("Filter"));
        for (Row& row : rows_) {
            ui.caption(row.caption);
            button_row(ui, row.options);
            for (std::size_t i = 0; i < row.options.size(); ++i) {
                ui.in_row_of(row.caption);
                if (!ui.button(row.options[i], i == row.chosen ? Look::Chosen : Look::Plain)) continue;
                row.chosen = i;
                changed = true;
            }
        }
        ui.rule();
        ui.row({1, 1});
        if (ui.button(say("Show all"), Look::Plain, {is_on(), say("All are shown.")})) {
            show_all();
            changed = true;
        }
        if (ui.button(say("Close"), Look::Accent)) open_ = false;
    });
    return changed;
}

RowAct RowMenu::pressed(ui::Ui& ui) {
    RowAct act = RowAct::Nothing;
    ui.heading(asked_->title);
    if (!asked_->from.empty()) ui.remark(asked_->from);
    if (asked_->name) {
        ui.input_text(say("Its name"), *asked_->name, kMaxName);
        const bool is_name = rules::is_written(*asked_->name, {1, kMaxTitle});
        if (ui.button(say("Rename"), is_renamed() ? Look::Accent : Look::Plain,
                      {is_name, say("Give it a name first.")}))
            act = RowAct::Rename;
        ui.rule();
    }
    std::vector<std::pair<Phrase, RowAct>> offers;
    if (asked_->changes) offers.emplace_back(say("Change"), RowAct::Change);
    if (asked_->duplicates) offers.emplace_back(say("Duplicate"), RowAct::Duplicate);
    if (asked_->passes_on) offers.emplace_back(say("Pass it on"), RowAct::PassOn);
    if (asked_->shows) offers.emplace_back(say("Show in folder"), RowAct::Show);
    if (!asked_->remove.empty()) offers.emplace_back(asked_->remove, RowAct::Delete);
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (i % 2 == 0) ui.row({1, 1});
        if (ui.button(offers[i].first)) act = offers[i].second;
    }
    if (offers.size() % 2 == 1) ui.take(0);
    if (!asked_->remove.empty()) ui.remark(say("You can bring it back from the end of the list."));
    return act;
}

RowAnswer RowMenu::draw(ui::Ui& ui) {
    if (!asked_) return {};
    RowAnswer answer{RowAct::Nothing, asked_->key, ""};
    bool leaves = false;
    ui.dialog("more", ui.px(480), [&] {
        answer.act = pressed(ui);
        answer.name = asked_->name.value_or("");
        leaves = ui.button(say("Close"), is_renamed() ? Look::Plain : Look::Accent);
    });
    if (leaves || answer.act != RowAct::Nothing) asked_.reset();
    return answer;
}

bool draw_more(ui::Ui& ui, const Phrase& title, const Rect& rect) {
    const bool pressed = ui.area(say("More about {1}", title), rect);
    const bool lit = ui.hovered() || ui.focused();
    const ui::Painter paint = ui.paint();
    if (lit) paint.fill(rect, palette::kChosen, ui.px(4));
    paint.frame(rect, lit ? palette::kAccent : palette::kSoft.faded(0.45), 1, ui.px(4));
    for (const double at : {-1.0, 0.0, 1.0})
        paint.disc(rect.center() + Vec2{at * ui.px(7), 0}, ui.px(2), lit ? palette::kAccent : palette::kInk);
    return pressed;
}

void DeletedList::read(const std::filesystem::path& profile, const std::vector<std::string>& folders) {
    deleted_ = profile::deleted_things(profile);
    std::erase_if(deleted_, [&](const profile::Deleted& thing) {
        const std::string below = core::generic_text(thing.below);
        return std::ranges::none_of(folders, [&](const std::string& folder) { return below.starts_with(folder); });
    });
}

bool DeletedList::draw(App& app, double left) {
    if (deleted_.empty()) return false;
    app.ui().space(8);
    ListBar bar(app.ui(), left, palette::kInk);
    bool back = false;
    for (std::size_t i = 0; i < std::min(deleted_.size(), kDeletedShown) && !back; ++i) {
        if (!bar.button(say("Bring back {1}", plain(core::text(deleted_[i].below.stem()))))) continue;
        const auto brought = profile::bring_back(app.profile(), deleted_[i]);
        if (!brought) app.notify(brought.error());
        back = true;
    }
    bar.end();
    app.ui().space(16);
    return back;
}

const std::vector<double>& RowHeights::of(const ui::Ui& ui, double wide, std::size_t rows,
                                          const std::function<double(std::size_t)>& measure) {
    const double line = ui.line_height(Type::Small);
    std::string words = ui.translated(say("Search"));
    if (heights_.size() == rows && wide == wide_ && line == line_ && words == words_) return heights_;
    wide_ = wide;
    line_ = line;
    words_ = std::move(words);
    heights_.clear();
    for (std::size_t i = 0; i < rows; ++i) heights_.push_back(measure(i));
    return heights_;
}

}  // namespace screens
