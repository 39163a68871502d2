// The protocol's questions: they change nothing and ask what check and apply use.
//
//   {"cmd": "legal", "seat": 0}   the seat's choices, those that are refused with the reason; without a seat
//   the group's

#include "game/rules/coin_rpg/choices.h"
#include "game/rules/coin_rpg/coin_rpg.h"
#include "game/rules/coin_rpg/coins.h"
#include "game/rules/coin_rpg/json_parts.h"

namespace rules::coin_rpg {

namespace {

Json why_not(const std::optional<Refusal>& refusal) {
    if (!refusal) return nullptr;
    return {{"code", refusal->code}, {"rule", refusal->rule}, {"message", words::english(refusal->message)}};
}

Json choice_json(const Match& match, const Choice& choice) {
    Json json{{"command", CoinRpg::to_json(choice.command)}};
    if (!choice.refusal) json["coins"] = coins_for(match, choice.command).size();
    json["why_not"] = why_not(choice.refusal);
    return json;
}

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const auto named = question.find("seat");
    const auto list = named ? choices(match, named->integer(0, match.players() - 1)) : group_choices(match);
    Json json = Json::array();
    for (const Choice& choice : list) json.push_back(choice_json(match, choice));
    return {{"awaiting", awaited(match)}, {"choices", json}};
}

}  // namespace

std::optional<core::Result<Json, Refusal>> CoinRpg::ask(const Match& match, const Json& json) {
    const bool named = json.is_object() && json.contains("cmd") && json["cmd"].is_string();
    const std::string name = named ? json["cmd"].get<std::string>() : "";
    const Field question(json, "E_ARG");
    if (name == "legal") return reading([&] { return legal_answer(match, question); });
    return std::nullopt;
}

}  // namespace rules::coin_rpg
