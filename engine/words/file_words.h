#pragma once
// File errors in our own words, because systems word them differently.

#include <system_error>

#include "engine/core/file_fault.h"
#include "engine/words/phrase.h"

namespace words {

// A sentence that names the file: "{1} cannot be written: the disk is full."
Phrase told(const core::FileFault& fault);
// "the disk is full": the end of a sentence. Rare errors keep the system's words.
Phrase why(const std::error_code& error);

}  // namespace words
