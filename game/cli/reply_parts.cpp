#include "game/cli/reply_parts.h"

namespace cli {

using rules::Json;
using rules::Refusal;

Json error_json(const Refusal& refusal) {
    Json error{{"code", refusal.code}};
    if (!refusal.rule.empty()) error["rule"] = refusal.rule;
    error["message"] = words::english(refusal.message);
    if (refusal.by) error["by"] = *refusal.by;
    if (refusal.nearest) error["nearest"] = Json::array({refusal.nearest->x, refusal.nearest->y});
    if (!refusal.coins.empty()) error["coins"] = refusal.coins;
    return error;
}

std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace cli
