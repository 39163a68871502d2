#include "game/coin_wars/problems/small_battle.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/core/lists.h"
#include "engine/core/random.h"

namespace problems {

namespace {

namespace cw = rules::coin_wars;
using core::Vec2;

constexpr double kWidth = 18, kHeight = 14, kMargin = 1.2, kDeep = 4.2;  // inches
constexpr double kBetween = 0.05;

class BattleGenerator {
public:
    BattleGenerator(const std::vector<cw::CoinType>& types, std::uint64_t seed) : random_(seed) {
        battle_.width = kWidth;
        battle_.height = kHeight;
        battle_.types = types;
        battle_.rulings = cw::kNewestRulings;
        battle_.first = random_.below(2) == 0 ? cw::Side::Heads : cw::Side::Tails;
    }

    std::optional<cw::Scenario> battle() {
        agree();
        const int coins = 4 + static_cast<int>(random_.below(7));
        const std::vector<int> force = draw(coins);
        if (!bring(cw::Side::Heads, force)) return std::nullopt;
        if (!bring(cw::Side::Tails, random_.below(3) == 0 ? draw_like(force) : force)) return std::nullopt;
        if (random_.below(3) == 0)
            for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
                battle_.victory.goals[cw::index(side)] = cw::has_lost(cw::other(side), (coins + 1) / 2);
        if (random_.below(3) == 0) battle_.victory.turns = 8 + static_cast<int>(random_.below(5));
        return std::move(battle_);
    }

private:
    void agree() {
        if (random_.below(2) == 0) battle_.options = cw::tournament();
        battle_.advanced.morale = random_.below(4) == 0;
        if (random_.below(5) == 0)
            for (auto& beyond : battle_.advanced.beyond) beyond = cw::Beyond{.a_battle = 1};
        if (random_.below(4) == 0) lay_ground();
    }

    void lay_ground() {
        battle_.advanced.terrain = true;
        const double x = random_.between(4, 11), y = random_.between(5, 7);
        const bool wood = random_.below(2) == 0;
        battle_.terrain.push_back({.name = wood ? "Wood" : "Hill",
                                   .kind = wood ? cw::Ground::Slow : cw::Ground::Defensive,
                                   .polygon = {{x, y}, {x + 3.5, y}, {x + 3.5, y + 2.5}, {x, y + 2.5}}});
    }

    std::vector<int> draw(int coins) {
        std::vector<int> force;
        for (int i = 0; i < coins; ++i) {
            int type = any_type();
            // Draws once more, so that two expensive coins are rare.
            if (battle_.types[static_cast<std::size_t>(type)].cents >= 25 && core::contains(force, type))
                type = any_type();
            force.push_back(type);
        }
        return force;
    }
    int any_type() { return static_cast<int>(random_.below(static_cast<std::uint32_t>(battle_.types.size()))); }

    int strength(const std::vector<int>& force) const {
        int sum = 0;
        for (const int type : force) {
            const cw::CoinType& row = battle_.types[static_cast<std::size_t>(type)];
            sum += row.offense + row.defense + 2;
        }
        return sum;
    }
    std::vector<int> draw_like(const std::vector<int>& force) {
        constexpr int kTries = 200;
        for (int i = 0; i < kTries; ++i) {
            const std::vector<int> other = draw(static_cast<int>(force.size()));
            if (std::abs(strength(other) - strength(force)) * 6 <= strength(force)) return other;
        }
        return force;
    }

    // False if there is no room.
    bool bring(cw::Side side, const std::vector<int>& force) {
        const char* letter = side == cw::Side::Heads ? "h" : "t";
        for (std::size_t i = 0; i < force.size(); ++i) {
            const auto at = place(side, force[i]);
            if (!at) return false;
            battle_.coins.push_back({.id = letter + std::to_string(i + 1), .type = force[i], .side = side, .at = *at});
        }
        return true;
    }
    std::optional<Vec2> place(cw::Side side, int type) {
        constexpr int kTries = 1000;
        for (int i = 0; i < kTries; ++i) {
            Vec2 at{random_.between(kMargin + 2, kWidth - kMargin - 2), 0};
            at.y = random_.between(kMargin, kMargin + kDeep);
            if (side == cw::Side::Tails) at.y = kHeight - at.y;
            at = {std::round(at.x * 16) / 16, std::round(at.y * 16) / 16};
            if (is_free(at, type)) return at;
        }
        return std::nullopt;
    }
    bool is_free(Vec2 at, int type) const {
        return std::ranges::none_of(battle_.coins, [&](const cw::CoinSetup& other) {
            const double apart = (battle_.type(type).diameter + battle_.type(other.type).diameter) / 2 + kBetween;
            return core::distance(at, *other.at) < apart;
        });
    }

    core::Random random_;
    cw::Scenario battle_;
};

}  // namespace

std::optional<cw::Scenario> small_battle(const std::vector<cw::CoinType>& types, std::uint64_t seed) {
    return BattleGenerator(types, seed).battle();
}

}  // namespace problems
