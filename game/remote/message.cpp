#include "game/remote/message.h"

#include "game/kit/json_text.h"
#include "game/kit/named.h"

namespace remote {
namespace {

Raw read_raw(const rules::Field& field) { return field.json(); }
Json raw_json(const Raw& raw) { return raw.json; }
void hash_raw(const Raw& raw, core::Hash& hash) { hash.add(std::string_view(raw.json.dump())); }
Json raw_schema() { return Json::object(); }

}  // namespace

const rules::Kind& Raw::field_kind() { return rules::kind_by<Raw, read_raw, raw_json, hash_raw, raw_schema>(); }

Json to_json(const Message& message) {
    Json json{{"say", rules::word_of(message)}};
    rules::write_fields(json, message);
    return json;
}

core::Result<Message, rules::Refusal> message_from(const Json& json) {
    return rules::reading([&] {
        const rules::Field field(json, "bad_argument");
        const std::string word = field.at("say").text(20);
        const rules::Named* named = rules::find(rules::NamedOf<Message>::list(), word);
        if (!named) field.at("say").refuse("there is no message " + rules::excerpt(word));
        constexpr std::string_view kBeside[]{"say"};
        Message message;
        named->kind().read_with(field, named->make(&message), kBeside);
        return message;
    });
}

}  // namespace remote
