#pragma once
// How values of one C++ type are read, written, hashed and described. A kind works on addresses, so that code for
// fields is compiled once and not per struct; other code uses kind_of.h, which finds the kind of a type.

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
    // Throws the field's Refusal if the JSON does not fit.
    virtual void read(const Field& field, void* value) const = 0;
    // `match`: where a game's own kinds look up names; nullptr if they need none.
    virtual Json written(const void* value, const void* match) const = 0;
    virtual void hash(const void* value, core::Hash& hash) const = 0;
    virtual Json schema() const = 0;  // JSON Schema
    // True for an empty optional and the like, which `maybe` leaves out.
    virtual bool is_none(const void*) const { return false; }
    // True if the JSON has this type's form: selects the alternative of an EitherKind.
    virtual bool takes(const Json&) const { return false; }
};
using KindGetter = const Kind& (*)();

// A kind that a game builds from functions.
template <class V>
class KindFrom : public Kind {
public:
    struct Ways {
        V (*read)(const Field&);
        Json (*written)(const V&);
        void (*hash)(const V&, core::Hash&);
        Json (*schema)();
    };
    explicit KindFrom(Ways ways) : ways_(ways) {}
    void read(const Field& field, void* value) const override { *static_cast<V*>(value) = ways_.read(field); }
    Json written(const void* value, const void*) const override { return ways_.written(*static_cast<const V*>(value)); }
    void hash(const void* value, core::Hash& hash) const override { ways_.hash(*static_cast<const V*>(value), hash); }
    Json schema() const override { return ways_.schema(); }

private:
    Ways ways_;
};

// The KindFrom<V> built from these functions, in the order of Ways.
template <class V, auto... kWays>
const Kind& kind_by() {
    static const KindFrom<V> kind({kWays...});
    return kind;
}

// Whether empty counts as a value or as none: written as null, and left out by `maybe`.
enum class Empty { Value, None };

// An int, or a struct wrapping one.
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

// A std::string, or a struct wrapping one.
class TextKind : public Kind {
public:
    struct Meaning {
        std::string_view title{};
        TextBounds bounds{0, 0};  // a maximum of 0: unbounded
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

// An enum the size of an int or a byte: the words of its values, in their order.
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

// std::optional: null if empty.
class OptionalKind : public Kind {
public:
    struct Ways {
        KindGetter kind;
        const void* (*value)(const void* optional);  // nullptr if empty
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
    ListKind(Ways ways, std::size_t max, Empty empty = Empty::Value) : ways_(ways), max_(max), empty_(empty) {}
    void read(const Field& field, void* value) const override;
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool is_none(const void* value) const override { return empty_ == Empty::None && ways_.size(value) == 0; }
    bool takes(const Json& json) const override { return json.is_array(); }

private:
    Ways ways_;
    std::size_t max_;
    Empty empty_;
};

// A variant whose alternatives have different JSON types; the first is the fallback.
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
        void (*check_keys)(const Field& object);               // or nullptr; before its fields are read
        void (*complete)(void* object, const Field& written);  // or nullptr; after
    };
    // `names`: as listed in FIELDS.
    ObjectKind(std::string_view names, std::vector<Type> types, Ways ways);

    void read(const Field& field, void* value) const override { read_with(field, value, {}); }
    Json written(const void* value, const void* match) const override;
    void hash(const void* value, core::Hash& hash) const override;
    Json schema() const override;
    bool takes(const Json& json) const override { return json.is_object(); }

    // `beside`: keys of the same object that others read.
    void read_with(const Field& field, void* value, std::span<const std::string_view> beside) const;
    // Adds its fields to the object.
    void write_into(Json& object, const void* value, const void* match) const;
    // The steps of read_with: collect the keys this object may have, and read its fields alone.
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

// A struct with FIELDS and a word, as an alternative of a variant.
struct Named {
    std::string_view word;
    const ObjectKind& (*kind)();
    void* (*make)(void* variant);
};

// Such a variant within an object, sharing its keys.
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
    // `value`: the variant; `object`: the object around it.
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
