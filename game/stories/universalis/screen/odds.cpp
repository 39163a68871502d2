#include "game/stories/universalis/screen/odds.h"

#include "game/stories/screen/odds.h"
#include "game/stories/universalis/rules/odds.h"
#include "game/stories/universalis/rules/rolling.h"

namespace screens::universalis {

namespace {

bool is_counted(const uni::Sides& sides) {
    return sides.owner < uni::kMaxOddsDice && sides.opposing < uni::kMaxOddsDice;
}

Phrase chance_of(int owner, int opposing) {
    return owner + opposing == 0 ? say("it lapses") : ui::percent(uni::overall(owner, opposing), 1);
}

}  // namespace

Phrase odds_line(const uni::Match& match) {
    const uni::Sides sides = uni::dice_of(*match.complication);
    if (!is_counted(sides)) return say("{1} against {2}", sides.owner, sides.opposing);
    if (sides.owner + sides.opposing == 0) return say("{1} against {2}: {3}", 0, 0, say("it lapses"));
    return say("{1} wins with {2} against {3}: {4}", player_name(match, match.complication->owner), sides.owner,
               sides.opposing, chance_of(sides.owner, sides.opposing));
}

void draw_odds(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Sides sides = uni::dice_of(*match.complication);
    const Phrase owner = player_name(match, match.complication->owner);
    ui.fact(say("{1} wins, {2} against {3}", owner, sides.owner, sides.opposing),
            is_counted(sides) ? chance_of(sides.owner, sides.opposing) : plain("–"));
    if (!is_counted(sides)) return;
    if (sides.owner + sides.opposing == 0)
        return draw_note(ui, say("Without dice the Complication lapses: no coins are won. (UNI-87)"));
    const uni::FirstRoll roll = uni::first_roll(sides.owner, sides.opposing);
    const std::array shares{
        Share{say("wins"), roll.win.value(), {palette::kHeads}}, Share{say("ties"), roll.tie.value(), {palette::kSoft}},
        Share{say("loses"), roll.lose.value(), {palette::kTails, ui::Stroke::Solid, ui::Fill::Hatched}}};
    ui.caption(say("FIRST ROLL OF THE COMPLICATION POOL"));
    draw_share_bar(ui, shares);
    draw_share_key(ui, shares, KeyFigures::Percent);
    ui.fact(say("{1}, with one more die", owner), chance_of(sides.owner + 1, sides.opposing));
    if (sides.opposing > 0)
        ui.fact(say("{1}, with one fewer die against them", owner), chance_of(sides.owner, sides.opposing - 1));
    ui.fact(say("{1}'s Bonus if they lose", owner), coins_in_words(sides.owner));
}

}  // namespace screens::universalis
