#pragma once
// A struct says once what its fields are called and what they mean: reading, writing and the checks of what
// is known, written and counted all go by that.
//
//     struct Link {
//         int seat, card, master;
//         static constexpr auto kFields = std::tuple{card_at("card", &Link::card), ...};
//     };

#include <tuple>

#include "game/stories/universalis/rules/limits.h"

namespace rules::universalis {

// What a whole number or a list of them names; texts and amounts are bounded.
enum class Is { Plain, Player, Card, Trait, Tenet, Scene, Entry, Pool, Solution, Text, Amount };

template <class Owner, class Value>
struct Member {
    const char* name;
    Value Owner::*at;
    Is is = Is::Plain;
    TextBounds bounds{0, 0};
    int least = 0;  // of an Amount
};

template <class C, class V>
constexpr Member<C, V> plain_at(const char* name, V C::*at) {
    return {name, at};
}
template <class C, class V>
constexpr Member<C, V> player_at(const char* name, V C::*at) {
    return {name, at, Is::Player};
}
template <class C, class V>
constexpr Member<C, V> card_at(const char* name, V C::*at) {
    return {name, at, Is::Card};
}
template <class C, class V>
constexpr Member<C, V> trait_at(const char* name, V C::*at) {
    return {name, at, Is::Trait};
}
template <class C, class V>
constexpr Member<C, V> tenet_at(const char* name, V C::*at) {
    return {name, at, Is::Tenet};
}
template <class C, class V>
constexpr Member<C, V> scene_at(const char* name, V C::*at) {
    return {name, at, Is::Scene};
}
template <class C, class V>
constexpr Member<C, V> entry_at(const char* name, V C::*at) {
    return {name, at, Is::Entry};
}
template <class C, class V>
constexpr Member<C, V> pool_at(const char* name, V C::*at) {
    return {name, at, Is::Pool};
}
template <class C, class V>
constexpr Member<C, V> solution_at(const char* name, V C::*at) {
    return {name, at, Is::Solution, limits::kShort};
}
template <class C, class V>
constexpr Member<C, V> text_at(const char* name, V C::*at, TextBounds bounds) {
    return {name, at, Is::Text, bounds};
}
template <class C, class V>
constexpr Member<C, V> amount_at(const char* name, V C::*at, int least) {
    return {name, at, Is::Amount, {0, 0}, least};
}

// Fields that are only written: name, member, name, member, ...
constexpr std::tuple<> fields() { return {}; }
template <class C, class V, class... Rest>
constexpr auto fields(const char* name, V C::*at, Rest... rest) {
    return std::tuple_cat(std::tuple{plain_at(name, at)}, fields(rest...));
}

template <class T>
concept Described = requires {
    T::kFields;
};

// Calls `visit` with each field of the struct.
template <Described T, class Visit>
constexpr void each_field(Visit visit) {
    std::apply([&](const auto&... member) { (visit(member), ...); }, T::kFields);
}

}  // namespace rules::universalis
