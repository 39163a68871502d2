// A Trait is at 0: what can be done about it, and what the Scene's chances are then.

#include "game/rules/coin_rpg/wording.h"
#include "game/rules/recorded_hand.h"
#include "game/screens/page.h"
#include "game/screens/rpg/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

Phrase label_of(rpg::AtZeroChoice choice, const Phrase& coolness) {
    if (choice == rpg::AtZeroChoice::Burn) return say("Burn");
    return choice == rpg::AtZeroChoice::Coolness ? coolness : say("Sit it out");
}

// What the choice does, in numbers: a legal one.
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
        return say("{1} tosses {2} from now on, and is {3} again.", name,
                   many_of(rpg::effective_coin(now, trait)), now.values[trait]);
    return say("{1} pays: {2} becomes {3}. {4} stays at 0 and tosses no coins.",
               rpg::name_of(match, match.current(), rpg::Trait::Coolness),
               match.hero().values[rpg::Trait::Coolness], now.values[rpg::Trait::Coolness], name);
}

}  // namespace

void draw_rpg_at_zero(RpgView& view) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    const rpg::AtZeroCase& due = match.turn.at_zero.front();
    const int seat = match.current();
    const Phrase coolness = rpg::name_of(match, seat, rpg::Trait::Coolness);
    ui.heading(say("{1} is at 0", rpg::name_of(match, seat, *match.contest(due.contest).main)));
    ui.text(say("A blow of {1} to {2}: {3} more than it had. The Scene has {4} left.", due.blow,
                due.value_before, due.extra, match.contest(due.contest).scene_coins));
    ui.caption(say("CHOOSE; THE CHANCE IS THAT OF BEATING THE SCENE"));
    if (view.helping) return draw_rpg_helping(view);
    std::optional<rpg::Command> chosen;
    for (const rpg::Choice& choice : rpg::choices(match, seat)) {
        const auto* decide = std::get_if<rpg::DecideAtZero>(&choice.command);
        if (!decide || decide->flamebait_coin) continue;
        const bool burn = decide->choice == rpg::AtZeroChoice::Burn;
        if (ui.button(label_of(decide->choice, coolness), burn ? ui::Look::Accent : ui::Look::Plain,
                      !choice.refusal))
            chosen = choice.command;
        ui.text(choice.refusal ? choice.refusal->message : consequence(match, decide->choice),
                {Type::Small, palette::kSoft});
        if (!choice.refusal) ui.fact(say("Beats the Scene"), in_percent(rpg::chance_after(match, *decide)));
    }
    draw_rpg_powers(view);
    ui.text(say("Exact; every later 0 is burned where that can be."), {Type::Small, palette::kSoft});
    if (chosen && match.phase == rpg::Phase::AtZero) view.submit(*chosen);
}

}  // namespace screens
