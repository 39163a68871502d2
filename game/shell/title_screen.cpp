// The title screen: a box lid, a card that asks what to play, and the game picker.

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/ui/small_print.h"
#include "game/shell/game_picker.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

constexpr double kListWidth = 384, kHead = 62, kRule = 25;
constexpr double kMinRule = 18;  // apart, for a note between entries
constexpr double kBetweenColumns = 30;
constexpr double kMinStep = 29;     // from entry to entry; otherwise they lie in two columns
constexpr double kBetween = 44;     // between boxes, in units of Ui::lid_scale()
constexpr double kMinCover = 0.45;  // smallest scale of a cover beside the card
constexpr double kFlat = 0.6;       // how high a flat cover is, to its width

class Title final : public Screen {
public:
    Title(LidEntry lid, std::vector<TitleEntry> entries, std::vector<CoverNote> notes)
        : box_(std::move(lid)), items_(std::move(entries)), notes_(std::move(notes)) {}

    std::string_view name() const override { return "title"; }

    void frame(App& app) override {
        ui::Ui& ui = app.ui();
        const Rect all{0, 0, ui.width(), ui.height()};
        ui.bare("title", all, [&] {
            lay_out(app);
            draw_wood(app, hidden_wood(ui));
            std::vector<Rect> taken = covers_;
            taken.insert(taken.end(), {lid_, card_, {0, 0, ui.width(), ui.rail_height() + 4}});
            draw_loose_coins(app, taken);
            shown_ = {};
            menu(app);
            lid(app);
            shelf(app);
        });
        rail(app);
    }

private:
    void lay_out(App& app) {
        ui::Ui& ui = app.ui();
        const double top = ui.rail_height(), high = ui.height() - top;
        // Three or four rules of the card per entry with its note, closer together if necessary; two without
        // the note if the window is low, but for what waits.
        double entries = static_cast<double>(items_.size());
        const auto high_with = [&](int rules) { return ui.px(kHead) + ui.px(kRule) * (rules * entries + 1); };
        const auto rule_with = [&](double rules) {
            return std::min(ui.px(kRule), std::floor((0.95 * high - ui.px(kHead)) / rules));
        };
        rules_ = high_with(4) <= 0.72 * high ? 4 : high_with(3) <= 1.15 * high ? 3 : 2;
        columns_ = rules_ == 2 && 2 * rule_with(2 * entries + 1) < ui.px(kMinStep) ? 2 : 1;
        entries = std::ceil(entries / columns_);
        const double usual = rules_ * entries + 1;
        first_note_ = rules_ == 2 && columns_ == 1 && items_.front().first && rule_with(usual + 1) >= ui.px(kMinRule);
        const double rules = usual + (first_note_ ? 1 : 0);
        rule_ = rule_with(rules);
        type_ = print_of(ui);
        place(ui, ui.px(kHead) + rule_ * rules);
    }

    // Smaller print if the entries are close together, or do not fit in their column.
    Type print_of(const ui::Ui& ui) const {
        const double step = rule_ * rules_;
        if (step >= ui.px(41) && columns_ == 1) return Type::Menu;
        const bool fits = columns_ == 1 || width_in_columns(ui, Type::Heading) <= ui.px(kListWidth);
        return fits && step >= ui.px(kMinStep) ? Type::Heading : Type::Pen;
    }
    std::size_t in_column() const { return (items_.size() + columns_ - 1) / columns_; }
    // From one column to the next.
    double column_step(const ui::Ui& ui, Type type) const {
        double wide = 0;
        for (std::size_t i = 0; i < in_column(); ++i) wide = std::max(wide, ui.text_width(items_[i].label, type));
        return wide + ui.px(kBetweenColumns);
    }
    double width_in_columns(const ui::Ui& ui, Type type) const {
        double wide = 0;
        for (std::size_t i = in_column(); i < items_.size(); ++i)
            wide = std::max(wide, ui.text_width(items_[i].label, type));
        return ui.px(32) + column_step(ui, type) + wide + ui.px(28);
    }

    // As wide as the entries need, and their notes if they are printed.
    double card_width(const ui::Ui& ui) const {
        if (columns_ > 1) return std::max(ui.px(kListWidth), width_in_columns(ui, type_));
        double wide = 0;
        for (const TitleEntry& item : items_) {
            wide = std::max(wide, ui.text_width(item.label, Type::Menu) + ui.px(46));
            if (rules_ > 2 || (item.first && first_note_)) wide = std::max(wide, ui.text_width(item.note, Type::Small));
        }
        return std::clamp(wide + ui.px(64), ui.px(280), ui.px(kListWidth));
    }

    std::vector<Rect> hidden_wood(const ui::Ui& ui) const {
        std::vector<Rect> hidden{
            {0, 0, ui.width(), ui.rail_height()}, upright_part(lid_, kLidTurn), upright_part(card_, kCardTurn)};
        for (std::size_t i = 0; i < covers_.size(); ++i)
            hidden.push_back(upright_part(covers_[i], boxed_games()[i].turn));
        return hidden;
    }

