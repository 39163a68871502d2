// What a table starts from, written and read: players and options.

#include <algorithm>

#include "game/kit/kind_of.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

// What is wrong with the table, and where.
Refusal at_place(const Field& field, Refusal refusal) {
    refusal.message = say("{1}: {2}", plain(field.pointer()), refusal.message);
    return refusal;
}

std::vector<Seat> seats_from(const Field& field) {
    const std::size_t count = field.json().is_array() ? field.json().size() : 0;
    if (count < 1 || count > limits::kSeats)
        throw at_place(field, {"E_PLAYERS", "RPG-1", say("1 to 12 players can play.")});
    std::vector<Seat> seats;
    for (const Field& name : field.items(limits::kSeats)) {
        const std::string& player = name.text(limits::kTextBytes);
        const bool taken = std::ranges::any_of(
            seats, [&player](const Seat& seat) { return folded(seat.player) == folded(player); });
        if (taken || !is_written(player, limits::kName)) throw at_place(name, no_name("RPG-1"));
        seats.push_back({player});
    }
    return seats;
}

}  // namespace

core::Result<Match, Refusal> CoinRpg::start(const Json& json) {
    return reading([&] {
        const Field table(json, "E_ARG");
        table.only({"players", "options"});
        Match match;
        match.seats = seats_from(table.at("players"));
        if (const auto options = table.find("options")) match.options = read<Options>(*options);
        return match;
    });
}

Json CoinRpg::options(const Match& match) {
    Json players = Json::array();
    for (const Seat& seat : match.seats) players.push_back(seat.player);
    return {{"players", players}, {"options", written(match.options)}};
}

}  // namespace rules::coin_rpg
