#pragma once
// Copying a variant of fifty structs costs seconds of compile time in each file that does it. A struct derived from
// such a variant declares its special members; one .cpp file defines them for all:
//
//     struct Command : OneOf<Move, Attack, ...> {
//         using variant::variant;
//         SPECIAL_MEMBERS(Command)
//     };
//     DEFINE_SPECIAL_MEMBERS(Command)      // in the .cpp

#include <memory>
#include <utility>

#define SPECIAL_MEMBERS(Type)         \
    Type();                           \
    Type(const Type&);                \
    Type(Type&&) noexcept;            \
    Type& operator=(const Type&);     \
    Type& operator=(Type&&) noexcept; \
    ~Type();

// Assigns by reconstruction: the variant's own assignments would take as long to compile as all the rest.
#define DEFINE_SPECIAL_MEMBERS(Type)                                         \
    Type::Type() = default;                                                  \
    Type::Type(const Type&) = default;                                       \
    Type::Type(Type&&) noexcept = default;                                   \
    Type& Type::operator=(const Type& other) { return *this = Type(other); } \
    Type& Type::operator=(Type&& other) noexcept {                           \
        if (this == &other) return *this;                                    \
        std::destroy_at(this);                                               \
        return *std::construct_at(this, std::move(other));                   \
    }                                                                        \
    Type::~Type() = default;
