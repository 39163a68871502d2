#pragma once
// Characters: what their card says and what changes in play (EC-34).

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/stories/edged_coins/rules/seat.h"

namespace rules::edged_coins {

// A skill or a resistance with its base rank, 0 to 5.
struct Trait {
    std::string name;
    int rank = 0;
    friend bool operator==(const Trait&, const Trait&) = default;
};
enum class TraitKind { Skill, Resistance };

struct Weapon {
    std::string name;
    int power = 0;
    std::string skill;  // one of the character's
    friend bool operator==(const Weapon&, const Weapon&) = default;
};
struct Armor {
    std::string name;
    int power = 0;
    friend bool operator==(const Armor&, const Armor&) = default;
};
struct Talent {
    std::string name;
    int min_cost = 1, max_cost = 1;
    std::string text;
    friend bool operator==(const Talent&, const Talent&) = default;
};

// What changes only when the CM rewrites it. Names differ within each list, case aside.
struct Sheet {
    std::string name;
    int hc_max = 1, ec_max = 0;
    std::vector<Trait> skills, resistances;
    std::vector<Weapon> weapons;
    std::optional<Armor> armor;
    std::vector<Talent> talents;

    const std::vector<Trait>& traits(TraitKind kind) const {
        return kind == TraitKind::Skill ? skills : resistances;
    }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct Character {
    std::string id;
    Seat seat;
    int hc = 1, ec = 0;
    bool acted = false;                                              // EC-36: in this round
    std::shared_ptr<const Sheet> sheet = std::make_shared<Sheet>();  // never null

    bool is_out() const { return hc == 0; }  // EC-14
    const std::string& name() const { return sheet->name; }
    friend bool operator==(const Character& a, const Character& b) {
        return a.id == b.id && a.seat == b.seat && a.hc == b.hc && a.ec == b.ec && a.acted == b.acted &&
               (a.sheet == b.sheet || *a.sheet == *b.sheet);
    }
};

// By its name, case aside; null where the list has none.
const Trait* find(const std::vector<Trait>& list, std::string_view name);
const Weapon* find(const std::vector<Weapon>& list, std::string_view name);
const Talent* find(const std::vector<Talent>& list, std::string_view name);

}  // namespace rules::edged_coins
