// Commands and events in the protocol's words: {"cmd": "draw", "seat": "p1", "participant": "franz"}. Each command
// declares its fields' names and meanings; the hash uses them too.

#include "game/kit/named.h"
#include "game/stories/card_draw/rules/card_draw.h"

namespace rules::card_draw {

DEFINE_SPECIAL_MEMBERS(Event)
DEFINE_SPECIAL_MEMBERS(Action)

void AlterScene::check_keys(const Field& alteration) {
    const auto skip = alteration.find("skip");
    const bool told = alteration.has("text");
    if ((skip && skip->boolean()) == told)
        alteration.at(told ? "skip" : "text").refuse("either a text, or \"skip\": true");
}

namespace {

constexpr const char* kGame = "Card Draw";

Command command_of(const Json& json) {
    const Field field(json, "malformed");
    command_named(field, NamedOf<Action>::list(), kGame);
    const Seat seat = read<Seat>(field.at("seat"));
    return {seat, read_command<Action>(field, kGame, {"seat"})};
}

}  // namespace

core::Result<CardDraw::Command, Refusal> CardDraw::command_from(const Json& json) {
    return reading([&] { return command_of(json); });
}

Json CardDraw::to_json(const Command& command) {
    Json json{{"cmd", word_of(command.action)}, {"seat", word(command.seat)}};
    write_fields(json, command.action);
    return json;
}

Json CardDraw::to_json(const Match&, const Event& event) {
    Json json{{"event", word_of(event)}};
    write_fields(json, event);
    return json;
}

// Hashes everything, including the cards in the pile and the packs.
std::uint64_t CardDraw::hash(const Match& match) { return hash_of(match); }

Json CardDraw::command_schema() {
    return schema_of(NamedOf<Action>::list(), "cmd", {{"seat", rules::kind_of<Seat>().schema()}});
}
Json CardDraw::event_schema() { return schema_of(NamedOf<Event>::list(), "event"); }

}  // namespace rules::card_draw
