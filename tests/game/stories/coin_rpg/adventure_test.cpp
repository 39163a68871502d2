// A whole small Adventure from the Characters to its end, as told by its events.

#include "tests/support/coin_rpg_adventure.h"

using kit::CoinRpg;
namespace rpg = kit::rpg;

namespace {

// A line for each event, in the protocol's words: its name and the values that matter.
std::string told(const rules::Json& event) {
    std::string line = event["event"];
    for (const char* key : {"seat", "name", "difficulty", "cost", "row", "order", "round", "trait", "power", "contest",
                            "before", "after", "extra", "margin", "margins", "twelfths", "fate", "fates", "outcome"})
        if (event.contains(key) && !event[key].is_object()) line.append(" ").append(event[key].dump());
    return line;
}

const std::string kEvents = R"(character_accepted 0 "Mira"
character_accepted 1 "Tolm"
seat_done 0 "characters" "characters"
seat_done 1 "characters" "lights"
scene_added 0 "easy" 3
scene_added 1 "hard" 9
seat_done 0 "lights" "lights"
seat_done 1 "lights" "camera"
scenes_drawn [1,2]
scene_started [1,0]
turn_started 1
round_started 1 1
coins_landed
coins_landed
round_scored 0
trait_damaged 1 "bodiness" 0 5 4 0
round_started 1 2
coins_landed
coins_landed
round_scored 0
scene_damaged 0 3 0
contest_beaten 0 2
scene_beaten 1 [2]
progress_gained 1 0 3 3
narrated 1 "Tolm" [2] "beaten"
turn_started 0
round_started 0 1
coins_landed
coins_landed
round_scored 0
trait_damaged 0 "bodiness" 0 2 0 3
zero_reached "bodiness" 0 3
scene_lost 0
narrated 0 "Mira" [0] "lost"
scene_ended ["lost","beaten"]
scene_started [1]
trait_recovered 0 "bodiness" 0 1
trait_recovered 1 "bodiness" 4 5
turn_started 1
note_added 0 "Mira"
answer_chosen 1 "coolness" 1
round_started 1 1
coins_landed
trait_burned 1 "bodiness" "nickel" "penny"
helper_added 1 0
coins_landed
coins_landed
round_scored 0
round_scored 1
scene_damaged 0 6 5
scene_damaged 1 2 0
contest_beaten 1 2
round_started 1 2
coins_landed
coins_landed
round_scored 0
trait_damaged 1 "braininess" 0 2 0 4
zero_reached "braininess" 0 4
coolness_soaked 1 2 0
round_started 1 3
coins_landed
coins_landed
round_scored 0
scene_damaged 0 5 0
contest_beaten 0 1
scene_beaten 1 [1,2]
progress_gained 1 3 11 8
narrated 1 "Tolm" [1,2] "beaten"
scene_ended ["sat_out","beaten"]
adventure_ended "finished"
)";

}  // namespace

TEST_CASE("an Adventure of two Characters and two Scenes, from beginning to end") {
    const auto session = kit::played_adventure();
    std::string text;
    for (const auto& step : session.steps())
        for (const rpg::Event& event : step.events)
            text.append(told(CoinRpg::to_json(session.match(), event))).append("\n");
    CHECK(text == kEvents);
}
