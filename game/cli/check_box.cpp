#include "game/cli/check_box.h"

#include <fstream>
#include <sstream>

#include "game/kit/json_text.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/universalis/tenet_box.h"

namespace cli {

namespace {

template <class Box>
battles::Faults faults_of(const core::Result<Box, story::Complaints>& box, const std::string& file) {
    battles::Faults faults;
    if (box) return faults;
    for (const rules::Complaint& complaint : box.error())
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    return faults;
}

}  // namespace

battles::Faults check_box(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    const auto json = rules::parse_json(text.str());
    if (!json || !json->is_object() || !json->contains("format")) return {};
    const rules::Json& format = (*json)["format"];
    const std::string name = file.string();
    if (format == story::kScenesFormat) return faults_of(story::scenes_from(*json), name);
    if (format == story::kEncountersFormat) return faults_of(story::encounters_from(*json), name);
    if (format == story::kCampaignFormat) return faults_of(story::campaign_from(*json), name);
    if (format == story::kTenetsFormat) return faults_of(story::tenets_from(*json), name);
    return {};
}

}  // namespace cli
