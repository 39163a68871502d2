// A round: answers, the own toss, helpers, the Scene's toss, and the scores.

#include <algorithm>

#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/rules/helper_traits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

void draw_head(View& view, const Phrase& what) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const bool begins = view.fresh_round() || match.phase == rpg::Phase::Answer;
    ui.caption(say("SCENE {1} OF {2}, ROUND {3}", match.scene + 1, static_cast<int>(match.row.size()),
                   match.turn.round + (begins ? 1 : 0)));
    ui.heading(what);
}

// In case the cards are too small to read.
void draw_cards_in_words(View& view) {
    if (!view.place.narrow) return;
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::SceneCard& card = match.scene_card();
    ui.text(scene_title(card), {Type::Strong});
    ui.text(plain(card.description), {Type::Small});
    if (match.row.size() > 1 && ui.button(say("The row of Scenes"))) read_row(view);
    for (const rpg::Trait trait : rpg::kTraits)
        ui.fact(rpg::name_of(match, match.current(), trait),
                say("{1} of {2}, {3}", match.hero().values[trait], rpg::rating(match.hero().sheet, trait),
                    many_of(rpg::effective_coin(match.hero(), trait))));
    if (const Phrase marks = card_marks(match, match.hero()); !marks.empty()) draw_note(ui, marks);
    if (match.options.experience)
        ui.fact(say("Experience"),
                say("Progress {1} of 10, {2} XP", in_wholes(match.hero().sheet.progress), match.hero().sheet.xp));
    if (match.order.size() < 2) return;
    std::vector<Phrase> order;
    for (const int seat : match.order) order.push_back(hero_name(match, seat));
    draw_note(ui, say("The order of play: {1}.", joined(order, rules::comma())));
}

void draw_contests(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    for (int i = 0; i < match.contests(); ++i) {
        const rpg::Contest& contest = match.contest(i);
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        if (!contest.is_open())
            ui.fact(name, say("beaten"));
        else {
            ui.fact(name, result_in_words(match, i));
            draw_note(ui, story::rpg_arithmetic(match, rpg::score(match, i)));
        }
    }
    if (const auto& scene = forecast_now(view).scene) ui.fact(say("Beats the Scene if settled now"), percent(*scene));
    draw_counting(view);
}

// The next round as a bar, the whole contest as a figure; also the whole Scene if it has several.
void draw_chances(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const Forecast& forecast = forecast_now(view);
    const auto& chances = forecast.now;
    for (int i = 0; i < match.contests(); ++i) {
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        const int left = match.contest(i).scene_coins;
        const auto one = std::ranges::find(chances, i, &rpg::ContestChances::contest);
        if (one == chances.end()) {
            ui.fact(name, left > 0 ? say_many(left, "{1} Penny left", "{1} Pennies left") : say("beaten"));
            continue;
        }
        ui.text(say_many(left, "{2}, {1} Penny left", "{2}, {1} Pennies left", name), {Type::Strong});
        ui.row({2.2, 1});
        ui.text(match.contests() > 1 ? say("Chance to beat this part") : say("Chance to beat the Scene"));
        ui.text(percent(one->by(rpg::Policy::Best)), {Type::FigureSmall, palette::kInk, ui::Align::Right});
        draw_note(ui, say("This round:"));
        draw_round_bar(view, one->round);
        draw_round_key(view, one->round, RoundKey::Figures);
    }
    if (chances.size() > 1 && forecast.scene) ui.fact(say("The whole Scene"), in_percent(*forecast.scene));
    draw_counting(view);
    if (!chances.empty())
        draw_note(ui, say("The bar shows this round; the figure is your chance of beating the whole Scene if you make "
                          "the best choice each time a Trait reaches 0."));
}

Phrase answer_in_words(const rpg::Match& match, rpg::Trait trait) {
    const rpg::Character& hero = match.hero();
    const int now = hero.values[trait];
    if (now == 0) return say("It has no coins now, so you would toss none.");
    return say("{1} of {2}, {3}", now, rpg::rating(hero.sheet, trait), many_of(rpg::effective_coin(hero, trait)));
}

void draw_answers(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const int seat = match.current();
    for (int i = 0; i < match.contests(); ++i)
        if (!match.contest(i).main)
            draw_head(view,
                      say("What answers {1}?", rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)])));
    std::optional<rpg::Command> chosen;
    for (const rpg::Choice& choice : rpg::choices(match, seat)) {
        const auto* answer = get_if<rpg::ChooseAnswer>(&choice.command);
        if (!answer || rpg::rating(match.hero().sheet, answer->trait) == 0) continue;  // it never has coins
        const Phrase trait = rpg::name_of(match, seat, answer->trait);
        ui.row({1.6, 1});
        if (ui.button(trait, ui::Look::Plain, open_unless(choice.refusal))) chosen = choice.command;
        const Forecast::After* after = forecast_now(view).after(choice.command);
        ui.text(after && after->scene ? percent(*after->scene) : Phrase(),
                {Type::FigureSmall, palette::kInk, ui::Align::Right});
        draw_note(ui, choice.refusal ? refusal_text(*choice.refusal) : answer_in_words(match, answer->trait));
    }
    draw_counting(view);
    draw_note(ui, say("The figure is the chance of beating the whole Scene with it. The choice stands for this Scene; "
                      "names need not match."));
    if (chosen) view.submit(*chosen);
}

