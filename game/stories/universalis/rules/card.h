#pragma once
// Index cards: Components, Masters and their Traits (2.7, 2.8, 2.9).

#include <optional>
#include <string>
#include <vector>

#include "game/stories/universalis/rules/ids.h"

namespace rules::universalis {

enum class CardKind { Character, Prop, Place, Other };  // for display only
ENUM_NAMES(CardKind, "character", "prop", "place", "other")

struct Trait {
    int id = 0;  // unique in the whole game
    std::string text;
    bool active = true;
    std::optional<int> link_to{};  // for a Link Trait: the Master
    bool bound = false;            // UNI-57: still a Sub of that Master if the link is struck
    FIELDS(id, text, active, link_to, bound)
};

// INV-4: a card is in the scene if and only if somebody controls it.
struct Placement {
    std::optional<int> controller{};
    bool guest = false;  // UNI-66
    FIELDS(controller, guest)
};

struct Card {
    int id = 0;
    std::string name;
    CardKind kind{};
    bool master = false, eliminated = false;
    Placement placement{};
    std::vector<Trait> traits{};

    bool in_scene() const { return placement.controller.has_value(); }
    bool is_controlled_by(int seat) const { return placement.controller == seat; }
    int active_traits() const;
    const Trait* find(int trait) const;
    Trait* find(int trait) { return const_cast<Trait*>(static_cast<const Card&>(*this).find(trait)); }
    // UNI-57
    bool is_sub_of(int master) const;

    FIELDS(id, name, kind, master, eliminated, placement, traits)
};

}  // namespace rules::universalis
