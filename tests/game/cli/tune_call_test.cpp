// The calls of lab tune.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/cli/cli.h"
#include "game/kit/json.h"

namespace {

namespace fs = std::filesystem;

struct Told {
    int status;
    std::string out, err;
};

// A temporary folder.
struct Folder {
    Folder() : path(fs::temp_directory_path() / "coinwars_tune_call") {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }
    std::string file(const std::string& name) const { return (path / name).string(); }
    fs::path path;
};

Told tuned(const std::string& out, const std::string& steps, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"coinwars-cli", "lab", "tune",  "--pairs", "2", "--proof", "2",
                                   "--steps",      steps, "--out", out};
    words.insert(words.end(), more.begin(), more.end());
    std::istringstream in;
    std::ostringstream said, err;
    const int status = cli::run(words, {fs::path(COINWARS_SOURCE_DIR), {}}, {in, said, err});
    return {status, said.str(), err.str()};
}

std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("lab tune: broken off and gone on with comes to the same file, with any number of jobs") {
    const Folder folder;
    const std::string whole = folder.file("whole"), broken = folder.file("broken"), header = folder.file("header");
    const Told said = tuned(whole, "3", {"--jobs", "1", "--header", header});
    REQUIRE(said.status == 0);
    CHECK(said.out.find("After 3 steps they score") != std::string::npos);
    CHECK(text_of(header).find("inline constexpr Weights kGenerals{\n    .exposure = 0.") != std::string::npos);
    REQUIRE(tuned(broken, "1", {"--jobs", "2"}).status == 0);
    REQUIRE(tuned(broken, "3", {"--jobs", "2"}).status == 0);
    CHECK(text_of(whole) == text_of(broken));
    CHECK(tuned(folder.file("next"), "1", {"--from", whole}).status == 0);
}

TEST_CASE("lab tune: what is off is told in a sentence") {
    const Folder folder;
    const std::string file = folder.file("file");
    CHECK(tuned(file, "0").status == 2);
    CHECK(tuned(file, "1", {"--level", "recruit"}).status == 2);
    CHECK(tuned(file, "1", {"--from", folder.file("nowhere")}).status == 1);
    REQUIRE(tuned(file, "2").status == 0);
    CHECK(tuned(file, "3", {"--seed", "2"}).err.find("was tuned in another way") != std::string::npos);
    CHECK(tuned(file, "1").err.find("holds more steps") != std::string::npos);
    std::ofstream(file) << "{}";
    CHECK(tuned(file, "3").err.find("format") != std::string::npos);
}
