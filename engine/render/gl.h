#pragma once
// OpenGL 3.3 core, or OpenGL ES 3 in browsers, and the few differences between them.

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace render {

// Browsers always encode on writing to an sRGB texture; it cannot be switched off there.
#ifdef __EMSCRIPTEN__
inline constexpr bool kAlwaysEncodes = true;
inline constexpr const char* kShaderStart =
    "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2DArray;\n";
inline constexpr const char* kShaderVersion = "#version 300 es";
inline int gl_version() { return 33; }  // the equivalent feature level
#else
inline constexpr bool kAlwaysEncodes = false;
inline constexpr const char* kShaderStart = "#version 330 core\n";
inline constexpr const char* kShaderVersion = "#version 330";
inline int gl_version() { return epoxy_gl_version(); }
#endif

// Makes linear light drawn into sRGB targets be encoded.
inline void write_light() {
#ifndef __EMSCRIPTEN__
    glEnable(GL_FRAMEBUFFER_SRGB);
#endif
}
// Makes values be written unchanged; no effect if targets always encode.
inline void write_stored() {
#ifndef __EMSCRIPTEN__
    glDisable(GL_FRAMEBUFFER_SRGB);
#endif
}

// The framebuffer of the window.
inline constexpr unsigned kWindow = 0;

// True if linear light drawn into the window, which must be bound, can be encoded there.
inline bool window_encodes() {
#ifdef __EMSCRIPTEN__
    return false;
#else
    GLint encoding = 0;
    glGetFramebufferAttachmentParameteriv(GL_DRAW_FRAMEBUFFER, GL_BACK_LEFT, GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING,
                                          &encoding);
    return encoding == GL_SRGB;
#endif
}

// True if a framebuffer can have its rows from the top, as windows do. Mesa only.
inline bool has_window_rows() {
#ifdef __EMSCRIPTEN__
    return false;
#else
    return epoxy_has_gl_extension("GL_MESA_framebuffer_flip_y");
#endif
}
// Sets that row order for the bound framebuffer.
inline void take_window_rows() {
#ifndef __EMSCRIPTEN__
    glFramebufferParameteriMESA(GL_FRAMEBUFFER, GL_FRAMEBUFFER_FLIP_Y_MESA, GL_TRUE);
#endif
}

// OpenGL ES has no other mode.
inline void fill_polygons() {
#ifndef __EMSCRIPTEN__
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
#endif
}

}  // namespace render
