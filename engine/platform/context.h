#pragma once
// The OpenGL of a window: 3.3 core, or OpenGL ES 3 as a browser gives it.

#include <SDL.h>

#include <string>

#include "engine/core/result.h"

namespace platform {

enum class Loss { Told, Untold };

// How the next window's context is to be; Loss::Told asks that it says when it is lost.
void ask_for_context(Loss loss);
// The current one is new enough, or why not.
core::Result<void, std::string> check_context();
// The current one can say that it is lost.
bool tells_loss();
// Asked only where it can.
bool context_lost();
void finish_drawing();

}  // namespace platform
