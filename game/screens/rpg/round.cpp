// A round: what answers, the own toss, helpers, the Scene's toss, and what it comes to.

#include "game/rules/coin_rpg/wording.h"
#include "game/screens/page.h"
#include "game/screens/rpg/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

void draw_head(RpgView& view, const Phrase& what) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const bool begins = view.fresh_round() || match.phase == rpg::Phase::Answer;
    ui.caption(say("SCENE {1} OF {2}, ROUND {3}", match.scene + 1, static_cast<int>(match.row.size()),
                   match.turn.round + (begins ? 1 : 0)));
    ui.heading(what);
}

// Where the cards are too small to be read.
void draw_cards_in_words(RpgView& view) {
    if (!view.narrow) return;
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::SceneCard& card = match.scene_card();
    ui.text(scene_title(card), {Type::Strong});
    ui.text(plain(card.description), {Type::Small});
    for (const rpg::Trait trait : rpg::kTraits)
        ui.fact(rpg::name_of(match, match.current(), trait),
                say("{1} of {2}, {3}", match.hero().values[trait], rpg::rating(match.hero().sheet, trait),
                    many_of(rpg::effective_coin(match.hero(), trait))));
}

void draw_contests(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    for (int i = 0; i < match.contests(); ++i) {
        const rpg::Contest& contest = match.contest(i);
        const Phrase name = rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)]);
        if (!contest.is_open())
            ui.fact(name, say("beaten"));
        else if (!match.turn.coins.empty() && match.phase == rpg::Phase::Adjust)
            ui.fact(name, result_in_words(match, i));
        else
            ui.fact(name, say_many(contest.scene_coins, "{1} Penny left", "{1} Pennies left"));
    }
}

void draw_chances(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const auto contests = rpg::chances(match);
    for (const rpg::ContestChances& one : contests) {
        const auto& parts = match.scene_card().parts;
        ui.caption(rpg::name_of(parts[static_cast<std::size_t>(one.contest)]));
        ui.fact(say("Beaten with this round"), in_percent(one.round.beat));
        ui.fact(say("Ahead"), in_percent(one.round.ahead));
        ui.fact(say("Tie"), in_percent(one.round.tie));
        ui.fact(say("Behind"), in_percent(one.round.behind));
        ui.fact(say("Down to 0"), in_percent(one.round.to_zero));
        ui.fact(say("Beaten in the end"), in_percent(one.by(rpg::Policy::Best)));
    }
    if (contests.size() > 1)
        ui.fact(say("The whole Scene, by burning"),
                in_percent(rpg::scene_chance(contests, rpg::Policy::Burn)));
    if (!contests.empty())
        ui.text(say("Ahead counts beating it. In the end: with the best choice at every 0."),
                {Type::Small, palette::kSoft});
}

void draw_answers(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const int seat = match.current();
    for (int i = 0; i < match.contests(); ++i)
        if (!match.contest(i).main)
            draw_head(view, say("What answers {1}?",
                                rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(i)])));
    std::optional<rpg::Command> chosen;
    for (const rpg::Choice& choice : rpg::choices(match, seat)) {
        const auto* answer = std::get_if<rpg::ChooseAnswer>(&choice.command);
        if (!answer) continue;
        const Phrase trait = rpg::name_of(match, seat, answer->trait);
        const rpg::Character& hero = match.hero();
        if (ui.button(trait, ui::Look::Plain, !choice.refusal)) chosen = choice.command;
        ui.text(choice.refusal ? choice.refusal->message
                               : say("{1} of {2}, {3}", hero.values[answer->trait],
                                     rpg::rating(hero.sheet, answer->trait),
                                     many_of(rpg::effective_coin(hero, answer->trait))),
                {Type::Small, palette::kSoft});
    }
    if (chosen) view.submit(*chosen);
}

void draw_helpers(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const int seat = match.current();
    std::optional<rpg::Command> chosen;
    bool any = false;
    for (const rpg::Choice& choice : rpg::choices(match, seat)) {
        const auto* help = std::get_if<rpg::AddHelper>(&choice.command);
        if (!help || choice.refusal || !help->pay) continue;
        if (!any) ui.caption(say("A HELPER, PAID BY BURNING"));
        any = true;
        const auto& part = match.scene_card().parts[static_cast<std::size_t>(help->contest)];
        const Phrase helper = rpg::name_of(match, seat, help->helper);
        const Phrase pay = rpg::name_of(match, seat, *help->pay);
        ui.text(say("{1} joins against {2}; {3} then tosses {4}.", helper, rpg::name_of(part), pay,
                    many_of(rpg::stepped(rpg::effective_coin(match.hero(), *help->pay), -1))),
                {Type::Small});
        for (const rpg::ContestChances& one : rpg::chances_with(match, *help))
            if (one.contest == help->contest)
                ui.fact(say("Beaten in the end"), in_percent(one.by(rpg::Policy::Best)));
        if (ui.button(say("{1} against {2}, burn {3}", helper, rpg::name_of(part), pay)))
            chosen = choice.command;
    }
    if (!chosen) return;
    if (view.tossing == Tossing::Told)
        view.helping = chosen;
    else
        view.toss(*chosen);
}

void draw_own_toss(RpgView& view) {
    const int seat = view.match().current();
    draw_head(view, say("{1} tosses", hero_name(view.match(), seat)));
    draw_cards_in_words(view);
    if (ask_toss(view, rpg::Toss{seat})) return;
    draw_contests(view);
    draw_chances(view);
    view.app.ui().rule();
    draw_rpg_manner(view);
}

void draw_reinforcing(RpgView& view) {
    const int seat = view.match().current();
    draw_head(view, say("The Scene answers"));
    draw_cards_in_words(view);
    if (view.helping) return draw_rpg_helping(view);
    if (ask_toss(view, rpg::CallScene{seat})) return;
    draw_helpers(view);
    if (view.match().phase == rpg::Phase::Reinforce) draw_rpg_powers(view);
    if (view.match().phase != rpg::Phase::Reinforce || view.tray.moving()) return;
    draw_contests(view);
    draw_chances(view);
    view.app.ui().rule();
    draw_rpg_manner(view);
}

void draw_settling(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    draw_head(view, say("All coins lie"));
    draw_cards_in_words(view);
    if (view.helping) return draw_rpg_helping(view);
    draw_contests(view);
    draw_rpg_powers(view);
    if (ui.button(say("So be it"), ui::Look::Accent)) view.submit(rpg::Settle{view.match().current()});
}

}  // namespace

void draw_rpg_round(RpgView& view) {
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

}  // namespace screens
