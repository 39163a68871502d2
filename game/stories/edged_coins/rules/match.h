#pragma once
// A session of Edged Coins as a value: the characters, their afflictions, and the current toss.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/seating.h"
#include "game/stories/edged_coins/rules/character.h"
#include "game/stories/edged_coins/rules/ranks.h"

namespace rules::edged_coins {

// Section 4. Air: the next throw is not a choice; a second throw, or a repeated toss.
enum class Phase { Setup, Idle, Oppose, Prep, Air, React, Price, Answer, Ended };
ENUM_NAMES(Phase, "setup", "idle", "oppose", "prep", "air", "react", "price", "answer", "ended")

// EC-35
enum class Passive { None, Reduce, Remove };
ENUM_NAMES(Passive, "none", "reduce", "remove")
struct Affliction {
    AfflictionId id;
    CharacterId target;
    OwnName name;
    int severity = 1;
    Passive passive = Passive::None;
    OrNone<CharacterId> source;
    int strength = 0;    // for a burn: its damage each round (EC-22); 0 is no burn
    bool tried = false;  // EC-12: passively, this round

    bool is_burn() const { return strength > 0; }
    FIELDS(id, target, name, severity, passive, source, strength, tried)
};

// EC-10: who may oppose, and how difficult it is.
struct Opposer {
    CharacterId character;
    Difficulty difficulty = Difficulty::Normal;
    FIELDS(character, maybe(difficulty))
};

enum class TossKind { Skill, Resistance, Opposing, Damage, Burn };
ENUM_NAMES(TossKind, "skill", "resistance", "opposing", "damage", "burn")

struct Effort {
    CharacterId character;
    int by = 1;
    FIELDS(character, by)
};
struct Grant {
    int delta = 0;
    std::string reason;
    FIELDS(delta, reason)
};
// One throw of coins, as they fell: 'H' and 'T'.
struct Thrown {
    int row = 0;
    std::string faces;
    int heads = 0;
    FIELDS(row, faces, heads)
};

struct Toss {
    TossKind kind = TossKind::Skill;
    OrNone<CharacterId> owner;  // absent: the CM, for surroundings (EC-33)
    OrNone<TraitName> name;
    int base = 0;  // in a damage toss: the Potency before comparing Power; R-7: may exceed 6
    Difficulty difficulty = Difficulty::Normal;
    int opposed = 0;  // number of opposing successes (EC-9)
    std::vector<Grant> grants;
    Ids affected;  // other than the owner
    // EC-8: the chain
    bool explosive = false;
    std::optional<int> limit;  // of explosions
    int explosion = 0;         // 0: the first toss
    int successes = 0;         // final ones
    // this single toss
    std::vector<Effort> efforts;
    std::optional<int> fixed_rank;  // with the first throw (EC-29)
    int next_row = 0;               // Air: the row to throw next
    std::vector<Thrown> throws;     // of the current attempt
    bool success = false;           // current result, in React
    Ids passed;

    FIELDS(kind, owner, name, affected, base, difficulty, opposed, hash_only(grants), explosive, limit, explosion,
           successes, hash_only(efforts), fixed_rank, next_row, throws, success, passed)
};

// EC-18: A and D.
struct Comparison {
    int attack = 0, armor = 0;
    FIELDS(attack, armor)
};
enum class DamageBy { Attack, Fall, Fire, Trap };
ENUM_NAMES(DamageBy, "attack", "fall", "fire", "trap")
struct Damage {
    CharacterId target;
    DamageBy by = DamageBy::Attack;
    std::optional<Comparison> comparison;
    FIELDS(target, by, comparison)
};

// The CM's call, from when it is made until the phase is Idle again.
enum class CallKind { Toss, Attack, ActiveResistance, PassiveResistance, Damage, Round };
ENUM_NAMES(CallKind, "toss", "attack", "active_resistance", "passive_resistance", "damage", "round")
struct Call {
    CallKind kind = CallKind::Toss;
    Toss main;                         // the action's toss: waits while it is opposed
    std::vector<Opposer> opposers;     // not yet asked; the first one is next
    OrNone<CharacterId> target;        // Attack
    std::optional<WeaponName> weapon;  // Attack: nullopt is unarmed
    OrNone<AfflictionId> affliction;   // the one resisted, or the burn being tossed for
    std::optional<Damage> damage;
    std::vector<AfflictionId> burns;  // EC-36: those that have not ticked yet
    int grounds = 0;                  // talents and dramatic uses since, minus the grants for them

    FIELDS(kind, hash_only(main), opposers, target, weapon, affliction, hash_only(damage), burns, grounds)
};

// EC-28: a dramatic use
struct Proposal {
    CharacterId character;
    ProposalText text;
    std::optional<int> cost;  // once named by the CM
    Phase resume = Phase::Idle;
    FIELDS(character, text, cost, resume)
};

// EC-28: a talent with a lasting effect.
struct Continuing {
    CharacterId character;
    TalentName talent;
    FIELDS(character, talent)
};
// State added after the first records. To keep their hashes valid, it counts in the hash only while a talent lasts,
// which happens in none of them; `grounds` never counts.
struct Additions {
    std::vector<Continuing> continuing{};
    int grounds = 0;  // EC-28: talents and dramatic uses in talk, before the call that they prepare
    FIELDS(continuing, grounds)
    static const rules::Kind& field_kind();
};

struct Match {
    Options options;
    std::vector<std::string> seats;  // the players' names, p1 first; includes those who have left
    Seating seating;
    Phase phase = Phase::Setup;
    std::optional<int> round;  // nullopt: rounds are not counted
    std::vector<Character> characters;
    std::vector<Affliction> afflictions;  // oldest first
    int afflictions_made = 0;
    std::optional<Call> call;
    std::optional<Toss> toss;  // Prep, Air, React
    std::optional<Proposal> proposal;
    Additions later;

    // nullptr if there is none.
    const Character* find(const std::string& id) const;
    const Affliction* find_affliction(const std::string& id) const;
    bool goes_on(const std::string& character, const std::string& talent) const;
    // The id must exist.
    const Character& character(const std::string& id) const { return *find(id); }
    Character& character(const std::string& id) { return const_cast<Character&>(*find(id)); }
    const Affliction& affliction(const std::string& id) const { return *find_affliction(id); }
    Affliction& affliction(const std::string& id) { return const_cast<Affliction&>(*find_affliction(id)); }
    // The numbers of those who sit there, clockwise; p1 is 0.
    std::vector<int> seated() const { return seating.of(seats.size()); }
    bool has(Seat seat) const { return seat == kCm || rules::sits(seated(), seat.number - 1); }
    // Who throws: the owner's player, or the CM for surroundings.
    Seat thrower(const Toss& which) const { return which.owner.empty() ? kCm : character(which.owner).seat; }

    FIELDS(options, seats, phase, round, characters, afflictions, afflictions_made, call, toss, proposal,
           hash_only(later), hash_only(seating))
};

}  // namespace rules::edged_coins
