// Commands in the protocol's words: {"cmd": "add_trait", "seat": 0, "card": 3, "text": "Brave"}. What a field
// is called and means stands with the command.

#include "game/kit/json_field.h"
#include "game/kit/json_text.h"
#include "game/stories/universalis/rules/json_setting.h"
#include "game/stories/universalis/rules/json_write.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

constexpr std::size_t kTextBytes = 1 << 20;
constexpr int kMostNumber = 2'000'000'000;  // people count seats from 1: one more still fits

int whole_number(const Field& field) { return field.integer(-kMostNumber, kMostNumber); }

// Section 7.3: an amount that is not whole, or beyond all counting.
int amount_from(const Field& field) {
    const auto number = reading([&] { return whole_number(field); });
    if (number) return *number;
    Refusal refusal = number.error();
    refusal.code = "BAD_AMOUNT";
    throw refusal;
}

void read(const Field& field, Is is, int& number) {
    number = is == Is::Amount ? amount_from(field) : whole_number(field);
}
void read(const Field& field, Is, bool& flag) { flag = field.boolean(); }
void read(const Field& field, Is, std::string& text) { text = field.text(kTextBytes); }
void read(const Field& field, Is, PoolId& pool) {
    const bool complication = field.json() == "cp";
    pool = complication ? kComplicationPool : PoolId{field.integer(0, kMostNumber)};
}
void read(const Field& field, Is, std::variant<int, std::string>& either) {
    if (field.json().is_string())
        either = field.text(kTextBytes);
    else
        either = whole_number(field);
}
void read(const Field& field, Is, Setting& setting) { setting = setting_from(field); }
void read(const Field& field, Is, Adjustment& adjustment) {
    field.only({"player", "coins"});
    adjustment = {whole_number(field.at("player")), amount_from(field.at("coins"))};
}
template <class Enum>
requires std::is_enum_v<Enum>
void read(const Field& field, Is, Enum& each) { each = static_cast<Enum>(field.choice(words_of(each))); }
template <class V>
void read(const Field& field, Is is, std::vector<V>& list) {
    for (const Field& item : field.items(limits::kList)) read(item, is, list.emplace_back());
}
template <class V>
void read(const Field& field, Is is, std::optional<V>& value) {
    read(field, is, value.emplace());
}

template <class V>
constexpr bool kMayBeLeftOut = false;
template <>
constexpr bool kMayBeLeftOut<bool> = true;
template <class V>
constexpr bool kMayBeLeftOut<std::optional<V>> = true;
template <class V>
constexpr bool kMayBeLeftOut<std::vector<V>> = true;

template <class C>
void read_member(const Field& field, C& command, const auto& member) {
    using V = std::decay_t<decltype(command.*member.at)>;
    const bool empty_text = member.is == Is::Text && member.bounds.least == 0;
    if (kMayBeLeftOut<V> || empty_text) {
        if (const auto found = field.find(member.name)) read(*found, member.is, command.*member.at);
    } else {
        read(field.at(member.name), member.is, command.*member.at);
    }
}

template <class C>
Command command_of(const Field& field) {
    std::apply([&](const auto&... member) { field.only({"cmd", "seat", member.name...}); }, C::kFields);
    C command;
    command.seat = whole_number(field.at("seat"));
    each_field<C>([&](const auto& member) { read_member(field, command, member); });
    return command;
}

// The alternative of that word.
template <std::size_t kPlace = 0>
Command command_called(const std::string& word, const Field& field) {
    if constexpr (kPlace < std::variant_size_v<Command>) {
        using C = std::variant_alternative_t<kPlace, Command>;
        return word == C::kWord ? command_of<C>(field) : command_called<kPlace + 1>(word, field);
    } else {
        throw Refusal{"unknown_command", "", plain("/cmd: Universalis has no command " + excerpt(word))};
    }
}

}  // namespace

core::Result<Command, Refusal> Universalis::command_from(const Json& json) {
    return reading([&] {
        const Field field(json, "bad_argument");
        return command_called(field.at("cmd").text(100), field);
    });
}

Json Universalis::to_json(const Command& command) {
    return std::visit(
        [](const auto& each) {
            Json json{{"cmd", each.kWord}, {"seat", each.seat}};
            each_field<std::decay_t<decltype(each)>>([&](const auto& member) {
                Json value = written(each.*member.at);
                if (!value.is_null()) json[member.name] = std::move(value);
            });
            return json;
        },
        command);
}

Json Universalis::to_json(const Match&, const Event& event) {
    return std::visit(
        [&event](const auto& each) {
            Json json{{"event", each.kWord}, {"act", event.act}};
            json.update(written(each));
            return json;
        },
        event.what);
}

}  // namespace rules::universalis
