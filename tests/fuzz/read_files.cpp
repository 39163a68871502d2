// Coin sets, special rules, formations and boxes for the story games: read, or refused with the places of their
// mistakes; a formation that was read is written and read again.

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/kit/json_text.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/universalis/tenet_box.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

const battles::Library& library() {
    static const battles::Library shipped(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return shipped;
}

void demand_faults(const battles::Faults& faults) {
    demand(!faults.empty());
    for (const battles::Fault& fault : faults) demand(!battles::sentence(fault).empty());
}

template <class Box>
void demand_box(const core::Result<Box, story::Complaints>& box) {
    if (box) return;
    demand(!box.error().empty());
    for (const rules::Complaint& complaint : box.error()) demand(!complaint.reason.empty());
}

}  // namespace

void read_coins(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json) return;
    if (const auto set = battles::coin_set_from_json(*json, "coins.json"); !set) demand_faults(set.error());
    const auto own = battles::special_from_json(*json, "special-rules.json");
    if (!own) return demand_faults(own.error());
    const auto again = battles::special_from_json(battles::special_file_json(*own), "special-rules.json");
    demand(again && *again == *own);
}

void read_formation(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json) return;
    const auto plan = battles::formation_from_json(library(), *json, "formation.json");
    if (!plan) return demand_faults(plan.error());
    const std::string text = battles::formation_text(*plan);
    const auto again = battles::formation_from_json(library(), rules::Json::parse(text), "formation.json");
    demand(again && battles::formation_text(*again) == text);
}

void read_boxes(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json) return;
    demand_box(story::scenes_from(*json));
    demand_box(story::encounters_from(*json));
    demand_box(story::tenets_from(*json));
    demand_box(story::campaign_from(*json));
}

}  // namespace fuzz
