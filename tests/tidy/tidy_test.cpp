// Style rules that a program can check: layers, lengths, leftovers.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

using tidy::SourceFile;
using tidy::where;

bool is_ours(const SourceFile& file) {
    return file.is_code() && (file.path.starts_with("engine/") || file.path.starts_with("game/") ||
                              file.path.starts_with("assets/bake/"));
}

// Returns the folder of a source file, a room of game/arrows.txt. Files directly in game/ connect rooms.
std::string room_of(const std::string& path) { return path.substr(0, path.rfind('/')); }

// A line of game/arrows.txt: a room, and what its sources may include or link.
struct Room {
    std::string folder;
    std::set<std::string> allowed;
};

// In the order of the list.
const std::vector<Room>& rooms() {
    static const std::vector<Room> list = [] {
        std::vector<Room> read;
        std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/game/arrows.txt");
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#')) continue;
            std::istringstream words(line);
            Room room;
            words >> room.folder;
            room.folder.pop_back();  // the colon
            for (std::string word; words >> word;) room.allowed.insert(word);
            read.push_back(std::move(room));
        }
        return read;
    }();
    return list;
}

const Room* find_room(const std::string& folder) {
    const auto found = std::ranges::find(rooms(), folder, &Room::folder);
    return found == rooms().end() ? nullptr : &*found;
}

// True for pure code: the rules of every game, their shared parts, and measuring.
bool is_rules(const std::string& path) {
    const std::string room = room_of(path);
    return room == "game/kit" || room == "game/kit/session" || room == "engine/measure" || room.ends_with("/rules");
}

// True for programs and their exclusive parts.
bool is_wiring(const std::string& room) {
    return room == "game" || room == "assets/bake" || room == "engine/render/unpack";
}

// A library's headers, and its name in game/arrows.txt.
const std::vector<std::pair<std::regex, std::string>> kLibraries{
    {std::regex("<SDL"), "third::sdl2"},
    {std::regex("<epoxy/"), "third::epoxy"},
    {std::regex("<box2d/"), "third::box2d"},
    {std::regex("[<\"]imgui"), "third::imgui"},
    {std::regex("<fontconfig/"), "third::fontconfig"},
    {std::regex("<hb"), "third::harfbuzz"},
    {std::regex("<fribidi"), "third::fribidi"},
    {std::regex("<CLI/"), "third::cli11"},
    {std::regex("<hpdf"), "third::hpdf"},
    {std::regex("<utf8proc"), "third::utf8proc"},
    {std::regex("<sodium"), "third::sodium"},
    {std::regex("<boost/variant2/"), "third::variant2"},
    {std::regex("<boost/(?!variant2/)"), "third::boost"},
    {std::regex("<stb"), "third::stb"},
    {std::regex("<webp/"), "third::webp"},
    {std::regex("<nlohmann"), "third::json"},
    {std::regex("<pcg"), "third::pcg"},
};

}  // namespace

TEST_CASE("layers: a room may only include what stands above it, so that there is no cycle") {
    REQUIRE(rooms().size() > 30);
    std::set<std::string> above;
    for (const Room& room : rooms()) {
        CHECK_MESSAGE(std::filesystem::is_directory(std::string(COINWARS_SOURCE_DIR) + "/" + room.folder),
                      "game/arrows.txt: there is no folder " << room.folder);
        for (const std::string& word : room.allowed)
            if (!word.starts_with("third::"))
                CHECK_MESSAGE(above.count(word),
                              "game/arrows.txt: " << word << " does not stand above " << room.folder);
        CHECK_MESSAGE(above.insert(room.folder).second, "game/arrows.txt: two lines for " << room.folder);
    }
}

TEST_CASE("layers: nothing stands on what changes every year: Dear ImGui's inside, paths by what C++20 deprecates") {
    const std::regex inside(R"(imgui_internal|\bu8path\b)");
    std::size_t lines = 0;
    for (const SourceFile& file : tidy::our_files())
        if (is_ours(file))
            for (std::size_t i = 0; i < file.lines.size(); ++i, ++lines)
                CHECK_MESSAGE(!std::regex_search(file.lines[i], inside), where(file, i));
    CHECK(lines > 10'000);
}

TEST_CASE("layers: a room includes only what its line in game/arrows.txt allows") {
    const std::regex include(R"(^\s*#include\s+\"((?:engine|game)/[^\"]+)\")");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_ours(file)) continue;
        const std::string folder = room_of(file.path);
        if (is_wiring(folder)) continue;
        const Room* room = find_room(folder);
        REQUIRE_MESSAGE(room, file.path << ": its folder is not in game/arrows.txt");
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            std::smatch match;
            if (!std::regex_search(file.lines[i], match, include)) continue;
            const std::string target = room_of(match[1]);
            CHECK_MESSAGE((target == folder || room->allowed.count(target)),
                          where(file, i) << ": " << folder << " may not include " << match[1].str());
        }
    }
}

