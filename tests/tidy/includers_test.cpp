// A header is for several readers, or for a test. One that only a single other file includes splits an idea in two,
// unless it is an idea with a contract of its own: a class, a section of a game's commands, a part of a screen. Those
// are listed.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

using tidy::SourceFile;

// Fewer is better: lower the number with the list.
constexpr std::size_t kMaxWithOneReader = 58;
constexpr std::array<std::string_view, kMaxWithOneReader> kWithOneReader{
    "engine/render/coin_pictures.h",
    "engine/render/crowd_layer.h",
    "engine/render/layers.h",
    "engine/render/table_top.h",
    "engine/text/letter_runs.h",
    "engine/ui/film.h",
    "game/cli/lab_options.h",
    "game/coin_wars/bots/generals_weights.h",
    "game/coin_wars/bots/obstacles.h",
    "game/coin_wars/bots/spatial_grid.h",
    "game/coin_wars/lab/mpi_ranks.h",
    "game/coin_wars/rules/rulings.h",
    "game/coin_wars/rules/special_rule.h",
    "game/coin_wars/screens/battle/danger_view.h",
    "game/coin_wars/screens/battle/end.h",
    "game/coin_wars/screens/battle/framing.h",
    "game/coin_wars/screens/battle/opponents.h",
    "game/coin_wars/screens/battle/parts.h",
    "game/coin_wars/screens/battle/remote_battle.h",
    "game/coin_wars/screens/menus/battle_card.h",
    "game/coin_wars/screens/quick/quick_table.h",
    "game/coin_wars/screens/replay/chance_worker.h",
    "game/coin_wars/screens/replay/teacher.h",
    "game/coin_wars/screens/war/map_names.h",
    "game/kit/session/game_session_impl.h",
    "game/remote/sealed_line.h",
    "game/remote/talk.h",
    "game/shell/debug_overlay.h",
    "game/shell/reading.h",
    "game/shell/title_coins.h",
    "game/stories/card_draw/rules/campaign_commands.h",
    "game/stories/card_draw/rules/test_commands.h",
    "game/stories/card_draw/screen/paper.h",
    "game/stories/coin_rpg/fight_line.h",
    "game/stories/coin_rpg/rules/adjusting_powers.h",
    "game/stories/coin_rpg/rules/adventure_commands.h",
    "game/stories/coin_rpg/rules/character_sheet.h",
    "game/stories/coin_rpg/rules/scene_commands.h",
    "game/stories/coin_rpg/rules/scene_odds.h",
    "game/stories/coin_rpg/screen/cards.h",
    "game/stories/coin_rpg/screen/odds.h",
    "game/stories/edged_coins/rules/ids.h",
    "game/stories/edged_coins/rules/scene_commands.h",
    "game/stories/edged_coins/rules/toss_commands.h",
    "game/stories/edged_coins/screen/place_cards.h",
    "game/stories/screen/coin_tossing.h",
    "game/stories/screen/players_page.h",
    "game/stories/screen/rule_lookup.h",
    "game/stories/screen/session_view.h",
    "game/stories/screen/story_sharing.h",
    "game/stories/screen/story_panel.h",
    "game/stories/universalis/rules/act_entry.h",
    "game/stories/universalis/rules/card_commands.h",
    "game/stories/universalis/rules/complication_commands.h",
    "game/stories/universalis/rules/dispute_commands.h",
    "game/stories/universalis/rules/scene_commands.h",
    "game/stories/universalis/rules/settings.h",
    "game/stories/universalis/screen/motion.h",
};

std::string stem_of(const std::string& path) { return path.substr(0, path.rfind('.')); }

// The files that include each file. A header's own body is no reader of it.
std::map<std::string, std::set<std::string>> readers_of(const std::vector<SourceFile>& files) {
    const std::regex include(R"re(^\s*#\s*include\s*"([^"]+)")re");
    std::map<std::string, std::set<std::string>> readers;
    for (const SourceFile& file : files) {
        if (!file.is_code()) continue;
        for (const std::string& line : file.lines) {
            std::smatch match;
            if (line.find("#include") == std::string::npos || !std::regex_search(line, match, include)) continue;
            if (stem_of(match[1]) != stem_of(file.path)) readers[match[1]].insert(file.path);
        }
    }
    return readers;
}

// The headers of the program that one file includes, or none, and no test; each with that file.
std::map<std::string, std::string> headers_with_one_reader(const std::vector<SourceFile>& files) {
    auto readers = readers_of(files);
    std::map<std::string, std::string> found;
    for (const SourceFile& file : files) {
        const bool ours = file.path.starts_with("engine/") || file.path.starts_with("game/");
        if (!ours || !file.path.ends_with(".h")) continue;
        const std::set<std::string>& those = readers[file.path];
        const bool tested = std::ranges::any_of(those, [](const auto& path) { return path.starts_with("tests/"); });
        if (those.size() <= 1 && !tested) found[file.path] = those.empty() ? "nobody" : *those.begin();
    }
    return found;
}

}  // namespace

TEST_CASE("headers: one that a single file includes, and no test, is a thing of its own") {
    const std::set<std::string_view> known(kWithOneReader.begin(), kWithOneReader.end());
    const auto found = headers_with_one_reader(tests::at_least(1000, tidy::our_files()));
    for (const auto& each : found) {
        INFO("included by " << each.second << " alone: put both into one file, or list it above with good reason");
        CHECK_MESSAGE(known.contains(each.first), each.first);
    }
    for (const std::string_view header : kWithOneReader)
        CHECK_MESSAGE(found.contains(std::string(header)), header << " has other readers by now, or is gone");
}

TEST_CASE("headers: a header's body is no reader, a test is one") {
    const auto file = [](std::string path, std::vector<std::string> lines) {
        return SourceFile{std::move(path), std::move(lines)};
    };
    const auto found = headers_with_one_reader({
        file("game/a/alone.h", {}),
        file("game/a/alone.cpp", {"#include \"game/a/alone.h\""}),
        file("game/a/asked.h", {}),
        file("game/a/one.cpp", {"#include \"game/a/asked.h\"", "#include \"game/a/shared.h\"", "#include <vector>"}),
        file("game/a/shared.h", {}),
        file("game/a/two.h", {"#include \"game/a/shared.h\""}),
        file("tests/game/a/two_test.cpp", {"#include \"game/a/two.h\""}),
    });
    CHECK(found ==
          std::map<std::string, std::string>{{"game/a/alone.h", "nobody"}, {"game/a/asked.h", "game/a/one.cpp"}});
}
