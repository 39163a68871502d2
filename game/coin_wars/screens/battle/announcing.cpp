// A battle's announcements to screen readers: whose turn it is, each line of the log, the coin under the pointer.

#include "game/coin_wars/screens/battle/coin_words.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

void announce_turn(ui::Ui& ui, const cw::Match& match) {
    if (match.phase != cw::Phase::Play) return;
    const Phrase side = table::display_name(*match.scenario, match.side);
    ui.announce("turn", joined({say("{1} to act", side), say("Round {1}", match.turn),
                                say_many(match.actions_left, "{1} action left", "{1} actions left")},
                               rules::full_stop()));
}

// Nothing is said before it can be seen.
void announce_log(const Battle& battle) {
    const auto& story = battle.game.story();
    for (std::size_t i = 0; i < story.size(); ++i) {
        const LogLine& line = story[i];
        if (line.step >= battle.game.shown_steps() || covers(battle, line)) continue;
        battle.ui.announce("log " + std::to_string(i), joined({line.told.text, line.told.detail}, rules::full_stop()));
    }
}

void announce_coin(const Battle& battle) {
    const cw::Match& match = battle.game.shown_match();
    const int pointed = battle.pointing.hovered();
    const int coin = pointed != cw::kNoCoin ? pointed : battle.pointing.selected();
    if (coin == cw::kNoCoin || battle.covers(coin) || battle.game.stage().moving()) return;
    battle.ui.announce("coin " + match.id(coin), coin_in_words(match, coin));
}

}  // namespace

void announce(const Battle& battle) {
    if (!battle.app.settings().read_aloud || battle.dialog.ask == Ask::HandOver) return;
    announce_log(battle);
    announce_turn(battle.ui, battle.game.shown_match());
    announce_coin(battle);
}

}  // namespace screens
