#pragma once
// A Character on paper: the starting card, all that was bought since, and experience. What it is worth today
// is worked out of that, so that a card that is brought to another table can be checked.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/coin_rpg/rules/options.h"
#include "game/stories/coin_rpg/rules/powers.h"

namespace rules::coin_rpg {

// RPG-3 to 7, RPG-70
struct StartingCard {
    std::string name, concept_text;
    PerTrait<int> ratings;
    std::string misc_name{};
    std::optional<Trait> strong{};
    std::optional<Power> start_power{};  // instead of a Strong Trait
    friend bool operator==(const StartingCard&, const StartingCard&) = default;
};

// RPG-60: one step of one thing.
struct Purchase {
    enum class What { Coin, Rating, Power };
    What what{};
    Trait trait{};            // whose coin or rating
    Power power{};            // of What::Power
    std::string misc_name{};  // where the first point of Miscellaneous is bought and it has no name yet
    friend bool operator==(const Purchase&, const Purchase&) = default;
};

struct Sheet {
    StartingCard card;
    std::vector<Purchase> purchases{};
    int xp_obtained = 0, xp = 0;  // ever, Customization Points included; still to spend
    int progress = 0;             // twelfths, 0 to 119
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

int rating(const Sheet& sheet, Trait trait);
// The permanent coin.
Coin coin(const Sheet& sheet, Trait trait);
int rank(const Sheet& sheet, const Power& power);
// All Powers with a rank, in the order in which they came.
std::vector<Power> powers_of(const Sheet& sheet);
// Its own name for Miscellaneous, empty where it has none.
std::string misc_name(const Sheet& sheet);

int cost(const Purchase& purchase);  // XP
// Without what its kind has no use for.
Purchase bare(const Purchase& purchase);
// RPG-60, 61, 69: why it cannot be bought, whatever XP there is.
std::optional<Refusal> check_purchase(const Sheet& sheet, const Purchase& purchase, const Options& options);

// RPG-3, 4, 5, 7, 70
std::optional<Refusal> check_card(const StartingCard& card, const Options& options);
// RPG-7: no name of the other Traits, nor the table's label for Coolness; 1 to 40 characters.
bool is_misc_name(const std::string& name, const Options& options);

// A card as it is brought along: with what it says of itself.
struct SheetClaim {
    Sheet sheet;
    PerTrait<int> ratings;
    PerTrait<Coin> coins;
    std::vector<std::pair<Power, int>> ranks;  // in any order
    friend bool operator==(const SheetClaim&, const SheetClaim&) = default;
};
SheetClaim claim_of(const Sheet& sheet);
// E_SHEET: it does not recompute to itself.
std::optional<Refusal> check_sheet(const SheetClaim& claim, const Options& options);

}  // namespace rules::coin_rpg
