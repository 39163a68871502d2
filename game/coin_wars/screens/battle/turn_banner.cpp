// The strip on the table: a button to speed up a bot's turn, and the result of the last turn until somebody acts.

#include <algorithm>
#include <limits>

#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kHasty = 3;  // times the normal speed

struct Choice {
    Phrase label;
    Look look = Look::Plain;
};

// A strip of paper with a sentence and buttons, beside it if there is room, otherwise below. In pixels.
struct Strip {
    Phrase words;
    std::vector<Choice> choices;
    double inner = 0, tall = 0, buttons = 0;  // buttons: their total width
    bool one_row = true;
};
constexpr double kGap = 10, kHigh = 34, kBeside = 16, kSide = 18, kAboveWords = 9;  // points

Strip strip_of(const ui::Ui& ui, const Rect& free, Phrase words, std::vector<Choice> choices, bool narrow) {
    Strip strip{std::move(words), std::move(choices)};
    const bool alone = strip.words.empty() || strip.choices.empty();
    const double high = ui.px(kHigh), beside = alone ? 0 : ui.px(kBeside);
    strip.buttons = strip.choices.empty() ? 0 : ui.px(kGap) * static_cast<double>(strip.choices.size() - 1);
    for (const Choice& choice : strip.choices) strip.buttons += button_width(ui, choice.label, 70);
    const double max = free.width() - ui.px(40), printed = ui.text_width(strip.words, Type::Body) + 2;
    const double row = printed + beside + strip.buttons;
    strip.one_row = strip.words.empty() || (!narrow && ui.px(2 * kSide) + row <= max);
    if (strip.one_row) {
        strip.inner = std::min(max - ui.px(2 * kSide), row);
        strip.tall = high;
        return strip;
    }
    // As narrow as its buttons if the text then fits in two lines.
    const bool two_lines = ui.text_height(strip.words, Type::Body, strip.buttons) <= 2 * ui.line_height(Type::Body);
    strip.inner = std::min(max - ui.px(2 * kSide), two_lines ? strip.buttons : std::max(printed, strip.buttons));
    strip.tall = high + ui.px(6) + ui.text_height(strip.words, Type::Body, strip.inner);
    return strip;
}

// Finds the place nearest to the table's upper edge that hides no purse and as few coins as possible, preferably in the
// middle.
Rect paper_of(const ui::Ui& ui, const Strip& strip, const Rect& free, const std::vector<Rect>& purses,
              const render::Scene& scene, const render::View& view) {
    const double wide = strip.inner + ui.px(2 * kSide), high = strip.tall + ui.px(2 * kAboveWords), step = ui.px(8);
    const double middle = std::round(free.center().x - strip.inner / 2) - ui.px(kSide);
    const double first = free.y0 + ui.px(kSide - kAboveWords);
    const auto on_purse = [&](const Rect& paper) {
        return std::ranges::any_of(purses, [&](const Rect& purse) {
            const Rect both = purse.grown(step).within(paper);
            return both.width() > 0 && both.height() > 0;
        });
    };
    const auto hidden_by = [&](const Rect& paper) {
        return std::ranges::count_if(scene.coins, [&](const render::CoinSprite& coin) {
            return paper.grown(coin.radius * view.scale).contains(view.to_pixels(coin.at));
        });
    };
    Rect best = ui::sized({middle, first}, wide, high);
    auto min = std::numeric_limits<std::ptrdiff_t>::max();
    for (double y = first; min > 0 && y + high <= free.y1 - step; y += step)
        for (const double x : {middle, free.x1 - wide - step, free.x0 + step}) {
            const Rect paper = ui::sized({x, y}, wide, high);
            const auto hidden = on_purse(paper) ? min : hidden_by(paper);
            if (hidden >= min) continue;
            min = hidden;
            best = paper;
        }
    return best;
}

// Returns the pressed button.
std::optional<std::size_t> draw_strip(ui::Ui& ui, const Strip& strip, const Rect& paper) {
    const double high = ui.px(kHigh), left = paper.x0 + ui.px(kSide), top = paper.y0 + ui.px(kAboveWords);
    std::optional<std::size_t> pressed;
    ui.overlay("turn strip", paper.grown(ui.px(12)), [&] {
        ui.paint().paper(paper, 5);
        double x = left + (strip.one_row ? strip.inner - strip.buttons : 0);
        if (!strip.words.empty() && strip.one_row) {
            const double line = ui.line_height(Type::Body), printed = ui.text_width(strip.words, Type::Body) + 2;
            ui.place(ui::sized({left, top + (high - line) / 2}, printed, line));
            ui.text(strip.words, {.type = Type::Body});
        } else if (!strip.words.empty()) {
            const Rect rows = ui::sized({left, top}, strip.inner, ui.text_height(strip.words, Type::Body, strip.inner));
            ui.paint().print_lines(rows, strip.words, Type::Body, palette::kInk);
            ui.explain(strip.words, rows, Type::Body);
        }
        for (std::size_t i = 0; i < strip.choices.size(); ++i) {
            const double wide = button_width(ui, strip.choices[i].label, 70);
            ui.place(ui::sized({x, top + strip.tall - high}, wide, high));
            if (ui.button(strip.choices[i].label, strip.choices[i].look)) pressed = i;
            x += wide + ui.px(kGap);
        }
    });
    return pressed;
}

