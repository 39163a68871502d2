#pragma once
// FIELDS for file contents, where a field needs more than its type: one row per field, with its key, form, whether it
// may be missing, and meaning. The rows drive reading (every fault at its place), writing and the JSON Schema.
//
//     const file::Fields<Group>& group_fields() {
//         static const auto fields =
//             file::Fields<Group>()
//                 .needed("type", &Group::type, file::Text{32})
//                 .needed("coins", &Group::coins, file::Whole{1, 500},
//                         "for another number of coins in the same proportions")
//                 .maybe("where", &Group::where, "left out: front");
//         return fields;
//     }
//
// `Around`: what its names are looked up in, such as the battle it is part of.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/kind_of.h"

namespace rules::file {

struct Nothing {
    Nothing() = default;
    template <class Around>
    Nothing(const Around&) {}
};

template <class V>
inline constexpr bool kIsOptional = false;
template <class V>
inline constexpr bool kIsOptional<std::optional<V>> = true;

// Whether a field may be missing when read (null counts as missing; it keeps its default), and when it is written.
enum class Need {
    Vital,   // must be present and readable; otherwise no further field is read
    Needed,  // must be present
    Kept,    // may be missing; always written
    Maybe    // may be missing; written if it differs from the default
};

// The part that does not depend on the object's type. `definitions` belongs to the schema.
class FieldList {
public:
    using SchemaOf = std::function<Json(Json& definitions)>;
    struct Entry {
        std::string key;
        Need need;
        SchemaOf schema;
        std::string about;
    };
    // The schema of the object; a $ref to its definition if it is named.
    Json schema(Json& definitions) const;
    // The schema of a whole file.
    Json file_schema(const char* title, const char* about) const;

protected:
    void read_all(const Field& object, const std::function<void(std::size_t, const Field&)>& read) const;
    Json object_schema(Json& definitions) const;
    std::vector<Entry> entries_;
    std::string name_;
    bool is_closed_ = true;
    Json also_ = Json::object();
};
// Returns a $ref to that definition, adding it if missing.
Json defined(Json& definitions, const std::string& name, const FieldList::SchemaOf& schema);

// --- forms of a field: each has `read`, optionally `write` (default: written as it is), and `schema`

struct Whole {
    int low, high;
    void read(const Field& field, int& value) const { value = field.integer(low, high); }
    Json schema() const { return {{"type", "integer"}, {"minimum", low}, {"maximum", high}}; }
};
struct Number {
    double low, high;
    void read(const Field& field, double& value) const { value = field.number(low, high); }
    Json schema() const { return {{"type", "number"}, {"minimum", low}, {"maximum", high}}; }
};
struct Text {
    std::size_t max;  // characters
    Lines lines = Lines::One;
    std::size_t min = 0;  // checked only by the schema
    void read(const Field& field, std::string& value) const { value = field.name(max); }
    Json schema() const;
};
// One of `words`.
struct Choice {
    std::vector<std::string> words;
    void read(const Field& field, std::string& value) const { value = words[field.choice(words)]; }
    Json schema() const { return {{"enum", words}}; }
};
struct Point {
    double bound;
    void read(const Field& field, core::Vec2& value) const { value = field.point(bound); }
    Json write(const core::Vec2& value) const { return {value.x, value.y}; }
    Json schema() const;
};
// A list of words, each setting a bool member of the object: for use with std::identity.
template <class T>
struct Flags {
    struct Flag {
        std::string word;
        bool T::*member;
    };
    std::vector<Flag> flags;
    void read(const Field& field, T& object) const {
        for (const Field& item : field.items(flags.size()))
            item.attempt([&] { object.*flags[item.choice(words())].member = true; });
    }
    Json write(const T& object) const {
        Json list = Json::array();
        for (const Flag& flag : flags)
            if (object.*flag.member) list.push_back(flag.word);
        return list;
    }
    Json schema() const { return {{"type", "array"}, {"items", {{"enum", words()}}}, {"maxItems", flags.size()}}; }
    std::vector<std::string> words() const {
        std::vector<std::string> words;
        for (const Flag& flag : flags) words.push_back(flag.word);
        return words;
    }
};
// As its type says (kind_of.h).
struct AsTyped {
    template <class V>
    void read(const Field& field, V& value) const {
        kind_of<V>().read(field, &value);
    }
    template <class V>
    Json write(const V& value) const {
        return kind_of<V>().written(&value, nullptr);
    }
    template <class V>
    Json schema_of(Json&) const {
        return kind_of<V>().schema();
    }
};

// An optional is read and written like its value.
template <class Form, class V, class Around>
void read_as(const Form& form, const Field& field, V& value, const Around& around) {
    if constexpr (requires { form.read(field, value, around); }) {
        form.read(field, value, around);
    } else if constexpr (requires { form.read(field, value); }) {
        form.read(field, value);
    } else {
        typename V::value_type held{};
        read_as(form, field, held, around);
        value = std::move(held);
    }
}
template <class Form, class V, class Around>
Json write_as(const Form& form, const V& value, const Around& around) {
    if constexpr (requires { form.write(value, around); })
        return form.write(value, around);
    else if constexpr (requires { form.write(value); })
        return form.write(value);
    else if constexpr (requires { *value; })
        return value ? write_as(form, *value, around) : Json();
    else
        return value;
}
template <class V, class Form>
Json schema_as(const Form& form, Json& definitions) {
    if constexpr (requires { form.schema(definitions); })
        return form.schema(definitions);
    else if constexpr (requires { form.schema(); })
        return form.schema();
    else if constexpr (requires(V value) { value.has_value(); })
        return schema_as<typename V::value_type>(form, definitions);
    else
        return form.template schema_of<V>(definitions);
}

template <class Form>
struct ListOf {
    Form form;
    std::size_t max;
    const char* empty = nullptr;  // why it may not be empty; nullptr: it may
    template <class V, class Around>
    void read(const Field& field, std::vector<V>& list, const Around& around) const {
        for (const Field& item : field.items(max)) {
            V& each = list.emplace_back();
            item.attempt([&] { read_as(form, item, each, around); });
        }
        if (empty && list.empty()) field.refuse(empty);
    }
    template <class V, class Around>
    Json write(const std::vector<V>& list, const Around& around) const {
        Json json = Json::array();
        for (const V& each : list) json.push_back(write_as(form, each, around));
        return json;
    }
    template <class V>
    Json schema_of(Json& definitions) const {
        Json json{{"type", "array"}};
        if (empty) json["minItems"] = 1;
        json["maxItems"] = max;
        json["items"] = schema_as<typename V::value_type>(form, definitions);
        return json;
    }
};
template <class Form>
ListOf(Form, std::size_t) -> ListOf<Form>;
template <class Form>
ListOf(Form, std::size_t, const char*) -> ListOf<Form>;

// A member of a member: in(&Plan::shape, &Shape::width).
template <class Outer, class Inner>
auto in(Outer outer, Inner inner) {
    return [=](auto& object) -> auto& { return std::invoke(inner, std::invoke(outer, object)); };
}

// --- the fields of an object

template <class T, class Around = Nothing>
class Fields : public FieldList {
public:
    using Read = std::function<void(const Field&, T&, const Around&)>;
    using Write = std::function<Json(const T&, const Around&)>;

