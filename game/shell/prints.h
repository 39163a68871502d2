#pragma once
// What is printed for the table: in prints/ of the profile folder, as people have set kind and paper.

#include <initializer_list>
#include <span>
#include <string>

#include "engine/core/result.h"
#include "game/print/font_finder.h"
#include "game/print/sheet.h"
#include "game/shell/screen.h"

namespace screens {

// Where the files lie; the error is a sentence. `name`: of the file, in any letters.
core::Result<Phrase, words::Phrase> write_prints(App& app, std::span<const print::Sheet> sheets,
                                                 const std::string& name);
// For letters that not every reader of documents has: what the system has on them.
print::FontFinder print_fonts();
// The settings of these names; true if one was changed.
bool draw_print_settings(App& app, std::initializer_list<const char*> keys = {"paper", "print_as"});

}  // namespace screens
