#pragma once
// A seat at a table that one of the people leads, as the GM does: number 0 is the leader's, the players' count from 1.
// In words "gm", "p1", "p2", ...

#include <compare>
#include <memory>
#include <string>
#include <string_view>

#include "game/kit/field_types.h"

namespace rules {

class Kind;

// "p1 to p8"
std::string players_in_words(int players);
std::shared_ptr<const Kind> seat_kind(std::string_view leader, int players);

template <Label kLeader, int kPlayers>
struct SeatOf {
    static_assert(kPlayers <= 9, "a player's number has one digit");
    static constexpr Label kLeadersWord = kLeader;
    int number = 0;
    // Of the people at the table, who count from 0.
    int person() const { return number - 1; }
    static SeatOf of(int person) { return {person + 1}; }
    static std::string players() { return players_in_words(kPlayers); }
    static const Kind& field_kind() {
        static const std::shared_ptr<const Kind> kind = seat_kind(kLeadersWord.text, kPlayers);
        return *kind;
    }
    friend auto operator<=>(const SeatOf&, const SeatOf&) = default;
};

template <Label kLeader, int kPlayers>
std::string word(SeatOf<kLeader, kPlayers> seat) {
    return seat.number == 0 ? seat.kLeadersWord.text : std::string("p").append(std::to_string(seat.number));
}

}  // namespace rules
