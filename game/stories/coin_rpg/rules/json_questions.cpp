// The protocol's questions: they change nothing and use the same functions as check and apply.
//
//   {"cmd": "legal", "seat": 0}   the seat's choices, illegal ones with the reason; without a seat,
//                                 the group's

#include "game/kit/json_story.h"
#include "game/stories/coin_rpg/rules/choices.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/scene_forecast.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

Json choice_json(const Match& match, const Choice& choice) {
    Json json{{"command", CoinRpg::to_json(choice.command)}};
    if (!choice.refusal) json["coins"] = coins_for(match, choice.command).size();
    json["why_not"] = why_not(choice.refusal);
    return json;
}

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const auto named = question.find("seat");
    const auto list =
        named ? choices(match, named->integer(0, static_cast<int>(match.seats.size()) - 1)) : group_choices(match);
    Json json = Json::array();
    for (const Choice& choice : list) json.push_back(choice_json(match, choice));
    return {{"awaiting", awaited(match)}, {"choices", json}};
}

Json contest_chances_json(const ContestChances& chances) {
    Json overall = Json::object();
    for (const Policy policy : kPolicies) overall[word(policy)] = chance_json(chances.by(policy));
    return {{"contest", chances.contest}, {"round", written(chances.round)}, {"overall", overall}};
}

// Limits the positions that are calculated for one answer.
GoOn with_patience() {
    return [left = 20'000]() mutable { return left-- > 0; };
}

Json maybe_json(const std::optional<core::Chance>& chance) { return chance ? chance_json(*chance) : Json(nullptr); }

Json at_zero_chances_json(const Match& match) {
    Json json = Json::array();
    SceneOdds odds(with_patience());
    if (match.phase != Phase::AtZero) return json;
    for (const AtZeroChoice choice : {AtZeroChoice::Burn, AtZeroChoice::Coolness, AtZeroChoice::SitOut}) {
        const DecideAtZero command{match.current(), choice};
        if (!CoinRpg::check(match, command))
            json.push_back(
                {{"command", CoinRpg::to_json(command)}, {"scene", maybe_json(chance_after(match, command, odds))}});
    }
    return json;
}

Json odds_answer(const Match& match, const Field& question) {
    question.only({"cmd"});
    const auto contests = chances(match);
    Json list = Json::array();
    for (const ContestChances& each : contests) list.push_back(contest_chances_json(each));
    Json json{{"contests", list}, {"scene", nullptr}, {"at_zero", at_zero_chances_json(match)}};
    SceneOdds odds(with_patience());
    if (!contests.empty())
        json["scene"] = {{"sit_out", chance_json(scene_chance(contests, Policy::SitOut))},
                         {"burn", chance_json(scene_chance(contests, Policy::Burn))},
                         {"best", maybe_json(chance_to_beat(match, odds))}};
    return json;
}

}  // namespace

std::optional<core::Result<Json, Refusal>> CoinRpg::ask(const Match& match, const Json& json) {
    return answered<Match>(match, json, "malformed", {{"legal", legal_answer}, {"odds", odds_answer}});
}

}  // namespace rules::coin_rpg
