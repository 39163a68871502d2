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
#include "game/shell/title_coins.h"

namespace screens {
namespace {

constexpr double kListWidth = 400, kHead = 62, kLowHead = 16, kRule = 25, kTab = 38;
constexpr double kMinRule = 20;                    // between rules
constexpr double kShare = 0.94, kLowShare = 0.97;  // of the window's height, at most
constexpr double kBetween = 44;                    // between boxes, in units of Ui::lid_scale()
constexpr double kMinCover = 0.45;                 // smallest scale of a cover beside the card
constexpr double kFlat = 0.6;                      // height of a flat cover relative to its width

class Title final : public Screen {
public:
    Title(std::function<TitlePage()> page, std::size_t& open) : make_page_(std::move(page)), open_(open) {}

    std::string_view name() const override { return "title"; }
    bool animating() const override { return coins_.moving(); }
    std::optional<rules::Json> state() const override {
        rules::Json coins = rules::Json::array();
        for (std::size_t i = 0; const auto place = coins_.place(i); ++i) coins.push_back({place->x, place->y});
        if (!page_) return std::optional(rules::Json{{"coins", coins}});
        return std::optional(rules::Json{{"coins", coins}, {"card", page_->menu.groups[open_].tab.english()}});
    }

    void frame(App& app) override {
        ui::Ui& ui = app.ui();
        if (!page_) page_ = make_page_();
        const Rect all{0, 0, ui.width(), ui.height()};
        ui.overlay("title", all, [&] {
            lay_out(app);
            draw_wood(app, hidden_wood(ui));
            std::vector<Rect> taken = covers_;
            taken.insert(taken.end(), {lid_, with_tabs(ui)});
            for (Rect& rect : taken) rect = rect.grown(ui.px(5));
            coins_.frame(app, taken);
            shown_ = {};
            card(app);
            lid(app);
            shelf(app);
        });
        top_bar(app);
    }

private:
    std::size_t max_entries() const {
        std::size_t max = 0;
        for (const TitleGroup& group : page_->menu.groups) max = std::max(max, group.entries.size());
        return max;
    }
    // Counts the rules down to the card's lower edge. All cards are as long as the longest.
    int rules_in_all() const {
        return first_ + rules_ * (waits_ + static_cast<int>(max_entries()) - 1) + (waits_ > 0 ? 1 : 0) + 2;
    }
    Rect with_tabs(const ui::Ui& ui) const { return {card_.x0, card_.y0 - tab_height(ui), card_.x1, card_.y1}; }
    static double tab_height(const ui::Ui& ui) { return ui.px(kTab); }

    // Each entry with its note takes three rules of the card, or two in a low window, which also leaves out the
    // question. With fewer saved games the card is shorter at its top, so that the entries below keep their places,
    // except in a low window.
    void lay_out(App& app) {
        ui::Ui& ui = app.ui();
        const double high = ui.height() - ui.top_bar_height(), tabs = tab_height(ui);
        const auto rule_with = [&](int rules, double head, int waits) {
            const bool low = head < ui.px(kHead);
            rules_ = rules;
            head_ = head;
            waits_ = waits;
            first_ = low ? 1 : 2;
            const double room = (low ? kLowShare : kShare) * high - tabs;
            return std::min(ui.px(kRule), std::floor((room - head_) / rules_in_all()));
        };
        const int max = static_cast<int>(kMaxWaiting), waiting = static_cast<int>(page_->menu.waiting.size());
        rule_ = rule_with(3, ui.px(kHead), max);
        if (rule_ < ui.px(kMinRule)) rule_ = rule_with(2, ui.px(kHead), max);
        if (rule_ < ui.px(kMinRule)) rule_ = rule_with(2, ui.px(kLowHead), waiting);
        const double above = rule_ * (rules_ - 1);  // from the previous entry's note to an entry's baseline
        type_ = above >= ui.px(40) ? Type::Menu : above >= ui.px(23) ? Type::Heading : Type::Pen;
        place(ui, head_ + rule_ * rules_in_all());
        waits_ = waiting;
        card_.y0 = card_.y1 - (head_ + rule_ * rules_in_all());
    }

    // Returns the width that the widest entry and note of all cards need.
    double card_width(const ui::Ui& ui) const {
        double wide = 0;
        const auto measure = [&](const TitleEntry& item) {
            wide =
                std::max({wide, ui.text_width(item.label, type_) + ui.px(46), ui.text_width(item.note, Type::Small)});
        };
        std::ranges::for_each(page_->menu.waiting, measure);
        double tabs = 0;
        for (const TitleGroup& group : page_->menu.groups) {
            std::ranges::for_each(group.entries, measure);
            tabs += ui.text_width(group.tab, Type::Lead) + ui.px(40);
        }
        return std::clamp(std::max(wide + ui.px(64), tabs), ui.px(280), ui.px(kListWidth));
    }

