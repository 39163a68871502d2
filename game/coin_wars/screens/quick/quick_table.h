#pragma once
// The table of a quick battle before it begins: the coins in their ranks, and on the wood before each side its six index
// cards with the coins of each force on them.

#include <optional>

#include "engine/core/box.h"
#include "game/coin_wars/battles/quick_battle.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

struct QuickTable {
    render::Scene scene;
    struct Card {
        cw::Side side;
        int number;
        Phrase name, coins;  // "Guard", "2 × Quarter, 16 × Penny"
        core::Box lies{};    // on the table, inches
        bool picked = false;
        struct Count {
            int coins;
            core::Vec2 at;  // below its coin, inches
        };
        std::vector<Count> counts;  // of each type that lies on it
    };
    std::vector<Card> cards;  // of Heads, then of Tails
};
// `battle` is what its code says.
QuickTable quick_table(const battles::Battle& battle, const battles::QuickChoice& choice, const ui::Ui& ui);
// All of it, with a little wood around; inches.
core::Box whole_of(const QuickTable& table);

// Draws the cards' names and what is pointed at, over the table that has been drawn by this view. Returns the card that
// was pressed.
std::optional<std::size_t> draw_quick_cards(Drawing& drawing, const QuickTable& table, const render::View& view);

}  // namespace screens
