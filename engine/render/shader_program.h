#pragma once
// A linked shader program. Sources are read from the shader folder; `#include "light.glsl"` on a line inserts
// another file of that folder.

#include <array>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/gl_handle.h"

namespace render {

class Program {
public:
    Program() = default;
    // Reads <folder>/<vertex>.vert and <folder>/<fragment>.frag. The error names the file and includes the
    // driver's log.
    static core::Result<Program, std::string> load(const std::string& folder, const std::string& vertex,
                                                   const std::string& fragment);

    // Like load, but reads and compiles on first use, because a screen needs only some of the shaders. Fails only if a
    // file is missing.
    static core::Result<Program, std::string> load_late(const std::string& folder, const std::string& vertex,
                                                        const std::string& fragment);

    // For a program from load_late, the error of load; then it cannot draw.
    core::Result<void, std::string> use();
    bool has(const char* uniform) const { return place(uniform) >= 0; }
    // Each sets a uniform of the current program; ignores names that the shader does not use.
    void set(const char* uniform, float x) const;
    void set(const char* uniform, int unit) const;
    void set(const char* uniform, std::array<float, 2> v) const;
    void set(const char* uniform, std::array<float, 3> v) const;
    void set(const char* uniform, std::array<float, 4> v) const;
    void set(const char* uniform, const std::vector<std::array<float, 4>>& list) const;

private:
    explicit Program(GlHandle handle) : handle_(std::move(handle)) {}
    int place(const char* uniform) const;

    GlHandle handle_;
    std::string folder_, vertex_, fragment_;  // for load_late
};

// The source of a shader with its includes resolved; the error is a sentence.
core::Result<std::string, std::string> shader_source(const std::string& folder, const std::string& file);

}  // namespace render