    std::vector<Rect> hidden_wood(const ui::Ui& ui) const {
        std::vector<Rect> hidden{
            {0, 0, ui.width(), ui.top_bar_height()}, upright_part(lid_, kLidTurn), upright_part(card_, kCardTurn)};
        for (std::size_t i = 0; i < covers_.size(); ++i)
            hidden.push_back(upright_part(covers_[i], boxed_games()[i].turn));
        return hidden;
    }

    // From the left: box lid, card and boxes, in two columns if there are more than two, in one if they are flat. If
    // there is too little room, flat boxes go below the lid.
    void place(const ui::Ui& ui, double card_high) {
        const double top = ui.top_bar_height(), high = ui.height() - top, unit = ui.lid_scale();
        const double gap = 34 * unit, card_wide = card_width(ui);
        const auto count = static_cast<double>(boxed_games().size());
        const double columns = count > 2 ? 2 : 1, rows = std::ceil(count / columns);
        const double room = 0.97 * ui.width() - card_wide - gap, boxes = columns * (kCoverWidth + kBetween) - kBetween;
        const double beside = std::min({unit, 0.95 * high / kLidHeight, (room - gap) / (kLidWidth + boxes),
                                        0.92 * high / (rows * (kCoverHeight + kBetween))});
        const bool column = beside >= kMinCover * unit;
        const double below = kFlat * ((kLidWidth + kBetween) / columns - kBetween) + kBetween;
        const double stack = kLidHeight + rows * below + kBetween;
        const double s = column ? beside : std::min({unit, 0.97 * high / stack, room / kLidWidth});
        const double lid_wide = kLidWidth * s, lid_high = kLidHeight * s;
        const double wide = lid_wide + gap + card_wide + (column ? gap + boxes * s : 0);
        const double x = std::round((ui.width() - wide) / 2), middle = top + high / 2;
        const double lid_top = column ? middle - lid_high / 2 : middle - stack * s / 2 + kBetween * s / 2;
        lid_ = ui::sized({x, std::round(lid_top)}, lid_wide, lid_high);
        const double low = top + tab_height(ui) + 6, card_top = middle - card_high * 0.5 + tab_height(ui) * 0.5;
        card_ = ui::sized(
            {x + lid_wide + gap, std::round(std::clamp(card_top, low, std::max(low, ui.height() - card_high - 6)))},
            card_wide, card_high);
        if (!column) return below_lid(s, static_cast<std::size_t>(columns));
        const double left = card_.x1 + gap;
        beside_card(ui, {left, top, left + boxes * s, ui.height()}, s, static_cast<std::size_t>(columns));
    }

    void below_lid(double s, std::size_t columns) {
        const double gap = kBetween * s, wide = (lid_.width() + gap) / static_cast<double>(columns) - gap;
        lay_covers({lid_.x0, lid_.y1 + gap}, {wide, kFlat * wide}, gap, columns);
    }

    // Uses flat covers in one column if upright ones would be too small to read.
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
        const LidTouch touch = draw_lid(app, page_->lid, lid_);
        if (touch.lit) shown_ = page_->lid.note;
        if (touch.pressed) page_->lid.press();
    }

    void shelf(App& app) {
        for (std::size_t i = 0; i < covers_.size(); ++i) {
            const BoxedGame& game = boxed_games()[i];
            const auto waits = std::ranges::find(page_->notes, game.screen, &CoverNote::screen);
            const CoverTouch touch = draw_cover(app, game, covers_[i], waits == page_->notes.end() ? nullptr : &*waits);
            if (touch.lit)
                shown_ = waits == page_->notes.end() ? Phrase(game.what) : say("{1}, {2}", waits->called, waits->date);
            if (touch.pressed) app.go(game.screen);
        }
    }

    void card(App& app) {
        ui::Ui& ui = app.ui();
        draw_tabs(app, false);
        draw_ruled_card(app, card_, head_, rule_);
        draw_tabs(app, true);
        const TitleGroup& group = page_->menu.groups[open_];
        const double left = card_.x0 + ui.px(32), top = card_.y0 + head_;
        if (head_ > ui.px(kLowHead))
            ui.paint().turned(card_.center(), kCardTurn, [&] {
                ui.paint().on_line({left, top - ui.px(12)}, group.question, Type::Hand, ui::Colour{20, 26, 58});
            });
        any_was_lit_ = std::exchange(any_lit_, false);
        int rule = first_;
        for (const TitleEntry& item : page_->menu.waiting) {
            row(app, item, left, top + rule_ * rule);
            rule += rules_;
        }
        rule = first_ + rules_ * waits_ + (waits_ > 0 ? 1 : 0);
        for (const TitleEntry& item : group.entries) {
            row(app, item, left, top + rule_ * rule);
            rule += rules_;
        }
        press_tabs(app);
    }

    Rect tab_at(const ui::Ui& ui, std::size_t group) const {
        const double inset = ui.px(10), gap = ui.px(6), count = static_cast<double>(page_->menu.groups.size());
        const double wide = (card_.width() - 2 * inset - gap * (count - 1)) / count;
        const double x = card_.x0 + inset + static_cast<double>(group) * (wide + gap);
        return {x, card_.y0 - tab_height(ui), x + wide, card_.y0};
    }

