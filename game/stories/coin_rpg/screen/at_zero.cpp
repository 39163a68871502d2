// A Trait is at 0: the options, and the Scene's chances after each.

#include <algorithm>

#include "game/kit/recorded_hand.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/odds.h"

namespace screens::coin_rpg {

namespace {

Phrase label_of(rpg::AtZeroChoice choice, const Phrase& coolness) {
    if (choice == rpg::AtZeroChoice::Burn) return say("Burn");
    return choice == rpg::AtZeroChoice::Coolness ? coolness : say("Sit it out");
}

// What a legal choice does, in numbers.
Phrase consequence(const rpg::Match& match, rpg::AtZeroChoice choice) {
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const rpg::Trait trait = *match.contest(due.contest).main;
    const Phrase name = rpg::name_of(match, match.current(), trait);
    if (choice == rpg::AtZeroChoice::SitOut) return say("The Scene is lost, and the next one is sat out.");
    rpg::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    rpg::CoinRpg::apply(after, rpg::DecideAtZero{match.current(), choice}, random, hand);
    const rpg::Character& now = after.hero();
    if (choice == rpg::AtZeroChoice::Burn)
        return say("{1} tosses {2} from now on, and is {3} again.", name, many_of(rpg::effective_coin(now, trait)),
                   now.values[trait]);
    return say("{1} pays: {2} becomes {3}. {4} stays at 0 and tosses no coins.",
               rpg::name_of(match, match.current(), rpg::Trait::Coolness), match.hero().values[rpg::Trait::Coolness],
               now.values[rpg::Trait::Coolness], name);
}

// "Exact: 147121/180224, 29/40" if the fractions are short.
Phrase exact_in_words(const Forecast& forecast) {
    std::vector<Phrase> fractions;
    for (const Forecast::Decided& one : forecast.decided)
        if (const Phrase exact = in_fraction(one.beats); !exact.empty()) fractions.push_back(exact);
    return fractions.empty() ? Phrase() : say("Exact: {1}.", joined(fractions, plain(", ")));
}

}  // namespace

void draw_at_zero(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const int seat = match.current();
    const Phrase coolness = rpg::name_of(match, seat, rpg::Trait::Coolness);
    ui.heading(say("{1} is at 0", rpg::name_of(match, seat, *match.contest(due.contest).main)));
    ui.text(say("A blow of {1} to {2}: {3} more than it had. The Scene has {4} left.", due.blow, due.value_before,
                due.extra, match.contest(due.contest).scene_coins));
    ui.row({1, 1});
    draw_note(ui, say("CHOOSE"));
    ui.text(say("BEATS THE SCENE"), {Type::Small, palette::kSoft, ui::Align::Right});
    if (view.round.helping) return draw_helping(view);
    std::optional<rpg::Command> chosen;
    const Forecast& forecast = forecast_now(view);
    for (const rpg::Choice& choice : rpg::choices(match, seat)) {
        const auto* decide = std::get_if<rpg::DecideAtZero>(&choice.command);
        if (!decide || decide->flamebait_coin) continue;
        const bool burn = decide->choice == rpg::AtZeroChoice::Burn;
        const auto known = std::ranges::find(forecast.decided, decide->choice, &Forecast::Decided::choice);
        ui.row({1, 1});
        if (ui.button(label_of(decide->choice, coolness), burn ? ui::Look::Accent : ui::Look::Plain, !choice.refusal))
            chosen = choice.command;
        ui.text(known == forecast.decided.end() ? Phrase() : percent(known->beats),
                {Type::Figure, palette::kInk, ui::Align::Right});
        draw_note(ui, choice.refusal ? refusal_text(*choice.refusal) : consequence(match, decide->choice));
        if (known == forecast.decided.end()) continue;
        for (const rpg::ContestChances& one : known->next_round)
            if (one.contest == due.contest) draw_round_bar(view, one.round);
    }
    draw_round_key(view, {}, RoundKey::Words);
    if (const Phrase exact = exact_in_words(forecast); !exact.empty()) draw_note(ui, exact);
    draw_powers(view);
    draw_note(ui, say("The bar is the next round. Every later 0 is burned where that can be."));
    if (chosen && match.phase == rpg::Phase::AtZero) view.submit(*chosen);
}

}  // namespace screens::coin_rpg
