// A Trait at 0: the options, and the Scene's chances after each.

#include <algorithm>

#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/odds.h"

namespace screens::coin_rpg {

namespace {

Phrase label_of(rpg::AtZeroChoice choice, const Phrase& trait, const Phrase& coolness) {
    if (choice == rpg::AtZeroChoice::Burn) return say("Burn {1}", trait);
    return choice == rpg::AtZeroChoice::Coolness ? say("{1} pays", coolness) : say("Sit it out");
}

// The effect of a legal choice, in numbers.
Phrase consequence(const rpg::Match& match, rpg::AtZeroChoice choice) {
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const rpg::Trait trait = *match.contest(due.contest).main;
    const Phrase name = rpg::name_of(match, match.current(), trait);
    if (choice == rpg::AtZeroChoice::SitOut) return say("The Scene is lost, and you sit out the next one.");
    rpg::Match after = match;
    core::Random random;
    rules::RecordedHand hand({});
    rpg::CoinRpg::apply(after, rpg::DecideAtZero{match.current(), choice}, random, hand);
    const rpg::Character& now = after.hero();
    if (choice == rpg::AtZeroChoice::Burn)
        return say("{1} tosses {2} from now on, and is back at {3}.", name, many_of(rpg::effective_coin(now, trait)),
                   now.values[trait]);
    const Phrase coolness = rpg::name_of(match, match.current(), rpg::Trait::Coolness);
    const int before = match.hero().values[rpg::Trait::Coolness], left = now.values[rpg::Trait::Coolness];
    if (left == before)
        return say("There is nothing left for {1} to pay. {2} stays at 0 and tosses no coins.", coolness, name);
    return say("{1} pays: {2} becomes {3}. {4} stays at 0 and tosses no coins.", coolness, before, left, name);
}

}  // namespace

namespace {

// "Bodiness had 3 and loses 4: it is at 0, and 1 more is left over."
Phrase blow_in_words(const rpg::AtZeroCase& due, const Phrase& trait) {
    if (due.value_before == 0) return say("{1} was at 0 already and loses {2}.", trait, due.blow);
    if (due.extra == 0) return say("{1} had {2} and loses just as many.", trait, due.value_before);
    return say("{1} had {2} and loses {3}: {4} too many.", trait, due.value_before, due.blow, due.extra);
}

// The legal choice with the best chance; the first one until the chances are known.
const rpg::Command* best_of(View& view, const std::vector<rpg::Choice>& choices) {
    const rpg::Command* best = nullptr;
    double max = -1;
    for (const rpg::Choice& choice : choices) {
        const auto* decide = get_if<rpg::DecideAtZero>(&choice.command);
        if (!decide || decide->flamebait_coin || choice.refusal) continue;
        const Forecast::After* after = forecast_now(view).after(choice.command);
        const double chance = after && after->scene ? after->scene->value() : 0;
        if (chance > max) best = &choice.command;
        max = std::max(max, chance);
    }
    return best;
}

// A choice with its effect and the chance it leaves; true if it was pressed.
bool draw_decision(View& view, const rpg::Choice& choice, ui::Look look) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const int seat = match.current();
    const rpg::AtZeroChoice decision = get<rpg::DecideAtZero>(choice.command).choice;
    const Phrase label = label_of(decision, rpg::name_of(match, seat, *match.contest(due.contest).main),
                                  rpg::name_of(match, seat, rpg::Trait::Coolness));
    const Forecast::After* after = forecast_now(view).after(choice.command);
    ui.row({1.6, 1});
    const bool pressed = ui.button(label, look, open_unless(choice.refusal));
    ui.text(after && after->scene ? percent(*after->scene) : Phrase(), {Type::Figure, palette::kInk, ui::Align::Right});
    draw_note(ui, choice.refusal ? refusal_text(*choice.refusal) : consequence(match, decision));
    if (after)
        for (const rpg::ContestChances& one : after->next_round)
            if (one.contest == due.contest) draw_round_bar(view, one.round);
    return pressed;
}

// "Exact: 37/40, 3/4." if the fractions are short.
Phrase exact_in_words(const Forecast& forecast) {
    std::vector<Phrase> fractions;
    for (const Forecast::After& one : forecast.choices)
        if (one.scene)
            if (const Phrase exact = in_fraction(*one.scene); !exact.empty()) fractions.push_back(exact);
    return fractions.empty() ? Phrase() : say("Exact: {1}.", joined(fractions, rules::comma()));
}

}  // namespace

void draw_at_zero(View& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const int seat = match.current();
    const Phrase trait = rpg::name_of(match, seat, *match.contest(due.contest).main);
    ui.heading(say("{1} is at 0", trait));
    ui.text(blow_in_words(due, trait));
    draw_note(ui,
              say_many(match.contest(due.contest).scene_coins, "{2} has {1} Penny left.", "{2} has {1} Pennies left.",
                       rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(due.contest)])));
    ui.row({1, 1});
    draw_note(ui, say("CHOOSE"));
    ui.text(say("BEATS THE SCENE"), {Type::Small, palette::kSoft, ui::Align::Right});
    if (view.round.helping) return draw_helping(view);
    std::optional<rpg::Command> chosen;
    const auto choices = rpg::choices(match, seat);
    const rpg::Command* best = best_of(view, choices);
    for (const rpg::Choice& choice : choices) {
        const auto* decide = get_if<rpg::DecideAtZero>(&choice.command);
        const ui::Look look = &choice.command == best ? ui::Look::Accent : ui::Look::Plain;
        if (decide && !decide->flamebait_coin && draw_decision(view, choice, look)) chosen = choice.command;
    }
    draw_counting(view);
    draw_note(ui, say("NEXT ROUND"));
    draw_round_key(view, {}, RoundKey::Words);
    draw_note(ui, say("The figure is the chance of beating the whole Scene if you make the best choice each time a "
                      "Trait reaches 0 later."));
    if (const Phrase exact = exact_in_words(forecast_now(view)); !exact.empty()) draw_note(ui, exact);
    draw_powers(view);
    if (chosen && match.phase == rpg::Phase::AtZero) view.submit(*chosen);
}

}  // namespace screens::coin_rpg
