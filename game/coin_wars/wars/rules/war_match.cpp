#include "game/coin_wars/wars/rules/war_match.h"

#include <algorithm>

#include "engine/core/lists.h"

namespace rules::war {

namespace {

bool holds(const Match& match, const When& when) {
    const FoughtBattle& fought = match.fought.back();
    if (!when.winner.empty() && when.winner != (fought.winner.empty() ? kNobody : fought.winner)) return false;
    if (when.margin > 0) {
        const int winner = match.plan->nation(fought.winner);
        if (winner < 0) return false;
        const auto taken = [&](int nation) { return fought.taken[static_cast<std::size_t>(nation)]; };
        if (taken(winner) - taken(1 - winner) < when.margin) return false;
    }
    const auto is_fallen = [&](const LeaderName& name) { return match.has_fallen(name); };
    const auto fell_here = [&](const LeaderName& name) { return core::contains(fought.fell, name); };
    if (std::ranges::any_of(when.lives, is_fallen) || !std::ranges::all_of(when.fell, fell_here)) return false;
    return std::ranges::all_of(when.held,
                               [&](const HeldGround& ground) { return core::contains(fought.held, ground); });
}

}  // namespace

int WarForce::fielded() const {
    return static_cast<int>(std::ranges::count_if(laid, [](const std::string& type) { return !type.empty(); }));
}

int WarForce::free(const std::string& type) const {
    return pool.of(type) - static_cast<int>(std::ranges::count(laid, type));
}

bool operator==(const Match& a, const Match& b) {
    return a.plan_hash == b.plan_hash && a.phase == b.phase && a.place == b.place && a.hosts == b.hosts &&
           a.fought == b.fought && a.fallen == b.fallen && a.end == b.end;
}

bool Match::has_fallen(const std::string& leader) const { return core::contains(fallen, leader, &FallenLeader::name); }

const Way& way_from(const Match& match) {
    const auto& next = match.at().next;
    const auto found = std::ranges::find_if(next, [&](const Way& way) { return !way.when || holds(match, *way.when); });
    return *found;  // the last one has no condition
}

int who_chooses(const Match& match) { return match.plan->nation(match.fought.back().winner); }

}  // namespace rules::war
