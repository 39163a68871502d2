#pragma once
// What went wrong with a file, in words of our own: those of the systems differ.

#include <system_error>

#include "engine/core/file_fault.h"
#include "engine/words/phrase.h"

namespace words {

// A sentence that names the file: "{1} cannot be written: the disk is full."
Phrase told(const core::FileFault& fault);
// "the disk is full": the end of a sentence. What is rare is told in the system's words.
Phrase why(const std::error_code& error);

}  // namespace words
