#include "game/stories/coin_rpg/rules/match.h"

#include <algorithm>

namespace rules::coin_rpg {

const SceneCard& Match::card(int id) const {
    return *std::ranges::find_if(pile, [id](const SceneCard& card) { return card.id == id; });
}

bool in_scene(Phase phase) { return phase >= Phase::Answer && phase <= Phase::Narrate; }

std::vector<int> awaited(const Match& match) {
    if (in_scene(match.phase)) return {match.current()};
    std::vector<int> seats;
    if (match.phase == Phase::Camera || match.phase == Phase::Ended) return seats;
    for (const int seat : match.seated())
        if (!match.seat(seat).done) seats.push_back(seat);
    return seats;
}

Coin effective_coin(const Character& character, Trait trait) {
    const Burns& burns = character.burns[trait];
    return stepped(coin(character.sheet, trait), -(burns.survival + burns.fuel));
}

int rank(const Match& match, int seat, const Power& power) {
    return match.options.powers ? rank(match.character(seat).sheet, power) : 0;
}

bool is_busy(const Turn& turn, Trait trait) {
    return std::ranges::any_of(turn.contests, [trait](const Contest& contest) {
        return contest.is_open() &&
               (contest.main == trait || std::ranges::find(contest.helpers, trait) != contest.helpers.end());
    });
}

const TableCoin* find_coin(const Turn& turn, int number) {
    const auto it = std::ranges::find_if(turn.coins, [number](const TableCoin& coin) { return coin.number == number; });
    return it == turn.coins.end() ? nullptr : &*it;
}

}  // namespace rules::coin_rpg
