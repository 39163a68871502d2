#include "game/kit/kind.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <limits>

#include "game/kit/field_types.h"

namespace rules {

namespace {

template <class V>
V& as(void* value) {
    return *static_cast<V*>(value);
}
template <class V>
const V& as(const void* value) {
    return *static_cast<const V*>(value);
}

void hash_size(std::size_t size, core::Hash& hash) { hash.add(static_cast<int>(size)); }

Json or_null(Json schema) {
    if (!schema.contains("type")) return {{"anyOf", {schema, {{"type", "null"}}}}};
    schema["type"] = {schema["type"], "null"};
    return schema;
}

}  // namespace

void NumberKind::read(const Field& field, void* value) const {
    as<int>(value) = field.integer(bounds_.low, bounds_.high);
}
Json NumberKind::written(const void* value, const void*) const { return as<int>(value); }
void NumberKind::hash(const void* value, core::Hash& hash) const { hash.add(as<int>(value)); }
Json NumberKind::schema() const {
    Json json{{"type", "integer"}};
    if (!title_.empty()) json["title"] = title_;
    if (bounds_.low != std::numeric_limits<int>::min()) json["minimum"] = bounds_.low;
    if (bounds_.high != std::numeric_limits<int>::max()) json["maximum"] = bounds_.high;
    return json;
}

void TextKind::read(const Field& field, void* value) const { as<std::string>(value) = field.text(meaning_.bytes); }
Json TextKind::written(const void* value, const void*) const {
    return is_none(value) ? Json(nullptr) : Json(as<std::string>(value));
}
// The length marks where a text ends.
void TextKind::hash(const void* value, core::Hash& hash) const {
    const auto& text = as<std::string>(value);
    hash_size(text.size(), hash);
    hash.add(std::string_view(text));
}
Json TextKind::schema() const {
    Json json{{"type", "string"}};
    if (!meaning_.title.empty()) json["title"] = meaning_.title;
    if (meaning_.bounds.min > 0) json["minLength"] = meaning_.bounds.min;
    if (meaning_.bounds.max > 0)
        json["maxLength"] = meaning_.bounds.max;
    else if (meaning_.bytes < kTextBytes)
        json["maxLength"] = meaning_.bytes;
    if (meaning_.bounds.lines == Lines::Many) json["format"] = "prose";
    return meaning_.empty == Empty::None ? or_null(json) : json;
}
bool TextKind::is_none(const void* value) const {
    return meaning_.empty == Empty::None && as<std::string>(value).empty();
}

int WordKind::number_of(const void* enumerator) const {
    if (bytes_ == 1) return as<unsigned char>(enumerator);
    int number;
    std::memcpy(&number, enumerator, sizeof number);
    return number;
}
void WordKind::read(const Field& field, void* value) const {
    const int number = static_cast<int>(field.choice(words_));
    if (bytes_ == 1)
        as<unsigned char>(value) = static_cast<unsigned char>(number);
    else
        std::memcpy(value, &number, sizeof number);
}
Json WordKind::written(const void* value, const void*) const {
    return words_[static_cast<std::size_t>(number_of(value))];
}
void WordKind::hash(const void* value, core::Hash& hash) const { hash.add(number_of(value)); }
Json WordKind::schema() const { return {{"enum", words_}}; }

void OptionalKind::read(const Field& field, void* value) const { ways_.kind().read(field, ways_.emplace(value)); }
Json OptionalKind::written(const void* value, const void* match) const {
    const void* inner = ways_.value(value);
    return inner ? ways_.kind().written(inner, match) : Json(nullptr);
}
void OptionalKind::hash(const void* value, core::Hash& hash) const {
    const void* inner = ways_.value(value);
    hash.add(inner != nullptr);
    if (inner) ways_.kind().hash(inner, hash);
}
Json OptionalKind::schema() const { return or_null(ways_.kind().schema()); }

void ListKind::read(const Field& field, void* value) const {
    for (const Field& item : field.items(max_)) ways_.kind().read(item, ways_.add(value));
}
Json ListKind::written(const void* value, const void* match) const {
    if (is_none(value)) return nullptr;
    Json json = Json::array();
    for (std::size_t i = 0; i < ways_.size(value); ++i) json.push_back(ways_.kind().written(ways_.at(value, i), match));
    return json;
}
void ListKind::hash(const void* value, core::Hash& hash) const {
    hash_size(ways_.size(value), hash);
    for (std::size_t i = 0; i < ways_.size(value); ++i) ways_.kind().hash(ways_.at(value, i), hash);
}
Json ListKind::schema() const {
    const Json json{{"type", "array"}, {"items", ways_.kind().schema()}, {"maxItems", max_}};
    return empty_ == Empty::None ? or_null(json) : json;
}

void EitherKind::read(const Field& field, void* value) const {
    const Alternative* chosen = &ways_.alternatives.front();
    for (const Alternative& each : ways_.alternatives)
        if (each.kind().takes(field.json())) {
            chosen = &each;
            break;
        }
    chosen->kind().read(field, chosen->make(value));
}
Json EitherKind::written(const void* value, const void* match) const {
    return ways_.alternatives[ways_.index(value)].kind().written(ways_.value(value), match);
}
void EitherKind::hash(const void* value, core::Hash& hash) const {
    hash_size(ways_.index(value), hash);
    ways_.alternatives[ways_.index(value)].kind().hash(ways_.value(value), hash);
}
Json EitherKind::schema() const {
    Json each = Json::array();
    for (const Alternative& alternative : ways_.alternatives) each.push_back(alternative.kind().schema());
    return {{"anyOf", each}};
}
bool EitherKind::takes(const Json& json) const {
    return std::ranges::any_of(ways_.alternatives, [&](const Alternative& each) { return each.kind().takes(json); });
}

namespace {

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Takes the next item off "seat, maybe(keyed("buy", what)), cost".
std::string_view next_of(std::string_view& names) {
    int depth = 0;
    std::size_t end = 0;
    for (; end < names.size() && (names[end] != ',' || depth > 0); ++end)
        depth += names[end] == '(' ? 1 : names[end] == ')' ? -1 : 0;
    const std::string_view next = names.substr(0, end);
    names.remove_prefix(std::min(end + 1, names.size()));
    return next;
}

// The name in quotes, or the last name: "cost" for "maybe(paid.cost)".
std::string key_of(std::string_view expression) {
    if (const std::size_t quote = expression.find('"'); quote != std::string_view::npos)
        return std::string(expression.substr(quote + 1, expression.rfind('"') - quote - 1));
    while (!expression.empty() && !is_of_name(expression.back())) expression.remove_suffix(1);
    std::size_t start = expression.size();
    while (start > 0 && is_of_name(expression[start - 1])) --start;
    expression.remove_prefix(start);
    return std::string(expression);
}

const InlinedKind& inlined(const Kind& kind) { return static_cast<const InlinedKind&>(kind); }

}  // namespace

ObjectKind::ObjectKind(std::string_view names, std::vector<Type> types, Ways ways) : ways_(ways) {
    for (const Type& type : types) members_.push_back({key_of(next_of(names)), type.kind, type.manner});
}

void ObjectKind::read_with(const Field& field, void* value, std::span<const std::string_view> beside) const {
    std::vector<std::string_view> keys(beside.begin(), beside.end());
    add_keys(field, keys);
    field.only(keys);
    if (ways_.check_keys) ways_.check_keys(field);
    read_fields(field, value);
}

void ObjectKind::add_keys(const Field& field, std::vector<std::string_view>& keys) const {
    for (const Member& member : members_) {
        if (member.manner != FieldMode::HashOnly) keys.push_back(member.key);
        if (member.manner == FieldMode::Inlined)
            inlined(member.kind()).chosen(field.at(member.key)).kind().add_keys(field, keys);
    }
}

void ObjectKind::read_fields(const Field& field, void* value) const {
    Places places;
    ways_.places(value, places);
    const void* const* place = places;
    for (const Member& member : members_) {
        void* into = const_cast<void*>(*place++);  // points into `value`, which is not const
        if (member.manner == FieldMode::Needed) {
            member.kind().read(field.at(member.key), into);
        } else if (member.manner == FieldMode::Inlined) {
            const Named& chosen = inlined(member.kind()).chosen(field.at(member.key));
            chosen.kind().read_fields(field, chosen.make(into));
        } else if (member.manner != FieldMode::HashOnly) {
            if (const auto found = field.find(member.key)) member.kind().read(*found, into);
        }
    }
    if (ways_.complete) ways_.complete(value, field);
}

void ObjectKind::write_into(Json& object, const void* value, const void* match) const {
    Places places;
    ways_.places(value, places);
    const void* const* place = places;
    for (const Member& member : members_) {
        const void* from = *place++;
        const bool may_lack = member.manner == FieldMode::Maybe || member.manner == FieldMode::Told;
        const bool is_left_out = may_lack && member.kind().is_none(from);
        if (member.manner != FieldMode::HashOnly && !is_left_out)
            object[member.key] = member.kind().written(from, match);
        if (member.manner == FieldMode::Inlined) inlined(member.kind()).write_into(object, from, match);
    }
}

Json ObjectKind::written(const void* value, const void* match) const {
    Json object = Json::object();
    write_into(object, value, match);
    return object;
}

void ObjectKind::hash(const void* value, core::Hash& hash) const {
    Places places;
    ways_.places(value, places);
    const void* const* place = places;
    for (const Member& member : members_) member.kind().hash(*place++, hash);
}

Json ObjectKind::schema() const {
    Json properties = Json::object(), required = Json::array();
    for (const Member& member : members_) {
        if (member.manner == FieldMode::HashOnly) continue;
        properties[member.key] = member.kind().schema();
        if (member.manner == FieldMode::Needed || member.manner == FieldMode::Inlined) required.push_back(member.key);
        if (member.manner == FieldMode::Inlined) inlined(member.kind()).add_schema(properties);
    }
    return {{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
}

std::vector<std::string> InlinedKind::words() const {
    std::vector<std::string> words;
    for (const Named& each : ways_.list) words.emplace_back(each.word);
    return words;
}
const Named& InlinedKind::chosen(const Field& word) const { return ways_.list[word.choice(words())]; }
void InlinedKind::write_into(Json& object, const void* value, const void* match) const {
    held(value).kind().write_into(object, ways_.value(value), match);
}
void InlinedKind::hash(const void* value, core::Hash& hash) const {
    hash_size(ways_.index(value), hash);
    held(value).kind().hash(ways_.value(value), hash);
}
Json InlinedKind::schema() const { return {{"enum", words()}}; }
void InlinedKind::add_schema(Json& properties) const {
    for (const Named& each : ways_.list) properties.update(each.kind().schema()["properties"]);
}

}  // namespace rules
