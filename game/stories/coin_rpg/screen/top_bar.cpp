// The rail over the RPG's table: the turn order, a token for each player, and the Scenes done, current and to come.
// Pressing a token shows that Character's card.

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/ui/small_print.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/seats_bar.h"
#include "game/stories/screen/story_pictures.h"
#include "game/stories/screen/text_fit.h"

namespace screens::coin_rpg {

namespace {

constexpr double kTokenWide = 206, kMinToken = 96, kTokenCoin = 36;  // points
constexpr int kMaxPips = 9;
constexpr double kPipWide = 20, kPipHigh = 15, kPipGap = 6;  // points

// In a Scene: in playing order, then those who sit out; before and after it, in seating order.
std::vector<int> seats_in_order(const rpg::Match& match) {
    std::vector<int> seats = match.order;
    for (const int seat : match.seated())
        if (!core::contains(seats, seat)) seats.push_back(seat);
    return seats;
}

bool is_playing(const rpg::Match& match, int seat) { return rpg::in_scene(match.phase) && match.current() == seat; }

Phrase standing(const rpg::Match& match, int seat) {
    const rpg::Seat& one = match.seat(seat);
    if (!rpg::in_scene(match.phase)) return one.done ? say("ready") : Phrase();
    if (one.fate == rpg::Fate::SatOut) return say("sits out");
    if (one.fate == rpg::Fate::Lost) return say("lost");
    if (one.fate == rpg::Fate::Beaten) return say("beat it");
    return is_playing(match, seat) ? say("playing") : say("to come");
}

// "Coolness 3, playing"; with less room "Coolness 3", or the figure after as much of the name as fits.
Phrase below_name(const ui::Ui& ui, const rpg::Match& match, int seat, double room) {
    const Phrase stands = standing(match, seat);
    if (!match.seat(seat).character) return ui::fitted(ui, stands, room);
    const Phrase name = rpg::name_of(match, seat, rpg::Trait::Coolness);
    const Phrase figure = Phrase(match.character(seat).values[rpg::Trait::Coolness]);
    const Phrase cool = coolness_in_words(match, seat), whole = stands.empty() ? cool : cool + rules::comma() + stands;
    for (const Phrase& text : {whole, cool})
        if (ui.text_width(text, Type::Small) <= room) return text;
    return ui::fitted(ui, figure + plain(" ") + name, room);
}

void draw_token(View& view, int seat, const Rect& rect) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const bool playing = is_playing(match, seat), shown = view.shown_seat == seat;
    const auto& hero = match.seat(seat).character;
    const Phrase name = hero ? hero_name(match, seat) : player_name(match, seat);
    if (ui.area(say("Show {1}'s card", name), rect, {hero.has_value(), say("There is no card yet.")}))
        view.shown_seat = shown ? std::nullopt : std::optional(seat);
    const bool looked_at = is_looked_at(ui);
    const double round = ui.px(6);
    if (playing) ui.paint().fill(rect, {0x5a, 0x28, 0x10, 0xd0}, round);
    if (playing || shown || ui.hovered())
        ui.paint().frame(rect, playing ? palette::kBrassLight : palette::kBrass, ui.px(1.4), round);
    const double size = ui.px(kTokenCoin), pad = ui.px(5);
    view.app.portrait(ui::sized({rect.x0 + pad, rect.center().y - size / 2}, size, size), face_of(seat));
    const double left = rect.x0 + size + 2 * pad, room = rect.x1 - left - pad;
    const Phrase below = below_name(ui, match, seat, room);
    const double line = ui.line_height(Type::Small), top = rect.center().y - (below.empty() ? line / 2 : line);
    const auto print = [&](const Phrase& text, double y, ui::Colour colour) {
        ui.paint().print({left, y}, text, Type::Small, colour);
        ui.explain(text, {left, y, rect.x1, y + line}, Type::Small);
    };
    const FittedPrint whole = fitted_print(ui, name, {room, line});
    print_fitted(ui, whole, {left, top, rect.x1, top + line}, PrintAt::Left, palette::kCream);
    if (whole.cut && looked_at) view.hint = {rect, {name}};
    if (!below.empty()) print(below, top + line, playing ? palette::kBrassLight : palette::kCreamSoft);
}

// For each place of the row: true if somebody has beaten that Scene.
std::vector<bool> beaten_scenes(const View& view) {
    std::vector<bool> beaten;
    const auto& steps = view.game->steps();
    const std::size_t seen = view.side_panel.back ? *view.side_panel.back + 1 : steps.size();
    for (std::size_t i = 0; i < seen; ++i)
        for (const rpg::Event& event : steps[i].events) {
            if (const auto* drawn = get_if<rpg::ScenesDrawn>(&event)) beaten.assign(drawn->row.size(), false);
            const auto* ended = get_if<rpg::SceneEnded>(&event);
            if (ended && static_cast<std::size_t>(ended->scene) < beaten.size())
                beaten[static_cast<std::size_t>(ended->scene)] = core::contains(ended->fates, rpg::Fate::Beaten);
        }
    return beaten;
}

// A small card for each Scene of the row: ticked if somebody has beaten it, else crossed out once it is over.
void draw_scene_pips(ui::Ui& ui, const rpg::Match& match, const std::vector<bool>& beaten, Vec2 at) {
    double x = at.x;
    const double middle = at.y;
    const double wide = ui.px(kPipWide), high = ui.px(kPipHigh);
    for (int i = 0; i < static_cast<int>(match.row.size()); ++i) {
        const Rect pip = ui::sized({x, middle - high / 2}, wide, high);
        const bool over = i < match.scene || match.phase == rpg::Phase::Ended;
        if (i == match.scene && !over) {
            ui.paint().fill(pip, palette::kBrassLight, ui.px(2));
        } else if (over) {
            ui.paint().fill(pip, palette::kCreamSoft.faded(0.35), ui.px(2));
            const Vec2 low{pip.x0 + wide * 0.42, pip.y1 - high * 0.22};
            const double thin = std::max(1.0, ui.px(1.6));
            const auto place = static_cast<std::size_t>(i);
            const bool ticked = place < beaten.size() && beaten[place];
            const Phrase told = ticked ? say("Scene {1}: beaten", i + 1) : say("Scene {1}: beaten by nobody", i + 1);
            ui.announce("scene " + std::to_string(i + 1), told);
            if (!ticked) {
                const Rect inner = pip.grown(-ui.px(4));
                ui.paint().line({inner.x0, inner.y0}, {inner.x1, inner.y1}, palette::kCream, thin);
                ui.paint().line({inner.x0, inner.y1}, {inner.x1, inner.y0}, palette::kCream, thin);
            } else {
                ui.paint().line({pip.x0 + wide * 0.24, pip.y0 + high * 0.52}, low, palette::kCream, thin);
                ui.paint().line(low, {pip.x1 - wide * 0.2, pip.y0 + high * 0.22}, palette::kCream, thin);
            }
        }
        ui.paint().frame(pip, palette::kCreamSoft, std::max(1.0, ui.px(1.2)), ui.px(2));
        x += wide + ui.px(kPipGap);
    }
}

}  // namespace