Phrase why_less(const rpg::Match& match, const rpg::AddHelper& help) {
    const auto name = [&](rpg::Trait trait) { return rpg::name_of(match, help.seat, trait); };
    switch (rpg::cost_of(match, help)) {
        case rpg::HelperCost::PayerFights:
            return say("Lower than without it: {1} tosses poorer coins from now on, or can no longer be burned at 0.",
                       name(*help.pay));
        case rpg::HelperCost::CoolnessSoaks:
            return say(
                "Lower than without it: one more coin makes the loss larger when the toss goes badly, and {1} "
                "loses the extra.",
                name(rpg::Trait::Coolness));
        default:
            return say(
                "Lower than without it: one more coin makes a tie rarer, and the loss larger when the toss goes "
                "badly.");
    }
}

// True if it was pressed.
bool draw_helper(View& view, const rpg::AddHelper& help) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const auto& part = match.scene_card().parts[static_cast<std::size_t>(help.contest)];
    const Phrase helper = rpg::name_of(match, help.seat, help.helper);
    const Phrase pay = rpg::name_of(match, help.seat, *help.pay);
    if (match.contests() > 1) draw_note(ui, say("Against {1}:", rpg::name_of(part)));
    const bool chosen = ui.button(say("{1}, burn {2}", helper, pay));
    draw_note(
        ui, say("{1} then tosses {2}.", pay, many_of(rpg::stepped(rpg::effective_coin(match.hero(), *help.pay), -1))));
    const Forecast& forecast = forecast_now(view);
    const Forecast::After* after = forecast.after(help);
    if (!after) return chosen;
    for (const rpg::ContestChances& one : after->next_round)
        if (one.contest == help.contest) draw_round_bar(view, one.round);
    if (!after->scene || !forecast.scene) return chosen;
    ui.fact(say("Beats the Scene"), in_percent(*after->scene));
    if (after->scene->value() < forecast.scene->value()) draw_note(ui, why_less(match, help));
    return chosen;
}

// Helpers that cannot help at all, each once, with the most important reason.
void draw_refused_helpers(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    for (const rpg::Trait helper : {rpg::Trait::Coolness, rpg::Trait::Miscellaneous}) {
        std::optional<rules::Refusal> reason;
        bool can = false;
        for (const rpg::Choice& choice : rpg::choices(match, match.current())) {
            const auto* help = get_if<rpg::AddHelper>(&choice.command);
            if (!help || help->helper != helper || !help->pay) continue;
            can = can || !choice.refusal;
            // A reason concerning the helper outranks one concerning the Trait that would pay.
            const bool weighs = choice.refusal && choice.refusal->code.starts_with("helper_");
            if (choice.refusal && (!reason || weighs)) reason = choice.refusal;
        }
        if (can || !reason) continue;
        ui.button(say("{1} helps", rpg::name_of(match, match.current(), helper)), ui::Look::Plain, open_unless(reason));
        draw_note(ui, refusal_text(*reason));
    }
}

void draw_helpers(View& view) {
    ui::Ui& ui = view.app.ui();
    std::optional<rpg::Command> chosen;
    ui.caption(say("A HELPER, PAID FOR BY BURNING"));
    for (const rpg::Choice& choice : rpg::choices(view.match(), view.match().current())) {
        const auto* help = get_if<rpg::AddHelper>(&choice.command);
        if (help && help->pay && !choice.refusal && draw_helper(view, *help)) chosen = *help;
    }
    draw_refused_helpers(view);
    if (!chosen) return;
    if (view.tossing != Tossing::Told) return static_cast<void>(view.toss(*chosen));
    view.round.told.clear();
    view.round.helping = {*chosen};
}

void draw_own_toss(View& view) {
    const int seat = view.match().current();
    draw_head(view, say("{1} tosses", hero_name(view.match(), seat)));
    draw_cards_in_words(view);
    if (ask_toss(view, rpg::Toss{seat})) return;
    offer_resuming(view);
    if (!view.fresh_round()) return;
    draw_chances(view);
    view.app.ui().rule();
    draw_manner(view);
}

void draw_reinforcing(View& view) {
    const int seat = view.match().current();
    draw_head(view, say("The Scene answers"));
    draw_cards_in_words(view);
    if (view.round.helping) return draw_helping(view);
    if (ask_toss(view, rpg::CallScene{seat})) return;
    draw_helpers(view);
    if (view.match().phase == rpg::Phase::Reinforce) draw_powers(view);
    if (view.match().phase != rpg::Phase::Reinforce || view.round.tray.moving()) return;
    draw_chances(view);
    view.app.ui().rule();
    draw_manner(view);
}

void draw_settling(View& view) {
    ui::Ui& ui = view.app.ui();
    draw_head(view, say("All coins have landed"));
    draw_cards_in_words(view);
    if (view.round.helping) return draw_helping(view);
    draw_contests(view);
    draw_powers(view);
    if (ui.button(say("So be it"), ui::Look::Accent)) view.submit(rpg::Settle{view.match().current()});
}

}  // namespace

void draw_round(View& view) {
    switch (view.match().phase) {
        case rpg::Phase::Answer:
            return draw_answers(view);
        case rpg::Phase::OwnToss:
            return draw_own_toss(view);
        case rpg::Phase::Reinforce:
            return draw_reinforcing(view);
        default:
            return draw_settling(view);
    }
}

}  // namespace screens::coin_rpg
