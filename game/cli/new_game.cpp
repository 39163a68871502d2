#include "game/cli/new_game.h"

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/json_field.h"
#include "game/kit/json_text.h"

namespace cli {

namespace {

using rules::Field;
using rules::Json;
using rules::Refusal;

constexpr const char* kBattles = "coin-wars";

std::uint64_t seed_from(const Field& field) {
    if (!field.json().is_number_unsigned())
        field.refuse("a whole number from 0 on is needed, not " + rules::described(field.json()));
    return field.json().get<std::uint64_t>();
}

[[noreturn]] void refuse(const battles::Faults& faults) {
    const battles::Fault& first = faults.front();
    throw Refusal{"bad_battle", "",
                  words::plain((first.pointer.empty() ? first.file : first.pointer) + ": " + first.reason)};
}

Json battle_json(const battles::Library& library, const Field& field) {
    if (field.json().is_object()) return field.json();
    const auto battle = battles::find_battle(library, field.text(1000));
    if (!battle) refuse(battle.error());
    return battle->json;
}

void override_rules(Json& battle, const Field& overrides) {
    if (!overrides.json().is_object()) overrides.refuse("an object is needed");
    if (!battle.contains("rules") || overrides.has("preset")) battle["rules"] = Json::object();
    if (!battle["rules"].is_object()) return;  // the battle's reader reports it
    for (const auto& [key, value] : overrides.json().items()) battle["rules"][key] = value;
}

// A war can be given by name; otherwise, as for story games, `table` is the options themselves.
Json table_json(const battles::Library& library, const rules::SystemEntry& system, const Field& table) {
    if (system.name != rules::war::War::name() || !table.json().is_string()) return table.json();
    const auto war = wars::find_war(library, table.text(1000));
    if (!war) refuse(war.error());
    return war->json;
}

std::unique_ptr<rules::JsonSession> start_table(const battles::Library& library, const rules::SystemEntry& system,
                                                const Field& field, std::uint64_t seed) {
    field.only({"cmd", "game", "table", "seed"});
    auto session = system.start(table_json(library, system, field.at("table")), seed);
    if (!session) throw session.error();
    return std::move(*session);
}

std::unique_ptr<rules::JsonSession> start(const battles::Library& library, const Json& request, std::uint64_t seed) {
    const Field field(request, "bad_argument");
    const auto game = field.find("game");
    const auto* system = rules::find_system(game ? game->text(1000) : kBattles);
    if (!system) game->refuse("there is no such game: `games` lists them");
    if (const auto given = field.find("seed")) seed = seed_from(*given);
    if (system->name != kBattles) return start_table(library, *system, field, seed);

    field.only({"cmd", "game", "battle", "seed", "rules"});
    Json json = battle_json(library, field.at("battle"));
    if (const auto overrides = field.find("rules")) override_rules(json, *overrides);
    const auto battle = battles::battle_from_json(library, std::move(json), "battle");
    if (!battle) refuse(battle.error());
    auto session = system->start(battle->json, seed);
    if (!session) throw session.error();
    return std::move(*session);
}

}  // namespace

core::Result<std::unique_ptr<rules::JsonSession>, Refusal> new_game(const battles::Library& library,
                                                                    const Json& request, std::uint64_t seed) {
    return rules::reading([&] { return start(library, request, seed); });
}

}  // namespace cli
