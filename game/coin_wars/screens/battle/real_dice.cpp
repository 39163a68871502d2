// Players roll real dice and enter the results in the order asked.

#include <charconv>

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

std::optional<int> number_in(const std::string& typed, int sides) {
    int number = 0;
    const auto [end, fault] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    const bool whole = fault == std::errc() && end == typed.data() + typed.size();
    return whole && number >= 1 && number <= sides ? std::optional(number) : std::nullopt;
}

cw::Command with_dice(cw::Command command, const std::vector<int>& dice) {
    if (auto* attack = get_if<cw::Attack>(&command)) attack->dice = dice;
    if (auto* charge = get_if<cw::Charge>(&command)) charge->dice = dice;
    return command;
}

}  // namespace

void ask_real_dice(Battle& battle) {
    ui::Ui& ui = battle.ui;
    RealDice& real = battle.dialog.real_dice;
    ui.dialog("dice", ui.px(440), [&] {
        ui.heading(say("What do the dice show?"));
        std::vector<int> told;
        for (std::size_t i = 0; i < real.dice.size(); ++i) {
            if (i == 0) ui.caption(say("THE ATTACK"));
            if (i == real.own_half) ui.caption(say("THE STRIKE BACK"));
            const Phrase label = say("{1}. {2}: d{3}", static_cast<int>(i) + 1,
                                     table::display_name(battle.game.scenario(), real.owners[i]), real.dice[i].sides);
            ui.input_text(label, real.typed[i], 2);
            if (const auto number = number_in(real.typed[i], real.dice[i].sides)) told.push_back(*number);
        }
        const bool all = told.size() == real.dice.size();
        ui.remark(all ? say("These results will be used.")
                      : say("For each die, enter a number it can show, from 1 up."));
        ui.row({1, 1});
        if (ui.button(say("Attack"), Look::Accent, {all, say("First say what each die shows.")})) {
            battle.dialog.close();
            return battle.submit(with_dice(*real.attack, told), Battle::Settled::All);
        }
        if (ui.button(say("Cancel"))) battle.dialog.close();
    });
}

}  // namespace screens
