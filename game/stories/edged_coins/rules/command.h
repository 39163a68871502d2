#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters and
// afflictions are named by their ids.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

using Ids = std::vector<std::string>;

// The CM, before play and between tosses
// "rank_six": "as_written" or "continues_pattern"; "power_rule": "caps_explosions" or "caps_modifier"
struct SetOption {
    std::string name, value;
};
struct AddCharacter {
    Character record;
};
struct EditCharacter {
    std::string id;
    Character record;  // id, seat and action are kept as they were
};
struct RemoveCharacter {
    std::string id;
};
struct StartPlay {};
struct EndPlay {};
struct Adjust {
    std::string character;
    int hc = 0, ec = 0;  // added
    std::string reason{};
};
// The CM calls
struct CallToss {
    std::string owner;
    TraitKind kind = TraitKind::Skill;
    std::string name;
    Difficulty difficulty = Difficulty::Normal;
    Ids affects{};
    std::vector<Opposer> opposers{};
    bool explosive = false;
    std::optional<int> limit{};
    bool uses_action = true;
};
struct CallAttack {
    std::string attacker, target;
    std::optional<std::string> weapon;  // none: unarmed
    std::string skill;
    Difficulty difficulty = Difficulty::Normal;
    std::vector<Opposer> opposers{};
};
struct Fall {
    int metres = 1;
};
struct Fire {
    int potency = 0;
};
struct Trap {
    int potency = 0;
    bool armor_counts = false;
    int power = 0;
};
struct DealDamage {
    std::string target;
    std::variant<Fall, Fire, Trap> source;
};
struct Inflict {
    std::string target, name;
    int severity = 1;
    Passive passive = Passive::None;
    std::string source{};  // empty: none
};
struct EndAffliction {
    std::string id, reason;
};
struct CallActiveResistance {
    std::string affliction;
    TraitKind kind = TraitKind::Skill;
    std::string name;
    Difficulty difficulty = Difficulty::Normal;
};
struct CallPassiveResistance {
    std::string affliction;
    TraitKind kind = TraitKind::Resistance;
    std::string name;
    Difficulty difficulty = Difficulty::Normal;
};
struct NextRound {};
struct LeaveRounds {};
struct GrantModifier {
    int delta = 0;
    std::string reason{};
};
// EC-28
struct UseTalent {
    std::string character, talent;
    int ec = 1;
    std::string note{};
};
struct ProposeDramatic {
    std::string character, text;
};
struct PriceDramatic {
    std::optional<int> cost;  // none: refused
};
struct AnswerDramatic {
    bool accept = false;
};
// A toss
struct Oppose {
    std::string character, skill;
};
struct DeclineOppose {
    std::string character;
};
struct EffortSkill {
    std::string character;
};
struct EffortPower {
    std::string character;
    int sign = 1;
};
// One throw. `faces`: what real coins showed, "HT"; with none the hand throws.
struct ThrowCoins {
    std::optional<std::string> faces{};
};
struct Retoss {
    std::string character;
};
struct BuySuccess {
    std::string character;
};
struct ForceRetoss {
    std::string character;
};
struct Invert {
    std::string character;
};
struct Pass {
    std::string character;
};

using Deed = std::variant<SetOption, AddCharacter, EditCharacter, RemoveCharacter, StartPlay, EndPlay, Adjust,
                          CallToss, CallAttack, DealDamage, Inflict, EndAffliction, CallActiveResistance,
                          CallPassiveResistance, NextRound, LeaveRounds, GrantModifier, UseTalent,
                          ProposeDramatic, PriceDramatic, AnswerDramatic, Oppose, DeclineOppose, EffortSkill,
                          EffortPower, ThrowCoins, Retoss, BuySuccess, ForceRetoss, Invert, Pass>;

struct Command {
    Seat seat;
    Deed deed;
};

}  // namespace rules::edged_coins
