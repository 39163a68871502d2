// What a campaign starts from, written and read.

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/setup.h"

namespace rules::card_draw {

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

core::Result<CardDraw::Match, Refusal> CardDraw::start(const Json& table) {
    return reading([&] { return table_from(table); });
}

Json CardDraw::options(const Match& match) {
    return {{"seats", match.seats}, {"options", written(match.options)}};
}

std::optional<Options> with_option(Options options, const SetOption& command) {
    const Json json{{command.name, written(command.value)}};
    const auto changed = reading([&] {
        rules::kind_of<Options>().read(Field(json, "bad_option"), &options);
        return options;
    });
    return changed ? std::optional(*changed) : std::nullopt;
}

}  // namespace rules::card_draw
