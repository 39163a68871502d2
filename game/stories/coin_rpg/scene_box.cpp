// {"format": "coinwars-scenes/1", "title": "...", "summary": "...", "moods": [{"id": "space", "title": "...",
// "summary": "...", "characters": [...], "scenes": [{"title": "...", "traits": [{"trait": "social", "coins":
// 3}], "description": "..."}]}]}. Characters and traits as in the commands submit_character and add_scene.

#include "game/stories/coin_rpg/scene_box.h"

#include "game/kit/kind_of.h"
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

constexpr std::size_t kMostMoods = 20, kMostScenes = 200, kMostCharacters = 50, kSummaryMost = 280;

class SceneReader {
public:
    explicit SceneReader(Complaints& complaints) : complaints_(complaints) {}

    SceneBox box(const Field& field) {
        field.only({"$schema", "format", "title", "summary", "moods"});
        check_format(field, kScenesFormat);
        return {
            written(field, "title", rpg::limits::kTitle.most), written(field, "summary", kSummaryMost),
            all_of<Mood>(field.at("moods"), kMostMoods, complaints_, [this](const Field& each) { return mood(each); })};
    }

private:
    Mood mood(const Field& field) {
        field.only({"id", "title", "summary", "characters", "scenes"});
        Mood mood{written(field, "id", rpg::limits::kName.most), written(field, "title", rpg::limits::kTitle.most),
                  written(field, "summary", kSummaryMost)};
        moods_.add(field.at("id"), mood.id);
        mood.characters = all_of<rpg::StartingCard>(field.at("characters"), kMostCharacters, complaints_,
                                                    [this](const Field& each) { return character(each); });
        mood.scenes = all_of<WrittenScene>(field.at("scenes"), kMostScenes, complaints_,
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
        WrittenScene scene{written(field, "title", rpg::limits::kTitle.most),
                           rules::read<std::vector<rpg::ScenePart>>(field.at("traits")),
                           written(field, "description", rpg::limits::kDescription.most, rules::Lines::Many)};
        const rpg::AddScene command{0, scene.title, scene.parts, scene.description};
        if (const auto refusal = rpg::check(table_, command)) field.complain(refusal->message);
        scenes_.add(field.at("title"), scene.title);
        return scene;
    }

    Complaints& complaints_;
    // An empty table: each card is checked by itself.
    const rpg::Match table_ = *rpg::CoinRpg::start({{"players", {"1"}}});
    Names moods_, characters_, scenes_;
};

}  // namespace

core::Result<SceneBox, Complaints> scenes_from(const Json& box) {
    return box_from<SceneBox>(
        box, [](const Field& field, Complaints& complaints) { return SceneReader(complaints).box(field); });
}

}  // namespace story
