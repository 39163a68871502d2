// The whole match, as the table shows it.

#include <algorithm>

#include "game/kit/kind_of.h"
#include "game/kit/table_schema.h"
#include "game/kit/text_refusal.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

Json traits_json(const Character& character) {
    Json traits = Json::object();
    for (const Trait trait : kTraits)
        traits[word(trait)] = {{"value", character.values[trait]},
                               {"rating", rating(character.sheet, trait)},
                               {"coin", word(coin(character.sheet, trait))},
                               {"effective", word(effective_coin(character, trait))},
                               {"burns", written(character.burns[trait])}};
    return traits;
}

Json character_json(const Seat& seat) {
    if (!seat.character) return nullptr;
    const Character& character = *seat.character;
    return {{"sheet", written(claim_of(character.sheet))},
            {"misc_name", misc_name(character.sheet)},
            {"progress", mixed(character.sheet.progress)},
            {"traits", traits_json(character)},
            {"uses", written(character.uses)},
            {"in_scene", {{"luck", character.luck_in_scene}, {"so_cool", character.so_cool_in_scene}}},
            {"coolness_used", character.coolness_used},
            {"must_sit_out", character.must_sit_out}};
}

Json seats_json(const Match& match) {
    Json seats = Json::array();
    for (int i = 0; i < static_cast<int>(match.seats.size()); ++i) {
        const Seat& seat = match.seat(i);
        Json json{{"seat", i},
                  {"player", seat.player},
                  {"done", seat.done},
                  {"customization_points", seat.points},
                  {"fate", written(seat.fate)},
                  {"noted", seat.noted},
                  {"character", character_json(seat)}};
        if (match.phase == Phase::Lights) json["budget_left"] = budget_left(match, i);
        seats.push_back(json);
    }
    return seats;
}

Json contest_json(const Match& match, int i) {
    const Contest& contest = match.contest(i);
    Json json = written(contest);
    json["score"] = written(contest.main ? score(match, i) : Score{});
    // The effect of settling.
    if (match.phase == Phase::Reinforce || match.phase == Phase::Adjust) json["damage"] = written(damage(match, i));
    return json;
}

Json turn_json(const Match& match) {
    if (!in_scene(match.phase)) return nullptr;
    Json json{{"seat", match.current()}};
    json.update(written(match.turn));
    for (int i = 0; i < match.contests(); ++i) json["contests"][static_cast<std::size_t>(i)] = contest_json(match, i);
    return json;
}

// RPG-15, RPG-18: all cards are face down except those drawn.
bool lies_open(const Match& match, const SceneCard& card) {
    return std::ranges::find(match.row, card.id) != match.row.end();
}

Json pile_json(const Match& match) {
    Json pile = Json::array();
    for (const SceneCard& card : match.pile) {
        const int total = total_coins(card.parts);
        Json& json =
            pile.emplace_back(lies_open(match, card) ? written(card) : Json{{"id", card.id}, {"author", card.author}});
        json["coins"] = total;
        json["cost"] = cost(card.parts);
        json["difficulty"] = word(difficulty(total));
        json["twelfths"] = twelfths(difficulty(total));
    }
    return pile;
}

}  // namespace

Json CoinRpg::state(const Match& match) {
    Json json{{"game", name()},
              {"phase", word(match.phase)},
              {"adventure", match.adventure},
              {"awaiting", awaited(match)},
              {"options", written(match.options)},
              {"seats", seats_json(match)},
              {"seated", match.seated()},
              {"pile", pile_json(match)},
              {"cards_written", match.cards_written},
              {"row", match.row},
              {"scene", match.scene < 0 ? Json(nullptr) : Json(match.scene)},
              {"order", match.order},
              {"playing", match.playing},
              {"turn", turn_json(match)},
              {"outcome", written(match.outcome)}};
    if (match.phase == Phase::Lights) json["budget"] = budget(match);
    if (match.phase == Phase::Camera) json["draw"] = written(draw_bounds(match));
    return json;
}

// Reading and writing what a table starts from: players and options.

namespace {

// Adds the place of the fault to the message.
Refusal at_place(const Field& field, Refusal refusal) {
    refusal.message = say("{1}: {2}", plain(field.pointer()), refusal.message);
    return refusal;
}

std::vector<Seat> seats_from(const Field& field) {
    const std::size_t count = field.json().is_array() ? field.json().size() : 0;
    if (count < 1 || count > limits::kSeats)
        throw at_place(field, {"player_count", "RPG-1", say("1 to 12 players can play.")});
    std::vector<Seat> seats;
    std::vector<std::string> players;
    for (const Field& name : field.items(limits::kSeats)) {
        const std::string& player = name.text(limits::kTextBytes);
        if (auto fault = fault_of_name(player, limits::kName, say("A player's name"), players))
            throw at_place(name, no_name("RPG-1", std::move(*fault)));
        players.push_back(player);
        seats.push_back({player});
    }
    return seats;
}

}  // namespace

core::Result<Match, Refusal> CoinRpg::start(const Json& json) {
    return reading([&] {
        const Field table(json, "malformed");
        table.only({"players", "options"});
        Match match;
        match.seats = seats_from(table.at("players"));
        if (const auto options = table.find("options")) match.options = read<Options>(*options);
        return match;
    });
}

Json CoinRpg::table_schema() {
    return rules::table_schema({"players", 1, limits::kSeats, static_cast<int>(limits::kName.max)},
                               kind_of<Options>().schema());
}

Json CoinRpg::options(const Match& match) {
    Json players = Json::array();
    for (const Seat& seat : match.seats) players.push_back(seat.player);
    return {{"players", players}, {"options", written(match.options)}};
}

}  // namespace rules::coin_rpg
