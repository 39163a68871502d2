// What a campaign starts from, written and read.

#include "game/kit/json_story.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/rules/json_parts.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

Options options_from(const Field& field) {
    field.only({"starting_professions", "reshuffle"});
    Options options;
    if (const auto given = field.find("starting_professions"))
        options.starting_professions = given->integer(0, limits::kProfessions);
    if (const auto given = field.find("reshuffle"))
        options.reshuffle = static_cast<Reshuffling>(given->choice(reshuffle_words()));
    return options;
}

CardDraw::Match table_from(const Json& json) {
    const Field table(json, "malformed");
    table.only({"seats", "options"});
    CardDraw::Match match;
    match.seats = seats_from(table.at("seats"), limits::kSeats);
    if (const auto options = table.find("options")) match.options = options_from(*options);
    return match;
}

}  // namespace

core::Result<CardDraw::Match, Refusal> CardDraw::start(const Json& table) {
    return reading([&] { return table_from(table); });
}

Json CardDraw::options(const Match& match) {
    return {{"seats", match.seats},
            {"options",
             {{"starting_professions", match.options.starting_professions},
              {"reshuffle", word(match.options.reshuffle)}}}};
}

}  // namespace rules::card_draw
