// Lengths that players read are made in one place (inches_and_cm), for languages that measure in centimetres.

#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>
#include <utility>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

using Text = std::pair<std::string, std::string>;  // file below game/, and the text

// Texts that tell inches alone, and why.
const std::map<Text, std::string> kAlone{
    {{"coin_wars/rules/refusal_text.cpp", "{1} in"}, "made here"},
    {{"coin_wars/rules/refusal_text.cpp", "{1} of {2} in"}, "made here"},
    {{"coin_wars/table/battle_log.cpp", "{1} in"}, "tags on the table; the slip has them with centimetres"},
    {{"coin_wars/table/clips.cpp", "{1} in"}, "printed on the card"},
    {{"shell/settings_screen.cpp", "{1} in"}, "written on the card"},
    {{"coin_wars/screens/battle/coin_panel.cpp", "{1} in"}, "a sum, whose total follows with centimetres"},
    {{"coin_wars/screens/battle/coin_panel.cpp", "{1} in card + {2} in coin"}, "the same"},
    {{"coin_wars/rules/display_names.cpp", "{1}/{2}, {3} in edge"}, "the printed card's edge"},
    {{"coin_wars/print/measuring_card.cpp", "Long edge, 5 in: {1}"}, "the same"},
    {{"coin_wars/print/measuring_card.cpp", "Short edge, 3 in: {1}"}, "the same"},
    {{"coin_wars/print/measuring_card.cpp", "Half the long edge, 2.5 in: {1}"}, "the same"},
    {{"coin_wars/print/measuring_card.cpp", "Half the short edge, 1.5 in: {1}"}, "the same"},
    {{"coin_wars/screens/battle/coin_words.cpp", "It is {1} in from the left edge and {2} in from the bottom."},
     "a place in a sentence with two other lengths"},
    {{"coin_wars/table/move_words.cpp", "It is {1} in from the left edge and {2} in from the bottom."}, "the same"},
    {{"coin_wars/table/move_words.cpp", "It is {1} in from the right edge and {2} in from the top."}, "the same"},
    {{"coin_wars/rules/table_options.cpp",
      "A shot reaches its target if one card laid flat can touch both coins: up to 5.83 in."},
     "fixed: each translation has its centimetres"},
    {{"coin_wars/rules/table_options.cpp", "A shot reaches along the card's long edge: 5 in."}, "the same"},
    {{"coin_wars/rules/table_options.cpp", "A shot reaches along the card's short edge: 3 in."}, "the same"},
    {{"shell/finger_words.cpp", "in: 3 in along the card, and 0.75 in, the coin's own width. Click to move it there."},
     "the same, in the lesson"},
    {{"shell/finger_words.cpp", "in: 3 in along the card, and 0.75 in, the coin's own width. Tap to move it there."},
     "the same, in the lesson"},
    {{"coin_wars/rules/table_options.cpp", "shots 5 in"}, "a short tag of the sentences above"},
    {{"coin_wars/rules/table_options.cpp", "shots 3 in"}, "the same"},
    {{"coin_wars/rules/json_places.cpp", "extends {1} in beyond the table's edge"}, "a file's fault, in its units"},
    {{"coin_wars/rules/json_places.cpp", "overlaps {1} by {2} in"}, "the same"},
    {{"coin_wars/screens/free/table_to_be.cpp", "{1} × {2} in"}, "the units of the sliders beside it"},
    {{"coin_wars/screens/lab/lineup_mats.cpp", "2 in"}, "a scale's label in the laboratory"},
    {{"coin_wars/screens/breed/list.cpp", "{1} in"}, "a figure of the laboratory"},
};

}  // namespace

TEST_CASE("words: a new text with inches comes from inches_and_cm(), or says here why not") {
    const std::regex text(
        R"rx("((?:[^"\\]|\\.)*(?:\{[1-9]\}|[0-9]) in)rx"
        R"rx((?:(?: (?:card|coin|edge|from|beyond|away|farther|long|wide|deep)\b|[^a-z "])[^"]*)?)")rx");
    std::set<Text> seen;
    for (const tidy::SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        const bool ours = file.path.starts_with("game/coin_wars/") || file.path.starts_with("game/shell/");
        if (!ours || !file.path.ends_with(".cpp")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            for (std::sregex_iterator each(file.lines[i].begin(), file.lines[i].end(), text), end; each != end;
                 ++each) {
                const Text found{file.path.substr(5), (*each)[1]};
                seen.insert(found);
                CHECK_MESSAGE(kAlone.contains(found), tidy::where(file, i) << ": " << found.second);
            }
    }
    for (const auto& alone : kAlone)
        CHECK_MESSAGE(seen.contains(alone.first), alone.first.first << " no longer has: " << alone.first.second);
}
