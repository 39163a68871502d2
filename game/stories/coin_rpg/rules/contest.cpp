#include "game/stories/coin_rpg/rules/contest.h"

#include <algorithm>

namespace rules::coin_rpg {

int linked_rank(const Match& match, int contest, PowerKind kind) {
    return rank(match, match.current(), {kind, match.contest(contest).main});
}

Score score(const Match& match, int contest) {
    Score score;
    for (const TableCoin& coin : match.turn.coins) {
        if (coin.contest != contest) continue;
        const bool own = coin.side == Side::Own;
        if (coin.face == Face::Heads)
            (own ? score.own_positives : score.scene_positives) += positives(coin.coin);
        else
            (own ? score.own_negatives : score.scene_negatives) += negatives(coin.coin);
    }
    if (match.contest(contest).offensive) score.offensive = linked_rank(match, contest, PowerKind::Offensive);
    score.kept = match.contest(contest).kept;
    return score;
}

Damage damage(const Match& match, int contest) {
    const Contest& fought = match.contest(contest);
    const int difference = score(match, contest).difference();
    Damage damage;
    damage.scene = std::clamp(difference, 0, fought.scene_coins);
    const int shield = fought.defensive ? linked_rank(match, contest, PowerKind::Defensive) : 0;
    damage.blow = std::max(0, std::max(0, -difference) - shield) + (fought.offensive ? 1 : 0);
    return damage;
}

}  // namespace rules::coin_rpg
