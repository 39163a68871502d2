// The whole state, as the table shows it (section 6).

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/kit/table_schema.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/competition.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/fray.h"
#include "game/stories/card_draw/rules/setup.h"

namespace rules::card_draw {

namespace {

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json participants_json(const Match& match) {
    Json json = Json::array();
    for (const Participant& each : match.test->participants)
        json.push_back({{"participant", each.id},
                        {"name", name_of(match, each.id)},
                        {"side", text_or_null(each.side)},
                        {"active", each.active},
                        {"advantage", has_advantage(match, each)},
                        {"choice", written(each.choice)},
                        {"current", written(each.current)},
                        {"passed", each.passed},
                        {"incapacitated", each.out}});
    return json;
}

Json kind_json(const Challenge& challenge, const Match& match) {
    return {{"kind", "challenge"},
            {"suit", word(challenge.suit)},
            {"field", field_word(challenge.suit)},
            {"tn", challenge.tn},
            {"extenuating", challenge.extenuating},
            {"extra_time", challenge.extra_time},
            {"partial", challenge.partial ? Json(word(challenge.hit)) : Json(nullptr)},
            {"cards", cards_due(match, match.test->participants.front())}};
}

Json kind_json(const Competition& competition, const Match& match) {
    return {{"kind", "competition"},
            {"draw", competition.draw},
            {"pairs", written(pairs(*match.test))},
            {"altering", written(competition.altering)}};
}

Json kind_json(const Fray& fray, const Match& match) {
    Json json{{"kind", "fray"}};
    json.update(written(fray));
    json["highest"] = text_or_null(highest(*match.test));
    json["winner"] = text_or_null(fray.winner);
    return json;
}

Json test_json(const Match& match) {
    if (!match.test) return nullptr;
    Json json{{"name", match.test->name}};
    json.update(visit([&](const auto& what) { return kind_json(what, match); }, match.test->what));
    json["begun"] = match.test->begun;
    json["participants"] = participants_json(match);
    json["bonus"] = written(match.test->bonus);
    return json;
}

// The seats of those who sit there, clockwise.
std::vector<Seat> seated(const Match& match) {
    std::vector<Seat> seats;
    for (const int number : match.seated()) seats.push_back({number + 1});
    return seats;
}

}  // namespace

Json CardDraw::state(const Match& match) {
    Json json{{"game", name()}};
    json.update(options(match));
    json["seated"] = written(seated(match));
    json["phase"] = word(match.phase);
    json["session"] = match.session;
    json["scene"] = match.scene;
    json["scene_title"] = text_or_null(match.scene_title);
    json["awaiting"] = written(awaiting(match));
    json["pile"] = match.pile.size();
    json["discard"] = written(match.discard);
    json["packs"] = {{"red", match.pack(Back::Red).size()}, {"blue", match.pack(Back::Blue).size()}};
    json["characters"] = written(match.characters);
    json["test"] = test_json(match);
    return json;
}

// Reading and writing what a campaign starts from.

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

Json CardDraw::table_schema() {
    return rules::table_schema({"seats", 1, limits::kSeats, static_cast<int>(limits::kName.max)},
                               rules::kind_of<Options>().schema());
}

Json CardDraw::options(const Match& match) { return {{"seats", match.seats}, {"options", written(match.options)}}; }

std::optional<Options> with_option(Options options, const SetOption& command) {
    const Json json{{command.name, written(command.value)}};
    const auto changed = reading([&] {
        rules::kind_of<Options>().read(Field(json, "bad_option"), &options);
        return options;
    });
    return changed ? std::optional(*changed) : std::nullopt;
}

}  // namespace rules::card_draw
