#include "game/kit/named.h"

#include <algorithm>

#include "game/kit/json_text.h"

namespace rules {

const Named* find(std::span<const Named> list, std::string_view word) {
    const auto it = std::ranges::find(list, word, &Named::word);
    return it == list.end() ? nullptr : &*it;
}

const Named& command_named(const Field& command, std::span<const Named> list, const char* game) {
    const Field cmd = command.at("cmd");
    const std::string& word = cmd.text(100);
    if (const Named* named = find(list, word)) return *named;
    throw Refusal{"unknown_command", "",
                  plain(std::string("/cmd: ").append(game).append(" has no command ").append(excerpt(word)))};
}

Json schema_of(std::span<const Named> list, const char* key, const Json& beside) {
    Json each = Json::array();
    for (const Named& named : list) {
        const Json fields = named.kind().schema();
        Json schema = fields;
        schema["properties"] = {{key, {{"const", named.word}}}};
        schema["required"] = {key};
        for (const auto& [name, property] : beside.items()) {
            schema["properties"][name] = property;
            schema["required"].push_back(name);
        }
        schema["properties"].update(fields["properties"]);
        for (const Json& name : fields["required"]) schema["required"].push_back(name);
        each.push_back(std::move(schema));
    }
    return {{"oneOf", each}};
}

}  // namespace rules
