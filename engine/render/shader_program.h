#pragma once
// A linked pair of shaders. Sources are read from the shader folder; a line `#include "light.glsl"` brings in
// another file of it.

#include <array>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/gl_handle.h"

namespace render {

class Program {
public:
    Program() = default;
    // Reads <folder>/<vertex>.vert and <folder>/<fragment>.frag. The error names the file and carries the
    // driver's log.
    static core::Result<Program, std::string> load(const std::string& folder, const std::string& vertex,
                                                   const std::string& fragment);

    void use() const;
    // Each sets a uniform of the program in use; a name the shader does not need is ignored.
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
};

// The text of a shader file with its includes put in; the error is a sentence.
core::Result<std::string, std::string> shader_source(const std::string& folder, const std::string& file);

}  // namespace render
