#include "game/coin_wars/table/intent.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/aim_parts.h"

namespace table {

namespace {

std::vector<int> found(const cw::Match& match, const cw::Ids& ids) {
    std::vector<int> coins;
    for (const std::string& id : ids)
        if (const int coin = match.find(id); coin != cw::kNoCoin) coins.push_back(coin);
    return coins;
}

std::vector<int> party_of(const cw::Match& match, const std::string& coin, const std::string& army) {
    if (const int one = match.find(coin); one != cw::kNoCoin) return cw::party(match, one);
    const int number = match.find_army(army);
    return number == cw::kNoArmy ? std::vector<int>{} : cw::members(match, number);
}

struct Acting {
    const cw::Match& match;
    std::vector<int> operator()(const cw::Form& form) const { return found(match, form.coins); }
    std::vector<int> operator()(const cw::Join& join) const {
        std::vector<int> coins = party_of(match, {}, join.army);
        for (const int coin : found(match, join.coins)) coins.push_back(coin);
        for (const int coin : party_of(match, {}, join.other)) coins.push_back(coin);
        return coins;
    }
    std::vector<int> operator()(const cw::UseTrait& use) const { return found(match, {use.coin, use.on}); }
    template <class Other>
    std::vector<int> operator()(const Other& other) const {
        if constexpr (requires {
                          other.coin;
                          other.army;
                      })
            return party_of(match, other.coin, other.army);
        else
            return {};
    }
};

AimPlan plan_of(const cw::Match& match, const cw::Command& command) {
    AimPlan plan;
    if (const std::vector<int> coins = acting(match, command); !coins.empty()) plan.coin = coins.front();
    if (const auto* move = get_if<cw::Move>(&command)) plan.front = match.find(move->front);
    if (const auto* attack = get_if<cw::Attack>(&command)) plan.beyond = found(match, attack->beyond);
    if (const auto* charge = get_if<cw::Charge>(&command)) {
        plan.beyond = found(match, charge->beyond);
        plan.strike = Strike{charge->via, match.find(charge->target), match.find(charge->front)};
    }
    return plan;
}

// The pointer's place for the command; nullopt for commands without a point.
std::optional<Vec2> pointer_of(const cw::Match& match, const cw::Command& command) {
    if (const auto* move = get_if<cw::Move>(&command)) return move->to;
    const auto* attack = get_if<cw::Attack>(&command);
    const auto* charge = get_if<cw::Charge>(&command);
    if (charge && charge->to) return charge->to;
    const int target = match.find(attack ? attack->target : charge ? charge->target : cw::CoinName());
    if (target == cw::kNoCoin) return std::nullopt;
    return match.coin(target).at;
}

// A pointer under the coin itself, or on an enemy, would mean something else.
Aim aim_of(const cw::Match& match, const AimPlan& plan, const cw::Command& command, Vec2 pointer) {
    const auto* move = get_if<cw::Move>(&command);
    if (move && match.in_army(plan.coin)) return aim_march(match, plan, *move);
    if (move) return aim_move(match, plan.coin, move->to);
    if (const auto* attack = get_if<cw::Attack>(&command)) return aim_attack(match, plan, match.find(attack->target));
    return aim(match, plan, pointer);
}

}  // namespace

std::vector<int> acting(const cw::Match& match, const cw::Command& command) { return visit(Acting{match}, command); }

Aim aim_of(const cw::Match& match, const cw::Command& command) {
    const AimPlan plan = plan_of(match, command);
    const auto pointer = pointer_of(match, command);
    if (plan.coin == cw::kNoCoin || !pointer) return {};
    Aim aimed = aim_of(match, plan, command, *pointer);
    look_out(aimed, match);
    return aimed;
}

}  // namespace table
