#pragma once
// A card on the list of battles: subject, length, difficulty, balance, and whether it was won.

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/profile/battle_heads.h"
#include "game/coin_wars/screens/common/preview.h"

namespace screens {

struct BattleCard {
    const profile::BattleHead& battle;
    const Preview* preview = nullptr;             // nullptr: not ready yet
    const battles::MeasuredOdds* odds = nullptr;  // nullptr: never measured
    Phrase from{};          // "Yours", "From the pack The crusades by Ada"; empty: it came with the game
    Phrase won{};           // "Won as Rome, 12 Nov"; empty: not yet
    bool scrolled = false;  // the list scrolls in this frame: a copy of the last frame's card may be shown
};
Phrase title_of(const profile::BattleHead& battle);
// Returns the height in pixels of this battle's card.
double card_height(const ui::Ui& ui, const profile::BattleHead& battle, double width);
enum class CardTouch { Nothing, Pressed, More };
CardTouch draw_battle_card(BattleApp& app, const BattleCard& card, const Rect& rect);

}  // namespace screens
