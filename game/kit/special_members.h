#pragma once
// To copy a variant of fifty structs takes the compiler seconds, in each file that does it. A struct that stands
// for such a variant declares what copies, moves and destroys it; one .cpp file defines that for all:
//
//     struct Command : std::variant<Move, Attack, ...> {
//         using variant::variant;
//         SPECIAL_MEMBERS(Command)
//     };
//     DEFINE_SPECIAL_MEMBERS(Command)      // in the .cpp

#define SPECIAL_MEMBERS(Type)         \
    Type();                           \
    Type(const Type&);                \
    Type(Type&&) noexcept;            \
    Type& operator=(const Type&);     \
    Type& operator=(Type&&) noexcept; \
    ~Type();

#define DEFINE_SPECIAL_MEMBERS(Type)                  \
    Type::Type() = default;                           \
    Type::Type(const Type&) = default;                \
    Type::Type(Type&&) noexcept = default;            \
    Type& Type::operator=(const Type&) = default;     \
    Type& Type::operator=(Type&&) noexcept = default; \
    Type::~Type() = default;