TEST_CASE("layers: a library is known only where it belongs") {
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_ours(file) || is_wiring(room_of(file.path))) continue;
        const Room* room = find_room(room_of(file.path));
        REQUIRE(room);
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (file.lines[i].find("#include") == std::string::npos) continue;
            for (const auto& [header, library] : kLibraries) {
                if (!std::regex_search(file.lines[i], header)) continue;
                CHECK_MESSAGE(room->allowed.count(library), where(file, i) << ": " << file.lines[i]);
            }
        }
    }
}

TEST_CASE("rules know no clock, file, window or foreign chance") {
    const std::regex forbidden(R"(<(chrono|fstream|filesystem|thread|random|ctime|iostream)>|std::rand\b|\brand\()");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_rules(file.path)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], forbidden), where(file, i) << ": " << file.lines[i]);
    }
}

namespace {

// A definition at the start of a line, where clang-format leaves its first and last line.
struct Definition {
    enum class Kind { Function, Type, Other } kind = Kind::Other;
    std::size_t body = 0;  // the line that opens it
};

// Returns what line `start` begins, if it has a body: its header may go on over further lines.
std::optional<Definition> definition_at(const SourceFile& file, std::size_t start) {
    static const std::regex type("^(struct|class|enum|union)\\b"), other("^(namespace|extern)\\b");
    Definition found;
    for (std::size_t i = start; i < file.lines.size() && i < start + 12; ++i) {
        const std::string line = file.lines[i].substr(0, file.lines[i].find(" //"));
        if (std::regex_search(line, other)) return std::nullopt;
        if (std::regex_search(line, type)) found.kind = Definition::Kind::Type;
        const bool calls = line.find('(') != std::string::npos;
        if (calls && found.kind == Definition::Kind::Other) found.kind = Definition::Kind::Function;
        found.body = i;
        if (line.ends_with('{')) return found;
        if (line.empty() || line.ends_with(';') || line.ends_with('}')) break;
    }
    return std::nullopt;
}

// Returns the line that closes the body opened there.
std::size_t end_of(const SourceFile& file, std::size_t body) {
    std::size_t end = body;
    while (end + 1 < file.lines.size() && !file.lines[end].starts_with('}')) ++end;
    return end;
}

}  // namespace

TEST_CASE("lengths: a file is one idea, a function fits a screen") {
    constexpr std::size_t kFile = 400, kFunction = 60, kLine = 140;
    std::size_t functions = 0;
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.is_code()) continue;
        CHECK_MESSAGE(file.lines.size() <= kFile, file.path << ": " << file.lines.size() << " lines");
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(file.lines[i].size() <= kLine, where(file, i) << ": a line of " << file.lines[i].size());
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (file.lines[i].empty() || std::isalpha(static_cast<unsigned char>(file.lines[i][0])) == 0) continue;
            const auto found = definition_at(file, i);
            if (!found) continue;
            const std::size_t start = i;
            i = end_of(file, found->body);
            if (found->kind != Definition::Kind::Function) continue;
            ++functions;
            CHECK_MESSAGE(i - start < kFunction, where(file, start) << ": a function of " << i - start + 1 << " lines");
        }
    }
    CHECK(functions > 10'000);
}

// Two types of the same name confuse the linker, which keeps either one's destructor. Alternative files for Windows,
// for browsers or for a missing library are never linked together.
TEST_CASE("names: no two types of a namespace share one") {
    const std::regex named(R"(^namespace ([a-z_:]+) \{)"),
        type(R"(^(?:struct|class|union|enum(?: class)?) ([\w:]+).*\{)");
    std::map<std::string, std::string> homes;
    for (const SourceFile& file : tidy::our_files()) {
        if (!is_ours(file)) continue;
        const std::string system = file.path.ends_with("_windows.cpp") ? " on Windows"
                                   : file.path.ends_with("_web.cpp")   ? " in a browser"
                                   : file.path.ends_with("_plain.cpp") ? " without a library"
                                                                       : "";
        std::string space;
        bool hidden = false;  // in an anonymous namespace, which each file has for itself
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (line == "namespace {" || line == "}  // namespace") hidden = line == "namespace {";
            std::smatch match;
            if (std::regex_search(line, match, named)) space = match[1];
            if (hidden || !std::regex_search(line, match, type)) continue;
            if (line[static_cast<std::size_t>(match.position(1) + match.length(1))] == '<')
                continue;  // a specialization
            const auto home = homes.emplace(space + "::" + match[1].str() + system, where(file, i));
            CHECK_MESSAGE(home.second, where(file, i) << ": " << home.first->first << " is one at "
                                                      << home.first->second << " already");
        }
    }
    CHECK(homes.size() > 500);
}