namespace {

// Returns its left edge.
double draw_print_button(View& view, double right) {
    ui::Ui& ui = view.app.ui();
    const double wide = button_width(ui, say("Print"), 72), high = ui.px(34);
    ui.place(ui::sized({right - wide, (ui.top_bar_height() - high) / 2}, wide, high));
    if (ui.button(say("Print"), ui::Look::Dark)) ask_print(view);
    return right - wide;
}

// As many as fit side by side, around the current player; "+3" after them counts the others.
// True if the others were asked for.
bool draw_order(View& view, double left, double right) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const std::vector<int> seats = seats_in_order(match);
    const double gap = ui.px(8), high = ui.top_bar_height(), more = ui.px(34);
    const int all = static_cast<int>(seats.size());
    int shown = std::clamp(static_cast<int>((right - left) / (ui.px(kMinToken) + gap)), 0, all);
    if (shown < all) shown = std::max(0, static_cast<int>((right - left - more) / (ui.px(kMinToken) + gap)));
    if (shown == 0) return false;
    const auto turn = std::ranges::find_if(seats, [&](int seat) { return is_playing(match, seat); });
    const int playing = turn == seats.end() ? 0 : static_cast<int>(turn - seats.begin());
    const int first = std::clamp(playing - shown / 2, 0, all - shown);
    const double room = shown < all ? right - left - more : right - left;
    const double wide = std::min(ui.px(kTokenWide), room / shown - gap);
    for (int i = first; i < first + shown; ++i) {
        draw_token(view, seats[static_cast<std::size_t>(i)], {left, ui.px(4), left + wide, high - ui.px(4)});
        left += wide + gap;
    }
    if (shown == all) return false;
    const Phrase rest = plain("+") + Phrase(all - shown);
    ui.place({left, ui.px(10), left + more, high - ui.px(10)});
    return ui.button(rest, ui::Look::Dark);
}

