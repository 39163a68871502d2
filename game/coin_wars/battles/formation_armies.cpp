#include "game/coin_wars/battles/formation_armies.h"

#include <iterator>
#include <map>
#include <numeric>
#include <tuple>

#include "game/coin_wars/rules/army.h"

namespace battles {

namespace {

using Coins = std::vector<int>;
using rules::coin_wars::kMaxBesides;
using rules::coin_wars::kMaxOfOneType;

class ArmyBuilder {
public:
    ArmyBuilder(std::span<const Recruit> recruits, Cut cut) : recruits_(recruits), cut_(cut) {}

    std::vector<Coins> run() {
        Coins left(recruits_.size());
        std::iota(left.begin(), left.end(), 0);
        form_led(left);
        std::map<std::string, Coins> by_type;
        for (const int coin : left) by_type[of(coin).type].push_back(coin);
        for (const auto& [type, coins] : by_type)
            for (const Coins& group : linked_groups(coins)) form_of_one_type(group);
        return std::move(armies_);
    }

private:
    const Recruit& of(int coin) const { return recruits_[static_cast<std::size_t>(coin)]; }

    bool touches(int coin, const Coins& coins) const {
        return std::ranges::any_of(coins, [&](int other) { return measure::touching(of(coin).disc, of(other).disc); });
    }

    void form(Coins coins) {
        if (coins.size() < 2) return;
        std::ranges::sort(coins);
        armies_.push_back(std::move(coins));
    }

    // Removes all commanders and the coins that they lead from `left`.
    void form_led(Coins& left) {
        constexpr int kWhole = 1 + kMaxBesides;
        while (true) {
            Coins commanders;
            std::ranges::copy_if(left, std::back_inserter(commanders), [&](int coin) { return of(coin).command; });
            if (commanders.empty()) return;
            const int size = static_cast<int>(left.size());
            const int leaders = std::min(static_cast<int>(commanders.size()), (size + kWhole - 1) / kWhole);
            const int fair = std::min((size + leaders - 1) / leaders, kWhole);
            const Coins others_lead(commanders.begin() + 1, commanders.begin() + leaders);
            Coins followers = left;
            std::erase_if(followers, [&](int coin) {
                return coin == commanders.front() || std::ranges::count(others_lead, coin) > 0;
            });
            const Coins army = led(commanders.front(), std::move(followers), fair);
            std::erase_if(left, [&](int coin) { return std::ranges::count(army, coin) > 0; });
            form(army);
        }
    }

    // The commander and its followers, at most `max` coins in all.
    Coins led(int commander, Coins followers, int max) const {
        Coins army{commander};
        const auto away = [&](int coin) {
            return std::tuple(of(coin).part != of(commander).part, of(coin).part, coin);
        };
        while (static_cast<int>(army.size()) < max) {
            std::optional<int> next;
            for (const int coin : followers)
                if ((!next || away(coin) < away(*next)) && touches(coin, army)) next = coin;
            if (!next) break;
            army.push_back(*next);
            std::erase(followers, *next);
        }
        return army;
    }

    std::vector<Coins> linked_groups(Coins coins) const {
        std::vector<Coins> groups;
        while (!coins.empty()) {
            Coins group{coins.front()};
            coins.erase(coins.begin());
            for (std::size_t i = 0; i < group.size(); ++i) {
                const Coins link{group[i]};
                for (const int coin : coins)
                    if (touches(coin, link)) group.push_back(coin);
                std::erase_if(coins, [&](int coin) { return touches(coin, link); });
            }
            std::ranges::sort(group);
            groups.push_back(std::move(group));
        }
        return groups;
    }

    void form_of_one_type(const Coins& coins) {
        if (coins.size() <= kMaxOfOneType) return form(coins);
        std::map<int, Coins> parts;
        for (const int coin : coins) parts[of(coin).part].push_back(coin);
        Coins piece;
        for (const auto& [part, in_part] : parts) {
            if (cut_ == Cut::Arms || piece.size() + in_part.size() > kMaxOfOneType)
                form_linked(std::exchange(piece, {}));
            if (in_part.size() > kMaxOfOneType)
                form_evenly(in_part);
            else
                piece.insert(piece.end(), in_part.begin(), in_part.end());
        }
        form_linked(piece);
    }

    void form_linked(const Coins& coins) {
        for (const Coins& group : linked_groups(coins)) form(group);
    }

    void form_evenly(const Coins& coins) {
        const std::size_t pieces = (coins.size() + kMaxOfOneType - 1) / kMaxOfOneType;
        for (std::size_t i = 0; i < pieces; ++i) {
            const auto at = [&](std::size_t piece) {
                return coins.begin() + static_cast<std::ptrdiff_t>(coins.size() * piece / pieces);
            };
            form_linked(Coins(at(i), at(i + 1)));
        }
    }

    std::span<const Recruit> recruits_;
    Cut cut_;
    std::vector<Coins> armies_;
};

}  // namespace

std::vector<std::vector<int>> cut_into_armies(std::span<const Recruit> recruits, Cut cut) {
    return ArmyBuilder(recruits, cut).run();
}

}  // namespace battles
