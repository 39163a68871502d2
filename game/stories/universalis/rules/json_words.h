#pragma once
// The words of enumerations in the protocol: those of the type are listed in its order; the argument only
// picks the type.

#include <string>
#include <type_traits>
#include <vector>

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

using Words = std::vector<std::string>;
const Words& words_of(Phase);
const Words& words_of(PauseKind);
const Words& words_of(TenetKind);
const Words& words_of(CardKind);
const Words& words_of(SceneTime);
const Words& words_of(SceneStatus);
const Words& words_of(EventFate);
const Words& words_of(EntryStatus);
const Words& words_of(Vote);
const Words& words_of(MatterKind);
const Words& words_of(SettingName);
const Words& words_of(AftermathPurse);
const Words& words_of(TraitReach);
const Words& words_of(ChallengeRefund);
const Words& words_of(ConsentOf);
const Words& words_of(LineKind);

template <class Enum>
requires std::is_enum_v<Enum>
const std::string& word(Enum each) { return words_of(each)[static_cast<std::size_t>(each)]; }

// The two words of an option that a setting names; none of the Refreshment.
const Words& values_of(SettingName name);
// "bank", "wealth:2", "bid:0", "pot", "bonus:1"
std::string word(const Account& account);

}  // namespace rules::universalis