    // From the left: box lid, card and boxes, in two columns if there are more than two, in one if they are flat.
    // If there is too little room, flat boxes lie below the lid.
    void place(const ui::Ui& ui, double card_high) {
        const double top = ui.rail_height(), high = ui.height() - top, unit = ui.lid_scale();
        const double gap = 34 * unit, card_wide = card_width(ui);
        const auto count = static_cast<double>(boxed_games().size());
        const double columns = count > 2 ? 2 : 1, rows = std::ceil(count / columns);
        const double room = 0.97 * ui.width() - card_wide - gap, boxes = columns * (kCoverWidth + kBetween) - kBetween;
        const double beside = std::min({unit, 0.95 * high / kLidHeight, (room - gap) / (kLidWidth + boxes),
                                        0.92 * high / (rows * (kCoverHeight + kBetween))});
        const bool column = beside >= kMinCover * unit;
        const double below = kFlat * ((kLidWidth + kBetween) / columns - kBetween) + kBetween;
        const double low = kLidHeight + rows * below + kBetween;
        const double s = column ? beside : std::min({unit, 0.97 * high / low, room / kLidWidth});
        const double lid_wide = kLidWidth * s, lid_high = kLidHeight * s;
        const double wide = lid_wide + gap + card_wide + (column ? gap + boxes * s : 0);
        const double x = std::round((ui.width() - wide) / 2), middle = top + high / 2;
        const double lid_top = column ? middle - lid_high / 2 : middle - low * s / 2 + kBetween * s / 2;
        lid_ = ui::sized({x, std::round(lid_top)}, lid_wide, lid_high);
        const double card_top = std::max(lid_.y0 + 10, middle - card_high * 0.5 - ui.px(14));
        card_ = ui::sized({x + lid_wide + gap,
                           std::round(std::clamp(card_top, top + 6, std::max(top + 6, ui.height() - card_high - 10)))},
                          card_wide, card_high);
        if (!column) return below_lid(s, static_cast<std::size_t>(columns));
        const double left = card_.x1 + gap;
        beside_card(ui, {left, top, left + boxes * s, ui.height()}, s, static_cast<std::size_t>(columns));
    }

    void below_lid(double s, std::size_t columns) {
        const double gap = kBetween * s, wide = (lid_.width() + gap) / static_cast<double>(columns) - gap;
        lay_covers({lid_.x0, lid_.y1 + gap}, {wide, kFlat * wide}, gap, columns);
    }

    // Flat ones in one column if upright ones would be too small to read.
    void beside_card(const ui::Ui& ui, const Rect& room, double s, std::size_t columns) {
        const bool flat = columns > 1 && !upright_covers_read_well(ui, kCoverWidth * s);
        if (flat) columns = 1;
        const double gap = kBetween * s;
        const auto rows = std::ceil(static_cast<double>(boxed_games().size()) / static_cast<double>(columns));
        const Vec2 size =
            flat ? Vec2{room.width(), std::min(kFlat * room.width(), (0.95 * room.height() + gap) / rows - gap)}
                 : Vec2{kCoverWidth * s, kCoverHeight * s};
        lay_covers({room.x0, room.center().y - (rows * (size.y + gap) - gap) / 2}, size, gap, columns);
    }

    void lay_covers(Vec2 corner, Vec2 size, double gap, std::size_t columns) {
        covers_.clear();
        for (std::size_t i = 0; i < boxed_games().size(); ++i) {
            const auto across = static_cast<double>(i % columns), down = static_cast<double>(i / columns);
            const Vec2 at = corner + Vec2{across * (size.x + gap), down * (size.y + gap)};
            covers_.push_back(ui::sized({at.x, std::round(at.y)}, size.x, size.y));
        }
    }

    void lid(App& app) {
        const LidTouch touch = draw_lid(app, box_, lid_);
        if (touch.lit) shown_ = box_.note;
        if (touch.pressed) box_.press();
    }

    void shelf(App& app) {
        for (std::size_t i = 0; i < covers_.size(); ++i) {
            const BoxedGame& game = boxed_games()[i];
            const auto waits = std::ranges::find(notes_, game.screen, &CoverNote::screen);
            const CoverTouch touch = draw_cover(app, game, covers_[i], waits == notes_.end() ? nullptr : &*waits);
            if (touch.lit)
                shown_ = waits == notes_.end() ? Phrase(game.what) : say("{1}, {2}", waits->called, waits->date);
            if (touch.pressed) app.go(game.screen);
        }
    }

