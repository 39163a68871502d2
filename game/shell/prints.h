#pragma once
// Writes print files to prints/ of the profile folder, in the file format and paper size of the settings.

#include <initializer_list>
#include <span>
#include <string>

#include "engine/core/result.h"
#include "game/print/font_finder.h"
#include "game/print/sheet.h"
#include "game/shell/screen.h"

namespace screens {

// Returns where the files are; the error is a sentence. `name`: the file's name, in any script.
core::Result<Phrase, words::Phrase> write_prints(App& app, std::span<const print::Sheet> sheets,
                                                 const std::string& name);
// Returns the system's fonts for letters that many PDF viewers lack.
print::FontFinder print_fonts();
// Draws the settings of these names. True if one was changed.
bool draw_print_settings(App& app, std::initializer_list<const char*> keys = {"paper", "print_as"});

}  // namespace screens
