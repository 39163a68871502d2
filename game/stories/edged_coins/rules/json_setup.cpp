// What a session starts from, written and read.

#include "game/kit/json_story.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/json_parts.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

Options options_from(const Field& field) {
    field.only({"rank_six", "power_rule"});
    Options options;
    if (const auto given = field.find("rank_six"))
        options.rank_six = static_cast<RankSix>(given->choice(rank_six_words()));
    if (const auto given = field.find("power_rule"))
        options.power_rule = static_cast<PowerRule>(given->choice(power_rule_words()));
    return options;
}

EdgedCoins::Match table_from(const Json& json) {
    const Field table(json, "malformed");
    table.only({"seats", "options"});
    EdgedCoins::Match match;
    match.seats = seats_from(table.at("seats"), limits::kSeats);
    if (const auto options = table.find("options")) match.options = options_from(*options);
    return match;
}

}  // namespace

core::Result<EdgedCoins::Match, Refusal> EdgedCoins::start(const Json& table) {
    return reading([&] { return table_from(table); });
}

Json EdgedCoins::options(const Match& match) {
    return {{"seats", match.seats},
            {"options",
             {{"rank_six", word(match.options.rank_six)}, {"power_rule", word(match.options.power_rule)}}}};
}

}  // namespace rules::edged_coins
