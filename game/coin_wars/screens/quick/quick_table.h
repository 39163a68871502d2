#pragma once
// The table of a quick battle before it begins: coins in their ranks, and on the wood in front of each side six index
// cards that show the coins of each force.

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
        core::Box lies{};    // place on the table, inches
        bool picked = false;
        struct Count {
            int coins;
            core::Vec2 at;  // below its coin, inches
        };
        std::vector<Count> counts;  // for each type on it
    };
    std::vector<Card> cards;  // of Heads, then Tails
};
// Builds the table. `battle` comes from the choice's code.
QuickTable quick_table(const battles::Battle& battle, const battles::QuickChoice& choice, const ui::Ui& ui);
// Returns the whole table with a little wood around it, in inches.
core::Box whole_of(const QuickTable& table);

// Draws the cards' names and the highlight over the drawn table. Returns the pressed card.
std::optional<std::size_t> draw_quick_cards(Drawing& drawing, const QuickTable& table, const render::View& view);

}  // namespace screens
