// The battle's top bar: whose turn it is, undo, the ten pips, End turn. It waits for the table's animations.

#include "engine/ui/lower_edge.h"
#include "engine/ui/small_print.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/screens/battle/face_to_face.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

// Says what the battle waits for while nobody has a turn.
Phrase awaited(const BattleGame& game) {
    const cw::Match& match = game.shown_match();
    if (game.toss_in_the_air()) return say("The toss");
    const cw::Scenario& scenario = *match.scenario;
    switch (match.phase) {
        case cw::Phase::Toss:
            return say("The toss");
        case cw::Phase::Order:
            return say("{1} decides", table::display_name(scenario, match.toss_winner.value_or(cw::Side::Heads)));
        case cw::Phase::Deploy:
            return say("{1} sets up",
                       table::display_name(scenario, game.sealed() ? cw::other(match.side) : match.side));
        case cw::Phase::Over:
            return match.outcome && match.outcome->winner
                       ? say("{1} wins", table::display_name(scenario, *match.outcome->winner))
                       : say("A draw");
        default:
            return say("Agreement");
    }
}

// Returns the side's best-known coin: its commander, otherwise its first coin.
int portrait_coin(const cw::Match& match, cw::Side side) {
    int first = cw::kNoCoin;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (match.side_of(coin) != side) continue;
        if (match.type(coin).command) return coin;
        if (first == cw::kNoCoin) first = coin;
    }
    return first;
}

constexpr double kMinPip = 6;  // points between pips
constexpr int kWidestRound = 88, kWidestCount = 10;
constexpr double kWidestTime = 88 * 60 + 48;  // seconds

class TopBar {
public:
    TopBar(Battle& battle, const Layout& layout, double top)
        : battle_(battle),
          ui_(battle.ui),
          layout_(layout),
          top_(top),
          height_(ui_.top_bar_height()),
          left_(ui_.px(14)) {
        right_ = ui_.width() - ui_.px(layout.narrow ? 12 : 24);
    }

    void whose_turn() {
        const cw::Match& match = battle_.game.shown_match();
        const cw::Side to_act = battle_.asks_decision() ? battle_.match().awaiting.front().side : match.side;
        if (match.phase != cw::Phase::Play) {
            left_ = print(left_ + ui_.px(6), awaited(battle_.game), Type::Heading, palette::kCream) + ui_.px(18);
            if (!layout_.narrow)
                left_ =
                    print(left_, battles::title_words(battle_.game.scenario().title), Type::Body, palette::kCreamSoft) +
                    ui_.px(24);
            return;
        }
        const double size = ui_.px(46);
        if (const int coin = portrait_coin(match, to_act); coin != cw::kNoCoin)
            battle_.app.portrait(row(left_, size, size), table::sprite(battle_.game.scenario(), coin));
        left_ += size + ui_.px(14);
        const double from = left_;
        say_who(told_of(to_act, battle_.asks_decision(), match.turn));
        // Reserve room for either side and any round, so that the controls beside it do not move.
        double widest = left_ - from;
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            for (const bool decides : {true, false})
                widest = std::max(widest, width_of(told_of(side, decides, kWidestRound)));
        left_ = from + widest;
    }

    // Face to face, each bar shows its own side's purse.
    void purse() {
        const cw::Match& match = battle_.game.shown_match();
        if (match.phase != cw::Phase::Play || !is_face_to_face(battle_)) return;
        const auto side = cw::index(battle_.acts());
        left_ = print(left_, table::in_money(*match.scenario, match.purse[side]), Type::Strong, palette::kBrassLight) +
                ui_.px(20);
    }

    void undo_redo() {
        const auto press_next = [&](const Phrase& label, const ui::Open& open) {
            const double width = button_width(ui_, label, layout_.narrow ? 64 : 76);
            const Rect rect = row(left_, width, ui_.px(34));
            left_ += width + ui_.px(8);
            return press(rect, label, Look::Dark, open);
        };
        const bool may_undo = battle_.game.can_undo() != BattleGame::Undo::Impossible;
        if (press_next(say("Undo"), {may_undo, battle_.game.why_no_undo()})) battle_.undo();
        if (!layout_.narrow && press_next(say("Redo"), {battle_.game.can_redo(), say("There is nothing to redo.")}))
            battle_.redo();
        if (battle_.game.set_up().advice.hint && battle_.playing() &&
            press_next(say("Hint"), {battle_.may_have_hint(), not_now()}))
            battle_.hint();
        if (press_next(say("Menu"), true)) battle_.dialog.ask = Ask::Menu;
        if (battle_.may_see_result() && press_next(say("The result"), true)) battle_.dialog.end_closed = false;
        left_ += ui_.px(8);
    }