    void menu(App& app) {
        ui::Ui& ui = app.ui();
        draw_ruled_card(app, card_, ui.px(kHead), rule_);
        const ui::Painter paint = ui.paint();
        const double left = card_.x0 + ui.px(32);
        paint.turned(card_.center(), kCardTurn, [&] {
            paint.on_line({left, card_.y0 + ui.px(kHead) - ui.px(12)}, say("What shall we play?"), Type::Hand,
                          ui::Colour{20, 26, 58});
        });
        const double step = rule_ * rules_, top = card_.y0 + ui.px(kHead) + rule_ * 2;
        any_was_lit_ = std::exchange(any_lit_, false);
        double base = top, x = left;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (i == in_column()) {
                base = top;
                x += column_step(ui, type_);
            }
            row(app, items_[i], x, base);
            base += step + (items_[i].first && first_note_ ? rule_ : 0);
        }
    }

    // The entry's baseline is on a rule of the card, its note's on the next one.
    void row(App& app, const TitleEntry& item, double left, double base) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        const bool notes = rules_ > 2 || (item.first && first_note_);
        const double step = rule_ * rules_;
        const bool close = type_ != Type::Menu;
        // Of a line between its neighbours' ones about a fifth lies below the baseline.
        const double below = close ? std::min(ui.px(8), 0.22 * step) : ui.px(8);
        const bool beside = columns_ > 1 && left < card_.x0 + ui.px(33);  // there is another column on its right
        const double right = beside ? left + column_step(ui, type_) - ui.px(22) : card_.x1 - ui.px(16);
        const Rect rect{left - ui.px(columns_ > 1 ? 12 : 20), base - (close ? step - below - 1 : ui.px(32)), right,
                        base + (notes ? rule_ + ui.px(5) : below)};
        const Phrase note = ui::fitted(ui, item.note, rect.x1 - ui.px(2) - left);
        const bool pressed = ui.area(item.label, rect, {item.enabled, item.note});
        const bool lit = item.enabled && (ui.hovered() || ui.focused());
        if (lit) {
            shown_ = item.note;
            any_lit_ = true;
        }
        const bool marked = lit || (item.first && !any_was_lit_);
        const ui::Colour ink = !item.enabled ? palette::kInk.faded(0.38) : marked ? palette::kAccent : palette::kInk;
        const bool arrow = marked && left + ui.text_width(item.label, type_) < rect.x1 - ui.px(58);
        paint.turned(card_.center(), kCardTurn, [&] {
            if (marked) {
                paint.fill(rect, palette::kAccent.faded(0.16));
                paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent);
            }
            if (arrow) {
                const double y = base - ui.px(10), x = rect.x1 - ui.px(16), w = std::max(1.5, ui.px(2));
                paint.line({x - ui.px(32), y}, {x, y}, palette::kAccent, w);
                paint.line({x - ui.px(9), y - ui.px(8)}, {x, y}, palette::kAccent, w);
                paint.line({x - ui.px(9), y + ui.px(8)}, {x, y}, palette::kAccent, w);
            }
            paint.on_line({left, base - ui.px(2)}, item.label, type_, ink);
            if (notes)
                paint.on_line({left, base + rule_ - ui.px(5)}, note, Type::Small,
                              item.enabled ? palette::kSoft : palette::kSoft.faded(0.6));
        });
        if (notes) ui.explain(note, {left, base + ui.px(4), rect.x1 - ui.px(2), rect.y1}, Type::Small);
        if (pressed) item.press();
    }

    void rail(App& app) {
        ui::Ui& ui = app.ui();
        ui.rail([&] {
            const double high = ui.rail_height(), pad = ui.px(18);
            ui.place({pad, 0, pad + ui.text_width(plain("Coin Wars"), Type::Heading) + 2, high});
            ui.text(plain("Coin Wars"), {Type::Heading, palette::kCream});
            const double x = ui.last().x1 + ui.px(16);
            const Phrase what = shown_.empty() ? say("coin games for one table") : shown_;
            ui.place({x, 0, x + ui.text_width(what, Type::Body) + 2, high});
            ui.text(what, {Type::Body, palette::kCreamSoft});
            const double wide = button_width(ui, say("Full screen"), 120), top = (high - ui.px(34)) / 2;
            ui.place(ui::sized({ui.width() - pad - wide, top}, wide, ui.px(34)));
            if (ui.button(say("Full screen"), Look::Dark)) app.toggle_full_screen();
        });
    }

    LidEntry box_;
    std::vector<TitleEntry> items_;
    std::vector<CoverNote> notes_;
    Rect lid_, card_;
    std::vector<Rect> covers_;  // in the order of boxed_games()
    Phrase shown_;              // description of the box or entry under the pointer
    int rules_ = 3;             // of the card, per entry
    int columns_ = 1;
    double rule_ = 25;
    Type type_ = Type::Menu;                      // of the entries
    bool any_lit_ = false, any_was_lit_ = false;  // of the entries, in this frame and in the last one
    bool first_note_ = false;                     // where the others have none
};

}  // namespace

std::unique_ptr<Screen> make_title(LidEntry lid, std::vector<TitleEntry> entries, std::vector<CoverNote> notes) {
    return std::make_unique<Title>(std::move(lid), std::move(entries), std::move(notes));
}

}  // namespace screens
