#include "engine/platform/context.h"

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace platform {

#ifdef __EMSCRIPTEN__

void ask_for_context(Loss) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
}

// The page has already checked that the browser supports it.
core::Result<void, words::Phrase> check_context() { return {}; }
// The page reports it instead.
bool tells_loss() { return false; }
bool context_lost() { return false; }

#else

void ask_for_context(Loss loss) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION,
                        loss == Loss::Told ? SDL_GL_CONTEXT_RESET_LOSE_CONTEXT : SDL_GL_CONTEXT_RESET_NO_NOTIFICATION);
}

core::Result<void, words::Phrase> check_context() {
    const int version = epoxy_gl_version();
    if (version >= 33) return {};
    const auto* renderer = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return core::failure(
        words::say("Coin Wars needs OpenGL 3.3; this display offers {1} ({2}). A newer graphics driver, or Mesa's "
                   "software OpenGL, may help.",
                   words::plain(std::to_string(version / 10) + "." + std::to_string(version % 10)),
                   words::plain(renderer ? renderer : "?")));
}

bool tells_loss() { return epoxy_has_gl_extension("GL_ARB_robustness") || epoxy_gl_version() >= 45; }

bool context_lost() {
    const GLenum status = epoxy_gl_version() >= 45 ? glGetGraphicsResetStatus() : glGetGraphicsResetStatusARB();
    return status != GL_NO_ERROR;
}

#endif

void finish_drawing() { glFinish(); }

}  // namespace platform
