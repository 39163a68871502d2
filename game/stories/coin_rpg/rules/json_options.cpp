// The table: players and options.

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/json_parts.h"
#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

// What is wrong with the table, and where.
Refusal at_place(const Field& field, Refusal refusal) {
    refusal.message = say("{1}: {2}", plain(field.pointer()), refusal.message);
    return refusal;
}

[[noreturn]] void refuse_option(const std::string& name, const Field& value) {
    throw at_place(value,
                   {"E_OPTION", "RPG-2",
                    say("Option {1} does not allow {2}.", plain(name), plain(described(value.json())))});
}

bool switch_from(const std::string& name, const Field& value) {
    if (!value.json().is_boolean()) refuse_option(name, value);
    return value.boolean();
}

// Whether it is the second of the two words.
template <class Enum>
Enum either_from(const std::string& name, const Field& value, const char* first, const char* second) {
    if (value.json() == first) return static_cast<Enum>(0);
    if (value.json() == second) return static_cast<Enum>(1);
    refuse_option(name, value);
}

int points_from(const std::string& name, const Field& value) {
    const Json& json = value.json();
    if (!json.is_number_integer() || json < 0 || json > limits::kCustomizationPoints)
        refuse_option(name, value);
    return json.get<int>();
}

// A theme word; empty for the rule book's own.
std::string word_from(const std::string& name, const Field& value) {
    const Json& json = value.json();
    if (!json.is_string()) refuse_option(name, value);
    const auto& text = json.get_ref<const std::string&>();
    if (!text.empty() && !is_written(text, limits::kName)) refuse_option(name, value);
    return text;
}

void read_option(Options& options, const std::string& name, const Field& value) {
    if (name == "experience")
        options.experience = switch_from(name, value);
    else if (name == "powers")
        options.powers = switch_from(name, value);
    else if (name == "customization_points")
        options.customization_points = points_from(name, value);
    else if (name == "scene_budget")
        options.scene_budget = either_from<SceneBudget>(name, value, "formula", "flat12");
    else if (name == "harder_scenes")
        options.harder_scenes = switch_from(name, value);
    else if (name == "burn_recovery")
        options.burn_recovery = either_from<BurnRecovery>(name, value, "by_kind", "whole_adventure");
    else if (name == "everyone_out")
        options.everyone_out = either_from<EveryoneOut>(name, value, "game_over", "skip_scene");
    else if (name == "easy_hard_minimum")
        options.easy_hard_minimum = switch_from(name, value);
    else if (name == "defensive_price")
        options.defensive_price = either_from<DefensivePrice>(name, value, "scene_only", "both");
    else if (name == "positive")
        options.positive = word_from(name, value);
    else if (name == "negative")
        options.negative = word_from(name, value);
    else if (name == "coolness")
        options.coolness = word_from(name, value);
    else
        refuse_option(name, value);
}

std::vector<Seat> seats_from(const Field& field) {
    const std::size_t count = field.json().is_array() ? field.json().size() : 0;
    if (count < 1 || count > limits::kSeats)
        throw at_place(field, {"E_PLAYERS", "RPG-1", say("1 to 12 players can play.")});
    std::vector<Seat> seats;
    for (const Field& name : field.items(limits::kSeats)) {
        const std::string& player = text_from(name);
        const bool taken = std::ranges::any_of(
            seats, [&player](const Seat& seat) { return folded(seat.player) == folded(player); });
        if (taken || !is_written(player, limits::kName)) throw at_place(name, no_name("RPG-1"));
        seats.push_back({player});
    }
    return seats;
}

}  // namespace

Json options_json(const Options& options) {
    return {{"experience", options.experience},
            {"powers", options.powers},
            {"customization_points", options.customization_points},
            {"scene_budget", options.scene_budget == SceneBudget::Formula ? "formula" : "flat12"},
            {"harder_scenes", options.harder_scenes},
            {"burn_recovery", options.burn_recovery == BurnRecovery::ByKind ? "by_kind" : "whole_adventure"},
            {"everyone_out", options.everyone_out == EveryoneOut::GameOver ? "game_over" : "skip_scene"},
            {"easy_hard_minimum", options.easy_hard_minimum},
            {"defensive_price", options.defensive_price == DefensivePrice::SceneOnly ? "scene_only" : "both"},
            {"positive", options.positive},
            {"negative", options.negative},
            {"coolness", options.coolness}};
}

Options options_from(const Field& field) {
    Options options;
    for (const auto& [name, value] : field.members())
        if (!value.json().is_null()) read_option(options, name, value);
    return options;
}

core::Result<Match, Refusal> CoinRpg::start(const Json& json) {
    return reading([&] {
        const Field table(json, "E_ARG");
        table.only({"players", "options"});
        Match match;
        match.seats = seats_from(table.at("players"));
        if (const auto options = table.find("options")) match.options = options_from(*options);
        return match;
    });
}

Json CoinRpg::options(const Match& match) {
    Json players = Json::array();
    for (const Seat& seat : match.seats) players.push_back(seat.player);
    return {{"players", players}, {"options", options_json(match.options)}};
}

}  // namespace rules::coin_rpg
