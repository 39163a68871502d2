#pragma once
// The player's own special rules (BX-9), which can be used at any table: special-rules.json of the profile folder. A
// file with a mistake is never overwritten: until it is mended, no rule can be added. The errors are sentences to show.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/json.h"

namespace profile {

// In the file's order; an empty list if there is no file.
core::Result<rules::Json, words::Phrase> load_own_rules(const std::filesystem::path& profile);
// Why this rule cannot be saved in addition to `kept`; empty: it can.
words::Phrase why_not_saved(const rules::Json& kept, const rules::Json& rule);
core::Result<void, words::Phrase> add_own_rule(const std::filesystem::path& profile, const rules::Json& rule);
core::Result<void, words::Phrase> remove_own_rule(const std::filesystem::path& profile, const std::string& name);

}  // namespace profile
