#pragma once
// A Character as a file for later Adventures, in their state at the end of the last one: "coinwars-character/1", with
// the sheet in the protocol's form.

#include <optional>
#include <string>
#include <string_view>

#include "game/stories/coin_rpg/rules/command.h"

namespace story {

std::string character_text(const rules::coin_rpg::Sheet& sheet);
// The command that brings the Character back, for seat 0; nullopt if the text is not a Character.
std::optional<rules::coin_rpg::ReuseCharacter> character_from(std::string_view text);

}  // namespace story
