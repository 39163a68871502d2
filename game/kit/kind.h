#pragma once
// What the values of one C++ type are, as seen from outside: how they are read, written, hashed and
// described. A kind works on addresses, so that the work on fields is compiled once and not for each struct;
// kind_of.h finds the kind of a type and is what others use.

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hash.h"
#include "game/kit/fields.h"
#include "game/kit/json_field.h"
#include "game/kit/player_text.h"

namespace rules {

class Kind {
public:
    virtual ~Kind() = default;
    // Throws the field's Refusal if it does not fit.
    virtual void read(const Field& field, void* value) const = 0;
    // `match`: where a game's own kinds look up what it calls things; null if they need none.
    virtual Json written(const void* value, const void* match) const = 0;
    virtual void hash(const void* value, core::Hash& hash) const = 0;
    virtual Json schema() const = 0;  // JSON Schema
    // An optional that is empty, and the like: left out by `maybe`.
    virtual bool is_none(const void*) const { return false; }
    // Whether JSON of this type is meant: picks one of an Either.
    virtual bool takes(const Json&) const { return false; }
};
using KindGetter = const Kind& (*)();

// A kind that a game makes by hand, of functions.
template <class V>
class KindBy : public Kind {
public:
    struct Ways {
        V (*read)(const Field&);
        Json (*written)(const V&);
        void (*hash)(const V&, core::Hash&);
        Json (*schema)();
    };
    explicit KindBy(Ways ways) : ways_(ways) {}
    void read(const Field& field, void* value) const override { *static_cast<V*>(value) = ways_.read(field); }
    Json written(const void* value, const void*) const override { return ways_.written(*static_cast<const V*>(value)); }
    void hash(const void* value, core::Hash& hash) const override { ways_.hash(*static_cast<const V*>(value), hash); }
    Json schema() const override { return ways_.schema(); }

private:
    Ways ways_;
};

// The one of V that is made of these functions, in the order of Ways.
template <class V, auto... kWays>
const Kind& kind_by() {
    static const KindBy<V> kind({kWays...});
    return kind;
}

// Whether what is empty is none: null, and left out by `maybe`.
enum class Empty { Value, None };

// An int, or a struct that is one.
class NumberKind : public Kind {
public:
    struct Bounds {
        int low, high;
    };
    NumberKind(std::string_view title, Bounds bounds) : title_(title), bounds_(bounds) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool takes(const Json& json) const override { return json.is_number(); }

private:
    std::string_view title_;
    Bounds bounds_;
};

// A std::string, or a struct that is one.
class TextKind : public Kind {
public:
    struct Meaning {
        std::string_view title{};
        TextBounds bounds{0, 0};  // no more than zero characters: none are said
        std::size_t bytes = 0;
        Empty empty = Empty::Value;
    };
    explicit TextKind(Meaning meaning) : meaning_(meaning) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool is_none(const void* value) const override;
    bool takes(const Json& json) const override { return json.is_string(); }

private:
    Meaning meaning_;
};

// An enum of the size of an int or a byte: the words of its values, in their order.
class WordKind : public Kind {
public:
    WordKind(const std::vector<std::string>& words, std::size_t bytes) : words_(words), bytes_(bytes) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool takes(const Json& json) const override { return json.is_string(); }

private:
    int number_of(const void* enumerator) const;
    const std::vector<std::string>& words_;
    std::size_t bytes_;
};

// std::optional: null if it is empty.
class OptionalKind : public Kind {
public:
    struct Ways {
        KindGetter kind;
        const void* (*value)(const void* optional);  // null: none
        void* (*emplace)(void* optional);
    };
    explicit OptionalKind(Ways ways) : ways_(ways) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool is_none(const void* value) const override { return !ways_.value(value); }
    bool takes(const Json& json) const override { return ways_.kind().takes(json); }

private:
    Ways ways_;
};

class ListKind : public Kind {
public:
    struct Ways {
        KindGetter kind;
        std::size_t (*size)(const void* list);
        const void* (*at)(const void* list, std::size_t place);
        void* (*add)(void* list);
    };
    ListKind(Ways ways, std::size_t most, Empty empty = Empty::Value) : ways_(ways), most_(most), empty_(empty) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool is_none(const void* value) const override { return empty_ == Empty::None && ways_.size(value) == 0; }
    bool takes(const Json& json) const override { return json.is_array(); }

private:
    Ways ways_;
    std::size_t most_;
    Empty empty_;
};

// A variant whose alternatives differ in JSON's types; the first stands for what none takes.
class EitherKind : public Kind {
public:
    struct Alternative {
        KindGetter kind;
        void* (*make)(void* variant);
    };
    struct Ways {
        std::vector<Alternative> alternatives;
        std::size_t (*index)(const void* variant);
        const void* (*value)(const void* variant);
    };
    explicit EitherKind(Ways ways) : ways_(std::move(ways)) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool takes(const Json& json) const override;

private:
    Ways ways_;
};

// A struct with FIELDS.
class ObjectKind : public Kind {
public:
    struct Type {
        KindGetter kind;
        FieldMode manner;
    };
    static constexpr std::size_t kMaxFields = 40;
    using Places = const void* [kMaxFields];
    struct Ways {
        void (*places)(const void* object, const void** places);
        void (*check_keys)(const Field& object);               // or null; before its fields are read
        void (*complete)(void* object, const Field& written);  // or null; after that
    };
    // `names`: as FIELDS has them.
    ObjectKind(std::string_view names, std::vector<Type> types, Ways ways);

    void read(const Field& field, void* value) const override { read_with(field, value, {}); }
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool takes(const Json& json) const override { return json.is_object(); }

    // `beside`: keys of the same object that others read.
    void read_with(const Field& field, void* value, std::span<const std::string_view> beside) const;
    // Its fields are added to the object.
    void write_into(Json& object, const void* value, const void* match) const;
    // The parts of the above: which keys this object may have, and its fields alone.
    void add_keys(const Field& field, std::vector<std::string_view>& keys) const;
    void read_fields(const Field& field, void* value) const;

private:
    struct Member {
        std::string key;
        KindGetter kind;
        FieldMode manner;
    };
    std::vector<Member> members_;
    Ways ways_;
};

// A struct with FIELDS and a word, of those that a variant can hold.
struct Named {
    std::string_view word;
    const ObjectKind& (*kind)();
    void* (*make)(void* variant);
};

// Such a variant within an object, among whose keys its own stand.
class InlinedKind : public Kind {
public:
    struct Ways {
        std::span<const Named> list;
        std::size_t (*index)(const void* variant);
        const void* (*value)(const void* variant);
    };
    explicit InlinedKind(Ways ways) : ways_(ways) {}
    const Named& chosen(const Field& word) const;
    const Named& held(const void* value) const { return ways_.list[ways_.index(value)]; }
    // `value`: the variant; `object`: around it.
    void write_into(Json& object, const void* value, const void* match) const;
    void add_schema(Json& properties) const;

    void read(const Field& word, void* value) const override { chosen(word).make(value); }
    Json written(const void* value, const void*) const override { return held(value).word; }
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;

private:
    std::vector<std::string> words() const;

    Ways ways_;
};

}  // namespace rules
