// The text of battle files.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "game/coin_wars/battles/battle_file_text.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/library.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
namespace fs = std::filesystem;

const battles::Library kTextLibrary(fs::path(COINWARS_SOURCE_DIR) / "assets");

std::string content(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("the battles that ship are written as battle_text writes them") {
    for (const auto& file : tests::at_least(25, kTextLibrary.files(battles::LibraryKind::Battles))) {
        const std::string text = content(file.path);
        CHECK_MESSAGE(battles::battle_text(Json::parse(text)) == text, file.name);
    }
}

TEST_CASE("keys come in the format's order, a line a coin and a polygon, whole numbers without a point") {
    const Json battle = Json::parse(R"({"victory":{"at_limit":"purse","turns":12},"sides":{"tails":{"coins":[
        {"at":[3,4.5],"type":"penny","id":"t1"}],"zone":[[0,12.0],[24,12],[24,18],[0,18]],"name":"Rom\u00fc"},
        "heads":{"coins":[{"id":"h1","type":"dime","arrives":{"area":[[1,1],[2,1],[2,2]],"turn":2}}],"armies":[]}},
        "coin_set":"us","table":{"height":18.0,"width":24},"unknown":[1,2],"title":"T",
        "terrain":[{"polygon":[[1,1],[2,1],[2,2]],"kind":"slow"}],"format":"coinwars-battle/1"})");
    const std::string text = R"({
  "format": "coinwars-battle/1",
  "title": "T",
  "table": {"width": 24, "height": 18},
  "coin_set": "us",
  "sides": {
    "heads": {
      "coins": [
        {"id": "h1", "type": "dime", "arrives": {"turn": 2, "area": [[1, 1], [2, 1], [2, 2]]}}
      ],
      "armies": []
    },
    "tails": {
      "name": "Romü",
      "zone": [[0, 12], [24, 12], [24, 18], [0, 18]],
      "coins": [
        {"id": "t1", "type": "penny", "at": [3, 4.5]}
      ]
    }
  },
  "terrain": [
    {"kind": "slow", "polygon": [[1, 1], [2, 1], [2, 2]]}
  ],
  "victory": {"turns": 12, "at_limit": "purse"},
  "unknown": [1, 2]
}
)";
    CHECK(battles::battle_text(battle) == text);
    CHECK(battles::battle_text(Json::parse(text)) == text);
    CHECK(nlohmann::json(Json::parse(text)) == nlohmann::json(battle));
}

TEST_CASE("odd values are written so that they are read again") {
    for (const char* text : {"7", "[]", "{}", "null", R"("word")", R"([0.1, -0.0, 1e300, 123456789012345678])",
                             R"({"sides": 3, "terrain": {"a": 1}, "coin_set": ["us", "euro"]})"}) {
        const std::string written = battles::battle_text(Json::parse(text));
        CHECK(nlohmann::json::parse(written) == nlohmann::json::parse(text));
        CHECK(battles::battle_text(Json::parse(written)) == written);
    }
}
