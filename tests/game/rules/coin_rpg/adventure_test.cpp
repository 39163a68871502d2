// A whole small Adventure from the Characters to its end, as its events tell it.

#include "game/rules/coin_rpg/story.h"
#include "tests/support/coin_rpg_table.h"

using kit::CoinRpg;
namespace rpg = kit::rpg;

namespace {

// What was asked for, in the protocol's words, and what an event is called with the numbers that matter.
std::string told(const rules::Json& event) {
    std::string line = event["event"];
    for (const char* key :
         {"seat", "name", "difficulty", "cost", "row", "order", "round", "trait", "power", "contest",
          "before", "after", "extra", "margin", "margins", "twelfths", "fate", "fates", "outcome"})
        if (event.contains(key) && !event[key].is_object()) line.append(" ").append(event[key].dump());
    return line;
}

rules::Json cmd(const char* name, rules::Json fields) {
    rules::Json json{{"cmd", name}};
    json.update(fields);
    return json;
}

rules::Json hero(int seat, const char* name, const char* strong, std::array<int, 5> ratings) {
    rules::Json json = cmd("submit_character",
                           {{"seat", seat}, {"name", name}, {"misc_name", "Juggling"}, {"strong", strong}});
    const char* traits[]{"bodiness", "braininess", "personality", "coolness", "miscellaneous"};
    for (std::size_t i = 0; i < 5; ++i) json["ratings"][traits[i]] = ratings[i];
    return json;
}

rules::Json scene(int seat, const char* title, const rules::Json& traits) {
    return cmd("add_scene",
               {{"seat", seat}, {"title", title}, {"traits", traits}, {"description", "As the title says."}});
}

rules::Json by(const char* name, int seat) { return cmd(name, {{"seat", seat}}); }
rules::Json faced(const char* name, int seat, const char* faces) {
    return cmd(name, {{"seat", seat}, {"faces", faces}});
}

std::vector<rules::Json> beginning() {
    return {hero(0, "Mira", "braininess", {2, 4, 2, 3, 1}),
            hero(1, "Tolm", "bodiness", {5, 2, 2, 2, 1}),
            by("done_spending", 0),
            by("done_spending", 1),
            scene(0, "The gate", {{{"trait", "physical"}, {"coins", 3}}}),
            scene(1, "The riddle",
                  {{{"trait", "braininess"}, {"coins", 6}},
                   {{"trait", "miscellaneous"}, {"coins", 2}, {"name", "Patience"}}}),
            by("finish_scenes", 0),
            by("finish_scenes", 1),
            cmd("draw_scenes", {{"count", 2}})};
}

// The gate: Tolm is less Cool and goes first; Mira is thrown back.
std::vector<rules::Json> the_gate() {
    return {faced("toss", 1, "HHTTT"),
            faced("call_scene", 1, "TTH"),
            by("settle", 1),
            faced("toss", 1, "HHHT"),
            faced("call_scene", 1, "HTT"),
            by("settle", 1),
            cmd("narrate", {{"seat", 1}, {"text", "Over the gate."}}),
            faced("toss", 0, "TT"),
            faced("call_scene", 0, "HHH"),
            by("settle", 0),
            cmd("decide_at_zero", {{"seat", 0}, {"choice", "sit_out"}}),
            cmd("narrate", {{"seat", 0}, {"text", "Not for me."}})};
}

// The riddle: Tolm alone, cool enough for his patience, and juggling for his wits.
std::vector<rules::Json> the_riddle() {
    return {
        cmd("sit_out_note", {{"seat", 0}, {"text", "In the ditch."}}),
        cmd("choose_answer", {{"seat", 1}, {"trait", "coolness"}}),
        faced("toss", 1, "HTHH"),
        cmd("add_helper",
            {{"seat", 1}, {"helper", "miscellaneous"}, {"contest", 0}, {"pay", "bodiness"}, {"faces", "H"}}),
        faced("call_scene", 1, "HHHTTTTT"),
        by("settle", 1),
        faced("toss", 1, "TTT"),
        faced("call_scene", 1, "HHHHT"),
        by("settle", 1),
        cmd("decide_at_zero", {{"seat", 1}, {"choice", "coolness"}}),
        faced("toss", 1, "H"),
        faced("call_scene", 1, "TTTTT"),
        by("settle", 1),
        cmd("narrate", {{"seat", 1}, {"text", "The answer is a candle."}})};
}

rules::Door<CoinRpg> played() {
    const auto start = CoinRpg::start({{"players", {"Ann", "Ben"}}});
    REQUIRE(start);
    rules::Door<CoinRpg> door(*start, 1);
    kit::ScriptedHand hand;
    hand.rolls = {2};  // the shuffle of the two cards leaves them as they lie
    for (const auto& part : {beginning(), the_gate(), the_riddle()})
        for (const rules::Json& json : part) {
            const auto command = CoinRpg::command_from(json);
            REQUIRE_MESSAGE(command, json.dump());
            const auto events = door.submit(*command, hand);
            REQUIRE_MESSAGE(events, json.dump() << ": " << words::english(events.error().message));
        }
    return door;
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
    const auto door = played();
    std::string text;
    for (const auto& step : door.steps())
        for (const rpg::Event& event : step.events)
            text.append(told(CoinRpg::to_json(door.match(), event))).append("\n");
    CHECK(text == kEvents);
}

TEST_CASE("RPG-57: the story of an Adventure as a page") {
    const auto door = played();
    std::vector<rpg::Told> steps;
    for (std::size_t i = 0; i < door.steps().size(); ++i) {
        const bool last = i + 1 == door.steps().size();
        steps.push_back({last ? door.match() : door.steps()[i + 1].before, door.steps()[i].events});
    }
    CHECK(words::english(rpg::story("Gate & candle", "", steps)) == R"(# Gate \& candle

## Adventure 1

- **Mira** (Ann): Bodiness 2 (Penny), Braininess 4 (Nickel), Personality 2 (Penny), Coolness 3 (Penny), Juggling 1 (Penny)
- **Tolm** (Ben): Bodiness 5 (Nickel), Braininess 2 (Penny), Personality 2 (Penny), Coolness 2 (Penny), Juggling 1 (Penny)

### Scene 1: The gate

Physical 3 – Easy

As the title says.

**Tolm** (beaten, margin 2): Over the gate.

**Mira** (lost): Not for me.

### Scene 2: The riddle

Braininess 6, Patience 2 – Hard

As the title says.

**Mira** (sat out): In the ditch.

**Tolm** (beaten, margin 1, 2): The answer is a candle.

The Adventure is finished.

| Character | Progress | Experience Points |
| --- | --- | --- |
| Mira | 0 | 0 |
| Tolm | 11/12 | 0 |

)" + std::string(rpg::kCredit) + "\n");
}

TEST_CASE("what players type cannot break the page") {
    CHECK(rpg::escaped_markdown("  # No *head*\n- <b>1. [x](y)") ==
          "\\# No \\*head\\*\\\n\\- \\<b\\>1\\. \\[x\\](y)");
    CHECK(rpg::escaped_markdown("At 3.5 and 2) === | ~~~") == "At 3\\.5 and 2\\) \\=\\=\\= \\| \\~\\~\\~");
}
