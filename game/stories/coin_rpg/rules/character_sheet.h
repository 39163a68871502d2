#pragma once
// A Character on paper: the starting card, all purchases since, and experience. Ratings, coins and ranks are computed
// from those, so that a card from another table can be verified.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/coin_rpg/rules/options.h"
#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

// RPG-69 to 82: the Powers, and which of them are linked to a Trait.

enum class PowerKind { Luck, SoCool, Offensive, Defensive, Flamebait, GrabbyHands, SuperCool, SuperTrait, FastLearner };
ENUM_NAMES(PowerKind, "luck", "so_cool", "offensive", "defensive", "flamebait", "grabby_hands", "super_cool",
           "super_trait", "fast_learner")
inline constexpr std::array kPowerKinds{PowerKind::Luck,      PowerKind::SoCool,     PowerKind::Offensive,
                                        PowerKind::Defensive, PowerKind::Flamebait,  PowerKind::GrabbyHands,
                                        PowerKind::SuperCool, PowerKind::SuperTrait, PowerKind::FastLearner};

struct Power {
    PowerKind kind{};
    std::optional<Trait> trait{};  // for linked Powers
    FIELDS(keyed("power", kind), maybe(trait))
};

// RPG-74, 75, 81
bool is_linked(PowerKind kind);
// True if it is linked when required, and to a permitted Trait (RPG-81: no Super Trait for Coolness).
bool has_fitting_link(const Power& power);

Phrase name_of(PowerKind kind);
// "Offensive (Bodiness)"
Phrase name_of(const Power& power);
// With the table's own name for Coolness.
Phrase name_of(Trait trait, const Options& options);
Phrase name_of(const Power& power, const Options& options);

// RPG-3 to 7, RPG-70
struct StartPower : Power {
    std::optional<Count> rank{};  // must be 1 if given
    StartPower() = default;
    StartPower(PowerKind power, std::optional<Trait> link = {}) : Power{power, link} {}
    StartPower(const Power& power) : Power(power) {}
    FIELDS(keyed("power", kind), maybe(trait), maybe(rank))
};
using Ratings = PerTrait<Count>;
struct StartingCard {
    BoundedText<limits::kName> name{};
    BoundedText<limits::kConcept> concept_text{};
    Ratings ratings{};
    OrNone<BoundedText<limits::kName>> misc_name{};
    std::optional<Trait> strong{};
    std::optional<StartPower> start_power{};  // instead of a Strong Trait
    FIELDS(name, maybe(keyed("concept", concept_text)), ratings, maybe(misc_name), maybe(strong), maybe(start_power))
};

// RPG-83: a Power invented at the table works as one of the rule book's, under its own name.
struct OwnPower {
    BoundedText<limits::kName> name{};
    BoundedText<limits::kOwnPower> about{};  // its looks and other effects
    Number<1, limits::kOwnPrice> price = 1;  // XP per rank
    FIELDS(name, about, price)
};
// An empty one adds nothing to the hash.
struct Invention : std::optional<OwnPower> {
    using std::optional<OwnPower>::optional;
    static const rules::Kind& field_kind();
    friend bool operator==(const Invention& a, const Invention& b) {
        return a.has_value() == b.has_value() && (!a.has_value() || *a == *b);
    }
};

// RPG-60: one step of one kind.
struct Purchase {
    enum class What { Coin, Rating, Power };
    What what{};
    Trait trait{};  // the Trait whose coin or rating rises
    Power power{};  // for What::Power
    // With the first point of Miscellaneous, if that has no name yet.
    OrNone<BoundedText<limits::kName>> misc_name{};
    Invention own{};  // for What::Power, whose Power it works as
    static const rules::Kind& field_kind();
    FIELDS(keyed("buy", what), trait, power, misc_name, maybe(own))
};
ENUM_NAMES(Purchase::What, "coin", "rating", "power")

struct Sheet {
    StartingCard card{};
    std::vector<Purchase> purchases{};
    Count xp_obtained{}, xp{};  // total including Customization Points; still to spend
    Count progress{};           // twelfths, 0 to 119
    FIELDS(card, purchases, xp_obtained, xp, progress)
};

int rating(const Sheet& sheet, Trait trait);
// The permanent coin.
Coin coin(const Sheet& sheet, Trait trait);
// Includes ranks under the Character's own names (RPG-83).
int rank(const Sheet& sheet, const Power& power);
// All Powers with a rank, in order of purchase.
std::vector<Power> powers_of(const Sheet& sheet);
// The same as written on the card, each name with its own ranks.
struct PowerOnCard {
    Power power{};
    Invention own{};
    int rank = 0;
};
std::vector<PowerOnCard> powers_on_card(const Sheet& sheet);
// The name or names under which the Character's card lists it.
Phrase name_of(const Sheet& sheet, const Power& power, const Options& options);
// The Character's own name for Miscellaneous; empty if it has none.
std::string misc_name(const Sheet& sheet);

// "Offensive (Bodiness)", or "Dragon's Breath"
Phrase name_of_power(const Purchase& purchase, const Options& options);
// "Dragon's Breath 2, as Offensive (Bodiness)"
Phrase name_of(const PowerOnCard& on_card, const Options& options);

int cost(const Purchase& purchase);  // XP
// Returns it without the members that its kind does not use.
Purchase normalized(const Purchase& purchase);
// RPG-60, 61, 69: why it cannot be bought, regardless of XP.
std::optional<Refusal> check_purchase(const Sheet& sheet, const Purchase& purchase, const Options& options);

// RPG-3, 4, 5, 7, 70
std::optional<Refusal> check_card(const StartingCard& card, const Options& options);
// RPG-7: true if it is neither another Trait's name nor the table's word for Coolness; 1 to 40 characters.
bool is_misc_name(const std::string& name, const Options& options);

// A card from another table, with its claimed values.
struct RankedPower {
    Power power{};
    Count rank{};
    FIELDS(keyed("power", power.kind), maybe(power.trait), rank)
    friend bool operator==(const RankedPower&, const RankedPower&) = default;
};
struct SheetClaim {
    Sheet sheet{};
    Ratings ratings{};
    PerTrait<Coin> coins{};
    std::vector<RankedPower> ranks{};  // in any order
    FIELDS(sheet.card, sheet.purchases, ratings, coins, ranks, sheet.xp_obtained, sheet.xp, sheet.progress)
    friend bool operator==(const SheetClaim&, const SheetClaim&) = default;
};
SheetClaim claim_of(const Sheet& sheet);
// bad_sheet: the claimed values must equal those computed from it.
std::optional<Refusal> check_sheet(const SheetClaim& claim, const Options& options);

}  // namespace rules::coin_rpg
