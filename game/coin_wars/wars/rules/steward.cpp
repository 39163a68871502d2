#include "game/coin_wars/wars/rules/steward.h"

#include <algorithm>

#include "game/coin_wars/wars/rules/muster.h"

namespace rules::war {

namespace {

int worth(const Match& match, const std::string& type) {
    const CoinRow* row = match.plan->coin(type);
    if (!row) return 0;
    return row->cents;
}

// The most expensive reserve coin that fits the empty place. While too few are laid, the smallest coin for the smallest
// place, so that as many as possible are placed.
std::optional<Command> place_one(const Match& match, int nation) {
    const auto& line = match.plan->stands(nation, match.place);
    const WarForce& host = match.host(nation);
    const bool few = host.fielded() < least_of(match, nation);
    std::vector<std::size_t> order = smallest_first(match, nation);
    if (!few) std::ranges::sort(order);
    const auto better = [&](const std::string& type, const std::string& than) {
        return few ? diameter_of(match, type) < diameter_of(match, than) : worth(match, type) > worth(match, than);
    };
    for (const std::size_t i : order) {
        if (!host.laid[i].empty()) continue;
        std::optional<Lay> best;
        for (const auto& [type, count] : host.pool) {
            const Lay lay{match.nation(nation).id, line[i].coin, type};
            if (best && !better(type, best->type)) continue;
            if (!check(match, lay)) best = lay;
        }
        if (best) return *best;
    }
    return std::nullopt;
}

// The most expensive coin that an empty place is meant for and the purse can pay, otherwise the cheapest that fits one.
std::optional<Command> buy_one(const Match& match, int nation) {
    const auto& line = match.plan->stands(nation, match.place);
    std::optional<Buy> best, other;
    const auto dearer = [&](const std::string& type, const std::optional<Buy>& than) {
        return !than || worth(match, type) > worth(match, than->type);
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!match.host(nation).laid[i].empty() || stays_empty(match, nation, static_cast<int>(i))) continue;
        const Buy own{match.nation(nation).id, line[i].type, 1};
        if (dearer(own.type, best) && !check(match, own)) best = own;
        for (const auto& [type, cents] : match.nation(nation).prices) {
            const Buy buy{own.nation, type, 1};
            if (fits(match, nation, static_cast<int>(i), type) && (!other || !dearer(type, other)) &&
                !check(match, buy))
                other = buy;
        }
    }
    if (!best) best = other;
    if (!best) return std::nullopt;
    return *best;
}

}  // namespace

std::optional<Command> steward(const Match& match, int nation, core::Random& random) {
    const std::string& id = match.nation(nation).id;
    if (match.phase == Phase::Road) {
        const auto& to = way_from(match).to;
        const int chooser = who_chooses(match);
        if (to.size() > 1 && chooser >= 0 && chooser != nation) return std::nullopt;
        return March{id, to[random.below(static_cast<std::uint32_t>(to.size()))]};
    }
    if (match.phase != Phase::Muster || match.host(nation).ready) return std::nullopt;
    if (auto lay = place_one(match, nation)) return lay;
    if (auto buy = buy_one(match, nation)) return buy;
    return Ready{id};
}

}  // namespace rules::war
