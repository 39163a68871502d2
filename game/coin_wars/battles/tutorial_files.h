#pragma once
// Tutorial files: the rule book of the help (assets/help, "coinwars-help/1") and the lesson (assets/lessons,
// "coinwars-lesson/1"). Both contain small battles, which must be as valid as battle files.

#include <string>

#include "engine/core/vec2.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kHelpFormat = "coinwars-help/1";
inline constexpr const char* kLessonFormat = "coinwars-lesson/1";

// Checks the schema, then every battle inside, then the coins named in the text beside it. Empty: valid.
Faults check_help(const Library& library, const rules::Json& json, const std::string& file);
Faults check_lesson(const Library& library, const rules::Json& json, const std::string& file);

// The battle that a help picture shows, as a battle file. The picture must fit the schema.
rules::Json picture_battle(const rules::Json& picture);
// The size of the part of the table that the picture shows, inches.
core::Vec2 picture_size(const rules::Json& picture);

}  // namespace battles
