#include "game/rules/coin_wars/wording.h"

#include <array>
#include <charconv>
#include <utility>

namespace rules::coin_wars {

std::string name_of(const Scenario& scenario, int coin) {
    const CoinSetup& setup = scenario.coins[static_cast<std::size_t>(coin)];
    const CoinType& type = scenario.type_of(coin);
    const auto& names = scenario.sides[index(setup.side)].names;
    const auto own = names.find(type.name);
    return (own == names.end() ? type.title : own->second) + " " + setup.id;
}

std::string name_of(const Match& match, int coin) { return name_of(*match.scenario, coin); }

std::string name_of(const Scenario& scenario, Side side) {
    const std::string& name = scenario.sides[index(side)].name;
    if (!name.empty()) return name;
    return side == Side::Heads ? "Heads" : "Tails";
}

std::string name_of(const Match& match, Side side) { return name_of(*match.scenario, side); }

std::string inches(double length) {
    std::array<char, 64> text{};
    const int decimals = length < 0.005 ? 3 : 2;
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), length, std::chars_format::fixed, decimals);
    return error == std::errc{} ? std::string(text.data(), end) + " in" : "far";
}

Refusal refuse(std::string code, std::string rule, Phrase message, std::optional<double> by,
               std::vector<std::string> coins) {
    return {std::move(code), std::move(rule), std::move(message), by, std::nullopt, std::move(coins)};
}

}  // namespace rules::coin_wars
