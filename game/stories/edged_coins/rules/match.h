#pragma once
// A session of Edged Coins as a value: the people's characters, what ails them, and the toss that is going
// on.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/seating.h"
#include "game/stories/edged_coins/rules/character.h"
#include "game/stories/edged_coins/rules/ranks.h"

namespace rules::edged_coins {

// Section 4. Air: the throw that comes next is no choice; a second throw, or a toss made again.
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
    int strength = 0;    // of a burn: what it takes each round (EC-22); 0 is no burn
    bool tried = false;  // EC-12: passively, in this round

    bool is_burn() const { return strength > 0; }
    FIELDS(id, target, name, severity, passive, source, strength, tried)
};

// EC-10: who may oppose, how difficult it is.
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
// Coins in the air once, as they fell: 'H' and 'T'.
struct Thrown {
    int row = 0;
    std::string faces;
    int heads = 0;
    FIELDS(row, faces, heads)
};

struct Toss {
    TossKind kind = TossKind::Skill;
    OrNone<CharacterId> owner;  // none: the CM, for surroundings (EC-33)
    OrNone<TraitName> name;
    int base = 0;  // a damage toss: the Potency before Power is compared; R-7: may be beyond 6
    Difficulty difficulty = Difficulty::Normal;
    int opposed = 0;  // by so many successes (EC-9)
    std::vector<Grant> grants;
    Ids affected;  // besides the owner
    // EC-8: the chain
    bool explosive = false;
    std::optional<int> limit;  // of explosions
    int explosion = 0;         // 0: the first toss
    int successes = 0;         // final ones
    // this single toss
    std::vector<Effort> efforts;
    std::optional<int> fixed_rank;  // with the first throw (EC-29)
    int next_row = 0;               // Air: what is thrown next
    std::vector<Thrown> throws;     // of the attempt that counts
    bool success = false;           // as it stands in React
    Ids passed;

    FIELDS(kind, owner, name, affected, base, difficulty, opposed, hidden(grants), explosive, limit, explosion,
           successes, hidden(efforts), fixed_rank, next_row, throws, success, passed)
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

// What the CM has called, from then until the phase is Idle again.
enum class CallKind { Toss, Attack, ActiveResistance, PassiveResistance, Damage, Round };
ENUM_NAMES(CallKind, "toss", "attack", "active_resistance", "passive_resistance", "damage", "round")
struct Call {
    CallKind kind = CallKind::Toss;
    Toss main;                         // an action's: waits while it is opposed
    std::vector<Opposer> opposers;     // not yet asked; the first one's turn
    OrNone<CharacterId> target;        // Attack
    std::optional<WeaponName> weapon;  // Attack: none is unarmed
    OrNone<AfflictionId> affliction;   // a resistance's; the burn that is tossed for
    std::optional<Damage> damage;
    std::vector<AfflictionId> burns;  // EC-36: that have not ticked yet
    int grounds = 0;                  // talents and dramatic uses since, without the grants they gave

    FIELDS(kind, hidden(main), opposers, target, weapon, affliction, hidden(damage), burns, grounds)
};

// EC-28: a dramatic use
struct Proposal {
    CharacterId character;
    ProposalText text;
    std::optional<int> cost;  // once the CM has named it
    Phase resume = Phase::Idle;
    FIELDS(character, text, cost, resume)
};

// EC-28: a talent whose effect goes on.
struct Continuing {
    CharacterId character;
    TalentName talent;
    FIELDS(character, talent)
};
// What came to the state after the first records. So that those hold, it counts in the hash only where a
// talent goes on, which none of them has; `grounds` never does.
struct Additions {
    std::vector<Continuing> continuing{};
    int grounds = 0;  // EC-28: talents and dramatic uses in talk, before the call that they are for
    FIELDS(continuing, grounds)
    static const rules::Kind& field_kind();
};

struct Match {
    Options options;
    std::vector<std::string> seats;  // the players' names, p1 first; of those who have left as well
    Seating seating;
    Phase phase = Phase::Setup;
    std::optional<int> round;  // none: rounds are not counted
    std::vector<Character> characters;
    std::vector<Affliction> afflictions;  // oldest first
    int afflictions_made = 0;
    std::optional<Call> call;
    std::optional<Toss> toss;  // Prep, Air, React
    std::optional<Proposal> proposal;
    Additions later;

    // Null if there is none.
    const Character* find(const std::string& id) const;
    const Affliction* find_affliction(const std::string& id) const;
    bool goes_on(const std::string& character, const std::string& talent) const;
    // Of one that is there.
    const Character& character(const std::string& id) const { return *find(id); }
    Character& character(const std::string& id) { return const_cast<Character&>(*find(id)); }
    const Affliction& affliction(const std::string& id) const { return *find_affliction(id); }
    Affliction& affliction(const std::string& id) { return const_cast<Affliction&>(*find_affliction(id)); }
    // The numbers of those who sit there, clockwise; p1 is 0.
    std::vector<int> seated() const { return seating.of(seats.size()); }
    bool has(Seat seat) const { return seat.is_cm() || rules::sits(seated(), seat.number - 1); }
    // Whose hand throws: the owner's, or the CM's for surroundings.
    Seat thrower(const Toss& which) const { return which.owner.empty() ? kCm : character(which.owner).seat; }

    FIELDS(options, seats, phase, round, characters, afflictions, afflictions_made, call, toss, proposal, hidden(later),
           hidden(seating))
};

}  // namespace rules::edged_coins
