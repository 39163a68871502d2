#include "game/coin_wars/rules/match.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace rules::coin_wars {

namespace {

constexpr int kFree = -1;

std::size_t slot_of(std::string_view id) {
    std::uint32_t mixed = 2166136261u;
    for (const char c : id) mixed = (mixed ^ static_cast<unsigned char>(c)) * 16777619u;
    return mixed ^ (mixed >> 15);
}

}  // namespace

int Match::find(std::string_view id) const {
    static_assert(kNoCoin == -1);  // the index returns -1
    return coin_index ? coin_index->find(scenario->coins, id) : kNoCoin;
}

int Match::find_army(std::string_view id) const {
    if (id.size() < 2 || id[0] != 'a' || id[1] == '0') return kNoArmy;
    int number = kNoArmy;
    const auto [end, error] = std::from_chars(id.data() + 1, id.data() + id.size(), number);
    if (error != std::errc{} || end != id.data() + id.size()) return kNoArmy;
    const auto it = std::ranges::find(armies, number, &Army::number);
    return it == armies.end() ? kNoArmy : number;
}

bool operator==(const Match& a, const Match& b) {
    const bool same_battle = a.scenario == b.scenario || (a.scenario && b.scenario && *a.scenario == *b.scenario);
    return same_battle && a.phase == b.phase && a.agreed == b.agreed && a.ready == b.ready &&
           a.toss_winner == b.toss_winner && a.first == b.first && a.side == b.side && a.turn == b.turn &&
           a.actions_left == b.actions_left && a.coins == b.coins && a.armies == b.armies &&
           a.armies_formed == b.armies_formed && a.charges == b.charges && a.fight == b.fight &&
           a.awaiting == b.awaiting && a.purse == b.purse && a.ending == b.ending && a.outcome == b.outcome;
}

int arrives_in(const Match& match, int coin) {
    const Side side = match.side_of(coin);
    const bool its_turn_has_begun = match.side == side || match.first == side;
    return std::max(match.setup(coin).arrives, its_turn_has_begun ? match.turn + 1 : match.turn);
}

bool arrives_too_late(const Match& match, int coin) {
    const int turns = match.scenario->victory.turns;
    return turns > 0 && arrives_in(match, coin) > turns;
}

Ids ids_of(const Match& match, std::span<const int> coins) {
    Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

std::vector<int> coin_names(const Match& match, const Ids& ids) {
    std::vector<int> coins;
    for (const std::string& id : ids) coins.push_back(match.find(id));
    return coins;
}

CoinIndex::CoinIndex(const std::vector<CoinSetup>& coins) : slots_(std::bit_ceil(2 * coins.size() + 1), kFree) {
    for (std::size_t i = 0; i < coins.size(); ++i) {
        std::size_t slot = slot_of(coins[i].id);
        while (slots_[slot & (slots_.size() - 1)] != kFree) ++slot;
        slots_[slot & (slots_.size() - 1)] = static_cast<int>(i);
    }
}

int CoinIndex::find(const std::vector<CoinSetup>& coins, std::string_view id) const {
    for (std::size_t slot = slot_of(id);; ++slot) {
        const int coin = slots_[slot & (slots_.size() - 1)];
        if (coin == kFree || coins[static_cast<std::size_t>(coin)].id == id) return coin;
    }
}

}  // namespace rules::coin_wars