// The strip keeps its place while coins move.
std::optional<std::size_t> draw_in_place(ui::Ui& ui, std::optional<StripPlace>& kept, const Strip& strip,
                                         const TableSeen& seen, const std::vector<Rect>& purses,
                                         const render::Scene& scene) {
    const Vec2 size{strip.inner, strip.tall};
    if (!kept || kept->free != seen.free || kept->size != size)
        kept = StripPlace{seen.free, size, paper_of(ui, strip, seen.free, purses, scene, seen.view)};
    return draw_strip(ui, strip, kept->paper);
}

Phrase hint() { return say("Click to speed up whatever is moving."); }

// Shown once, with the first action of a battle between people.
void draw_hint(ui::Ui& ui, const BattleGame& game, const Rect& free) {
    const cw::Match& match = game.match();
    if (match.turn > 1 || match.actions_left + 1 < cw::kActionsATurn || !game.stage().moving()) return;
    const Vec2 at{free.center().x, free.y0 + ui.px(30)};
    ui.tag(hint(), at, {.type = Type::Small, .colour = palette::kCream});
}

Strip hurry_strip(const Battle& battle, const Rect& free) {
    const Phrase words = battle.match().turn < 2 ? hint() : Phrase();
    const Look look = battle.bots.speed() > 1 ? Look::Chosen : Look::Plain;
    return strip_of(battle.ui, free, words, {{say("Faster"), look}, {say("Skip")}}, layout_of(battle).narrow);
}

// An action of the computer that leaves no trace on the table might go unnoticed.
bool tells(const BattleGame& game, const table::Traces& traces) {
    return !traces.empty() || (traces.idle && game.bot(traces.side));
}

}  // namespace

void Aftermath::follow(const BattleGame& game, bool acts) {
    if (version != game.version()) {
        version = game.version();
        traces = game.traces();
        seen = false;
    }
    seen = seen || acts;
}

bool shows_aftermath(const Battle& battle) {
    return battle.playing() && !battle.deciding() && !battle.waits() && !battle.game.stage().moving() &&
           !battle.log.aftermath.seen && tells(battle.game, battle.log.aftermath.traces);
}

std::optional<Rect> draw_turn_strip(Battle& battle, const TableSeen& seen, const std::vector<Rect>& purses,
                                    const render::Scene& scene) {
    // In a narrow window a problem leaves no room for the strip.
    const bool crowded = battle.exercise.lesson || (battle.exercise.problem && layout_of(battle).narrow);
    const bool open = !crowded && !battle.has_dialog();
    const bool hurries = open && battle.playing() && battle.game.persons() == 1 && battle.bots.shows_turn();
    if (open && battle.playing() && battle.game.persons() == 2) draw_hint(battle.ui, battle.game, seen.free);
    if (!hurries && !(open && shows_aftermath(battle))) {
        battle.log.strip.reset();
        return std::nullopt;
    }
    if (hurries) {
        const Strip strip = hurry_strip(battle, seen.free);
        const auto pressed = draw_in_place(battle.ui, battle.log.strip, strip, seen, purses, scene);
        if (pressed == 0U) battle.bots.set_speed(battle.bots.speed() > 1 ? 1 : kHasty);
        if (pressed == 1U) battle.bots.skip();
    } else {
        const Phrase words = table::summary(battle.game.scenario(), battle.log.aftermath.traces);
        std::vector<Choice> choices;
        if (!battle.log.aftermath.traces.idle) choices.push_back({say("Watch again")});
        const Strip strip = strip_of(battle.ui, seen.free, words, std::move(choices), layout_of(battle).narrow);
        if (draw_in_place(battle.ui, battle.log.strip, strip, seen, purses, scene))
            battle.watch(Battle::From::LastTurn);
    }
    return battle.log.strip ? std::optional(battle.log.strip->paper) : std::nullopt;
}

}  // namespace screens
