// The protocol's questions: they change nothing and ask what check and apply use.
//
//   {"cmd": "legal", "seat": "p1"}   the seat's choices, those that are refused with the reason
//   {"cmd": "odds"}                  of the next draw, or in the window
//   {"cmd": "odds", "character": "franz", "suit": "hearts"}   before a challenge: each target number

#include "game/kit/json_story.h"
#include "game/kit/kind_of.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/choices.h"
#include "game/stories/card_draw/rules/forecast.h"

namespace rules::card_draw {

namespace {

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const auto seat = read<Seat>(question.at("seat"));
    Json list = Json::array();
    for (const Choice& each : choices(match, seat))
        list.push_back({{"command", CardDraw::to_json(each.command)},
                        {"needs_text", each.needs_text},
                        {"cards", each.refusal ? 0 : cards_for(match, each.command)},
                        {"why_not", why_not(each.refusal)}});
    return {{"seat", word(seat)}, {"choices", list}};
}

Json maybe_chance(const std::optional<core::Chance>& chance) {
    return chance ? chance_json(*chance) : Json(nullptr);
}

// By the words of Outcome or Versus.
template <class Enum, std::size_t n>
Json named_odds(const std::array<core::Chance, n>& odds) {
    Json json = Json::object();
    for (std::size_t i = 0; i < n; ++i) json[word(static_cast<Enum>(i))] = chance_json(odds[i]);
    return json;
}

Json maybe_outcomes(const std::optional<OutcomeOdds>& odds) {
    return odds ? named_odds<Outcome>(*odds) : Json(nullptr);
}

Json odds_json(const CardOdds& odds) {
    Json rivals = Json::array();
    for (const RivalOdds& each : odds.rivals)
        rivals.push_back({{"opponent", each.opponent},
                          {"known", each.known},
                          {"chooses", each.chooses},
                          {"odds", named_odds<Versus>(each.odds)}});
    return {{"cards", odds.cards},
            {"hindered", chance_json(odds.hindered)},
            {"outcomes", maybe_outcomes(odds.outcomes)},
            {"hit", maybe_chance(odds.hit)},
            {"against", rivals},
            {"highest", maybe_chance(odds.highest)}};
}

Json standing_json(const Standing& standing) {
    Json against = Json::array();
    for (const Against& each : standing.against)
        against.push_back({{"opponent", each.opponent}, {"result", word(each.result)}});
    return {{"outcome", standing.outcome ? Json(word(*standing.outcome)) : Json(nullptr)},
            {"against", against},
            {"highest", standing.highest ? Json(*standing.highest) : Json(nullptr)}};
}

Json forecast_json(const WindowForecast& forecast) {
    Json plays = Json::array(), bonus = Json::array();
    for (const PlayForecast& each : forecast.plays)
        plays.push_back({{"card", word(each.card)}, {"becomes", standing_json(each.becomes)}});
    for (const Betterment& each : forecast.bonus)
        bonus.push_back({{"opponent", written(each.opponent)}, {"betters", chance_json(each.chance)}});
    return {{"participant", forecast.participant},
            {"now", standing_json(forecast.now)},
            {"plays", plays},
            {"bonus", bonus},
            {"disadvantage", forecast.disadvantage ? odds_json(*forecast.disadvantage) : Json(nullptr)},
            {"incapacity", maybe_chance(forecast.incapacity)}};
}

Json forecast_json(const std::optional<DrawForecast>& forecast) {
    if (!forecast) return nullptr;
    Json json{{"participant", forecast->participant}};
    json.update(odds_json(forecast->odds));
    json["changed"] = maybe_outcomes(forecast->changed);
    return json;
}

Json target_answer(const Match& match, const Field& question) {
    const auto id = read<CharacterId>(question.at("character"));
    if (auto refusal = check_known(match, id)) throw Refusal(*refusal);
    const auto suit = read<Suit>(question.at("suit"));
    Json list = Json::array();
    for (const TargetForecast& each : target_forecast(match, match.character(id), suit))
        list.push_back({{"tn", each.tn},
                        {"automatic", each.automatic},
                        {"outcomes", named_odds<Outcome>(each.outcomes)},
                        {"hit", chance_json(each.hit)}});
    return {{"targets", list}};
}

Json odds_answer(const Match& match, const Field& question) {
    question.only({"cmd", "character", "suit"});
    if (question.has("character")) return target_answer(match, question);
    Json window = Json::array();
    for (const WindowForecast& each : window_forecast(match)) window.push_back(forecast_json(each));
    return {{"draw", forecast_json(draw_forecast(match))}, {"window", window}};
}

}  // namespace

std::optional<core::Result<Json, Refusal>> CardDraw::ask(const Match& match, const Json& json) {
    const bool named = json.is_object() && json.contains("cmd") && json["cmd"].is_string();
    const std::string name = named ? json["cmd"].get<std::string>() : "";
    const Field question(json, "malformed");
    if (name == "legal") return reading([&] { return legal_answer(match, question); });
    if (name == "odds") return reading([&] { return odds_answer(match, question); });
    return std::nullopt;
}

}  // namespace rules::card_draw
