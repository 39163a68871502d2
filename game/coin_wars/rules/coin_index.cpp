#include "game/coin_wars/rules/coin_index.h"

#include <bit>
#include <cstdint>

namespace rules::coin_wars {

namespace {

constexpr int kFree = -1;

std::size_t slot_of(std::string_view id) {
    std::uint32_t mixed = 2166136261u;
    for (const char c : id) mixed = (mixed ^ static_cast<unsigned char>(c)) * 16777619u;
    return mixed ^ (mixed >> 15);
}

}  // namespace

CoinIndex::CoinIndex(const std::vector<CoinSetup>& coins)
    : slots_(std::bit_ceil(2 * coins.size() + 1), kFree) {
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
