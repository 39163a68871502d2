#pragma once
// The people at the screen: the CM, and the players p1 to p8.

#include <compare>
#include <string>

namespace rules::edged_coins {

struct Seat {
    int number = 0;  // 0: the CM
    bool is_cm() const { return number == 0; }
    friend auto operator<=>(const Seat&, const Seat&) = default;
};
inline constexpr Seat kCm{};

// "cm", "p3"
inline std::string word(Seat seat) {
    return seat.is_cm() ? "cm" : std::string("p").append(std::to_string(seat.number));
}

}  // namespace rules::edged_coins