    void pips() {
        if (!battle_.playing()) return;
        const int left = battle_.match().actions_left;
        const table::Aim& aim = battle_.shows_intent() ? battle_.bots.aim() : battle_.pointing.aim();
        const bool goes = aim.legal() && !battle_.deciding();
        const Phrase count = say("{1} left", left);
        const bool counted = !layout_.narrow || right_ - left_ > ui_.px(260);
        const double words = counted ? ui_.text_width(say("{1} left", kWidestCount), Type::Body) + ui_.px(10) : 0;
        const double caption = layout_.tight ? 0 : ui_.text_width(say("ACTIONS"), Type::Small) + ui_.px(20);
        const double free = right_ - left_ - words - caption - ui_.px(12);
        const double step = std::min(ui_.px(34), free / cw::kActionsATurn), wide = step * cw::kActionsATurn;
        // Pips too small to count: show only the number.
        if (step < ui_.px(kMinPip)) {
            print(left_, counted ? count : Phrase(left), Type::Strong, palette::kCream);
            return;
        }
        double x = std::max(
            left_, std::min(ui_.width() / 2 - wide / 2 - caption, right_ - caption - wide - words - ui_.px(12)));
        if (caption > 0) x = print(x, say("ACTIONS"), Type::Small, palette::kCreamSoft) + ui_.px(18);
        ui_.place(row(x, wide, ui_.px(34)));
        ui_.pips(say("Actions"), cw::kActionsATurn, left, goes ? aim.cost : 0);
        if (counted) print(x + wide + ui_.px(8), count, Type::Body, palette::kCream);
    }

    void end_turn() {
        if (!battle_.playing()) return;
        const double width = button_width(ui_, say("End turn"), layout_.narrow ? 96 : 114);
        right_ -= width;
        const bool may = !battle_.deciding() && !battle_.waits();
        if (press(row(right_, width, ui_.px(34)), say("End turn"), may ? Look::Accent : Look::Dark, {may, not_now()}))
            battle_.end_turn();
        right_ -= ui_.px(layout_.narrow ? 10 : 28);
    }

    // Both sides' clocks if there is room, otherwise that of the side to act.
    void clocks() {
        const profile::Clock* clock = battle_.game.clock();
        if (clock == nullptr || !battle_.playing()) return;
        for (const cw::Side side : {cw::Side::Tails, cw::Side::Heads}) {
            const bool acts = side == battle_.acts();
            if (!acts && layout_.tight) continue;
            const Phrase time = plain(profile::in_clock(battle_.game.time_left(side)));
            const double wide = ui_.text_width(time, Type::Strong) + 2, x = right_ - wide;
            const double max = std::max(wide, ui_.text_width(plain(profile::in_clock(kWidestTime)), Type::Strong) + 2);
            const bool short_of_time = acts && battle_.game.time_left(side) < 30;
            print(x, time, Type::Strong,
                  short_of_time ? palette::kBrassLight
                  : acts        ? palette::kCream
                                : palette::kCreamSoft);
            const Vec2 dial{right_ - max - ui_.px(14), top_ + height_ / 2};
            const double r = ui_.px(7), thick = std::max(1.0, ui_.px(1.6));
            const ui::Colour ink = ui_.side_colour(sign_of(side));
            ui_.paint().circle(dial, r, ink, thick);
            ui_.paint().line(dial, dial - Vec2{0, r * 0.7}, ink, thick);
            ui_.paint().line(dial, dial + Vec2{r * 0.5, 0}, ink, thick);
            right_ = dial.x - ui_.px(layout_.tight ? 20 : 24);
        }
    }

private:
    // Says why the side to act can do nothing now.
    Phrase not_now() const {
        return battle_.deciding() ? say("Answer the question first.") : say("It is not your turn.");
    }

