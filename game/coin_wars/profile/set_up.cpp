#include "game/coin_wars/profile/set_up.h"

#include <algorithm>
#include <charconv>

#include "game/coin_wars/bots/bot.h"

namespace profile {
namespace {

using rules::Json;

constexpr const char* kPresetWords[] = {"battle", "kitchen", "tournament"};

std::string word(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// A text for each side; values that are not text become empty.
std::array<std::string, 2> words_of_sides(const Json& json, const char* key) {
    std::array<std::string, 2> words;
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array() || found->size() != 2) return words;
    for (std::size_t i = 0; i < 2; ++i)
        if ((*found)[i].is_string()) words[i] = (*found)[i].get<std::string>();
    return words;
}

// An older version wrote only the battle's number.
std::optional<WarBattle> war_battle_from(const Json& json) {
    if (json.is_number_unsigned()) return WarBattle{.war = "", .number = json.get<std::size_t>()};
    const auto number = json.is_object() ? json.find("battle") : json.end();
    if (number == json.end() || !number->is_number_unsigned() || !is_battle_id(word(json, "name"))) return std::nullopt;
    return WarBattle{word(json, "name"), word(json, "title"), number->get<std::size_t>()};
}

}  // namespace

Json about(const SetUp& set_up) {
    // The seed is text because JSON readers in other languages round large numbers.
    Json json{{"players", set_up.players},
              {"battle", set_up.battle},
              {"swapped", set_up.swapped},
              {"preset", kPresetWords[static_cast<std::size_t>(set_up.preset)]},
              {"seed", std::to_string(set_up.seed)}};
    if (set_up.bots != SetUp{}.bots) json["bots"] = set_up.bots;
    if (set_up.hidden) json["hidden"] = true;
    if (set_up.handicap) json["handicap"] = true;
    if (set_up.at_once) json["at_once"] = true;
    if (set_up.advice.hint) json["hint"] = true;
    if (set_up.advice.warning) json["warning"] = true;
    if (set_up.clock) json["clock"] = set_up.clock->json();
    if (set_up.series) json["series"] = *set_up.series;
    if (set_up.war)
        json["war"] = {{"name", set_up.war->war}, {"title", set_up.war->title}, {"battle", set_up.war->number}};
    if (set_up.played_on) json["played_on"] = true;
    return json;
}

bool is_battle_id(std::string_view name) {
    return !name.empty() && name.find_first_of("/\\:") == std::string_view::npos &&
           name.find("..") == std::string_view::npos && !name.ends_with(".json");
}

SetUp set_up_from(const Json& about) {
    SetUp set_up;
    if (!about.is_object()) return set_up;
    set_up.battle = word(about, "battle");
    if (!is_battle_id(set_up.battle)) set_up.battle.clear();
    const std::array players = words_of_sides(about, "players"), keys = words_of_sides(about, "bots");
    for (std::size_t i = 0; i < 2; ++i) {
        set_up.players[i] = fitting_name(players[i]);
        // If the level belongs to another version of the program, a person plays.
        if (bots::find_level(keys[i])) set_up.bots[i] = keys[i];
    }
    if (const auto swapped = about.find("swapped"); swapped != about.end() && swapped->is_boolean())
        set_up.swapped = *swapped;
    const auto preset = std::find(std::begin(kPresetWords), std::end(kPresetWords), word(about, "preset"));
    if (preset != std::end(kPresetWords)) set_up.preset = static_cast<Preset>(preset - std::begin(kPresetWords));
    set_up.hidden = about.value("hidden", Json()) == true;
    set_up.handicap = about.value("handicap", Json()) == true;
    set_up.at_once = about.value("at_once", Json()) == true;
    set_up.advice = {about.value("hint", Json()) == true, about.value("warning", Json()) == true};
    if (about.contains("clock")) set_up.clock = Clock::from(about["clock"]);
    if (const auto series = about.find("series"); series != about.end() && series->is_number_unsigned())
        set_up.series = series->get<std::size_t>();
    if (const auto war = about.find("war"); war != about.end()) set_up.war = war_battle_from(*war);
    set_up.played_on = about.value("played_on", Json()) == true;
    const std::string seed = word(about, "seed");
    std::from_chars(seed.data(), seed.data() + seed.size(), set_up.seed);
    return set_up;
}

}  // namespace profile
