#pragma once
// The kind of each type a field can have:
//
//     bool, int, double, std::string, Id, Number, Text, Name, List, OrNone     (field_types.h)
//     an enum with enum_names(E) for its words or field_kind(E) for its kind, found by ADL; Face
//     Vec2: a point [x, y] in inches
//     std::vector, std::optional, std::shared_ptr<const V> that is never null
//     OneOf of types with different JSON types (variants of commands and events: named.h)
//     a struct with its own form: its static field_kind(), which may build on object_kind<T>()
//     any other struct with FIELDS
//
// Include this only where JSON is read or written.

#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/kit/hand.h"
#include "game/kit/kind.h"
#include "game/kit/one_of.h"

namespace rules {

template <class V>
struct KindOf {
    static const Kind& get() { return V::field_kind(); }
};

template <class V>
const Kind& kind_of() {
    return KindOf<V>::get();
}

template <>
const Kind& KindOf<int>::get();
template <>
const Kind& KindOf<double>::get();
template <>
const Kind& KindOf<bool>::get();
template <>
const Kind& KindOf<core::Vec2>::get();

template <Label kOf, int kFar>
struct KindOf<Id<kOf, kFar>> {
    static const Kind& get() {
        static constexpr Label kTitle = kOf;
        static const NumberKind kind(kTitle.text, {-kFar, kFar});
        return kind;
    }
};
template <int kLow, int kHigh>
struct KindOf<Number<kLow, kHigh>> {
    static const Kind& get() {
        static const NumberKind kind("", {kLow, kHigh});
        return kind;
    }
};

template <class V>
struct TextMeaning;
template <>
struct TextMeaning<std::string> {
    static constexpr TextKind::Meaning kMeaning{"", {0, 0}, kTextBytes};
};
template <TextBounds kBounds, std::size_t kBytes, Label kOf>
struct TextMeaning<Text<kBounds, kBytes, kOf>> {
    static constexpr Label kTitle = kOf;
    static constexpr TextKind::Meaning kMeaning{kTitle.text, kBounds, kBytes};
};
template <class V>
struct TextMeaning<OrNone<V>> {
    static constexpr TextKind::Meaning kMeaning{TextMeaning<V>::kMeaning.title, TextMeaning<V>::kMeaning.bounds,
                                                TextMeaning<V>::kMeaning.bytes, Empty::None};
};
template <class V>
requires std::is_base_of_v<std::string, V>
struct KindOf<V> {
    static const Kind& get() {
        static const TextKind kind(TextMeaning<V>::kMeaning);
        return kind;
    }
};

template <class E>
requires std::is_enum_v<E>
struct KindOf<E> {
    static_assert(sizeof(E) == sizeof(int) || sizeof(E) == 1);
    static const Kind& get() {
        if constexpr (requires { field_kind(E{}); }) {
            return field_kind(E{});
        } else {
            static const WordKind kind(enum_names(E{}), sizeof(E));
            return kind;
        }
    }
};

template <class V>
struct KindOf<std::optional<V>> {
    static const void* value(const void* optional) {
        const auto& held = *static_cast<const std::optional<V>*>(optional);
        return held ? &*held : nullptr;
    }
    static void* emplace(void* optional) { return &static_cast<std::optional<V>*>(optional)->emplace(); }
    static const Kind& get() {
        static const OptionalKind kind({kind_of<V>, value, emplace});
        return kind;
    }
};

template <class V, class Meaning = V>
struct ListWays {
    static_assert(sizeof(V) == sizeof(Meaning));
    static const std::vector<V>& list(const void* list) { return *static_cast<const std::vector<V>*>(list); }
    static std::size_t size(const void* of) { return list(of).size(); }
    static const void* at(const void* of, std::size_t place) { return &list(of)[place]; }
    static void* add(void* to) { return &static_cast<std::vector<V>*>(to)->emplace_back(); }
    static constexpr ListKind::Ways kWays{kind_of<Meaning>, size, at, add};
};
template <class V>
struct KindOf<std::vector<V>> {
    static const Kind& get() {
        static const ListKind kind(ListWays<V>::kWays, kMaxList);
        return kind;
    }
};
template <>
const Kind& KindOf<std::vector<bool>>::get();
template <class V, std::size_t kMax, class Meaning>
struct KindOf<List<V, kMax, Meaning>> {
    static const Kind& get() {
        static const ListKind kind(ListWays<V, Meaning>::kWays, kMax);
        return kind;
    }
};
template <class V, std::size_t kMax, class Meaning>
struct KindOf<OrNone<List<V, kMax, Meaning>>> {
    static const Kind& get() {
        static const ListKind kind(ListWays<V, Meaning>::kWays, kMax, Empty::None);
        return kind;
    }
};

// The address of the value in a variant.
template <class... V>
const void* held(const OneOf<V...>& variant) {
    return visit([](const auto& each) -> const void* { return &each; }, variant);
}
// Makes the variant hold a default Each. (g++ 12 reports an emplaced struct without members as uninitialized.)
template <class Each, class... V>
void* made_in(OneOf<V...>& variant) {
    Each made{};
    std::destroy_at(&variant);
    std::construct_at(&variant, boost::variant2::in_place_type_t<Each>{}, std::move(made));
    return get_if<Each>(&variant);
}
template <class... V>
struct KindOf<OneOf<V...>> {
    using Variant = OneOf<V...>;
    static std::size_t index(const void* variant) { return static_cast<const Variant*>(variant)->index(); }
    static const void* value(const void* variant) { return held(*static_cast<const Variant*>(variant)); }
    template <class Each>
    static void* make(void* variant) {
        return made_in<Each>(*static_cast<Variant*>(variant));
    }
    static const Kind& get() {
        static const EitherKind kind({{{kind_of<V>, make<V>}...}, index, value});
        return kind;
    }
};

// A struct derived from a variant (special_members.h).
template <class V>
concept IsVariant = requires {
    typename V::variant;
}
&&!std::is_same_v<V, typename V::variant>;
template <IsVariant V>
struct KindOf<V> : KindOf<typename V::variant> {};

// --- structs with FIELDS

template <class V>
ObjectKind::Type field_type(const V&) {
    return {kind_of<V>, FieldMode::Needed};
}
template <class V, FieldMode kMode>
ObjectKind::Type field_type(const Marked<V, kMode>&) {
    return {kind_of<V>, kMode};
}

template <HasFields T>
const ObjectKind& object_kind();

// The structs of a variant, in order.
template <class Variant>
struct NamedOf : NamedOf<typename Variant::variant> {};
template <class... T>
struct NamedOf<OneOf<T...>> {
    template <class Each>
    static void* make(void* variant) {
        return made_in<Each>(*static_cast<OneOf<T...>*>(variant));
    }
    static std::span<const Named> list() {
        static const Named all[]{{T::kWord, object_kind<T>, make<T>}...};
        return all;
    }
};

template <class Variant>
const Kind& inlined_kind() {
    static const InlinedKind kind({NamedOf<Variant>::list(), KindOf<Variant>::index, KindOf<Variant>::value});
    return kind;
}
template <class V>
ObjectKind::Type field_type(const Marked<V, FieldMode::Inlined>&) {
    return {inlined_kind<V>, FieldMode::Inlined};
}

template <HasFields T>
const ObjectKind& object_kind() {
    constexpr auto places = [](const void* object, const void** into) {
        static_cast<const T*>(object)->visit_fields([into](const auto&... field) mutable {
            static_assert(sizeof...(field) <= ObjectKind::kMaxFields);
            ((*into++ = &value_of(field)), ...);
        });
    };
    constexpr auto types = [](const auto&... field) { return std::vector<ObjectKind::Type>{field_type(field)...}; };
    void (*check_keys)(const Field&) = nullptr;
    if constexpr (requires(const Field& field) { T::check_keys(field); }) check_keys = T::check_keys;
    void (*complete)(void*, const Field&) = nullptr;
    if constexpr (requires(T object, const Field& field) { object.complete(field); })
        complete = [](void* object, const Field& field) { static_cast<T*>(object)->complete(field); };
    static const ObjectKind kind(T::field_names(), T{}.visit_fields(types), {places, check_keys, complete});
    return kind;
}
template <HasFields T>
struct KindOf<T> {
    static const Kind& get() {
        if constexpr (requires { T::field_kind(); })
            return T::field_kind();
        else
            return object_kind<T>();
    }
};

// --- the interface

template <class V>
Json written(const V& value, const void* match = nullptr) {
    return kind_of<V>().written(&value, match);
}
template <class V>
V read(const Field& field) {
    V value{};
    kind_of<V>().read(field, &value);
    return value;
}
template <class V>
std::uint64_t hash_of(const V& value) {
    core::Hash hash;
    kind_of<V>().hash(&value, hash);
    return hash.value();
}

}  // namespace rules
