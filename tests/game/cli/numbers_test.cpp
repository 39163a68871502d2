// All numbers have bounds: huge ones at every place of every format's example are refused quickly.

#include <doctest/doctest.h>

#include <map>

#include "game/cli/check.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;
using rules::Json;

const battles::Library kNumberLibrary(fs::path(COINWARS_SOURCE_DIR) / "assets");

// Finds the places of numbers, the first of each kind of place: "/sides/heads/coins/*/at/*".
void numbers_in(const Json& json, const Json::json_pointer& place, const std::string& kind,
                std::map<std::string, Json::json_pointer>& found) {
    if (json.is_number()) found.emplace(kind, place);
    if (json.is_object())
        for (const auto& [key, value] : json.items()) numbers_in(value, place / key, kind + "/" + key, found);
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i) numbers_in(json[i], place / i, kind + "/*", found);
}

void need_bounds(const Json& node, const std::string& place) {
    if (node.is_array())
        for (const Json& each : node) need_bounds(each, place);
    if (!node.is_object()) return;
    const Json type = node.value("type", Json());
    const auto names = [&](const char* word) {
        return type == word || (type.is_array() && std::ranges::find(type, Json(word)) != type.end());
    };
    if (names("number") || names("integer"))
        CHECK_MESSAGE((node.contains("minimum") && node.contains("maximum")), place << " has no bounds");
    for (const auto& [key, value] : node.items()) need_bounds(value, place + "/" + key);
}

}  // namespace

TEST_CASE("each number that a schema knows has both bounds") {
    int schemas = 0;
    for (const auto& entry : fs::directory_iterator(kNumberLibrary.assets() / "schemas")) {
        need_bounds(*battles::read_json(entry.path()), entry.path().filename().string());
        ++schemas;
    }
    CHECK(schemas >= 15);
}

TEST_CASE("a huge number anywhere in a file of any format is refused") {
    const fs::path root(COINWARS_SOURCE_DIR), assets = kNumberLibrary.assets();
    const fs::path files[]{assets / "battles/marathon.json",   assets / "coins/us.json",
                           assets / "formations/phalanx.json", assets / "wars/two-neighbours.json",
                           assets / "stories/coin-rpg.json",   root / "tests/replays/choosing.json"};
    const kit::Folder folder("huge");
    int tried = 0;
    for (const fs::path& file : files) {
        const auto json = battles::read_json(file);
        REQUIRE_MESSAGE(json, file.string());
        std::map<std::string, Json::json_pointer> places;
        numbers_in(*json, Json::json_pointer(), "", places);
        for (const auto& each : places)
            for (const double huge : {1e200, -1e308}) {
                const std::string& kind = each.first;
                if (kind.starts_with("/about/")) continue;  // not used by rules; its readers check bounds
                Json changed = *json;
                changed[each.second] = huge;
                if (battles::is_record(changed)) changed = rules::with_checksums(std::move(changed));
                const auto faults = battles::check_file(kNumberLibrary, folder.write("huge.json", changed.dump()));
                CHECK_MESSAGE(!faults.empty(), file.filename().string() << " " << kind << " = " << huge);
                ++tried;
            }
    }
    CHECK(tried > 60);
}
