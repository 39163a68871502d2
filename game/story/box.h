#pragma once
// What lies ready for the story games (assets/stories): a box of Scenes and Characters for Coin Wars the RPG,
// "coinwars-scenes/1", one of encounters for Edged Coins, "coinwars-encounters/1", and one of Tenets for
// Universalis, "coinwars-tenets/1". A box that has been read holds by the rules: each Scene can be written
// and each Character brought at a table with the usual options, each record can be added and each prepared
// call made, each Tenet proposed and the first scene played to its end.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/catalogue.h"
#include "game/rules/coin_rpg/command.h"
#include "game/rules/edged_coins/command.h"
#include "game/rules/json.h"
#include "game/rules/json_field.h"
#include "game/rules/universalis/command.h"

namespace story {

inline constexpr const char* kScenesFormat = "coinwars-scenes/1";
inline constexpr const char* kEncountersFormat = "coinwars-encounters/1";
inline constexpr const char* kTenetsFormat = "coinwars-tenets/1";

struct WrittenScene {
    std::string title;
    std::vector<rules::coin_rpg::ScenePart> parts;
    std::string description;
};
struct Mood {
    std::string id, title, summary;
    std::vector<rules::coin_rpg::StartingCard> characters{};
    std::vector<WrittenScene> scenes{};
};
// Titles of Scenes, names of Characters and ids of moods differ in the whole box, case aside.
struct SceneBox {
    std::string title, summary;
    std::vector<Mood> moods{};
};

// What the CM can call for at a click: one of CallToss, CallAttack, DealDamage, Inflict.
struct PreparedCall {
    std::string title, notes;
    rules::edged_coins::Deed deed;
};
struct Encounter {
    std::string title;
    std::string say;                                          // to the players
    std::string notes;                                        // for the CM alone
    std::string done;                                         // how it ends
    std::vector<rules::edged_coins::Character> characters{};  // the CM's
    std::vector<PreparedCall> calls{};  // among the party and these characters, outside rounds
};
// Titles of encounters differ, and those of calls within one, case aside.
struct EncounterBox {
    std::string title, summary;
    std::string say;                                     // how it begins
    std::vector<rules::edged_coins::Character> party{};  // the players': a seat may have several
    std::vector<Encounter> encounters{};
};

struct TenetMood {
    std::string id, title, summary;
    std::vector<rules::universalis::ProposeTenet> tenets{};  // of seat 0
};
// A step of a scene that is played to show how it is done; dice are told, so that it always goes the same
// way.
struct SceneStep {
    std::string say;
    rules::universalis::Command command;
};
struct FirstScene {
    std::string title, summary;
    rules::Json table;  // what it starts from
    std::vector<SceneStep> steps{};
};
// Ids of moods differ, and texts of Tenets, case aside.
struct TenetBox {
    std::string title, summary;
    std::vector<TenetMood> moods{};
    FirstScene first_scene{};
};

// All that is wrong, each with its place, at most rules::kComplaints.
using Complaints = std::vector<rules::Complaint>;
core::Result<SceneBox, Complaints> scenes_from(const rules::Json& box);
core::Result<EncounterBox, Complaints> encounters_from(const rules::Json& box);
core::Result<TenetBox, Complaints> tenets_from(const rules::Json& box);

// Any box with all that people read in that language; what it does not know stays English. Names that
// refer to each other stay the same as each other.
rules::Json in_language(const rules::Json& box, const words::Catalogue& catalogue);

}  // namespace story
