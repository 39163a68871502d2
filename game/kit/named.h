#pragma once
// Commands and events: a variant of structs with FIELDS, each with its word. As JSON, an object with the word
// and the struct's fields: {"cmd": "add_trait", "seat": 0, "card": 3, "text": "Brave"}.

#include <span>
#include <string_view>
#include <vector>

#include "game/kit/kind_of.h"

namespace rules {

// The one of that word, or null.
const Named* find(std::span<const Named> list, std::string_view word);
// The one whose word stands under "cmd"; refused with "unknown_command" if `game` has none such.
const Named& command_named(const Field& command, std::span<const Named> list, const char* game);
// {"oneOf": [...]}: the word stands under `key`; `beside` has further properties that each has.
Json schema_of(std::span<const Named> list, const char* key, const Json& beside = Json::object());

// `beside`: keys of the object, apart from "cmd", that are read elsewhere.
template <class Variant>
Variant read_command(const Field& command, const char* game, std::initializer_list<std::string_view> beside = {}) {
    std::vector<std::string_view> keys{"cmd"};
    keys.insert(keys.end(), beside);
    Variant variant;
    const Named& named = command_named(command, NamedOf<Variant>::list(), game);
    named.kind().read_with(command, named.make(&variant), keys);
    return variant;
}
template <class Variant>
std::string_view word_of(const Variant& variant) {
    return NamedOf<Variant>::list()[variant.index()].word;
}
// Adds the fields of what the variant holds to the object. `match`: see kind.h.
template <class Variant>
void write_fields(Json& object, const Variant& variant, const void* match = nullptr) {
    NamedOf<Variant>::list()[variant.index()].kind().write_into(object, held(variant), match);
}

}  // namespace rules
