// What a session starts from, written and read.

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/setup.h"

namespace rules::edged_coins {

namespace {

Match table_from(const Json& json) {
    const Field table(json, "malformed");
    table.only({"seats", "options"});
    Match match;
    match.seats = seats_from(table.at("seats"), limits::kSeats);
    if (const auto options = table.find("options")) match.options = read<Options>(*options);
    return match;
}

}  // namespace

core::Result<EdgedCoins::Match, Refusal> EdgedCoins::start(const Json& table) {
    return reading([&] { return table_from(table); });
}

Json EdgedCoins::options(const Match& match) {
    return {{"seats", match.seats}, {"options", written(match.options)}};
}

std::optional<Options> with_option(Options options, const SetOption& command) {
    const Json json{{command.name, command.value}};
    const auto changed = reading([&] {
        kind_of<Options>().read(Field(json, "bad_option"), &options);
        return options;
    });
    return changed ? std::optional(*changed) : std::nullopt;
}

}  // namespace rules::edged_coins
