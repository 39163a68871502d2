#include "game/cli/protocol.h"

#include <utility>

#include "game/cli/new_game.h"
#include "game/cli/protocol_lines.h"
#include "game/kit/json_field.h"
#include "game/kit/json_text.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

using rules::Field;
using rules::Json;
using rules::Refusal;

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
    return refused({"too_long", "", words::plain("The line is longer than " + std::to_string(kLineMost) + " bytes.")},
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
