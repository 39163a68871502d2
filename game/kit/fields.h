#pragma once
// A struct lists its fields once; JSON reading and writing, equality, hash, checks of form, JSON Schema and the
// protocol's page all follow from that line. A field's key is the member's name; its type gives its meaning and its
// bounds (field_types.h).
//
//     struct AddTrait {
//         SeatId seat{};
//         CardId card{};
//         Text<limits::kName> text{};
//         bool hidden_from_others = false;
//         NAMED_FIELDS("add_trait", seat, card, text, maybe(hidden_from_others))
//     };
//
// This is a command, with its word; a struct without a word uses FIELDS(...). A field of a field may be listed too:
// FIELDS(paid.cost, paid.ec) has the keys "cost" and "ec". If the key is no good as a member's name, `keyed` sets it:
// FIELDS(maybe(keyed("concept", concept_text))). Two optional functions of the struct take part in reading it: `static
// void check_keys(const Field&)` runs before its fields are read ("either a or b"), and `void complete(const Field&)`
// after. The words of an enum follow below it, in its order: ENUM_NAMES(Side, "heads", "tails").

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#define FIELDS(...)                                                          \
    static constexpr std::string_view field_names() { return #__VA_ARGS__; } \
    template <class Visit>                                                   \
    constexpr auto visit_fields([[maybe_unused]] Visit&& visit) const {      \
        return visit(__VA_ARGS__);                                           \
    }                                                                        \
    template <class Same>                                                    \
    bool operator==(const Same& counterpart) const {                         \
        return rules::same_fields(*this, counterpart);                       \
    }

#define NAMED_FIELDS(word, ...)                \
    static constexpr const char* kWord = word; \
    FIELDS(__VA_ARGS__)

#define ENUM_NAMES(Enum, ...)                         \
    inline const rules::Words& enum_names(Enum) {     \
        static const rules::Words words{__VA_ARGS__}; \
        return words;                                 \
    }

namespace rules {

class Field;

using Words = std::vector<std::string>;
template <class Enum>
requires std::is_enum_v<Enum>
const std::string& word(Enum each) { return enum_names(each)[static_cast<std::size_t>(each)]; }

// How a field is read, written and hashed, if not as its type says.
enum class FieldMode { Needed, Maybe, Told, OrNull, HashOnly, Inlined };
template <class V, FieldMode kMode>
struct Marked {
    const V& value;
};

// A field that may be missing when read: it keeps its default. Not written if it is none.
template <class V>
constexpr Marked<V, FieldMode::Maybe> maybe(const V& value) {
    return {value};
}
// Like `maybe`, for what real coins, dice or cards have shown; the hand uses it instead of its own result. Not for
// shared tables, where the other machines cannot see the real thing (remote/session_game.h).
template <class V>
constexpr Marked<V, FieldMode::Told> told(const V& value) {
    return {value};
}
// Like `maybe`, but written as null if it is none.
template <class V>
constexpr Marked<V, FieldMode::OrNull> or_null(const V& value) {
    return {value};
}
// A field that is hashed but neither written nor read.
template <class V>
constexpr Marked<V, FieldMode::HashOnly> hash_only(const V& value) {
    return {value};
}
// A variant of structs that have a word (kWord) and FIELDS: the word goes under the field's key, the struct's fields go
// next to it in the same object.
template <class V>
constexpr Marked<V, FieldMode::Inlined> inlined(const V& value) {
    return {value};
}
// A field with its own key.
template <class V>
constexpr const V& keyed(const char*, const V& value) {
    return value;
}

// Unwraps what visit_fields passes.
template <class V>
constexpr const V& value_of(const V& field) {
    return field;
}
template <class V, FieldMode kMode>
constexpr const V& value_of(const Marked<V, kMode>& field) {
    return field.value;
}

template <class T>
bool same_fields(const T& a, const T& b) {
    return a.visit_fields([&b](const auto&... left) {
        return b.visit_fields([&](const auto&... right) { return ((value_of(left) == value_of(right)) && ...); });
    });
}

template <class T>
concept HasFields = requires {
    T::field_names();
};

}  // namespace rules
