#pragma once
// A battle as a card on the list of battles: what it is about, how long, how hard, how even, and whether it was won.

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/profile/battle_heads.h"
#include "game/coin_wars/screens/common/preview.h"

namespace screens {

struct BattleCard {
    const profile::BattleHead& battle;
    const Preview* preview = nullptr;             // null: still to be made
    const battles::MeasuredOdds* odds = nullptr;  // null: never measured
    Phrase from{};          // "Yours", "From the pack The crusades by Ada"; empty: it came with the game
    Phrase won{};           // "Won as Rome, 12 Nov"; empty: not yet
    bool scrolled = false;  // just now: it may be copied from where it was
};
Phrase title_of(const profile::BattleHead& battle);
// Pixels that a card of this width needs for this battle.
double card_height(const ui::Ui& ui, const profile::BattleHead& battle, double width);
enum class CardTouch { Nothing, Pressed, More };
CardTouch draw_battle_card(BattleApp& app, const BattleCard& card, const Rect& rect);

}  // namespace screens
