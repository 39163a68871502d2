#include "game/cli/protocol.h"

#include <cstdint>
#include <memory>
#include <utility>

#include "engine/core/hash.h"
#include "game/cli/protocol_lines.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/json_field.h"
#include "game/kit/json_text.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

// The protocol's `new`: starts a game with a given battle and rules.

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

// Arguments: `game`, `battle` (a name or a whole battle), `seed`, `rules` (override the battle's). Story games take
// `game`, `table` (the options that the session starts from) and `seed`. The parameter `seed` applies if the request
// has none. Refused with "bad_argument" or "bad_battle" and the location of the error.
core::Result<std::unique_ptr<rules::JsonSession>, Refusal> new_game(const battles::Library& library,
                                                                    const Json& request, std::uint64_t seed) {
    return rules::reading([&] { return start(library, request, seed); });
}

std::string refused(const Refusal& refusal, const Json& id) {
    Json reply{{"ok", false}};
    if (!id.is_null()) reply["id"] = id;
    reply["error"] = error_json(refusal);
    return line_of(reply);
}

std::string accepted(Json body, const Json& id) {
    Json reply{{"ok", true}};
    if (!id.is_null()) reply["id"] = id;
    for (auto& [key, value] : body.get_ref<Json::object_t&>()) reply[key] = std::move(value);
    return line_of(reply);
}

Json hello() { return {{"protocol", kProtocol}, {"name", "Coin Wars"}, {"version", version()}}; }

Json games() {
    Json names = Json::array();
    for (const auto& system : rules::systems()) names.push_back(system.name);
    return Json{{"games", names}};
}

Json one_event(const char* name) { return Json{{"events", Json::array({Json{{"event", name}}})}}; }

// The arguments of commands common to all systems.
bool both_from(const Json& request) {
    const Field field(request, "bad_argument");
    field.only({"cmd", "both"});
    const auto both = field.find("both");
    return both && both->boolean();
}

}  // namespace

std::string_view version() { return COINWARS_VERSION; }

std::string Protocol::answer_too_long() {
    return refused({"too_long", "", words::plain("The line is longer than " + std::to_string(kMaxLine) + " bytes.")},
                   nullptr);
}

std::string Protocol::answer(std::string_view line) {
    auto request = rules::parse_json(line);
    if (!request)
        return refused({"bad_json", "", words::plain("The line is not JSON: " + request.error() + ".")}, nullptr);
    if (!request->is_object())
        return refused({"bad_json", "", words::plain("The line is JSON, but not an object: send one object per line.")},
                       nullptr);
    const Json id = request->contains("id") ? (*request)["id"] : Json(nullptr);
    request->erase("id");
    auto body = serve(*request);
    return body ? accepted(std::move(*body), id) : refused(body.error(), id);
}

Protocol::Answer Protocol::serve(const Json& request) {
    const auto name = request.find("cmd");
    if (name == request.end() || !name->is_string())
        return core::failure(Refusal{"unknown_command", "", words::plain("/cmd: the request names no command.")});
    const std::string cmd = *name;
    if (cmd == "hello") return hello();
    if (cmd == "games") return games();
    if (cmd == "new") return start(request);
    return serve_game(cmd, request);
}

Protocol::Answer Protocol::start(const Json& request) {
    auto session = new_game(library_, request, seed_);
    if (!session) return core::failure(session.error());
    session_ = std::move(*session);
    seed_ = core::Hash().add(seed_).value();
    changes_since_ = nullptr;
    return session_->state();
}

Protocol::Answer Protocol::serve_game(const std::string& cmd, const Json& request) {
    if (!session_)
        return core::failure(Refusal{"no_game", "", words::plain("No game has been started: `new` starts one.")});
    if (cmd == "state") return session_->state();
    if (cmd == "changes") return changes();
    if (cmd == "record") return Json{{"record", rules::to_json(session_->record())}};
    if (cmd == "undo" || cmd == "redo") {
        const auto both = rules::reading([&] { return both_from(request); });
        if (!both) return core::failure(both.error());
        const bool back = cmd == "undo";
        if (auto refusal = back ? session_->undo(*both) : session_->redo()) return core::failure(*refusal);
        return one_event(back ? "undone" : "redone");
    }
    return submit_or_ask(request);
}

// A list that lost its first row differs in every row: its patch may be longer than the whole state.
Json Protocol::changes() {
    const Json before = std::exchange(changes_since_, session_->state());
    Json patch = before.is_null() ? Json() : Json::diff(before, changes_since_);
    if (patch.is_null() || line_of(patch).size() > line_of(changes_since_).size()) return {{"state", changes_since_}};
    return {{"changes", std::move(patch)}};
}

Protocol::Answer Protocol::submit_or_ask(const Json& request) {
    if (auto answer = session_->ask(request)) return *answer;
    auto events = session_->submit(request, hand_);
    if (!events) return core::failure(events.error());
    return Json{{"events", *events}};
}

}  // namespace cli
