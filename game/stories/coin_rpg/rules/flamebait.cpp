#include "game/stories/coin_rpg/rules/flamebait.h"

#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

constexpr Power kFlamebait{PowerKind::Flamebait};

}  // namespace

std::optional<Refusal> check_flamebait(const Match& match) {
    const int rank = coin_rpg::rank(match, match.current(), kFlamebait);
    if (rank == 0) return no_power(kFlamebait, "RPG-76");
    if (match.hero().uses.flamebait >= rank) return used_up(kFlamebait, Used::InAdventure, "RPG-76");
    return std::nullopt;
}

std::optional<Refusal> check(const Match& match, const UseFlamebait& command) {
    auto refusal = check_flamebait(match);
    if (refusal && refusal->code == "E_NO_POWER") return refusal;
    if (match.turn.flamebait.empty()) return Refusal{"E_NO_BURN", "RPG-77", say("Burn a Trait first.")};
    if (refusal) return refusal;
    const TableCoin* coin = find_coin(match.turn, command.coin);
    if (!coin || coin->side != Side::Own) return no_coin("RPG-76");
    return check_faces(coins_for(match, command), command.faces);
}

Events replace_coin(Match& match, const TableCoin& coin) {
    const TableCoin before = *find_coin(match.turn, coin.number);
    lay(match.turn, coin);
    const int left = rank(match, match.current(), kFlamebait) - ++match.hero().uses.flamebait;
    return {PowerUsed{match.current(), kFlamebait, left}, CoinReplaced{before, coin}};
}

Events apply(Match& match, const Throws& throws, const UseFlamebait& command) {
    const TableCoin coin = landed(coins_for(match, command), command.faces, throws).front();
    match.turn.flamebait.erase(match.turn.flamebait.begin());
    return replace_coin(match, coin);
}

}  // namespace rules::coin_rpg
