#include "game/rules/coin_wars/wording.h"

#include <array>
#include <charconv>
#include <utility>

namespace rules::coin_wars {

std::string name_of(const Match& match, int coin) {
    const CoinType& type = match.type(coin);
    const auto& names = match.scenario->sides[index(match.side_of(coin))].names;
    const auto own = names.find(type.name);
    return (own == names.end() ? type.title : own->second) + " " + match.id(coin);
}

std::string name_of(const Match& match, Side side) {
    const std::string& name = match.scenario->sides[index(side)].name;
    if (!name.empty()) return name;
    return side == Side::Heads ? "Heads" : "Tails";
}

std::string inches(double length) {
    std::array<char, 64> text{};
    const int decimals = length < 0.005 ? 3 : 2;
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), length, std::chars_format::fixed, decimals);
    return error == std::errc{} ? std::string(text.data(), end) + " in" : "far";
}

Refusal refuse(std::string code, std::string rule, std::string message, std::optional<double> by,
               std::vector<std::string> coins) {
    return {std::move(code), std::move(rule), std::move(message), by, std::nullopt, std::move(coins)};
}

}  // namespace rules::coin_wars
