// Inside a room, few files include each other in a circle. A unit is a header and the body of the same name; a body
// without a header cannot be part of a circle.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "source_files.h"

namespace {

constexpr std::size_t kMaxInCircle = 6;  // units in one circle

using RoomUnits = std::map<std::string, std::set<std::string>>;  // the room's units that each includes

// Returns "engine/core/vec2" for "engine/core/vec2.h".
std::string unit_of(const std::string& path) { return path.substr(0, path.rfind('.')); }
std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/')); }

std::map<std::string, RoomUnits> rooms_of(const std::vector<tidy::SourceFile>& files) {
    const std::regex include(R"re(^\s*#\s*include\s*"([^"]+)")re");
    std::map<std::string, RoomUnits> rooms;
    for (const tidy::SourceFile& file : files) {
        if (!file.is_code() || !(file.path.starts_with("engine/") || file.path.starts_with("game/"))) continue;
        const std::string room = folder_of(file.path), unit = unit_of(file.path);
        std::set<std::string>& others = rooms[room][unit];
        for (const std::string& line : file.lines) {
            std::smatch match;
            if (line.find("include") == std::string::npos || !std::regex_search(line, match, include)) continue;
            const std::string target = match[1];
            if (folder_of(target) == room && unit_of(target) != unit) others.insert(unit_of(target));
        }
    }
    return rooms;
}

// Returns all units that the unit includes, directly or not.
std::set<std::string> below(const RoomUnits& units, const std::string& unit) {
    std::set<std::string> found;
    std::vector<std::string> open{unit};
    while (!open.empty()) {
        const auto at = units.find(open.back());
        open.pop_back();
        if (at == units.end()) continue;
        for (const std::string& next : at->second)
            if (found.insert(next).second) open.push_back(next);
    }
    return found;
}

// Returns the units of each circle, sorted by name, without units in no circle.
std::vector<std::vector<std::string>> circles_of(const RoomUnits& units) {
    std::map<std::string, std::set<std::string>> all;
    for (const auto& [unit, others] : units) all[unit] = below(units, unit);
    std::vector<std::vector<std::string>> circles;
    std::set<std::string> known;
    for (const auto& [unit, reached] : all) {
        if (!reached.contains(unit) || known.contains(unit)) continue;
        std::vector<std::string>& circle = circles.emplace_back();
        for (const std::string& other : reached)
            if (all.contains(other) && all.at(other).contains(unit)) circle.push_back(other);
        known.insert(circle.begin(), circle.end());
    }
    return circles;
}

std::string names_of(const std::vector<std::string>& circle) {
    std::string names;
    for (const std::string& unit : circle) names += (names.empty() ? "" : ", ") + unit.substr(unit.rfind('/') + 1);
    return names;
}

}  // namespace

TEST_CASE("knots: no more than six units of a room include each other in a circle") {
    const auto rooms = rooms_of(tidy::our_files());
    REQUIRE(rooms.size() > 50);
    std::size_t includes = 0;
    for (const auto& each : rooms) {
        const std::string& room = each.first;
        const auto& units = each.second;
        for (const auto& unit : units) includes += unit.second.size();
        for (const std::vector<std::string>& circle : circles_of(units))
            CHECK_MESSAGE(circle.size() <= kMaxInCircle,
                          room << ": " << circle.size() << " units include each other: " << names_of(circle));
    }
    CHECK(includes > 1000);
}

TEST_CASE("knots: a circle is found whole, by headers and bodies, and only in its room") {
    const auto file = [](std::string path, std::vector<std::string> lines) {
        return tidy::SourceFile{std::move(path), std::move(lines)};
    };
    const auto rooms = rooms_of({
        file("game/a/one.h", {"#include \"game/a/two.h\"", "#include \"game/b/six.h\""}),
        file("game/a/two.cpp", {"#include \"game/a/two.h\"", "#include \"game/a/three.cpp\""}),
        file("game/a/three.cpp", {"  #include \"game/a/one.h\"", "#include \"game/a/four.h\""}),
        file("game/a/four.h", {"#include \"game/a/five.h\""}),
        file("game/a/five.h", {"#include <vector>"}),
        file("game/b/six.h", {"#include \"game/a/one.h\""}),
    });
    const auto circles = circles_of(rooms.at("game/a"));
    REQUIRE(circles.size() == 1);
    CHECK(names_of(circles.front()) == "one, three, two");
    CHECK(circles_of(rooms.at("game/b")).empty());
}
