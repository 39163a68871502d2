// The whole state, as the table shows it (section 6).

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/kit/table_schema.h"
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/setup.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

Json characters_json(const Match& match) {
    Json json = Json::array();
    for (const Character& each : match.characters) {
        Json& card = json.emplace_back(written(each));
        card["acted"] = each.acted;
        card["out"] = each.is_out();
    }
    return json;
}

Json row_json(int rank) {
    const Row& row = row_of(rank);
    return {{"rank", rank},
            {"title", written(OrNone<Name<"row">>(std::string(row.title.english())))},
            {"coins", row.coins},
            {"heads", row.heads}};
}

// The toss strip, and the state of the chain.
Json toss_json(const Match& match, const Toss& toss) {
    const int rank = rank_of(match, toss);
    Json json = written(toss);
    json["modifiers"] = written(modifiers(match, toss));
    json["sum"] = rank_sum(match, toss);
    json["rank"] = rank;
    json["row"] = row_json(rank);
    json["chance"] = written(ExactChance(success(rank, match.options.rank_six)));
    json["explosions_left"] = written(explosions_left(toss));
    return json;
}

// The damage ladder.
Json damage_json(const Match& match) {
    Json json = written(*match.call->damage);
    json["points"] = 1 + (match.toss ? match.toss->successes : 0);
    json["hc_left"] = match.character(match.call->damage->target).hc;
    return json;
}

Json call_json(const Match& match) {
    if (!match.call) return nullptr;
    const Call& call = *match.call;
    const bool acts = call.kind != CallKind::Damage && call.kind != CallKind::Round;
    Json json = written(call);
    json["main"] = acts ? toss_json(match, call.main) : Json(nullptr);
    json["damage"] = call.damage ? damage_json(match) : Json(nullptr);
    return json;
}

// The seats of those who sit there, clockwise.
std::vector<Seat> seated(const Match& match) {
    std::vector<Seat> seats;
    for (const int number : match.seated()) seats.push_back({number + 1});
    return seats;
}

}  // namespace

Json EdgedCoins::state(const Match& match) {
    Json json{{"game", name()}};
    json.update(options(match));
    json["seated"] = written(seated(match));
    json["phase"] = word(match.phase);
    json["round"] = written(match.round);
    json["awaiting"] = written(awaiting(match));
    json["characters"] = characters_json(match);
    json["afflictions"] = written(match.afflictions);
    json["afflictions_made"] = match.afflictions_made;
    json["call"] = call_json(match);
    json["toss"] = match.toss ? toss_json(match, *match.toss) : Json(nullptr);
    json["continuing"] = written(match.later.continuing);
    json["proposal"] = written(match.proposal);
    return json;
}

// Reading and writing what a session starts from.

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

Json EdgedCoins::table_schema() {
    return rules::table_schema({"seats", 1, limits::kSeats, static_cast<int>(limits::kName.max)},
                               kind_of<Options>().schema());
}

Json EdgedCoins::options(const Match& match) { return {{"seats", match.seats}, {"options", written(match.options)}}; }

std::optional<Options> with_option(Options options, const SetOption& command) {
    const Json json{{command.name, command.value}};
    const auto changed = reading([&] {
        kind_of<Options>().read(Field(json, "bad_option"), &options);
        return options;
    });
    return changed ? std::optional(*changed) : std::nullopt;
}

}  // namespace rules::edged_coins
