#pragma once
// The FIELDS of what lies in files, where more is to be said of one than its type says: a row a field, with its key, what it may
// be, whether it may be missing, and what it means. Reading with every fault at its place, writing and the JSON Schema go by the
// rows.
//
//     const file::Fields<Group>& group_fields() {
//         static const auto fields =
//             file::Fields<Group>()
//                 .needed("type", &Group::type, file::Text{32})
//                 .needed("coins", &Group::coins, file::Whole{1, 500}, "for another number of coins in the same proportions")
//                 .maybe("where", &Group::where, "left out: front");
//         return fields;
//     }
//
// `Around`: what the names in it are looked up in, such as its battle.

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

// Whether a field may be missing where it is read (null is as good as missing, and it keeps its default), and when it is written.
enum class Need {
    Vital,   // must be there, and readable at all: else no further field is read
    Needed,  // must be there
    Kept,    // may be missing; is written always
    Maybe    // may be missing; is written if it differs from the default
};

// What does not depend on the type of the object. `definitions` are the schema's.
class FieldList {
public:
    using SchemaOf = std::function<Json(Json& definitions)>;
    struct Entry {
        std::string key;
        Need need;
        SchemaOf schema;
        std::string about;
    };
    // Of the object; if it is named, a $ref to its definition.
    Json schema(Json& definitions) const;
    // Of a whole file.
    Json file_schema(const char* title, const char* about) const;

protected:
    void read_all(const Field& object, const std::function<void(std::size_t, const Field&)>& read) const;
    Json object_schema(Json& definitions) const;
    std::vector<Entry> entries_;
    std::string name_;
    bool is_closed_ = true;
    Json also_ = Json::object();
};
// $ref to that definition, which is added if it is not there yet.
Json defined(Json& definitions, const std::string& name, const FieldList::SchemaOf& schema);

// --- what a field may be: has `read`, perhaps `write` (else it is written as it is), and `schema`

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
    std::size_t most;  // characters
    Lines lines = Lines::One;
    std::size_t least = 0;  // the schema's to check
    void read(const Field& field, std::string& value) const { value = field.name(most); }
    Json schema() const;
};
// One of these words.
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
// A list of words, each of which sets a member of the object: of std::identity.
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

// An optional is read and written as what it holds.
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
    std::size_t most;
    const char* empty = nullptr;  // why it may not be; null: it may
    template <class V, class Around>
    void read(const Field& field, std::vector<V>& list, const Around& around) const {
        for (const Field& item : field.items(most)) {
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
        json["maxItems"] = most;
        json["items"] = schema_as<typename V::value_type>(form, definitions);
        return json;
    }
};
template <class Form>
ListOf(Form, std::size_t) -> ListOf<Form>;
template <class Form>
ListOf(Form, std::size_t, const char*) -> ListOf<Form>;

// The member of a member: in(&Plan::shape, &Shape::width).
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

    // Behind the member: what it may be, unless its type says that, and what it means.
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
    // One that is no member. `read` may be none: others read it. A Maybe is left out where what `write` gives is empty.
    Fields& by(const char* key, Need need, Read read, Write write, SchemaOf schema, const char* about = "") {
        entries_.push_back({key, need, std::move(schema), about});
        ways_.push_back({std::move(read), std::move(write), false});
        return *this;
    }
    // One that others read and write.
    Fields& beside(const char* key, SchemaOf schema) {
        return by(
            key, Need::Maybe, {}, [](const T&, const Around&) { return Json(); }, std::move(schema));
    }
    // The keys that begin a file.
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
    // What must fit together, asked when all of it is read: `is_sound` tells whether it could be.
    Fields& check(Read check) {
        check_ = std::move(check);
        return *this;
    }
    // Other keys of the object are others' to know.
    Fields& among_others() {
        is_closed_ = false;
        return *this;
    }
    // The schema is a definition of this name.
    Fields& named(const char* name) {
        name_ = name;
        return *this;
    }
    // What else the schema asks.
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
        bool keeps_empty = false;  // what is given is written, an empty object too
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

// An object of these fields within another.
template <class T, class Around = Nothing>
struct Object {
    const Fields<T, Around>& (*fields)();
    void read(const Field& field, T& value, const Around& around) const { fields().read(field, value, around); }
    Json write(const T& value, const Around& around) const { return fields().write(value, around); }
    Json schema(Json& definitions) const { return fields().schema(definitions); }
};

}  // namespace rules::file
