// The protocol's questions `legal` and `odds`: they change nothing and share their functions with check and apply.

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/reach.h"
#include "game/kit/json_story.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

int coin_named(const Match& match, const std::string& id) {
    const int coin = match.find(id);
    if (coin == kNoCoin) throw Refusal{"unknown_coin", "", plain("No coin is called " + excerpt(id) + ".")};
    if (const auto refusal = check_watching(match, coin)) throw *refusal;
    return coin;
}

int coin_named(const Match& match, const Field& field) { return coin_named(match, field.text(limits::kIdBytes)); }

int coin_on_table(const Match& match, const std::string& id) {
    const int coin = coin_named(match, id);
    if (match.coin(coin).place == Place::Fallen)
        throw Refusal{"fallen", "CW-10", plain("The coin " + id + " has fallen.")};
    if (!match.on_table(coin))
        throw Refusal{"wrong_phase", "R-0", plain("The coin " + id + " is not on the table yet.")};
    return coin;
}

// The named coin, or any member of the named Army.
int actor_named(const Match& match, const Field& question) {
    const auto army = question.find("army");
    if (!army) return coin_named(match, question.at("coin"));
    const std::string& id = army->text(limits::kIdBytes);
    const int number = match.find_army(id);
    if (number == kNoArmy) throw Refusal{"unknown_coin", "CW-17", plain("No Army is called " + excerpt(id) + ".")};
    return members(match, number).front();
}

// The farthest places that an Army's front coin can reach, in a few directions and where the move is legal.
Json places_json(const Match& match, int army) {
    constexpr int kReachDirections = 16;
    std::vector<Vec2> places = army_reach(match, army, kReachDirections);
    for (Vec2& place : places) place = core::round_to_grid(place);
    std::erase_if(places, [&](Vec2 to) { return CoinWars::check(match, Move{"", to, army_id(army)}).has_value(); });
    return written(places);
}

// All bounds have a tolerance, by which even a coin without room may be let move.
bool is_let_move(const Match& match, int coin) {
    const Move move{match.id(coin), match.coin(coin).at};
    const auto refusal = CoinWars::check(match, move);
    const bool may_act = refusal && refusal->code == "out_of_reach";  // "It is already there"
    return may_act && CoinWars::nearest(match, move).has_value();
}

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "coin", "army"});
    const int coin = actor_named(match, question);
    Options options = legal(match, coin);
    if (!options.can_move && options.army == kNoArmy && is_let_move(match, coin)) {
        options.can_move = true;
        options.reach = longest_move(match, coin, match.coin(coin).at);
        options.refusal.reset();
    }
    Json close = Json::array(), ranged = Json::array();
    for (const Target& target : options.targets) (target.ranged ? ranged : close).push_back(match.id(target.coin));
    Json answer{{"coin", match.id(coin)},
                {"army", army_or_null(match, match.coin(coin).army)},
                {"cost", options.cost},
                {"can_move", options.can_move},
                {"can_attack", options.can_attack},
                {"can_charge", options.can_charge},
                {"may_go_beyond", options.may_go_beyond},
                {"reach", options.reach},
                {"close", close},
                {"ranged", ranged},
                {"why_not", why_not(options.refusal)}};
    for (const UseTrait& use : options.uses) answer["uses"].push_back({{"trait", use.trait}, {"on", use.on}});
    if (options.army != kNoArmy && options.can_move) answer["places"] = places_json(match, options.army);
    return answer;
}

// The dice to be rolled, in order.
Json dice_json(const Strike& strike) {
    if (strike.dice.empty()) return nullptr;
    return list_json(strike.dice, [](const Die& die) {
        return Json{{"die", die.sides}, {"adds_to", word(die.adds_to)}};
    });
}

