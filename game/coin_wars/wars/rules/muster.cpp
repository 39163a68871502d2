#include "game/coin_wars/wars/rules/muster.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace rules::war {

namespace {

const std::vector<Stand>& line_of(const Match& match, int nation) { return match.plan->stands(nation, match.place); }

std::string& at(WarForce& host, std::size_t stand) { return host.laid[stand]; }

bool is_open(const Match& match, int nation, std::size_t stand) {
    return match.host(nation).laid[stand].empty() && !stays_empty(match, nation, static_cast<int>(stand));
}

// A nation's coins by diameter, the smallest first: each takes the smallest place that it fits, so that as many as
// possible are placed. Returns the places still open.
std::vector<double> open_after_pool(const Match& match, int nation) {
    const auto& line = line_of(match, nation);
    std::vector<double> open;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (!stays_empty(match, nation, static_cast<int>(i))) open.push_back(diameter_of(match, line[i].type));
    std::ranges::sort(open);
    std::vector<double> coins;
    for (const auto& [type, count] : match.host(nation).pool)
        coins.insert(coins.end(), static_cast<std::size_t>(std::max(0, std::min(count, static_cast<int>(line.size())))),
                     diameter_of(match, type));
    std::ranges::sort(coins);
    for (const double coin : coins) {
        const auto place = std::ranges::lower_bound(open, coin);
        if (place != open.end()) open.erase(place);
    }
    return open;
}

// The type of the largest reserve coin that fits there; empty if none does.
std::string largest_free(const Match& match, int nation, int stand) {
    std::string best;
    for (const auto& [type, count] : match.host(nation).pool)
        if (match.host(nation).free(type) > 0 && fits(match, nation, stand, type) &&
            (best.empty() || diameter_of(match, type) > diameter_of(match, best)))
            best = type;
    return best;
}

int places_of(const Match& match, int nation) {
    int places = 0;
    for (std::size_t i = 0; i < line_of(match, nation).size(); ++i)
        places += !stays_empty(match, nation, static_cast<int>(i));
    return places;
}

}  // namespace

double diameter_of(const Match& match, const std::string& type) {
    const CoinRow* row = match.plan->coin(type);
    return row ? row->diameter : std::numeric_limits<double>::infinity();
}

std::vector<std::size_t> smallest_first(const Match& match, int nation) {
    const auto& line = line_of(match, nation);
    std::vector<std::size_t> order(line.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return diameter_of(match, line[i].type); });
    return order;
}

int least_of(const Match& match, int nation) { return std::max(1, match.at().min.of(match.nation(nation).id)); }

int stand_of(const Match& match, int nation, const std::string& coin) {
    const auto& line = line_of(match, nation);
    const auto found = std::ranges::find_if(line, [&](const Stand& stand) { return stand.coin == coin; });
    return found == line.end() ? -1 : static_cast<int>(found - line.begin());
}

bool stays_empty(const Match& match, int nation, int stand) {
    const Stand& place = line_of(match, nation)[static_cast<std::size_t>(stand)];
    const LeaderSetup* leader = match.plan->leader_of(nation, match.place, place.coin);
    return leader && match.has_fallen(leader->name);
}

bool fits(const Match& match, int nation, int stand, const std::string& type) {
    const Stand& place = line_of(match, nation)[static_cast<std::size_t>(stand)];
    return diameter_of(match, type) <= diameter_of(match, place.type);
}

const LeaderSetup* leader_missing(const Match& match, int nation) {
    const auto& line = line_of(match, nation);
    const WarForce& host = match.host(nation);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const LeaderSetup* leader = match.plan->leader_of(nation, match.place, line[i].coin);
        if (!leader || !is_open(match, nation, i)) continue;
        for (const auto& [type, count] : host.pool)
            if (host.free(type) > 0 && fits(match, nation, static_cast<int>(i), type)) return leader;
    }
    return nullptr;
}

int max_fielded(const Match& match, int nation, int purse) {
    std::vector<double> open = open_after_pool(match, nation);
    int fielded = places_of(match, nation) - static_cast<int>(open.size());
    // The larger a place, the more coins fit, so its cheapest coin costs no more than that of a smaller place.
    std::ranges::reverse(open);
    for (const double place : open) {
        int cheapest = std::numeric_limits<int>::max();
        for (const auto& [type, cents] : match.nation(nation).prices)
            if (diameter_of(match, type) <= place) cheapest = std::min(cheapest, cents);
        if (cheapest > purse) continue;
        purse -= cheapest;
        ++fielded;
    }
    return fielded;
}

std::optional<int> lay_in_own_place(Match& match, int nation, const std::string& type) {
    WarForce& host = match.host(nation);
    const auto& line = line_of(match, nation);
    if (host.free(type) <= 0) return std::nullopt;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i].type == type && is_open(match, nation, i)) {
            at(host, i) = type;
            return static_cast<int>(i);
        }
    return std::nullopt;
}

void lay_out(Match& match, int nation) {
    WarForce& host = match.host(nation);
    const auto& line = line_of(match, nation);
    host.ready = false;
    host.laid.assign(line.size(), {});
    const auto lay = [&](std::size_t i, const std::string& type) {
        if (is_open(match, nation, i) && host.free(type) > 0) at(host, i) = type;
    };
    for (std::size_t i = 0; i < line.size(); ++i)
        if (match.plan->leader_of(nation, match.place, line[i].coin)) {
            lay(i, line[i].type);
            lay(i, largest_free(match, nation, static_cast<int>(i)));
        }
    for (std::size_t i = 0; i < line.size(); ++i) lay(i, line[i].type);
    for (const std::size_t i : smallest_first(match, nation)) {
        if (host.fielded() >= least_of(match, nation)) break;
        std::optional<std::string> smallest;
        for (const auto& [type, count] : host.pool)
            if (host.free(type) > 0 && fits(match, nation, static_cast<int>(i), type) &&
                (!smallest || diameter_of(match, type) < diameter_of(match, *smallest)))
                smallest = type;
        if (smallest) lay(i, *smallest);
    }
}

}  // namespace rules::war
