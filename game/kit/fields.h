#pragma once
// A struct says once which fields it has; reading and writing JSON, equality, the hash, the checks of form, the
// JSON Schema and the protocol's page all go by that line. A field's key is the member's name; what it means and
// how large it may be is said by its type (field_types.h).
//
//     struct AddTrait {
//         SeatId seat{};
//         CardId card{};
//         Text<limits::kName> text{};
//         bool hidden_from_others = false;
//         NAMED_FIELDS("add_trait", seat, card, text, maybe(hidden_from_others))
//     };
//
// That is a command, with its word; a struct without one says FIELDS(...).
//
// A field of a field may stand there as well: FIELDS(paid.cost, paid.ec) has the keys "cost" and "ec". If the
// key is no good name for a member, `under` gives it: FIELDS(maybe(under("concept", concept_text))).
//
// Two functions of the struct have a say where it is read, if there are: `static void check_keys(const Field&)`
// before its fields ("either a or b"), and `void complete(const Field&)` after them.
//
// The words of an enum stand below it, in its order: ENUM_NAMES(Side, "heads", "tails").

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

// How a field is read, written and counted, if not as its type says.
enum class FieldMode { Needed, Maybe, Told, OrNull, Hidden, Inlined };
template <class V, FieldMode kMode>
struct Marked {
    const V& value;
};

// A field that may be left out where it is read: it keeps its default. Written without it if it is none.
template <class V>
constexpr Marked<V, FieldMode::Maybe> maybe(const V& value) {
    return {value};
}
// The same, and it tells what real coins, dice or cards have shown, for the hand to use instead of its own. At a table that
// several machines share nobody can see them (told.h).
template <class V>
constexpr Marked<V, FieldMode::Told> told(const V& value) {
    return {value};
}
// As `maybe`, but it is written as null if it is none.
template <class V>
constexpr Marked<V, FieldMode::OrNull> or_null(const V& value) {
    return {value};
}
// A field that counts in the hash and is neither written nor read.
template <class V>
constexpr Marked<V, FieldMode::Hidden> hidden(const V& value) {
    return {value};
}
// A variant of structs that have a word (kWord) and FIELDS: the word stands under the field's key, the fields
// of the struct beside it in the same object.
template <class V>
constexpr Marked<V, FieldMode::Inlined> inlined(const V& value) {
    return {value};
}
// A field with a key of its own.
template <class V>
constexpr const V& under(const char*, const V& value) {
    return value;
}

// What visit_fields gives, without the above.
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
