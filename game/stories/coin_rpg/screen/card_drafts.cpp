#include "game/stories/coin_rpg/screen/card_drafts.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace screens::coin_rpg {

namespace {

// Returns nullopt if it is missing or another program wrote it.
template <class Wanted>
std::optional<Wanted> command_among(View& view, const std::string& place) {
    const auto json = rules::parse_json(view.drafts.at(place));
    if (!json) return std::nullopt;
    const auto command = rpg::CoinRpg::command_from(*json);
    const auto* wanted = command ? get_if<Wanted>(&*command) : nullptr;
    return wanted ? std::optional(*wanted) : std::nullopt;
}

}  // namespace

std::string draft_key(const char* what, int seat) { return std::string(what).append("/").append(std::to_string(seat)); }

std::string& draft_of(View& view, const char* what, int seat) { return view.drafts.at(draft_key(what, seat)); }

void open_forms(View& view, int seat) {
    view.writing.character = {};
    view.writing.scene = {};
    if (const auto made = command_among<rpg::SubmitCharacter>(view, draft_key("card", seat))) {
        for (const rpg::Trait trait : rpg::kTraits)
            view.writing.character.ratings[trait] = std::clamp<int>(made->card.ratings[trait], 0, rpg::limits::kPoints);
        view.writing.character.strong = made->card.strong;
        view.writing.character.power = made->card.start_power;
    }
    if (const auto made = command_among<rpg::AddScene>(view, draft_key("scene-card", seat)))
        for (const rpg::ScenePart& part : made->parts) {
            view.writing.scene.coins[part.trait] = std::clamp<int>(part.coins, 0, SceneForm::kMaxInPart);
            view.writing.scene.headings[part.trait] = part.heading;
        }
}

void save_forms(View& view, int seat) {
    const CharacterForm& form = view.writing.character;
    const rpg::StartingCard card{"", "", form.ratings, "", form.strong, form.power};
    draft_of(view, "card", seat) = rpg::CoinRpg::to_json(rpg::SubmitCharacter{seat, card}).dump();
    const std::vector<rpg::ScenePart> parts = scene_draft(view, seat).parts;
    std::string& kept = draft_of(view, "scene-card", seat);
    kept = parts.empty() ? "" : rpg::CoinRpg::to_json(rpg::AddScene{seat, "", parts, ""}).dump();
}

void write_character(View& view, int seat, const rpg::StartingCard& card) {
    draft_of(view, "name", seat) = card.name;
    draft_of(view, "concept", seat) = card.concept_text;
    draft_of(view, "misc", seat) = card.misc_name;
    view.writing.character = {};
    view.writing.character.ratings = card.ratings;
    view.writing.character.strong = card.strong;
    save_forms(view, seat);
}

void write_scene(View& view, int seat, const story::WrittenScene& scene) {
    draft_of(view, "scene-title", seat) = scene.title;
    draft_of(view, "scene-text", seat) = scene.description;
    draft_of(view, "scene-misc", seat).clear();
    view.writing.scene = {};
    for (const rpg::ScenePart& part : scene.parts) {
        view.writing.scene.coins[part.trait] = part.coins;
        view.writing.scene.headings[part.trait] = part.heading;
        if (part.trait == rpg::Trait::Miscellaneous) draft_of(view, "scene-misc", seat) = part.name;
    }
    save_forms(view, seat);
}

void drop_character(View& view, int seat) {
    for (const char* what : {"name", "concept", "misc", "card"}) view.drafts.drop(draft_key(what, seat));
    view.writing.character = {};
}

void drop_scene(View& view, int seat) {
    for (const char* what : {"scene-title", "scene-text", "scene-misc", "scene-card"})
        view.drafts.drop(draft_key(what, seat));
    view.writing.scene = {};
}

void forget_writing(View& view, int seat) {
    view.drafts.drop_ending(draft_key("", seat));
    if (view.writing.seat == seat) view.writing.seat.reset();
}

}  // namespace screens::coin_rpg
