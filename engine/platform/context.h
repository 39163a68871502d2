#pragma once
// The OpenGL context of a window: 3.3 core, or OpenGL ES 3 in a browser.

#include <SDL.h>

#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace platform {

enum class Loss { Told, Untold };

// Sets the attributes of the next window's context; Loss::Told makes it report when it is lost.
void ask_for_context(Loss loss);
// Succeeds if the current context is new enough; otherwise says why not.
core::Result<void, words::Phrase> check_context();
// True if the current context can report that it is lost.
bool tells_loss();
// Call only if tells_loss().
bool context_lost();
void finish_drawing();

}  // namespace platform
