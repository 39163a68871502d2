// The protocol's questions: they change nothing and use the same functions as check and apply.
//
//   {"cmd": "legal", "seat": "p1"}   the seat's choices, illegal ones with the reason
//   {"cmd": "odds"}                  for the current toss
//   {"cmd": "odds", "attacker": "ada", "weapon": "axe", "target": "orc"}   for an attack's damage, if it hits

#include <algorithm>

#include "game/kit/json_story.h"
#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/edged_coins/rules/choices.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/forecast.h"

namespace rules::edged_coins {

namespace {

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const auto seat = read<Seat>(question.at("seat"));
    Json list = Json::array();
    for (const Choice& each : choices(match, seat))
        list.push_back({{"command", EdgedCoins::to_json(each.command)},
                        {"cost", each.cost},
                        {"coins", coins_for(match, each.command).size()},
                        {"why_not", why_not(each.refusal)}});
    return {{"seat", word(seat)}, {"choices", list}};
}

const Character& character_named(const Match& match, const Field& question, const char* key) {
    const auto id = read<CharacterId>(question.at(key));
    const Character* found = match.find(id);
    if (!found) throw Refusal{"unknown_id", "EC-34", say("No character is called {1}.", plain(excerpt(id)))};
    return *found;
}

Json attack_odds(const Match& match, const Field& question) {
    const Character& attacker = character_named(match, question, "attacker");
    const Character& target = character_named(match, question, "target");
    const auto named = question.find("weapon");
    const Weapon* weapon = named ? find(attacker.sheet->weapons, read<WeaponName>(*named)) : nullptr;
    if (named && !weapon)
        throw Refusal{
            "unknown_weapon", "EC-34",
            say("\"{1}\" has no weapon called {2}.", plain(attacker.name()), plain(excerpt(read<WeaponName>(*named))))};
    const Chain hit = attack_chain(match.options, weapon, target.sheet->armor);
    Json chances = Json::array();
    for (int damage = 1; damage < target.hc; ++damage) chances.push_back(chance_json(deals(hit, damage)));
    return {{"deals", chances},
            {"mean", chance_json(mean_lost(hit, std::max(1, target.hc)))},
            {"takes_out", chance_json(takes_out(hit, std::max(1, target.hc)))}};
}

Json odds_answer(const Match& match, const Field& question) {
    question.only({"cmd", "attacker", "weapon", "target"});
    if (question.has("attacker")) return attack_odds(match, question);
    return {{"toss", written(toss_forecast(match))},
            {"damage", written(damage_forecast(match))},
            {"fire", written(fire_forecast(match))},
            {"again", written(again_forecast(match))}};
}

}  // namespace

std::optional<core::Result<Json, Refusal>> EdgedCoins::ask(const Match& match, const Json& json) {
    return answered<Match>(match, json, "malformed", {{"legal", legal_answer}, {"odds", odds_answer}});
}

}  // namespace rules::edged_coins
