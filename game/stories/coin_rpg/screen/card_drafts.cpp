#include "game/stories/coin_rpg/screen/card_drafts.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace screens {

namespace {

// Nothing where it is none, or was written by another program.
template <class Wanted>
std::optional<Wanted> command_among(RpgView& view, const std::string& place) {
    const auto json = rules::parse_json(view.drafts.at(place));
    if (!json) return std::nullopt;
    const auto command = rpg::CoinRpg::command_from(*json);
    const auto* wanted = command ? std::get_if<Wanted>(&*command) : nullptr;
    return wanted ? std::optional(*wanted) : std::nullopt;
}

}  // namespace

std::string rpg_place(const char* what, int seat) {
    return std::string(what).append("/").append(std::to_string(seat));
}

void open_rpg_forms(RpgView& view, int seat) {
    view.character = {};
    view.scene = {};
    if (const auto made = command_among<rpg::SubmitCharacter>(view, rpg_place("card", seat))) {
        for (const rpg::Trait trait : rpg::kTraits)
            view.character.ratings[trait] = std::clamp(made->card.ratings[trait], 0, rpg::limits::kPoints);
        view.character.strong = made->card.strong;
        view.character.power = made->card.start_power;
    }
    if (const auto made = command_among<rpg::AddScene>(view, rpg_place("scene-card", seat)))
        for (const rpg::ScenePart& part : made->parts) {
            view.scene.coins[part.trait] = std::clamp(part.coins, 0, SceneForm::kMostInPart);
            view.scene.headings[part.trait] = part.heading;
        }
}

void keep_rpg_forms(RpgView& view, int seat) {
    const CharacterForm& form = view.character;
    const rpg::StartingCard card{"", "", form.ratings, "", form.strong, form.power};
    view.drafts.at(rpg_place("card", seat)) = rpg::CoinRpg::to_json(rpg::SubmitCharacter{seat, card}).dump();
    const std::vector<rpg::ScenePart> parts = rpg_scene_draft(view, seat).parts;
    std::string& kept = view.drafts.at(rpg_place("scene-card", seat));
    kept = parts.empty() ? "" : rpg::CoinRpg::to_json(rpg::AddScene{seat, "", parts, ""}).dump();
}

void drop_rpg_character(RpgView& view, int seat) {
    for (const char* what : {"name", "concept", "misc", "card"}) view.drafts.drop(rpg_place(what, seat));
    view.character = {};
}

void drop_rpg_scene(RpgView& view, int seat) {
    for (const char* what : {"scene-title", "scene-text", "scene-misc", "scene-card"})
        view.drafts.drop(rpg_place(what, seat));
    view.scene = {};
}

}  // namespace screens
