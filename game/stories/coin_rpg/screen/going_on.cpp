// Automatic play, once switched on: both sides toss, and a round is settled when there is nothing else to decide.

#include <algorithm>

#include "game/stories/coin_rpg/rules/thrown_coins.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

constexpr double kResultStands = 1.2;  // seconds

// True if both throwers sit at this screen, and the coins are not real ones.
bool may_continue(const View& view) {
    const rpg::Match& match = view.match();
    const int seat = match.current();
    if (view.tossing == Tossing::Told) return false;
    return view.plays(rpg::thrower(match, rpg::Toss{seat})) && view.plays(rpg::thrower(match, rpg::CallScene{seat}));
}

// True if there is a decision other than settling the round.
bool can_decide(const rpg::Match& match) {
    return std::ranges::any_of(rpg::choices(match, match.current()), [](const rpg::Choice& choice) {
        return !choice.refusal && !holds_alternative<rpg::Settle>(choice.command);
    });
}

void settle(View& view) {
    Round& round = view.round;
    if (can_decide(view.match())) {
        round.runs = Runs::No;
        return;
    }
    round.stood += view.app.seconds();
    if (round.stood < kResultStands && !view.app.fast()) return;
    round.stood = 0;
    if (!view.submit(rpg::Settle{view.match().current()}) || round.runs == Runs::Round) round.runs = Runs::No;
}

}  // namespace

void offer_resuming(View& view) {
    if (!may_continue(view)) return;
    ui::Ui& ui = view.app.ui();
    const Phrase both = say("Both sides"), on = say("On to the next decision");
    button_row(ui, {both, on});
    Runs wanted = Runs::No;
    if (ui.button(both)) wanted = Runs::Round;
    if (ui.button(on)) wanted = Runs::Rounds;
    draw_note(ui, say("Tosses your coins and then the Scene's, without a helper: once, or round after round until a "
                      "Trait is at 0, a Power could be used, or the Scene is over."));
    if (wanted == Runs::No || !view.toss(rpg::Toss{view.match().current()})) return;
    view.round.runs = wanted;
    view.round.stood = 0;
}

// Takes the only possible answer once, so that it can still be taken back.
void take_single_answer(View& view) {
    if (!view.game || view.side_panel.back || view.sharing.busy || view.match().phase != rpg::Phase::Answer) return;
    const rpg::Match& match = view.match();
    const std::size_t now = view.game->steps().size();
    if (!view.plays(match.current()) || view.round.answered_at == now || first_session(view)) return;
    std::vector<rpg::Command> open;
    for (const rpg::Choice& choice : rpg::choices(match, match.current())) {
        const auto* answer = get_if<rpg::ChooseAnswer>(&choice.command);
        const bool has_coins = answer && rpg::rating(match.hero().sheet, answer->trait) > 0;
        if (has_coins && !choice.refusal) open.push_back(choice.command);
    }
    view.round.answered_at = now;
    if (open.size() == 1) view.submit(open.front());
}

void run_on(View& view) {
    take_single_answer(view);
    Round& round = view.round;
    if (round.runs == Runs::No || round.tray.moving() || view.sharing.busy) return;
    if (!view.game || view.side_panel.back || view.dialog) {
        round.runs = Runs::No;
        return;
    }
    const rpg::Match& match = view.match();
    if (match.phase == rpg::Phase::Adjust) return settle(view);
    const bool again = match.phase == rpg::Phase::OwnToss && round.runs == Runs::Rounds;
    const bool goes = again                                  ? view.toss(rpg::Toss{match.current()})
                      : match.phase == rpg::Phase::Reinforce ? view.toss(rpg::CallScene{match.current()})
                                                             : false;
    if (!goes) round.runs = Runs::No;
}

}  // namespace screens::coin_rpg
