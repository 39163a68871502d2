#pragma once
// A box of encounters for Edged Coins, "coinwars-encounters/1". Every record can be added and every prepared call made.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/stories/edged_coins/rules/command.h"
#include "game/stories/kit/story_box.h"

namespace story {

inline constexpr const char* kEncountersFormat = "coinwars-encounters/1";

// A call that the CM can make with one click: CallToss, CallAttack, DealDamage or Inflict.
using PreparedCall = Prepared<rules::edged_coins::Action>;
struct Encounter {
    std::string title;
    std::string say;                                          // to the players
    std::string notes;                                        // for the CM alone
    std::string done;                                         // how it ends
    std::vector<rules::edged_coins::Character> characters{};  // the CM's
    std::vector<PreparedCall> calls{};                        // among the party and these characters, outside rounds
};
// One step of a guided session; its faces are given, so that it always goes the same way.
struct ShownStep {
    std::string say;
    rules::edged_coins::Command command;
};
struct FirstSession {
    std::string title, summary;
    std::vector<ShownStep> steps{};  // starts once the party has sat down, one player each
};
// Encounter titles are unique, and so are call titles within an encounter, ignoring case.
struct EncounterBox {
    std::string title, summary;
    std::string say;                                     // how it begins
    std::vector<rules::edged_coins::Character> party{};  // the players' characters: a seat may have several
    std::vector<Encounter> encounters{};
    std::optional<FirstSession> first_session{};
};

core::Result<EncounterBox, Complaints> encounters_from(const rules::Json& box);

}  // namespace story
