#pragma once
// Files that teach: the rule book of help (assets/help, "coinwars-help/1") and the lesson (assets/lessons,
// "coinwars-lesson/1"). Both hold small battles, which must hold as battle files do.

#include <string>

#include "engine/core/vec2.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kHelpFormat = "coinwars-help/1";
inline constexpr const char* kLessonFormat = "coinwars-lesson/1";

// Schema, then every battle within, then the coins that are named beside it. Empty: it holds.
Faults check_help(const Library& library, const rules::Json& json, const std::string& file);
Faults check_lesson(const Library& library, const rules::Json& json, const std::string& file);

// The battle that a picture of help stands for, as a battle file; the picture fits the schema.
rules::Json picture_battle(const rules::Json& picture);
// How much of the table it shows, inches.
core::Vec2 picture_size(const rules::Json& picture);

}  // namespace battles
