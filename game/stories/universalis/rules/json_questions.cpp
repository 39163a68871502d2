// The protocol's questions: they change nothing and use the same functions as check and apply.
//
//   {"cmd": "legal", "seat": 0}                  the seat's choices, illegal ones with the reason
//   {"cmd": "odds"}                              for the open Complication
//   {"cmd": "odds", "dice": 3, "opposing": 2}    for any dice

#include "game/kit/json_field.h"
#include "game/kit/json_story.h"
#include "game/stories/universalis/rules/choices.h"
#include "game/stories/universalis/rules/odds.h"
#include "game/stories/universalis/rules/rolling.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

Json legal_answer(const Match& match, const Field& question) {
    question.only({"cmd", "seat"});
    const int seat = question.at("seat").integer(0, static_cast<int>(match.players.size()) - 1);
    Json list = Json::array();
    for (const Choice& each : choices(match, seat))
        list.push_back(
            {{"command", Universalis::to_json(each.command)}, {"cost", each.cost}, {"why_not", why_not(each.refusal)}});
    return {{"seat", seat}, {"awaiting", awaited(match)}, {"blank", kBlank}, {"choices", list}};
}

Json odds_of(const Sides& dice) {
    if (dice.owner > kMaxOddsDice || dice.opposing > kMaxOddsDice) return nullptr;
    return {{"dice", dice.owner},
            {"opposing", dice.opposing},
            {"lapses", dice.owner + dice.opposing == 0},
            {"first_roll", written(first_roll(dice.owner, dice.opposing))},
            {"overall", overall(dice.owner, dice.opposing)}};
}

Json odds_answer(const Match& match, const Field& question) {
    question.only({"cmd", "dice", "opposing"});
    if (question.has("dice") || question.has("opposing"))
        return {{"odds", odds_of({question.at("dice").integer(0, kMaxOddsDice),
                                  question.at("opposing").integer(0, kMaxOddsDice)})}};
    if (!match.complication) return {{"odds", nullptr}};
    Sides dice = dice_of(*match.complication);
    Json json{{"odds", odds_of(dice)}};
    ++dice.owner;
    json["one_more"] = odds_of(dice);
    dice.owner -= 1;
    dice.opposing -= 1;
    json["one_less_opposing"] = dice.opposing < 0 ? Json(nullptr) : odds_of(dice);
    return json;
}

}  // namespace

std::optional<core::Result<Json, Refusal>> Universalis::ask(const Match& match, const Json& json) {
    return answered<Match>(match, json, "bad_argument", {{"legal", legal_answer}, {"odds", odds_answer}});
}

}  // namespace rules::universalis
