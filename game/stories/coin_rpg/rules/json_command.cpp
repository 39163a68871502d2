// Commands and events in the protocol's words: {"cmd": "use_luck", "seat": 0, "coin": 3, "faces": "H"}. The
// fields are described in command.h and event.h; the hash uses them too.

#include "game/kit/named.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"

namespace rules::coin_rpg {

DEFINE_SPECIAL_MEMBERS(Event)
DEFINE_SPECIAL_MEMBERS(Command)

core::Result<Command, Refusal> CoinRpg::command_from(const Json& json) {
    auto command = reading([&] { return read_command<Command>(Field(json, "malformed"), "Coin Wars the RPG"); });
    if (!command && command.error().code == "malformed")
        command.error().message = say("This input makes no sense here: {1}.", command.error().message);
    return command;
}

Json CoinRpg::to_json(const Command& command) {
    Json json{{"cmd", word_of(command)}};
    write_fields(json, command);
    return json;
}

Json CoinRpg::to_json(const Match&, const Event& event) {
    Json json{{"event", word_of(event)}};
    write_fields(json, event);
    return json;
}

std::uint64_t CoinRpg::hash(const Match& match) { return hash_of(match); }

Json CoinRpg::command_schema() { return schema_of(NamedOf<Command>::list(), "cmd"); }
Json CoinRpg::event_schema() { return schema_of(NamedOf<Event>::list(), "event"); }

}  // namespace rules::coin_rpg
