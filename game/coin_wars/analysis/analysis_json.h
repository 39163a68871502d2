#pragma once
// An analysis saved with its replay, in the record's `about` part: "analysis", "coinwars-analysis/1".

#include "game/coin_wars/analysis/analysis.h"
#include "game/kit/json.h"

namespace analysis {

inline constexpr const char* kAnalysisFormat = "coinwars-analysis/1";

rules::Json to_json(const Analysis& analysis, const cw::Match& match);
// nullopt if it is not an analysis of this battle. `match`: the match after `steps` steps.
std::optional<Analysis> analysis_from(const rules::Json& json, const cw::Match& match, std::size_t steps);

}  // namespace analysis
