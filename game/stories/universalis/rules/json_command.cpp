// Commands and events in the protocol's words: {"cmd": "add_trait", "seat": 0, "card": 3, "text": "Brave"}. Each
// command declares its fields' names and meanings; the hash uses them too.

#include "game/kit/named.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

DEFINE_SPECIAL_MEMBERS(Command)
DEFINE_SPECIAL_MEMBERS(EventBody)

core::Result<Command, Refusal> Universalis::command_from(const Json& json) {
    return reading([&] { return read_command<Command>(Field(json, "bad_argument"), "Universalis"); });
}

Json Universalis::to_json(const Command& command) {
    Json json{{"cmd", word_of(command)}};
    write_fields(json, command);
    return json;
}

Json Universalis::to_json(const Match&, const Event& event) {
    Json json{{"event", word_of(event.what)}, {"act", event.act}};
    write_fields(json, event.what);
    return json;
}

Json Universalis::command_schema() { return schema_of(NamedOf<Command>::list(), "cmd"); }
Json Universalis::event_schema() {
    return schema_of(NamedOf<EventBody>::list(), "event", {{"act", {{"type", "integer"}, {"minimum", 1}}}});
}

// Hashes everything, including what is sealed.
std::uint64_t Universalis::hash(const Match& match) { return hash_of(match); }

}  // namespace rules::universalis
