#include "engine/render/shader_program.h"

#include <filesystem>
#include <fstream>
#include <vector>

#include "engine/core/path.h"
#include "engine/render/gl.h"

namespace render {

namespace {

constexpr int kDeepestInclude = 8;

using Text = core::Result<std::string, std::string>;

std::string trimmed(std::string log) {
    while (!log.empty() && (log.back() == '\n' || log.back() == '\0' || log.back() == ' ')) log.pop_back();
    return log;
}

std::string no_such_shader(const std::string& path) { return "The shader " + path + " cannot be read."; }

Text read_with_includes(const std::string& folder, const std::string& file, int depth) {
    const std::string path = folder + "/" + file;
    if (depth > kDeepestInclude) return core::failure("The shader " + path + " includes itself.");
    std::ifstream in(core::path(path));
    if (!in) return core::failure(no_such_shader(path));
    std::string text;
    for (std::string line; std::getline(in, line);) {
        const std::string start = "#include \"";
        if (!line.starts_with(start)) {
            text += line + "\n";
            continue;
        }
        const auto end = line.find('"', start.size());
        Text included = read_with_includes(folder, line.substr(start.size(), end - start.size()), depth + 1);
        if (!included) return included;
        text += *included;
    }
    return text;
}

core::Result<GlHandle, std::string> compile(const std::string& folder, const std::string& file, GLenum kind) {
    const Text body = shader_source(folder, file);
    if (!body) return core::failure(body.error());
    GlHandle shader(glCreateShader(kind), [](unsigned name) { glDeleteShader(name); });
    const char* source = body->c_str();
    glShaderSource(shader.name(), 1, &source, nullptr);
    glCompileShader(shader.name());
    GLint done = 0;
    glGetShaderiv(shader.name(), GL_COMPILE_STATUS, &done);
    if (done != 0) return shader;
    std::string log(4096, '\0');
    glGetShaderInfoLog(shader.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    return core::failure("The shader " + folder + "/" + file + " does not compile: " + trimmed(log));
}

}  // namespace

core::Result<std::string, std::string> shader_source(const std::string& folder, const std::string& file) {
    Text body = read_with_includes(folder, file, 0);
    if (body) body = kShaderStart + *body;
    return body;
}

core::Result<Program, std::string> Program::load(const std::string& folder, const std::string& vertex,
                                                 const std::string& fragment) {
    const auto vertex_shader = compile(folder, vertex + ".vert", GL_VERTEX_SHADER);
    if (!vertex_shader) return core::failure(vertex_shader.error());
    const auto fragment_shader = compile(folder, fragment + ".frag", GL_FRAGMENT_SHADER);
    if (!fragment_shader) return core::failure(fragment_shader.error());

    GlHandle program(glCreateProgram(), [](unsigned name) { glDeleteProgram(name); });
    glAttachShader(program.name(), vertex_shader->name());
    glAttachShader(program.name(), fragment_shader->name());
    glLinkProgram(program.name());
    glDetachShader(program.name(), vertex_shader->name());
    glDetachShader(program.name(), fragment_shader->name());
    GLint done = 0;
    glGetProgramiv(program.name(), GL_LINK_STATUS, &done);
    if (done != 0) return Program(std::move(program));
    std::string log(4096, '\0');
    glGetProgramInfoLog(program.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    return core::failure("The shaders " + vertex + ".vert and " + fragment + ".frag in " + folder +
                         " do not fit together: " + trimmed(log));
}

core::Result<Program, std::string> Program::load_late(const std::string& folder, const std::string& vertex,
                                                      const std::string& fragment) {
    for (const std::string& file : {vertex + ".vert", fragment + ".frag"}) {
        std::error_code ignored;
        if (!std::filesystem::exists(core::path(folder + "/" + file), ignored))
            return core::failure(no_such_shader(folder + "/" + file));
    }
    Program late;
    late.folder_ = folder;
    late.vertex_ = vertex;
    late.fragment_ = fragment;
    return late;
}

core::Result<void, std::string> Program::use() {
    if (handle_.name() == 0) {
        auto loaded = load(folder_, vertex_, fragment_);
        if (!loaded) return core::failure(loaded.error());
        handle_ = std::move(loaded->handle_);
    }
    glUseProgram(handle_.name());
    return {};
}

int Program::place(const char* uniform) const { return glGetUniformLocation(handle_.name(), uniform); }

void Program::set(const char* uniform, float x) const { glUniform1f(place(uniform), x); }
void Program::set(const char* uniform, int unit) const { glUniform1i(place(uniform), unit); }
void Program::set(const char* uniform, std::array<float, 2> v) const { glUniform2fv(place(uniform), 1, v.data()); }
void Program::set(const char* uniform, std::array<float, 3> v) const { glUniform3fv(place(uniform), 1, v.data()); }
void Program::set(const char* uniform, std::array<float, 4> v) const { glUniform4fv(place(uniform), 1, v.data()); }
void Program::set(const char* uniform, const std::vector<std::array<float, 4>>& list) const {
    if (!list.empty()) glUniform4fv(place(uniform), static_cast<GLsizei>(list.size()), list.front().data());
}

}  // namespace render
