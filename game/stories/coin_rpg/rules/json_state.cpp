// All that the table shows, and with it all that a match is.

#include "game/stories/coin_rpg/rules/camera_phase.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/json_parts.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"

namespace rules::coin_rpg {

Json coins_json(const std::vector<TableCoin>& coins) {
    Json json = Json::array();
    for (const TableCoin& coin : coins)
        json.push_back({{"number", coin.number},
                        {"coin", word(coin.coin)},
                        {"side", word(coin.side)},
                        {"contest", coin.contest},
                        {"trait", coin.trait ? Json(word(*coin.trait)) : Json(nullptr)},
                        {"face", coin.face == Face::Heads ? "heads" : "tails"},
                        {"turned", coin.turned},
                        {"replaced", coin.replaced}});
    return json;
}

Json score_json(const Score& score) {
    return {{"own_positives", score.own_positives},
            {"own_negatives", score.own_negatives},
            {"scene_positives", score.scene_positives},
            {"scene_negatives", score.scene_negatives},
            {"offensive", score.offensive},
            {"kept", score.kept},
            {"character", score.character()},
            {"scene", score.scene()},
            {"difference", score.difference()}};
}

Json at_zero_json(const AtZeroCase& at_zero) {
    return {{"contest", at_zero.contest},
            {"value_before", at_zero.value_before},
            {"blow", at_zero.blow},
            {"extra", at_zero.extra}};
}

namespace {

Json traits_json(const Character& character) {
    Json traits = Json::object();
    for (const Trait trait : kTraits) {
        const Burns& burns = character.burns[trait];
        traits[word(trait)] = {{"value", character.values[trait]},
                               {"rating", rating(character.sheet, trait)},
                               {"coin", word(coin(character.sheet, trait))},
                               {"effective", word(effective_coin(character, trait))},
                               {"burns", {{"survival", burns.survival}, {"fuel", burns.fuel}}}};
    }
    return traits;
}

Json character_json(const Seat& seat) {
    if (!seat.character) return nullptr;
    const Character& character = *seat.character;
    const Uses& uses = character.uses;
    return {{"sheet", sheet_json(character.sheet)},
            {"misc_name", misc_name(character.sheet)},
            {"progress", mixed(character.sheet.progress)},
            {"traits", traits_json(character)},
            {"uses",
             {{"luck", uses.luck},
              {"so_cool", uses.so_cool},
              {"flamebait", uses.flamebait},
              {"grabbed", uses.grabbed}}},
            {"in_scene", {{"luck", character.luck_in_scene}, {"so_cool", character.so_cool_in_scene}}},
            {"coolness_used", character.coolness_used},
            {"must_sit_out", character.must_sit_out}};
}

Json seats_json(const Match& match) {
    Json seats = Json::array();
    for (int i = 0; i < match.players(); ++i) {
        const Seat& seat = match.seat(i);
        Json json{{"seat", i},
                  {"player", seat.player},
                  {"done", seat.done},
                  {"customization_points", seat.points},
                  {"fate", seat.fate ? Json(word(*seat.fate)) : Json(nullptr)},
                  {"noted", seat.noted},
                  {"character", character_json(seat)}};
        if (match.phase == Phase::Lights) json["budget_left"] = budget_left(match, i);
        seats.push_back(json);
    }
    return seats;
}

Json contest_json(const Match& match, int i) {
    const Contest& contest = match.contest(i);
    Json helpers = Json::array();
    for (const Trait helper : contest.helpers) helpers.push_back(word(helper));
    const Score total = contest.main ? score(match, i) : Score{};
    Json json{{"main", contest.main ? Json(word(*contest.main)) : Json(nullptr)},
              {"scene_coins", contest.scene_coins},
              {"helpers", helpers},
              {"margin", contest.margin},
              {"offensive", contest.offensive},
              {"defensive", contest.defensive},
              {"kept", contest.kept},
              {"score", score_json(total)}};
    // What settling would do.
    if (match.phase == Phase::Reinforce || match.phase == Phase::Adjust) {
        const Damage due = damage(match, i);
        json["damage"] = {{"scene", due.scene}, {"blow", due.blow}};
    }
    return json;
}

Json turn_json(const Match& match) {
    if (!in_scene(match.phase)) return nullptr;
    Json contests = Json::array(), burned = Json::array(), decisions = Json::array();
    for (int i = 0; i < match.contests(); ++i) contests.push_back(contest_json(match, i));
    for (const Coin coin : match.turn.flamebait) burned.push_back(word(coin));
    for (const AtZeroCase& at_zero : match.turn.at_zero) decisions.push_back(at_zero_json(at_zero));
    return {{"seat", match.current()}, {"round", match.turn.round},
            {"contests", contests},    {"coins", coins_json(match.turn.coins)},
            {"flamebait", burned},     {"at_zero", decisions}};
}

Json pile_json(const Match& match) {
    Json pile = Json::array();
    for (const SceneCard& card : match.pile) pile.push_back(scene_card_json(card));
    return pile;
}

}  // namespace

Json CoinRpg::state(const Match& match) {
    Json json{{"game", name()},
              {"phase", word(match.phase)},
              {"adventure", match.adventure},
              {"awaiting", awaited(match)},
              {"options", options_json(match.options)},
              {"seats", seats_json(match)},
              {"pile", pile_json(match)},
              {"cards_written", match.cards_written},
              {"row", match.row},
              {"scene", match.scene < 0 ? Json(nullptr) : Json(match.scene)},
              {"order", match.order},
              {"playing", match.playing},
              {"turn", turn_json(match)},
              {"outcome", match.outcome ? Json(word(*match.outcome)) : Json(nullptr)}};
    if (match.phase == Phase::Lights) json["budget"] = budget(match);
    if (match.phase == Phase::Camera) {
        const DrawBounds bounds = draw_bounds(match);
        json["draw"] = {{"least", bounds.least}, {"most", bounds.most}};
    }
    return json;
}

}  // namespace rules::coin_rpg