// The Scenes as small cards, or in words if there are too many; returns their left edge.
double draw_scenes(View& view, double left, double right) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const auto count = static_cast<int>(match.row.size());
    if (count == 0) return right;
    const double high = ui.top_bar_height(), line = ui.line_height(Type::Small), top = (high - line) / 2;
    const auto print = [&](const Phrase& text, double x) {
        const double width = ui.text_width(text, Type::Small);
        ui.paint().print({x, top}, text, Type::Small, palette::kCreamSoft);
        ui.explain(text, {x, top, x + width, top + line}, Type::Small);
        return x + width;
    };
    const Phrase caption = say("SCENES");
    const double pips = ui.text_width(caption, Type::Small) + ui.px(16) + count * ui.px(kPipWide + kPipGap);
    if (count <= kMaxPips && pips < (right - left) * 0.4) {
        draw_scene_pips(ui, match, beaten_scenes(view), {print(caption, right - pips) + ui.px(10), high / 2});
        return right - pips - ui.px(10);
    }
    const Phrase words = say("Scene {1} of {2}", std::clamp(match.scene + 1, 1, count), count);
    const double wide = ui.text_width(words, Type::Small);
    if (left + wide > right) return right;
    print(words, right - wide);
    return right - wide - ui.px(10);
}

}  // namespace

Phrase coolness_in_words(const rpg::Match& match, int seat) {
    if (!match.seat(seat).character) return {};
    return rpg::name_of(match, seat, rpg::Trait::Coolness) + plain(" ") +
           Phrase(match.character(seat).values[rpg::Trait::Coolness]);
}

void name_terms(View& view) {
    RuleLookup::Renamed words;
    if (view.game) {
        const rpg::Match& match = view.match();
        words = {{match.options.coolness, "Coolness"},
                 {match.options.positive, "Positives"},
                 {match.options.negative, "Negatives"}};
        for (const int seat : match.seated())
            if (match.seat(seat).character)
                words.emplace_back(rpg::misc_name(match.character(seat).sheet), "Miscellaneous");
    }
    view.lookup.rename(std::move(words));
}

bool draw_top_bar(View& view) {
    ui::Ui& ui = view.app.ui();
    const Phrase whole = say("Coin Wars the RPG");
    // At a large scale, the current player's token replaces the game's name and the Scenes.
    const double taken = button_width(ui, say("Players …"), 88) + 2 * button_width(ui, say("Help"), 72) + ui.px(60);
    const bool crowded = view.game && title_end(ui, whole) + ui.px(kTokenWide) + taken > ui.width();
    const Phrase title = crowded ? Phrase() : whole;
    draw_page_top_bar(view.app, title, WayOut::Title);
    const double left = title_end(ui, title), high = ui.top_bar_height();
    bool players = false;
    ui.overlay("order", {left, 0, ui.width(), high}, [&] {
        const TopBarButtons buttons = draw_top_bar_buttons(view.app, view.game ? TopBar::Table : TopBar::Start);
        double right = buttons.left - ui.px(6);
        players = buttons.players;
        if (!view.game) return;
        right = draw_print_button(view, right) - ui.px(14);
        if (!crowded) right = draw_scenes(view, left, right);
        players = draw_order(view, left, right) || players;
    });
    return players;
}

}  // namespace screens::coin_rpg
