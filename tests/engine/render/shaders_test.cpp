// Every shader compiles, and errors in a file are reported in one sentence.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "engine/render/shader_program.h"
#include "offscreen.h"

namespace {

bool mentions(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// A temporary folder, removed at the end.
class Folder {
public:
    Folder() : path_(std::filesystem::temp_directory_path() / "coinwars-render-test") {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path_); }

    void write(const std::string& file, const std::string& text) const { std::ofstream(path_ / file) << text; }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("every shader compiles and links") {
    REQUIRE(offscreen::context_error() == "");
    const std::string folder = offscreen::files().shaders;
    int seen = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".frag") continue;
        const std::string name = entry.path().stem().string();
        const bool whole_window = name == "layer" || name == "loose";
        const bool own = std::filesystem::exists(entry.path().parent_path() / (name + ".vert"));
        const auto program = render::Program::load(folder, whole_window ? "layer" : own ? name : "quad", name);
        CHECK_MESSAGE(program.has_value(), (program ? "" : program.error()));
        ++seen;
    }
    CHECK(seen >= 12);
}

TEST_CASE("a shader that is missing, broken or includes itself is named") {
    REQUIRE(offscreen::context_error() == "");
    const Folder folder;
    folder.write("good.vert",
                 "out vec2 vNowhere;\nvoid main() {\n    vNowhere = vec2(1.0);\n    gl_Position = vec4(0.0);\n}\n");
    folder.write("broken.frag", "out vec4 o;\nvoid main() { o = nonsense; }\n");
    folder.write("circle.frag", "#include \"circle.frag\"\n");
    folder.write("apart.frag", "in vec3 vNowhere;\nout vec4 o;\nvoid main() { o = vNowhere.xyzz; }\n");

    const auto missing = render::Program::load(folder.path(), "good", "absent");
    REQUIRE_FALSE(missing.has_value());
    CHECK(mentions(missing.error(), "absent.frag cannot be read"));
    const auto broken = render::Program::load(folder.path(), "good", "broken");
    REQUIRE_FALSE(broken.has_value());
    CHECK(mentions(broken.error(), "broken.frag does not compile"));
    CHECK(mentions(broken.error(), "nonsense"));
    const auto circle = render::Program::load(folder.path(), "good", "circle");
    REQUIRE_FALSE(circle.has_value());
    CHECK(mentions(circle.error(), "includes itself"));
    const auto apart = render::Program::load(folder.path(), "good", "apart");
    REQUIRE_FALSE(apart.has_value());
    CHECK(mentions(apart.error(), "do not fit together"));
}

TEST_CASE("a shader that is loaded late is compiled when it is used") {
    REQUIRE(offscreen::context_error() == "");
    const Folder folder;
    folder.write("good.vert", "void main() { gl_Position = vec4(0.0); }\n");
    folder.write("broken.frag", "out vec4 o;\nvoid main() { o = nonsense; }\n");
    const auto missing = render::Program::load_late(folder.path(), "good", "absent");
    REQUIRE_FALSE(missing.has_value());
    CHECK(mentions(missing.error(), "absent.frag cannot be read"));
    auto late = render::Program::load_late(folder.path(), "good", "broken");
    REQUIRE(late.has_value());
    const auto used = late->use();
    REQUIRE_FALSE(used.has_value());
    CHECK(mentions(used.error(), "broken.frag does not compile"));
    folder.write("broken.frag", "out vec4 o;\nvoid main() { o = vec4(1.0); }\n");
    CHECK(late->use().has_value());
    CHECK(offscreen::renderer().fault() == "");
}

TEST_CASE("a missing picture or font is named") {
    REQUIRE(offscreen::context_error() == "");
    const Folder folder;
    render::RendererFiles files = offscreen::files();
    files.textures = folder.path();
    const auto no_pictures = render::Renderer::create(files);
    REQUIRE_FALSE(no_pictures.has_value());
    CHECK(mentions(no_pictures.error(), "oak.png is missing"));

    folder.write("oak.png", "this is no picture");
    const auto broken = render::Renderer::create(files);
    REQUIRE_FALSE(broken.has_value());
    CHECK(mentions(broken.error(), "oak.png cannot be read"));

    files = offscreen::files();
    files.italic_font = {folder.path() + "/none.otf"};
    const auto no_font = render::Renderer::create(files);
    REQUIRE_FALSE(no_font.has_value());
    CHECK(mentions(no_font.error(), "none.otf cannot be read"));

    folder.write("text.otf", "short");
    files.italic_font = {folder.path() + "/text.otf"};
    const auto bad_font = render::Renderer::create(files);
    REQUIRE_FALSE(bad_font.has_value());
    CHECK(mentions(bad_font.error(), "is not a font"));
}