    // The arguments after the member: its form, unless the type implies it, and its meaning.
    template <class Member, class... More>
    Fields& needed(const char* key, Member member, More... more) {
        return add(key, Need::Needed, member, more...);
    }
    template <class Member, class... More>
    Fields& kept(const char* key, Member member, More... more) {
        return add(key, Need::Kept, member, more...);
    }
    template <class Member, class... More>
    Fields& maybe(const char* key, Member member, More... more) {
        return add(key, Need::Maybe, member, more...);
    }
    // A field that is no member. `read` may be empty if others read it. A Maybe is left out if `write` returns empty
    // JSON.
    Fields& by(const char* key, Need need, Read read, Write write, SchemaOf schema, const char* about = "") {
        entries_.push_back({key, need, std::move(schema), about});
        ways_.push_back({std::move(read), std::move(write), false});
        return *this;
    }
    // A key that others read and write.
    Fields& beside(const char* key, SchemaOf schema) {
        return by(
            key, Need::Maybe, {}, [](const T&, const Around&) { return Json(); }, std::move(schema));
    }
    // The keys at the start of a file.
    Fields& of_format(const std::string& format) {
        beside("$schema", [](Json&) { return Json{{"type", "string"}}; });
        return by(
            "format", Need::Needed,
            [format](const Field& field, T&, const Around&) {
                if (field.text(80) != format) field.refuse("must be \"" + format + "\"");
            },
            [format](const T&, const Around&) { return format; },
            [format](Json&) {
                return Json{{"enum", {format}}};
            });
    }
    // Sets a check of how the fields fit together, run after all are read: `is_sound` tells which ones can be judged.
    Fields& check(Read check) {
        check_ = std::move(check);
        return *this;
    }
    // Allows other keys in the object, which others read.
    Fields& among_others() {
        is_closed_ = false;
        return *this;
    }
    // Makes the schema a definition with this name.
    Fields& named(const char* name) {
        name_ = name;
        return *this;
    }
    // Adds further requirements to the schema.
    Fields& also(Json schema) {
        also_ = std::move(schema);
        return *this;
    }

    void read(const Field& object, T& value, const Around& around) const {
        read_all(object, [&](std::size_t row, const Field& field) {
            if (ways_[row].read) ways_[row].read(field, value, around);
        });
        if (check_) check_(object, value, around);
    }
    Json write(const T& value, const Around& around) const {
        Json json = Json::object();
        for (std::size_t row = 0; row < ways_.size(); ++row)
            if (Json written = ways_[row].write(value, around);
                entries_[row].need != Need::Maybe || !(ways_[row].keeps_empty ? written.is_null() : written.empty()))
                json[entries_[row].key] = std::move(written);
        return json;
    }

private:
    struct Ways {
        Read read;
        Write write;
        bool keeps_empty = false;  // writes the result even if it is an empty object
    };
    template <class Member>
    Fields& add(const char* key, Need need, Member member, const char* about = "") {
        return add(key, need, member, AsTyped(), about);
    }
    template <class Member, class Form>
    Fields& add(const char* key, Need need, Member member, Form form, const char* about = "") {
        using V = std::decay_t<std::invoke_result_t<Member, T&>>;
        by(
            key, need,
            [member, form](const Field& field, T& object, const Around& around) {
                read_as(form, field, std::invoke(member, object), around);
            },
            [member, form, need](const T& object, const Around& around) {
                static const T initial{};
                const V& value = std::invoke(member, object);
                const bool is_left_out = need == Need::Maybe && value == std::invoke(member, initial);
                return is_left_out ? Json() : write_as(form, value, around);
            },
            [form](Json& definitions) { return schema_as<V>(form, definitions); }, about);
        ways_.back().keeps_empty = kIsOptional<V>;
        return *this;
    }

    std::vector<Ways> ways_;
    Read check_;
};

// An object with these fields within another.
template <class T, class Around = Nothing>
struct Object {
    const Fields<T, Around>& (*fields)();
    void read(const Field& field, T& value, const Around& around) const { fields().read(field, value, around); }
    Json write(const T& value, const Around& around) const { return fields().write(value, around); }
    Json schema(Json& definitions) const { return fields().schema(definitions); }
};

}  // namespace rules::file
