// {"format": "coinwars-scenes/1", "title": "...", "summary": "...", "moods": [{"id": "space", "title": "...",
// "summary": "...", "characters": [...], "scenes": [{"title": "...", "traits": [{"trait": "social", "coins":
// 3}], "description": "..."}]}], "first_session": {"summary": "...", "players": 2, "options":
// {...}, "steps": [{"say": "...", "command": {"cmd": "toss", "seat": 0, "faces": "HT"}}]}}; that is optional.
// Characters and traits as in the commands submit_character and add_scene.

#include "game/stories/coin_rpg/scene_box.h"

#include "game/kit/kind_of.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/rules/characters.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/kit/story_box.h"

namespace story {

namespace {

namespace rpg = rules::coin_rpg;
using rules::Field;
using rules::Json;

constexpr std::size_t kMaxMoods = 20, kMaxScenes = 200, kMaxCharacters = 50, kMaxSummary = 280, kMaxSteps = 200;

// True if nothing in it is left to chance.
bool is_told(const rpg::Command& command) {
    return visit(
        [](const auto& one) {
            if constexpr (requires { one.faces; }) return one.faces.has_value() || requires {
                    one.choice;
                };
            if constexpr (requires { one.row; }) return !one.row.empty();
            return true;
        },
        command);
}

AdventureStep adventure_step(const Field& field, rules::GameSession<rpg::CoinRpg>& session) {
    field.only({"say", "command"});
    const Field asked = field.at("command");
    const auto command = must_hold(rpg::CoinRpg::command_from(asked.json()), asked);
    if (!is_told(command)) asked.refuse("the coins and the draw of a session that is shown must be told");
    rules::RecordedHand hand({});
    must_hold(session.submit(command, hand), asked);
    return {written(field, "say", kSaid), command};
}

// Stops at the first step that fails.
FirstAdventure first_adventure(const Field& field) {
    field.only({"summary", "players", "options", "steps"});
    FirstAdventure shown{written(field, "summary", kMaxSummary)};
    shown.players = field.at("players").integer(1, rpg::limits::kSeats);
    shown.options = rules::read<rpg::Options>(field.at("options"));
    Json seats = Json::array();
    for (int i = 0; i < shown.players; ++i) seats.push_back(std::to_string(i + 1));
    rules::GameSession<rpg::CoinRpg> session(
        *rpg::CoinRpg::start({{"players", seats}, {"options", field.at("options").json()}}), 1);
    for (const Field& each : field.at("steps").items(kMaxSteps)) shown.steps.push_back(adventure_step(each, session));
    return shown;
}

class SceneReader {
public:
    explicit SceneReader(Complaints& complaints) : complaints_(complaints) {}

    SceneBox box(const Field& field) {
        check_format(field, kScenesFormat);
        field.only({"$schema", "format", "title", "summary", "moods", "first_session"});
        SceneBox box{
            written(field, "title", rpg::limits::kTitle.max), written(field, "summary", kMaxSummary),
            all_of<Mood>(field.at("moods"), kMaxMoods, complaints_, [this](const Field& each) { return mood(each); })};
        if (const auto session = field.find("first_session"); session && complaints_.empty())
            box.first_session = first_adventure(*session);
        return box;
    }

private:
    Mood mood(const Field& field) {
        field.only({"id", "title", "summary", "characters", "scenes"});
        Mood mood{written(field, "id", rpg::limits::kName.max), written(field, "title", rpg::limits::kTitle.max),
                  written(field, "summary", kMaxSummary)};
        moods_.add(field.at("id"), mood.id);
        mood.characters = all_of<rpg::StartingCard>(field.at("characters"), kMaxCharacters, complaints_,
                                                    [this](const Field& each) { return character(each); });
        mood.scenes = all_of<WrittenScene>(field.at("scenes"), kMaxScenes, complaints_,
                                           [this](const Field& each) { return scene(each); });
        return mood;
    }

    rpg::StartingCard character(const Field& field) {
        field.only({"name", "concept", "ratings", "misc_name", "strong"});
        rpg::StartingCard card = rules::read<rpg::StartingCard>(field);
        if (const auto refusal = rpg::check(table_, rpg::SubmitCharacter{0, card}))
            field.complain(refusal->message);
        else
            characters_.add(field.at("name"), card.name);
        return card;
    }

    WrittenScene scene(const Field& field) {
        field.only({"title", "traits", "description"});
        WrittenScene scene{written(field, "title", rpg::limits::kTitle.max),
                           rules::read<std::vector<rpg::ScenePart>>(field.at("traits")),
                           written(field, "description", rpg::limits::kDescription.max, rules::Lines::Many)};
        const rpg::AddScene command{0, scene.title, scene.parts, scene.description};
        if (const auto refusal = rpg::check(table_, command)) field.complain(refusal->message);
        scenes_.add(field.at("title"), scene.title);
        return scene;
    }

    Complaints& complaints_;
    // An empty table, because each card is checked by itself.
    const rpg::Match table_ = *rpg::CoinRpg::start({{"players", {"1"}}});
    Names moods_, characters_, scenes_;
};

}  // namespace

core::Result<SceneBox, Complaints> scenes_from(const Json& box) {
    return box_from<SceneBox>(
        box, [](const Field& field, Complaints& complaints) { return SceneReader(complaints).box(field); });
}

}  // namespace story
