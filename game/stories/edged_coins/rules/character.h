#pragma once
// Characters: what their card says, and what changes in play (EC-34).

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/stories/edged_coins/rules/ids.h"

namespace rules::edged_coins {

// A skill or a resistance with its base rank, 0 to 5.
struct Trait {
    OwnName name;
    int rank = 0;
    FIELDS(name, rank)
};
enum class TraitKind { Skill, Resistance };
ENUM_NAMES(TraitKind, "skill", "resistance")
// Written as {"climbing": 2, "swords": 3}.
template <TraitKind kOf>
struct TraitsOf : std::vector<Trait> {
    using std::vector<Trait>::vector;
    TraitsOf(std::vector<Trait> list) : std::vector<Trait>(std::move(list)) {}
    static const rules::Kind& field_kind();
};

struct Weapon {
    OwnName name;
    int power = 0;
    TraitName skill;  // one of the character's
    FIELDS(name, power, skill)
};
struct Armor {
    OwnName name;
    int power = 0;
    FIELDS(name, power)
};
struct Talent {
    OwnName name;
    int min_cost = 1, max_cost = 1;
    Note text;
    FIELDS(name, min_cost, max_cost, maybe(text))
};

// The part that changes only when the CM rewrites it. Names are unique within each list, ignoring case.
struct Sheet {
    OwnName name;
    int hc_max = 1, ec_max = 0;
    TraitsOf<TraitKind::Skill> skills;
    TraitsOf<TraitKind::Resistance> resistances;
    std::vector<Weapon> weapons;
    std::optional<Armor> armor;
    std::vector<Talent> talents;

    const std::vector<Trait>& traits(TraitKind kind) const {
        if (kind == TraitKind::Skill) return skills;
        return resistances;
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Character {
    OwnId id;
    Seat seat;
    int hc = 1, ec = 0;
    bool acted = false;                                              // EC-36: in this round
    std::shared_ptr<const Sheet> sheet = std::make_shared<Sheet>();  // never nullptr

    bool is_out() const { return hc == 0; }  // EC-14
    const std::string& name() const { return sheet->name; }
    FIELDS(id, seat, sheet->name, hc, sheet->hc_max, ec, sheet->ec_max, maybe(sheet->skills), maybe(sheet->resistances),
           maybe(sheet->weapons), or_null(sheet->armor), maybe(sheet->talents), hash_only(acted))
    friend bool operator==(const Character& a, const Character& b) {
        return a.id == b.id && a.seat == b.seat && a.hc == b.hc && a.ec == b.ec && a.acted == b.acted &&
               (a.sheet == b.sheet || *a.sheet == *b.sheet);
    }
};

// The part of a character that the CM can rewrite: all but id, seat and action.
struct Rewritten : Character {
    FIELDS(sheet->name, hc, sheet->hc_max, ec, sheet->ec_max, maybe(sheet->skills), maybe(sheet->resistances),
           maybe(sheet->weapons), or_null(sheet->armor), maybe(sheet->talents))
};

// Finds it by name, ignoring case; nullptr if the list has none.
const Trait* find(const std::vector<Trait>& list, std::string_view name);
const Weapon* find(const std::vector<Weapon>& list, std::string_view name);
const Talent* find(const std::vector<Talent>& list, std::string_view name);

}  // namespace rules::edged_coins
