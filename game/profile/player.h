#pragma once
// What is kept of somebody who sits down to a game.

#include <cstddef>
#include <string>

namespace profile {

// What a battle's players agree on for help during play; a person against the computer decides alone.
struct Advice {
    bool hint = false;     // the best unit and its best action, if it is asked for
    bool warning = false;  // before an action that loses much
    friend bool operator==(const Advice&, const Advice&) = default;
};

// A player's name cut to what the window has room for: at most kNameMost characters, as people count them.
inline constexpr std::size_t kMaxName = 32;
std::string fitting_name(const std::string& name);

}  // namespace profile
