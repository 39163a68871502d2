#pragma once
// Commands and events: variants of structs with FIELDS, each with its word. In JSON, an object with the word and the
// struct's fields: {"cmd": "add_trait", "seat": 0, "card": 3, "text": "Brave"}.

#include <span>
#include <string_view>
#include <vector>

#include "game/kit/kind_of.h"

namespace rules {

// Returns the entry with this word, or nullptr.
const Named* find(std::span<const Named> list, std::string_view word);
// Returns the entry whose word is under "cmd"; throws "unknown_command" if `game` has none.
const Named& command_named(const Field& command, std::span<const Named> list, const char* game);
// {"oneOf": [...]}: the word goes under `key`; `beside` has properties that all of them share.
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
// Adds the fields of the struct in the variant to the object. `match`: see kind.h.
template <class Variant>
void write_fields(Json& object, const Variant& variant, const void* match = nullptr) {
    NamedOf<Variant>::list()[variant.index()].kind().write_into(object, held(variant), match);
}

}  // namespace rules
