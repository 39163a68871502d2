// What machines can check of our style: layers, lengths, leftovers.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "source_files.h"

namespace {

using tidy::SourceFile;

bool is_ours(const SourceFile& file) {
    return file.is_code() && (file.path.starts_with("engine/") || file.path.starts_with("game/"));
}

// "game/rules/coin_wars/move.cpp" -> "game/rules"; files directly below engine/ or game/ wire rooms together
// and have none.
std::string room_of(const std::string& path) {
    const auto second = path.find('/', path.find('/') + 1);
    return second == std::string::npos ? "" : path.substr(0, second);
}

// The house's arrows: what the sources of a room may include of other rooms.
const std::map<std::string, std::set<std::string>> kRooms{
    {"engine/core", {}},
    {"engine/words", {"engine/core"}},
    {"engine/measure", {"engine/core"}},
    {"engine/physics", {"engine/core", "engine/measure"}},
    {"engine/platform", {"engine/core"}},
    {"engine/render", {"engine/core"}},
    {"engine/sound", {"engine/core"}},
    {"engine/ui", {"engine/core", "engine/words", "engine/platform", "engine/render"}},
    {"game/rules", {"engine/core", "engine/words", "engine/measure"}},
    {"game/hands", {"engine/core", "engine/words", "engine/measure", "engine/physics", "game/rules"}},
    {"game/battles", {"engine/core", "engine/words", "engine/measure", "game/rules"}},
    {"game/editor", {"engine/core", "engine/words", "engine/measure", "game/rules", "game/battles"}},
    {"game/print",
     {"engine/core", "engine/words", "engine/measure", "game/rules", "game/battles", "game/story"}},
    {"game/story", {"engine/core", "engine/words", "engine/measure", "game/rules"}},
    {"game/bots", {"engine/core", "engine/words", "engine/measure", "game/rules"}},
    {"game/lab",
     {"engine/core", "engine/words", "engine/measure", "game/rules", "game/hands", "game/battles",
      "game/bots"}},
    {"game/table",
     {"engine/core", "engine/words", "engine/measure", "engine/physics", "engine/render", "engine/sound",
      "game/rules", "game/hands"}},
    {"game/screens",
     {"engine/core", "engine/words", "engine/measure", "engine/physics", "engine/platform", "engine/render",
      "engine/sound", "engine/ui", "game/rules", "game/hands", "game/battles", "game/editor", "game/print",
      "game/bots", "game/lab", "game/story", "game/table"}},
    {"game/cli",
     {"engine/core", "engine/words", "engine/measure", "game/rules", "game/hands", "game/battles",
      "game/print", "game/bots", "game/lab", "game/story"}},
};

// Libraries that only some rooms may know.
const std::vector<std::pair<std::regex, std::set<std::string>>> kLibraries{
    {std::regex("<SDL"), {"engine/platform", "engine/sound", "engine/ui"}},
    {std::regex("<epoxy/"), {"engine/platform", "engine/render", "engine/ui"}},
    {std::regex("<box2d/"), {"engine/physics"}},
    {std::regex("[<\"]imgui"), {"engine/ui"}},
    {std::regex("<fontconfig/"), {"engine/ui"}},
    {std::regex("<CLI/"), {"game/cli", ""}},
    {std::regex("<hpdf"), {"game/print"}},
    {std::regex("<utf8proc"), {"game/rules"}},
};

std::string where(const SourceFile& file, std::size_t line) {
    return file.path + ":" + std::to_string(line + 1);
}

}  // namespace

TEST_CASE("layers: a room includes only what its line in the house allows") {
    const std::regex include(R"(^\s*#include\s+\"((?:engine|game)/[^\"]+)\")");
    for (const SourceFile& file : tidy::our_files()) {
        if (!is_ours(file)) continue;
        const std::string room = room_of(file.path);
        if (room.empty()) continue;
        REQUIRE_MESSAGE(kRooms.count(room), file.path << ": its room is not in the house");
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            std::smatch match;
            if (!std::regex_search(file.lines[i], match, include)) continue;
            const std::string target = room_of(match[1]);
            CHECK_MESSAGE((target == room || kRooms.at(room).count(target)),
                          where(file, i) << ": " << room << " may not include " << match[1].str());
        }
    }
}

TEST_CASE("layers: a library is known only where it belongs") {
    for (const SourceFile& file : tidy::our_files()) {
        if (!is_ours(file)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (file.lines[i].find("#include") == std::string::npos) continue;
            for (const auto& [library, rooms] : kLibraries) {
                if (!std::regex_search(file.lines[i], library)) continue;
                CHECK_MESSAGE(rooms.count(room_of(file.path)), where(file, i) << ": " << file.lines[i]);
            }
        }
    }
}