Json strike_json(const Match& match, const Strike& strike) {
    Json json{{"attacker", match.id(strike.attacker)},
              {"target", match.id(strike.target)},
              {"army", army_or_null(match, strike.army)},
              {"target_army", army_or_null(match, strike.target_army)},
              {"units", coins_json(strike.units, *match.scenario)},
              {"offense", strike.offense},
              {"defense", strike.defense},
              {"dice", dice_json(strike)},
              {"rule", strike.rule}};
    if (strike.dice.empty()) json["beats"] = strike.beats;  // otherwise they are still to be thrown
    if (strike.target_army != kNoArmy) json["damage"] = strike.damage;
    return json;
}

Json expected(const FallOdds& fate) { return {{"coins", fate.coins}, {"cents", fate.cents}}; }

Json odds_json(const Match& match, const Odds& odds, const std::optional<Refusal>& refusal) {
    const FallOdds attacker = odds.attacker_with_beyond(match);
    Json json{{"ranged", odds.ranged},
              {"attack", strike_json(match, odds.strike)},
              {"attack_back", odds.back ? strike_json(match, *odds.back) : Json(nullptr)},
              {"no_attack_back", odds.back ? Json(nullptr) : Json(odds.no_back)},
              {"attacker_falls", attacker.falls},
              {"target_falls", odds.target.falls},
              {"chances", {{"attacker", attacker.chances}, {"target", odds.target.chances}}},
              {"expected_losses", {{"attacker", expected(attacker)}, {"target", expected(odds.target)}}},
              {"expected_purse", {{"attacker", odds.target.cents}, {"target", odds.attacker.cents}}},
              {"refusal", why_not(refusal)}};
    const auto name = [&](int rule) { return match.scenario->advanced.special[static_cast<std::size_t>(rule)].name; };
    if (!odds.special.empty()) json["special"] = list_json(odds.special, name);
    if (odds.target.withstood + odds.attacker.withstood > 0)
        json["withstood"] = {{"attacker", odds.attacker.withstood}, {"target", odds.target.withstood}};
    return json;
}

Command read_as(const char* name, Json question) {
    question["cmd"] = name;
    auto command = CoinWars::command_from(question);
    if (!command) throw command.error();
    return std::move(*command);
}

// Exact chances of a close attack if the parties touch, otherwise of a shot. `refusal` says why the attack is illegal
// now. Throws if a coin named in `beyond` cannot go beyond.
Json odds_of_attack(const Match& match, const Field& question, const Command& command) {
    const Attack& attack = get<Attack>(command);
    const int attacker = coin_on_table(match, match.id(actor_named(match, question)));
    const int target = coin_on_table(match, attack.target);
    if (match.side_of(attacker) == match.side_of(target))
        throw Refusal{"bad_argument", "CW-10", plain("The coin " + attack.target + " is no enemy.")};
    const std::vector<int> attackers = party(match, attacker);
    const bool ranged = !is_close(match, attackers, target);
    const auto beyond = declared_beyond(match, attackers, target, ranged, attack.beyond);
    if (!beyond) throw beyond.error();
    return odds_json(match, coin_wars::odds(match, attacker, target, ranged, *beyond), CoinWars::check(match, command));
}

// At the end of its first leg. A refused Charge has no chances: throws its refusal.
Json odds_of_charge(const Match& match, const Command& command) {
    if (auto refusal = CoinWars::check(match, command)) throw *refusal;
    return odds_json(match, coin_wars::odds(match, get<Charge>(command)), std::nullopt);
}

Json odds_answer(const Match& match, const Field& question) {
    // An attack has none of these keys.
    const Json& json = question.json();
    const auto has = [&](const char* key) { return json.contains(key); };
    if (std::ranges::any_of(std::array{"via", "to", "front"}, has))
        return odds_of_charge(match, read_as("charge", json));
    return odds_of_attack(match, question, read_as("attack", json));
}

}  // namespace

std::optional<core::Result<Json, Refusal>> CoinWars::ask(const Match& match, const Json& json) {
    return answered<Match>(match, json, "bad_argument", {{"legal", legal_answer}, {"odds", odds_answer}});
}

}  // namespace rules::coin_wars
