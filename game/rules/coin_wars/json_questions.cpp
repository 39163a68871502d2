// The protocol's questions `legal` and `odds`: they change nothing and ask the functions that check and apply
// use.

#include "engine/measure/measure.h"
#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/json_limits.h"
#include "game/rules/coin_wars/json_parts.h"
#include "game/rules/coin_wars/query.h"
#include "game/rules/json_text.h"

namespace rules::coin_wars {

namespace {

using Answer = core::Result<Json, Refusal>;

Json refusal_json(const std::optional<Refusal>& refusal) {
    if (!refusal) return nullptr;
    return {{"code", refusal->code}, {"rule", refusal->rule}, {"message", refusal->message}};
}

int coin_named(const Match& match, const Field& field) {
    const std::string& id = field.text(limits::kIdBytes);
    const int coin = match.find(id);
    if (coin == kNobody) throw Refusal{"unknown_coin", "", "No coin is called " + excerpt(id) + "."};
    return coin;
}

int coin_on_table(const Match& match, const Field& field) {
    const int coin = coin_named(match, field);
    if (match.coin(coin).place == Place::Fallen)
        throw Refusal{"fallen", "CW-10", "The coin " + match.id(coin) + " has fallen."};
    if (!match.on_table(coin))
        throw Refusal{"wrong_phase", "R-0", "The coin " + match.id(coin) + " is not on the table yet."};
    return coin;
}

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "coin", "army"});
    if (question.has("army"))
        throw Refusal{"rule_off", "CW-17", "Armies are not played in this battle: name a single coin."};
    const int coin = coin_named(match, question.at("coin"));
    const Options options = legal(match, coin);
    Json close = Json::array(), ranged = Json::array();
    for (const Target& target : options.targets)
        (target.ranged ? ranged : close).push_back(match.id(target.coin));
    return {{"coin", match.id(coin)},
            {"can_move", options.can_move},
            {"can_attack", options.can_attack},
            {"can_charge", options.can_charge},
            {"reach", options.reach},
            {"close", close},
            {"ranged", ranged},
            {"why_not", refusal_json(options.refusal)}};
}

Json strike_json(const Match& match, const Strike& strike) {
    return {{"attacker", match.id(strike.attacker)},
            {"target", match.id(strike.target)},
            {"offense", strike.offense},
            {"defense", strike.defense},
            {"beats", strike.beats},
            {"rule", strike.rule}};
}

Json expected(const Match& match, int coin, double falls) {
    return {{"coins", falls}, {"cents", falls * match.type(coin).cents}};
}

// Exact chances: of a close attack where the coins touch, else of a shot. `refusal` says why the attack is
// not allowed now.
Json odds_answer(const Match& match, const Field& question, const Json& json) {
    Json command = json;
    command["cmd"] = "attack";
    const auto attack = CoinWars::command_from(command);
    if (!attack) throw attack.error();
    const int attacker = coin_on_table(match, question.at("coin"));
    const int target = coin_on_table(match, question.at("target"));
    const auto disc = [&](int coin) { return measure::Disc{match.coin(coin).at, match.type(coin).radius()}; };
    const bool ranged = !measure::touching(disc(attacker), disc(target));
    const Odds odds = coin_wars::odds(match, attacker, target, ranged);
    return {{"ranged", odds.ranged},
            {"attack", strike_json(match, odds.strike)},
            {"attack_back", odds.back ? strike_json(match, *odds.back) : Json(nullptr)},
            {"no_attack_back", odds.back ? Json(nullptr) : Json(odds.no_back)},
            {"attacker_falls", odds.attacker_falls},
            {"target_falls", odds.target_falls},
            {"expected_losses",
             {{"attacker", expected(match, attacker, odds.attacker_falls)},
              {"target", expected(match, target, odds.target_falls)}}},
            {"refusal", refusal_json(CoinWars::check(match, *attack))}};
}

}  // namespace

std::optional<Answer> CoinWars::ask(const Match& match, const Json& json) {
    const bool named = json.is_object() && json.contains("cmd") && json["cmd"].is_string();
    const std::string name = named ? json["cmd"].get<std::string>() : "";
    const Field question(json, "bad_argument");
    if (name == "legal") return reading([&] { return legal_answer(match, question); });
    if (name == "odds") return reading([&] { return odds_answer(match, question, json); });
    return std::nullopt;
}

}  // namespace rules::coin_wars