// Windows reads other strings in an old code page, which lacks letters of some names.
TEST_CASE("names of files: a path goes on with a name in UTF-8") {
    const std::regex narrow(R"re( / \((?!")[^;"]*\+ "\.)re");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_ours(file) || is_wiring(room_of(file.path))) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], narrow), where(file, i) << ": " << file.lines[i]);
    }
}

// A player's compiler may warn of things that ours do not.
TEST_CASE("warnings are errors in every preset but those that make packages, and never in what play.sh builds") {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/CMakePresets.json");
    const nlohmann::json presets = nlohmann::json::parse(file)["configurePresets"];
    std::map<std::string, std::string> errors;
    std::set<std::string> without;
    for (const auto& preset : presets) {
        const std::string name = preset["name"];
        errors[name] =
            preset.value("/cacheVariables/COINWARS_WERROR"_json_pointer, errors[preset.value("inherits", "")]);
        if (errors[name] != "ON") without.insert(name);
    }
    CHECK(without == std::set<std::string>{"macos", "package", "vcpkg", "windows"});
    for (const SourceFile& each : tidy::our_files()) {
        if (each.path == "play.sh")
            for (std::size_t i = 0; i < each.lines.size(); ++i)
                if (each.lines[i].find("build release -D") != std::string::npos)
                    CHECK_MESSAGE(each.lines[i].find("-DCOINWARS_WERROR=OFF") != std::string::npos, where(each, i));
        const bool is_cmake = each.path.ends_with(".cmake") || each.path.ends_with("CMakeLists.txt");
        if (!is_cmake || each.path == "third_party/rooms.cmake") continue;
        for (std::size_t i = 0; i < each.lines.size(); ++i)
            CHECK_MESSAGE(each.lines[i].find("-Werror") == std::string::npos, where(each, i));
    }
}

TEST_CASE("leftovers: nothing unfinished, no path of one machine, no tabs") {
    // Split, so that this file does not match itself.
    const std::regex leftovers(std::string("TO") + "DO|FIX" + "ME|XX" + "X|HA" + "CK|not imple" + "mented");
    const std::regex machine(std::string("(^|[^A-Za-z0-9_.])/(ho") + "me|ro" + "ot|wo" + "rk|fa" + "rm)/[a-zA-Z.]");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            CHECK_MESSAGE(!std::regex_search(line, leftovers), where(file, i) << ": " << line);
            CHECK_MESSAGE(!std::regex_search(line, machine), where(file, i) << ": " << line);
            if (file.is_code()) CHECK_MESSAGE(line.find('\t') == std::string::npos, where(file, i) << ": a tab");
        }
    }
}

TEST_CASE("refusals: a code is in snake_case") {
    const std::regex shouted("\"[A-Z]+(_[A-Z0-9]+)+\"");
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_rules(file.path) && !file.path.starts_with("game/stories/")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], shouted), where(file, i) << ": " << file.lines[i]);
    }
}

TEST_CASE("headers guard themselves and say what they promise") {
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!is_ours(file) || !file.path.ends_with(".h")) continue;
        REQUIRE_MESSAGE(!file.lines.empty(), file.path);
        CHECK_MESSAGE(file.lines[0] == "#pragma once", file.path << ": begins without #pragma once");
        CHECK_MESSAGE((file.lines.size() > 1 && file.lines[1].starts_with("//")), file.path << ": no contract on top");
    }
}

TEST_CASE("nothing lies at the top of the tree but what belongs there") {
    const std::set<std::string> allowed{
        "CMakeLists.txt", "CMakePresets.json", "README.md", "CONTRIBUTING.md", "CHANGELOG.md",
        "LICENSE",        "play.sh",           "test.sh",   "engine",          "game",
        "assets",         "shaders",           "tests",     "third_party"};
    for (const auto& path : tests::files_in(COINWARS_SOURCE_DIR, 10)) {
        const std::string name = path.filename().string();
        if (name.starts_with(".") || name.starts_with("build")) continue;
        CHECK_MESSAGE(allowed.count(name), name << " has no place at the top");
    }
}
