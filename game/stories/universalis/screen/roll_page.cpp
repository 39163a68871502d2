// Whether to roll, the roll, and its outcome.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/odds.h"
#include "game/stories/universalis/screen/table_layout.h"

namespace screens::universalis {

namespace {

constexpr int kDiceInRow = 4, kFacesInRow = 5;

// "Complication Pool: 2, 9, 4", and below it "2 successes, sum 6"
void draw_last_roll(View& view) {
    const uni::Match& match = view.match();
    for (const uni::PoolRoll& roll : match.complication->rolled) {
        if (roll.dice.empty()) continue;
        std::vector<Phrase> dice;
        for (const int die : roll.dice) dice.emplace_back(die);
        view.app.ui().text(say("{1}: {2}", pool_name(match, roll.pool), joined(dice, rules::comma())), {Type::Small});
        draw_note(view.app.ui(), say_many(roll.successes, "{1} success, sum {2}", "{1} successes, sum {2}", roll.sum));
    }
}

// Asks for each die's number in turn; any other die can be chosen by its button.
void draw_faces(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.text(say("What does die {1} show?", view.die + 1), {Type::Small});
    for (int face = 1; face <= uni::limits::kDieSides; ++face) {
        if (face % kFacesInRow == 1) ui.row(std::vector<double>(kFacesInRow, 1));
        if (!ui.button(say("Face {1}", face))) continue;
        view.faces[static_cast<std::size_t>(view.die)] = face;
        const auto next = std::ranges::find(view.faces, 0);
        if (next != view.faces.end()) view.die = static_cast<int>(next - view.faces.begin());
    }
}

// A button for each real die, with its reported number.
void draw_real_dice(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    view.faces.resize(static_cast<std::size_t>(uni::dice_due(match)), 0);
    view.die = std::clamp(view.die, 0, std::max(0, static_cast<int>(view.faces.size()) - 1));
    int next = 0;
    for (const uni::Pool& pool : uni::rolling_order(match)) {
        if (pool.count() == 0) continue;
        ui.caption(pool_name(match, pool.pool));
        for (int i = 0; i < pool.count(); ++i) {
            if (i % kDiceInRow == 0) ui.row({1, 1, 1, 1});
            const int shown = view.faces[static_cast<std::size_t>(next)];
            const Phrase face = shown == 0 ? plain("–") : Phrase(shown);
            if (ui.button(say("{1}: {2}", next + 1, face), next == view.die ? ui::Look::Chosen : ui::Look::Plain))
                view.die = next;
            ++next;
        }
        for (int i = pool.count(); i % kDiceInRow != 0; ++i) ui.take(1);
    }
    draw_faces(view);
}

void draw_consent(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = match.complication->asked.front();
    ui.heading(say("Roll the dice?"));
    ui.text(say("{1} has called for the roll; {2} is being asked.", player_name(match, match.seat),
                player_name(match, seat)));
    draw_odds(view);
    const std::vector<int> here = due_here(view, match.complication->asked);
    if (here.size() > 1 && ui.button(say("All agree"), ui::Look::Accent)) {
        for (const int each : here)
            if (!view.submit(uni::AnswerCall{each, true})) return;
        return;
    }
    const ui::Look look = here.size() > 1 ? ui::Look::Plain : ui::Look::Accent;
    if (draw_act(view, say("Agree"), uni::AnswerCall{seat, true}, look)) return;
    draw_act(view, say("Refuse"), uni::AnswerCall{seat, false});
}

void draw_roll(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    if (!match.complication->rolled.empty()) {
        ui.heading(say("A tie: roll all dice again"));
        draw_last_roll(view);
    } else {
        ui.heading(say("The roll"));
    }
    draw_odds(view);
    const bool real = view.tossing == Tossing::Told;
    if (real) draw_real_dice(view);
    const bool all_told = !real || !core::contains(view.faces, 0);
    if (ui.button(real ? say("Use these") : say("Roll"), all_told ? ui::Look::Accent : ui::Look::Plain,
                  {all_told, say("First say what each die shows.")}))
        return view.roll_dice();
    ui.rule();
    if (draw_manner(ui, view.tossing, Thrown::Dice, view.real_things())) {
        view.forget_dice();
        remember_manner(view);
    }
}

void draw_buying_down(View& view, int seat) {
    const uni::Match& match = view.match();
    std::vector<int> others;
    for (const int each : other_seats(match, seat))
        if (match.coins.at(uni::bonus_of(each)) > 0) others.push_back(each);
    if (others.empty() || !match.is_winner(seat)) return;
    ui::Ui& ui = view.app.ui();
    Form& form = view.form;
    ui.caption(say("EACH COIN CANCELS ONE OF THEIRS"));
    draw_seat_pick(view, say("Whose Bonus"), form.down, others);
    const int max = std::max(1, uni::most_bought_down(match, seat, form.down));
    form.coins = std::clamp(form.coins, 1, max);
    if (max > 1) ui.slider(say("Coins"), form.coins, {1, max, 1});
    if (draw_act(view, say("Buy it down"), uni::BuyDown{seat, form.down, form.coins})) form.coins = 1;
}

}  // namespace

void draw_rolling(View& view) {
    if (view.match().phase == uni::Phase::Consent) return draw_consent(view);
    draw_roll(view);
}

void draw_aftermath(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = view.actor();
    ui.heading(match.is_winner(seat) ? say("{1} has won and narrates", player_name(match, seat))
                                     : say("{1} narrates as well", player_name(match, seat)));
    ui.fact(say("Bonus"), coins_in_words(match.coins.at(uni::bonus_of(seat))));
    draw_last_roll(view);
    if (match.complication->narrators.size() > 1)
        draw_note(ui, say("The order of bidding: {1}", player_names(match, match.complication->narrators)));
    ui.rule();
    draw_event_form(view, seat);
    if (view.match().phase != uni::Phase::Aftermath) return;
    draw_note(ui, say("Traits are struck, restored and added on the Cards page."));
    draw_buying_down(view, seat);
    ui.space(4);
    draw_act(view, say("That is all: keep the rest"), uni::DoneNarrating{seat}, ui::Look::Accent);
}

// The pools' dice fall into their lanes of the tray, at once, or as reported.

namespace {

const Lane& lane_of(const std::vector<Lane>& lanes, uni::PoolId pool) {
    return *std::ranges::find_if(lanes,
                                 [&](const Lane& lane) { return core::contains(lane.pools, pool, &uni::Pool::pool); });
}

// Into each pool's lane, its Edge dice last; empty if there is too little room to roll.
std::vector<int> thrown(View& view, const std::vector<int>& wanted) {
    const auto order = uni::rolling_order(view.match());
    const auto lanes = lanes_in(places_on(view.place.tabletop, view.match()), order);
    std::vector<int> shown;
    for (const Lane& lane : lanes)
        if (lane.pools.front().count() > 0 && lane.die < kMinDie) return shown;
    view.motion.tray.clear();
    for (const uni::Pool& pool : order)
        for (int die = 0; die < pool.count(); ++die) {
            const Lane& lane = lane_of(lanes, pool.pool);
            const render::Ring edge = die < pool.dice ? render::Ring::None : render::Ring::Solid;
            const auto known = shown.size() < wanted.size() ? std::optional(wanted[shown.size()]) : std::nullopt;
            shown.push_back(
                view.motion.tray.roll({uni::limits::kDieSides, lane.die, edge}, lane.floor, view.random, known));
        }
    return shown;
}

}  // namespace

void View::roll_dice() {
    uni::RollDice command{match().seat, std::nullopt};
    if (tossing == Tossing::Told) command.dice = faces;
    if (const auto refusal = check(command)) {
        fault = refusal_in_words(*refusal);
        return;
    }
    if (sharing.table ? submit(command) : submit_shown(command)) forget_dice();
}

void View::forget_dice() {
    faces.clear();
    die = 0;
}

bool View::submit_shown(const uni::Command& command) {
    ShownHand hand(fall({}));
    return submit(command, &hand);
}

std::vector<int> View::fall(const std::vector<int>& wanted) {
    std::vector<int> dice;
    if (tossing == Tossing::Tray) dice = thrown(*this, wanted);
    motion.as_fallen = !dice.empty();
    if (!motion.as_fallen) motion.tray.clear();
    return dice;
}

void View::show_throw(const uni::Command& command, const std::vector<rules::Answer>& answers) {
    if (holds_alternative<uni::RollDice>(command)) fall(numbers_in(answers));
}

}  // namespace screens::universalis
