#pragma once
// BX-9: special rules that a table may take over before a battle: those that are ready-made, and the player's own.

#include <filesystem>
#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

struct SpecialOffer {
    Phrase name, sentence;
    Phrase closed{};  // why this table cannot take it; empty: it can
    bool is_own = false;
    cw::SpecialRule rule{};
};
struct SpecialOffers {
    std::vector<SpecialOffer> all{};
    Phrase fault{};  // of the player's file
};
// Those that the table can take first. `hides`: nobody may learn yet which coins there are.
SpecialOffers special_offers(const cw::Scenario& table, const std::filesystem::path& profile, bool hides);

// The one that was pressed; null: none.
const SpecialOffer* draw_special_offers(ui::Ui& ui, const SpecialOffers& offers);

}  // namespace screens
