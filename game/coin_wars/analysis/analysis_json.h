#pragma once
// An analysis kept with its replay, in what the record says besides the rules: "analysis", "coinwars-analysis/1".

#include "game/coin_wars/analysis/analysis.h"
#include "game/kit/json.h"

namespace analysis {

inline constexpr const char* kAnalysisFormat = "coinwars-analysis/1";

rules::Json to_json(const Analysis& analysis, const cw::Match& match);
// Nullopt if it is not one of this battle, whose match after `steps` steps this is.
std::optional<Analysis> analysis_from(const rules::Json& json, const cw::Match& match, std::size_t steps);

}  // namespace analysis
