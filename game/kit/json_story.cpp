#include "game/kit/json_story.h"

#include "engine/words/phrase.h"
#include "game/kit/json_text.h"
#include "game/kit/text_refusal.h"

namespace rules {

Json why_not(const std::optional<Refusal>& refusal) {
    if (!refusal) return nullptr;
    return {{"code", refusal->code}, {"rule", refusal->rule}, {"message", words::english(refusal->message)}};
}

Json chance_json(const core::Chance& chance) {
    Json json = Json::object();
    if (const auto& exact = chance.exact()) json = {{"over", exact->over}, {"under", exact->under}};
    json["value"] = chance.value();
    return json;
}

namespace {

core::Chance chance_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
void hash_chance(const core::Chance& chance, core::Hash& hash) { hash.add(chance.value()); }
Json chance_schema() { return {{"type", "object"}}; }

}  // namespace

const Kind& KindOf<core::Chance>::get() {
    return kind_by<core::Chance, chance_from, chance_json, hash_chance, chance_schema>();
}

std::vector<std::string> seats_from(const Field& seats, std::size_t max) {
    constexpr std::size_t kBytes = 40'000;
    std::vector<std::string> names;
    for (const Field& seat : seats.items(max)) {
        const std::string& name = seat.text(kBytes);
        if (const auto fault = fault_of_name(name, {1, 40}, say("A player's name"), names)) seat.refuse(*fault);
        names.push_back(name);
    }
    if (names.empty()) seats.refuse("one to eight players are needed, each with a name");
    return names;
}

}  // namespace rules
