#pragma once
// The people at the table: the game master, and the players p1 to p8.

#include <compare>
#include <string>

namespace rules::card_draw {

struct Seat {
    int number = 0;  // 0: the GM
    bool is_gm() const { return number == 0; }
    friend auto operator<=>(const Seat&, const Seat&) = default;
};
inline constexpr Seat kGm{};

// "gm", "p3"
inline std::string word(Seat seat) {
    return seat.is_gm() ? "gm" : std::string("p").append(std::to_string(seat.number));
}

}  // namespace rules::card_draw
