#pragma once
// OpenGL 3.3 core, or OpenGL ES 3 as browsers give it, and the little in which they differ.

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace render {

// Browsers encode whatever is drawn into a picture that is stored as sRGB; there it can't be switched off.
#ifdef __EMSCRIPTEN__
inline constexpr bool kAlwaysEncodes = true;
inline constexpr const char* kShaderStart =
    "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2DArray;\n";
inline constexpr const char* kShaderVersion = "#version 300 es";
inline int gl_version() { return 33; }  // whose features it has
#else
inline constexpr bool kAlwaysEncodes = false;
inline constexpr const char* kShaderStart = "#version 330 core\n";
inline constexpr const char* kShaderVersion = "#version 330";
inline int gl_version() { return epoxy_gl_version(); }
#endif

// What is drawn from now on into a picture stored as sRGB is linear light, and encoded.
inline void write_light() {
#ifndef __EMSCRIPTEN__
    glEnable(GL_FRAMEBUFFER_SRGB);
#endif
}
// It is written as it is; not where pictures always encode.
inline void write_stored() {
#ifndef __EMSCRIPTEN__
    glDisable(GL_FRAMEBUFFER_SRGB);
#endif
}

// OpenGL ES knows no other way.
inline void fill_polygons() {
#ifndef __EMSCRIPTEN__
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
#endif
}

}  // namespace render
