// Commands and events in the protocol's words: {"cmd": "throw", "seat": "p1", "faces": "HT"}. Each command declares its
// fields' names and meanings; the hash uses them too.

#include "game/kit/named.h"
#include "game/stories/edged_coins/rules/edged_coins.h"

namespace rules::edged_coins {

DEFINE_SPECIAL_MEMBERS(Event)
DEFINE_SPECIAL_MEMBERS(Action)

void CallToss::complete(const Field& call) {
    if (!call.has("uses_action")) uses_action = kind == TraitKind::Skill;
}

void PriceDramatic::check_keys(const Field& price) {
    const auto refuse = price.find("refuse");
    if ((refuse && refuse->boolean()) == price.has("cost"))
        price.at(price.has("cost") ? "refuse" : "cost").refuse("either a cost or a refusal");
}

namespace {

constexpr const char* kGame = "Edged Coins";

Command command_of(const Json& json) {
    const Field field(json, "malformed");
    command_named(field, NamedOf<Action>::list(), kGame);
    const Seat seat = read<Seat>(field.at("seat"));
    return {seat, read_command<Action>(field, kGame, {"seat"})};
}

std::string_view word_of_event(const Event& event) {
    const auto* bought = get_if<Bought>(&event);
    return bought ? word(bought->what) : word_of(event);
}

}  // namespace

core::Result<EdgedCoins::Command, Refusal> EdgedCoins::command_from(const Json& json) {
    return reading([&] { return command_of(json); });
}

Json EdgedCoins::to_json(const Command& command) {
    Json json{{"cmd", word_of(command.action)}, {"seat", word(command.seat)}};
    write_fields(json, command.action);
    return json;
}

Json EdgedCoins::to_json(const Match&, const Event& event) {
    Json json{{"event", word_of_event(event)}};
    write_fields(json, event);
    return json;
}

std::uint64_t EdgedCoins::hash(const Match& match) { return hash_of(match); }

Json EdgedCoins::command_schema() {
    return schema_of(NamedOf<Action>::list(), "cmd", {{"seat", kind_of<Seat>().schema()}});
}
Json EdgedCoins::event_schema() {
    Json schema = schema_of(NamedOf<Event>::list(), "event");
    for (Json& each : schema["oneOf"]) {
        Json& word = each["properties"]["event"];
        if (word["const"] == Json(Bought::kWord)) word = kind_of<Purchase>().schema();
    }
    return schema;
}

}  // namespace rules::edged_coins
