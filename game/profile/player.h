#pragma once
// Data stored about a player of a game.

#include <cstddef>
#include <string>

namespace profile {

// The help during play that a battle's players agree on; a person against the computer decides alone.
struct Advice {
    bool hint = false;     // the best unit and its best action, if it is asked for
    bool warning = false;  // before an action that loses much
    friend bool operator==(const Advice&, const Advice&) = default;
};

// Characters, as people count them.
inline constexpr std::size_t kMaxName = 32;
// A player's name, shortened to kMaxName: the window has no room for more.
std::string fitting_name(const std::string& name);

}  // namespace profile
