// Whether to roll, the roll, and what comes of it.

#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/odds.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr int kFaces = 10, kDiceInRow = 4;

// "Complication Pool: 2, 9, 4 – 2 successes"
void draw_last_roll(UniView& view) {
    const uni::Match& match = view.match();
    for (const uni::PoolRoll& roll : match.complication->rolled) {
        if (roll.dice.empty()) continue;
        std::vector<Phrase> dice;
        for (const int die : roll.dice) dice.emplace_back(die);
        view.app.ui().text(say("{1}: {2}", uni_pool(match, roll.pool), joined(dice, plain(", "))),
                           {Type::Small});
        view.app.ui().text(
            say_many(roll.successes, "{1} success, sum {2}", "{1} successes, sum {2}", roll.sum),
            {Type::Small, palette::kSoft});
    }
}

// A button for each real die: pressed until it shows what lies there.
void draw_real_dice(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    view.told.resize(static_cast<std::size_t>(uni::dice_due(match)), 1);
    std::size_t next = 0;
    for (const uni::Pool& pool : uni::rolling_order(match)) {
        if (pool.count() == 0) continue;
        ui.caption(uni_pool(match, pool.pool));
        for (int i = 0; i < pool.count(); ++i) {
            if (i % kDiceInRow == 0) ui.row({1, 1, 1, 1});
            int& die = view.told[next++];
            if (ui.button(say("{1}: {2}", static_cast<int>(next), die))) die = die % kFaces + 1;
        }
        for (int i = pool.count(); i % kDiceInRow != 0; ++i) ui.take(1);
    }
}

void draw_consent(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = match.complication->asked.front();
    ui.heading(say("Shall the dice be rolled?"));
    ui.text(say("{1} has called for the roll; {2} is asked.", uni_player(match, match.seat),
                uni_player(match, seat)));
    draw_uni_odds(view);
    if (draw_act(view, say("Agree"), uni::AnswerCall{seat, true}, ui::Look::Accent)) return;
    draw_act(view, say("Refuse"), uni::AnswerCall{seat, false});
}

void draw_roll(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    if (!match.complication->rolled.empty()) {
        ui.heading(say("A tie: all dice once more"));
        draw_last_roll(view);
    } else {
        ui.heading(say("The roll"));
    }
    draw_uni_odds(view);
    if (view.tossing == Tossing::Told) draw_real_dice(view);
    if (ui.button(view.tossing == Tossing::Told ? say("So they lie") : say("Roll"), ui::Look::Accent))
        return view.roll_dice();
    ui.rule();
    ui.caption(say("HOW DICE ARE ROLLED"));
    const std::array manners{say("Into the tray"), say("At once"), say("Real dice")};
    button_row(ui, {manners.begin(), manners.end()});
    for (std::size_t i = 0; i < manners.size(); ++i) {
        const auto manner = static_cast<Tossing>(i);
        if (!ui.button(manners[i], view.tossing == manner ? ui::Look::Accent : ui::Look::Plain)) continue;
        view.tossing = manner;
        view.told.clear();
    }
}

void draw_buying_down(UniView& view, int seat) {
    const uni::Match& match = view.match();
    std::vector<int> others;
    for (const int each : uni_others(match, seat))
        if (match.coins.at(uni::bonus_of(each)) > 0) others.push_back(each);
    if (others.empty() || !match.is_winner(seat)) return;
    ui::Ui& ui = view.app.ui();
    UniForm& form = view.form;
    ui.caption(say("ONE COIN CANCELS ONE"));
    draw_uni_seat_pick(view, say("Whose Bonus"), form.down, others);
    const int most =
        std::max(1, std::min(match.coins.at(uni::bonus_of(form.down)), match.coins.at(uni::bonus_of(seat))));
    form.coins = std::clamp(form.coins, 1, most);
    if (most > 1) ui.slider(say("Coins"), form.coins, {1, most, 1});
    if (draw_act(view, say("Buy it down"), uni::BuyDown{seat, form.down, form.coins})) form.coins = 1;
}

}  // namespace

void draw_uni_rolling(UniView& view) {
    if (view.match().phase == uni::Phase::Consent) return draw_consent(view);
    draw_roll(view);
}

void draw_uni_aftermath(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int seat = view.actor();
    ui.heading(match.is_winner(seat) ? say("{1} has won and tells", uni_player(match, seat))
                                     : say("{1} tells as well", uni_player(match, seat)));
    ui.fact(say("Bonus"), uni_coins(match.coins.at(uni::bonus_of(seat))));
    draw_last_roll(view);
    if (match.complication->narrators.size() > 1)
        ui.text(say("In this order: {1}", uni_players(match, match.complication->narrators)),
                {Type::Small, palette::kSoft});
    ui.rule();
    draw_uni_event_form(view, seat);
    if (view.match().phase != uni::Phase::Aftermath) return;
    ui.text(say("Traits are struck, restored and added on the Cards page."), {Type::Small, palette::kSoft});
    draw_buying_down(view, seat);
    ui.space(4);
    draw_act(view, say("That is all: keep the rest"), uni::DoneNarrating{seat}, ui::Look::Accent);
}

}  // namespace screens