    // Draws the tabs behind the card, or the one that belongs to it.
    void draw_tabs(App& app, bool front) {
        for (std::size_t i = 0; i < page_->menu.groups.size(); ++i) {
            if ((i == open_) != front) continue;
            CardTab tab{page_->menu.groups[i].tab, tab_at(app.ui(), i), front, lit_tab_ == i};
            tab.rect.y1 += front ? 1 : app.ui().px(4);
            draw_card_tab(app, card_, tab);
        }
    }

    // Pressed after the entries, so that Tab reaches them last.
    void press_tabs(App& app) {
        ui::Ui& ui = app.ui();
        lit_tab_.reset();
        for (std::size_t i = 0; i < page_->menu.groups.size(); ++i) {
            if (i == open_) {
                ui.add_label(page_->menu.groups[i].tab, tab_at(ui, i));
                continue;
            }
            const bool pressed = ui.area(page_->menu.groups[i].tab, tab_at(ui, i));
            if (ui.hovered() || ui.focused()) lit_tab_ = i;
            if (!pressed) continue;
            open_ = i;
            app.play(sound::PaperTurned{}, 0);
            return;
        }
    }

    // The entry's baseline is on a rule of the card, its note's on the next.
    void row(App& app, const TitleEntry& item, double left, double base) {
        ui::Ui& ui = app.ui();
        const ui::Painter paint = ui.paint();
        const double above = std::min(ui.px(32), rule_ * (rules_ - 1) - ui.px(2)), right = card_.x1 - ui.px(16);
        const Rect rect{left - ui.px(20), base - above, right, base + rule_ + (rules_ > 2 ? ui.px(5) : ui.px(1))};
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
            if (arrow) draw_arrow(ui, {rect.x1 - ui.px(16), base - ui.px(10)});
            paint.on_line({left, base - ui.px(2)}, item.label, type_, ink);
            paint.on_line({left, base + rule_ - ui.px(5)}, note, Type::Small,
                          item.enabled ? palette::kSoft : palette::kSoft.faded(0.6));
        });
        ui.explain(note, {left, base + ui.px(4), rect.x1 - ui.px(2), rect.y1}, Type::Small);
        if (pressed) item.press();
    }

    static void draw_arrow(ui::Ui& ui, Vec2 tip) {
        const ui::Painter paint = ui.paint();
        const double thick = std::max(1.5, ui.px(2));
        paint.line(tip - Vec2{ui.px(32), 0}, tip, palette::kAccent, thick);
        paint.line(tip - Vec2{ui.px(9), ui.px(8)}, tip, palette::kAccent, thick);
        paint.line(tip - Vec2{ui.px(9), -ui.px(8)}, tip, palette::kAccent, thick);
    }

    void top_bar(App& app) {
        ui::Ui& ui = app.ui();
        ui.top_bar([&] {
            const double high = ui.top_bar_height(), pad = ui.px(18), gap = ui.px(8);
            const double name = ui.text_width(plain("Coin Wars"), Type::Heading) + 2, top = (high - ui.px(34)) / 2;
            ui.place({pad, 0, pad + name, high});
            ui.text(plain("Coin Wars"), {Type::Heading, palette::kCream});
            double right = ui.width() - pad;
            for (std::size_t i = page_->menu.top_bar.size(); i-- > 0;) {
                const double wide = button_width(ui, page_->menu.top_bar[i].label, 76);
                if (right - wide < pad + name + gap) continue;
                ui.place(ui::sized({right - wide, top}, wide, ui.px(34)));
                if (ui.button(page_->menu.top_bar[i].label, Look::Dark)) page_->menu.top_bar[i].press();
                right -= wide + gap;
            }
            const double x = pad + name + ui.px(16);
            const Phrase what = ui::fitted(ui, shown_.empty() ? say("coin games for one table") : shown_, right - x);
            if (right - x < ui.px(120)) return;
            ui.place({x, 0, x + ui.text_width(what, Type::Small) + 2, high});
            ui.text(what, {Type::Small, palette::kCreamSoft});
        });
    }

    std::function<TitlePage()> make_page_;
    std::optional<TitlePage> page_;  // from the first frame on: a program that opens a battle at once never asks for it
    std::size_t& open_;              // of the menu's groups
    TitleCoins coins_;
    Rect lid_, card_;
    std::vector<Rect> covers_;  // in the order of boxed_games()
    Phrase shown_;              // description of the box or entry under the pointer
    int rules_ = 3;             // of the card, per entry
    int waits_ = 2;             // room for this many saved games
    int first_ = 2;             // the rule of the first entry
    double rule_ = 25, head_ = 62;
    Type type_ = Type::Menu;                      // of the entries
    std::optional<std::size_t> lit_tab_;          // in the last frame
    bool any_lit_ = false, any_was_lit_ = false;  // of the entries, in this frame and in the last one
};

}  // namespace

std::unique_ptr<Screen> make_title(std::function<TitlePage()> page, std::size_t& open) {
    return std::make_unique<Title>(std::move(page), open);
}

}  // namespace screens