TEST_CASE("rules know no clock, file, window or foreign chance") {
    const std::regex forbidden(
        R"(<(chrono|fstream|filesystem|thread|random|ctime|iostream)>|std::rand\b|\brand\()");
    for (const SourceFile& file : tidy::our_files()) {
        if (!file.path.starts_with("game/rules/") && !file.path.starts_with("engine/measure/")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], forbidden), where(file, i)
                                                                            << ": " << file.lines[i]);
    }
}

TEST_CASE("lengths: a file is one idea, a function fits a screen") {
    constexpr std::size_t kFile = 400, kFunction = 70, kLine = 140;
    // clang-format leaves a definition's first and last line at the start of the line.
    const std::regex opening(R"(^[A-Za-z_].*\{$)");
    const std::regex no_function(
        R"(^(namespace|struct|class|enum|union|extern|const |constexpr |inline const))");
    for (const SourceFile& file : tidy::our_files()) {
        if (!file.is_code()) continue;
        CHECK_MESSAGE(file.lines.size() <= kFile, file.path << ": " << file.lines.size() << " lines");
        std::size_t start = 0;
        bool inside = false;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            CHECK_MESSAGE(line.size() <= kLine, where(file, i) << ": a line of " << line.size());
            if (!inside && std::regex_search(line, opening) && !std::regex_search(line, no_function)) {
                inside = true;
                start = i;
            } else if (inside && line.starts_with("}")) {
                CHECK_MESSAGE(i - start + 1 <= kFunction,
                              where(file, start) << ": a function of " << i - start + 1 << " lines");
                inside = false;
            }
        }
    }
}

// Two types of one name are one to the linker, which takes whichever destructor it meets first.
TEST_CASE("names: no two types of a namespace share one") {
    const std::regex named(R"(^namespace ([a-z_:]+) \{)"),
        type(R"(^(?:struct|class|union|enum(?: class)?) ([\w:]+).*\{)");
    std::map<std::string, std::string> homes;
    for (const SourceFile& file : tidy::our_files()) {
        if (!is_ours(file)) continue;
        std::string space;
        bool hidden = false;  // in a namespace without a name, each file has its own
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (line == "namespace {" || line == "}  // namespace") hidden = line == "namespace {";
            std::smatch match;
            if (std::regex_search(line, match, named)) space = match[1];
            if (hidden || !std::regex_search(line, match, type)) continue;
            const auto home = homes.emplace(space + "::" + match[1].str(), where(file, i));
            CHECK_MESSAGE(home.second, where(file, i) << ": " << home.first->first << " is one at "
                                                      << home.first->second << " already");
        }
    }
    CHECK(homes.size() > 500);
}

TEST_CASE("leftovers: nothing unfinished, no path of one machine, no tabs") {
    // Written apart, so that this file does not find itself.
    const std::regex leftovers(std::string("TO") + "DO|FIX" + "ME|XX" + "X|HA" + "CK|not imple" + "mented");
    const std::regex machine(std::string("(^|[^A-Za-z0-9_.])/(ho") + "me|ro" + "ot|wo" + "rk|fa" +
                             "rm)/[a-zA-Z.]");
    for (const SourceFile& file : tidy::our_files()) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            CHECK_MESSAGE(!std::regex_search(line, leftovers), where(file, i) << ": " << line);
            CHECK_MESSAGE(!std::regex_search(line, machine), where(file, i) << ": " << line);
            if (file.is_code())
                CHECK_MESSAGE(line.find('\t') == std::string::npos, where(file, i) << ": a tab");
        }
    }
}

TEST_CASE("headers guard themselves and say what they promise") {
    for (const SourceFile& file : tidy::our_files()) {
        if (!is_ours(file) || !file.path.ends_with(".h")) continue;
        REQUIRE_MESSAGE(!file.lines.empty(), file.path);
        CHECK_MESSAGE(file.lines[0] == "#pragma once", file.path << ": begins without #pragma once");
        CHECK_MESSAGE((file.lines.size() > 1 && file.lines[1].starts_with("//")),
                      file.path << ": no contract on top");
    }
}

TEST_CASE("the top of the tree is what README says") {
    const std::set<std::string> allowed{"CMakeLists.txt", "CMakePresets.json",
                                        "README.md",      "CHANGELOG.md",
                                        "LICENSE",        "play.sh",
                                        "test.sh",        "engine",
                                        "game",           "assets",
                                        "shaders",        "tests",
                                        "third_party"};
    for (const auto& entry : std::filesystem::directory_iterator(COINWARS_SOURCE_DIR)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(".") || name.starts_with("build")) continue;
        CHECK_MESSAGE(allowed.count(name), name << " has no place at the top");
    }
}