    // Who must act, with details beside it, or below to take less width. In a narrow window the round is separate.
    struct Told {
        Phrase stands, more, apart{};
        bool below = false;
    };
    Told told_of(cw::Side of, bool decides, int round) const {
        const Phrase player = battle_.game.player(of), side = table::display_name(battle_.game.scenario(), of);
        const bool alone = player.empty();
        if (layout_.narrow) return alone ? Told{side, round} : Told{side, player, round, true};
        return {decides ? say("{1} decides", side) : say("{1} to act", side),
                alone ? say("Round {1}", round) : say("{1}, round {2}", player, round),
                {},
                layout_.tight && !alone};
    }

    double most_below() const { return ui_.px(layout_.narrow ? 120 : 200); }

    double width_of(const Told& told) const {
        const auto wide = [&](const Phrase& words, Type type) { return ui_.text_width(words, type) + 2; };
        const double apart = told.apart.empty() ? 0 : wide(told.apart, Type::Body) + ui_.px(14);
        if (!told.below)
            return wide(told.stands, Type::Heading) + ui_.px(18) + wide(told.more, Type::Body) +
                   ui_.px(layout_.tight ? 14 : 30) + apart;
        const Phrase more = ui::fitted(ui_, told.more, most_below());
        return std::max(wide(told.stands, Type::Lead), wide(more, Type::Small)) + ui_.px(14) + apart;
    }

    void say_who(const Told& told) {
        told.below ? below(told.stands, told.more) : beside(told.stands, told.more);
        if (!told.apart.empty()) left_ = print(left_, told.apart, Type::Body, palette::kCreamSoft) + ui_.px(14);
    }

    void beside(const Phrase& stands, const Phrase& more) {
        left_ = print(left_, stands, Type::Heading, palette::kCream) + ui_.px(18);
        left_ = print(left_, more, Type::Body, palette::kCreamSoft) + ui_.px(layout_.tight ? 14 : 30);
    }

    void below(const Phrase& stands, const Phrase& more) {
        const double upper = ui_.line_height(Type::Lead), lower = ui_.line_height(Type::Small);
        const double top = top_ + std::round((height_ - upper - lower) / 2);
        const Phrase name = ui::fitted(ui_, more, most_below());
        const double wide = std::max(ui_.text_width(stands, Type::Lead), ui_.text_width(name, Type::Small)) + 2;
        ui_.place({left_, top, left_ + wide, top + upper});
        ui_.text(stands, {Type::Lead, palette::kCream});
        ui_.place({left_, top + upper, left_ + wide, top + upper + lower});
        ui_.text(name, {Type::Small, palette::kCreamSoft});
        left_ += wide + ui_.px(14);
    }

    // Returns a row of this height, vertically centred in the top bar.
    Rect row(double x, double width, double height) const {
        return ui::sized({x, top_ + std::round((height_ - height) / 2)}, width, height);
    }

    double print(double x, const Phrase& words, Type type, ui::Colour colour) {
        const double width = ui_.text_width(words, type) + 2;
        ui_.place(row(x, width, ui_.line_height(type)));
        ui_.text(words, {type, colour});
        return x + width;
    }

    bool press(Rect rect, const Phrase& label, Look look, const ui::Open& open) {
        ui_.place(rect);
        return ui_.button(label, look, open);
    }

    Battle& battle_;
    ui::Ui& ui_;
    const Layout& layout_;
    double top_, height_, left_, right_;
};

}  // namespace

void draw_top_bar(Battle& battle) {
    const Layout layout = layout_of(battle);
    const auto fill = [&](double top) {
        TopBar top_bar(battle, layout, top);
        top_bar.whose_turn();
        top_bar.purse();
        top_bar.undo_redo();
        top_bar.end_turn();
        top_bar.clocks();
        top_bar.pips();
    };
    if (!is_face_to_face(battle)) return battle.ui.top_bar([&] { fill(0); });
    draw_facing_top_bar(battle);
    ui::lower_top_bar(battle.ui, [&] { fill(battle.ui.height() - battle.ui.top_bar_height()); });
}

}  // namespace screens
